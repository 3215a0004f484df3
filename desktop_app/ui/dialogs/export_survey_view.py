"""ExportSurveyView: how many papers go out whole, how many lack something, what is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop_app.model.file_format import FileFormat
from desktop_app.services.export_service import ExportSurvey
from desktop_app.ui import words
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text


class ExportSurveyView(QWidget):
    """One line a fact; lines that count nothing are left out. Lines keep their height."""

    show_requested = Signal(object)
    """tuple[int, ...]: papers to show in the table."""
    include_requested = Signal(bool)
    """Whether papers without a title are wanted after all."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def minimumSizeHint(self) -> QSize:
        """Left to the height for the width: that for the narrowest width would part the lines."""
        return QSize(0, 0)

    def show_survey(self, survey: ExportSurvey, target: FileFormat, included: bool) -> None:
        """Lay the lines out anew. included: whether untitled papers were asked for."""
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._line(
            len(survey.complete),
            "accent",
            self.tr("complete as far as the sources say"),
            self.tr("title, all authors, year, and an identifier or venue"),
        )
        self._untitled(survey, target, included)
        self._missing(
            survey.cut_authors,
            self.tr("with a cut author list"),
            self.tr("written as “and others”, or with a note"),
        )
        self._missing(
            survey.without_authors,
            self.tr("without authors"),
            self.tr("the field is left out, none is guessed"),
        )
        self._missing(
            survey.without_year,
            self.tr("without a year"),
            self.tr("the field is left out, none is guessed"),
        )
        self._missing(
            survey.cut_abstracts,
            self.tr("with an abstract cut in the source"),
            self.tr("written as far as it is known, and marked as cut"),
        )
        self._column.addStretch(1)

    def _untitled(self, survey: ExportSurvey, target: FileFormat, included: bool) -> None:
        if not survey.untitled:
            return
        if survey.left_out:
            says = self.tr("left out of {format}; a list as text can hold them").format(
                format=target.title
            )
            button, run = self.tr("Include them"), partial(self.include_requested.emit, True)
        elif included:
            says = self.tr("written all the same, without a title")
            button, run = self.tr("Leave them out"), partial(self.include_requested.emit, False)
        else:
            says = self.tr("shown by the beginning of the abstract")
            button, run = "", None
        self._line(len(survey.untitled), "red", self.tr("without a title"), says, button, run)

    def _missing(self, ids: Sequence[int], title: str, says: str) -> None:
        if ids:
            run = partial(self.show_requested.emit, tuple(ids))
            self._line(len(ids), "amber", title, says, self.tr("Show them"), run)

    def _line(
        self,
        count: int,
        ink: str,
        title: str,
        says: str,
        button: str = "",
        run: Callable[[], object] | None = None,
    ) -> None:
        look = self._look
        if self._column.count():
            line = Hairline(look, parent=self)
            self._column.addWidget(line)
            line.show()
        row = QWidget(self)
        grid = QGridLayout(row)
        grid.setContentsMargins(0, look.px(6), 0, look.px(6))
        grid.setHorizontalSpacing(look.px(14))
        grid.setVerticalSpacing(0)
        figure = TextLabel(look, words.number(count), Text.DIALOG_HEADING, ink)
        figure.setMinimumWidth(look.px(40))
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(figure, 0, 0, 2, 1)
        grid.addWidget(TextLabel(look, title, Text.BODY), 0, 1)
        grid.addWidget(TextLabel(look, says, Text.SMALL, "ink2", wrap=True), 1, 1)
        grid.setColumnStretch(1, 1)
        if button and run is not None:
            control = Button(look, button, kind=ButtonKind.LINK, parent=row)
            control.setAutoDefault(False)
            control.setAccessibleDescription(title)
            control.clicked.connect(lambda: run())
            grid.addWidget(control, 0, 2, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self._column.addWidget(row)
        row.show()  # at once: what is hidden counts for no height
