"""Notices: what of an import the user should look at, each with one button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop_app.model.import_report import FileReport, ImportReport
from desktop_app.ui import words
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.line_drawing import LineDrawing
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.listings import report_words
from desktop_app.ui.look import Look, Text


class Notices(QWidget):
    """Nothing is drawn where count is 0."""

    compare_requested = Signal()
    untitled_requested = Signal()
    source_requested = Signal(int, int)
    formats_requested = Signal()
    held_requested = Signal()
    """Look at the listings that were not added."""

    def __init__(self, look: Look, report: ImportReport, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.count = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        for file in report.files:
            if file.summary.error is not None:
                self._add(
                    "warning",
                    "red",
                    file.summary.name,
                    translated(file.summary.error),
                    self.tr("What can be read"),
                    self.formats_requested.emit,
                )
            elif file.summary.incomplete:
                self._add_incomplete(file)
        if held := [file for file in report.files if file.not_added]:
            self._add_held(held)
        if report.possible_duplicates:
            count = report.possible_duplicates
            self._add(
                "duplicates",
                "ink2",
                words.counted(count, self.tr("possible duplicate"), self.tr("possible duplicates")),
                self.tr("Alike, but not surely the same. You decide."),
                self.tr("Compare"),
                self.compare_requested.emit,
            )
        if report.untitled:
            one, many = self.tr("paper without a title"), self.tr("papers without a title")
            self._add(
                "listing",
                "ink2",
                words.counted(report.untitled, one, many),
                self.tr(
                    "No title stands with these abstracts, and they fit no titled paper. "
                    "The beginning of the abstract is shown instead."
                ),
                self.tr("Show"),
                self.untitled_requested.emit,
            )

    def _add_held(self, held: list[FileReport]) -> None:
        title, sentence = report_words.not_added(held)
        files = [file for file in held if file.path is not None]
        button = self.tr("Look at it") if len(files) == 1 else self.tr("Look at them")
        run = self.held_requested.emit if files else None
        self._add("listing", "ink2", title, sentence, button if files else "", run)

    def _add_incomplete(self, file: FileReport) -> None:
        show: Callable[[], object] | None = None
        button = ""
        if file.listing_id is not None:
            button = self.tr("See the end of it")
            show = partial(self.source_requested.emit, file.listing_id, -1)
        self._add(
            "warning",
            "amber",
            self.tr("One page may be incomplete"),
            report_words.incomplete(file),
            button,
            show,
        )

    def _add(
        self,
        icon: str,
        ink: str,
        title: str,
        sentence: str,
        button: str = "",
        run: Callable[[], object] | None = None,
    ) -> None:
        look = self._look
        if self.count == 0:
            label = TextLabel(look, self.tr("For you to look at"), Text.LABEL, "ink2")
            self._column.addWidget(label)
        else:
            self._column.addWidget(Hairline(look))
        self.count += 1
        row = QWidget(self)
        grid = QGridLayout(row)
        grid.setContentsMargins(0, look.px(10), 0, look.px(10))
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(look.px(2))
        picture = LineDrawing(look, icon, row, side=16, ink=ink, stroke=None)
        grid.addWidget(picture, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(TextLabel(look, title, Text.TITLE), 0, 1)
        grid.addWidget(TextLabel(look, sentence, Text.SMALL, "ink2", wrap=True), 1, 1)
        grid.setColumnStretch(1, 1)
        if button and run is not None:
            control = Button(look, button, small=True)
            control.setMinimumWidth(look.px(120))
            control.setAccessibleDescription(title)
            control.clicked.connect(lambda: run())
            grid.addWidget(control, 0, 2, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self._column.addWidget(row)
