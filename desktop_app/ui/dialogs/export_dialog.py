"""ExportDialog: which format, what goes out with it, what is missing, and where to."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.file_format import FileFormat
from desktop_app.services.export_service import ExportOptions, ExportSurvey
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.fitting_scroll import FittingScroll
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.controls.tick import Tick
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.dialogs.export_survey_view import ExportSurveyView
from desktop_app.ui.dialogs.format_list import FormatList
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.export_scopes import ExportScope, offer
from desktop_app.ui.look import Look, Text

SETTING = "export/format"

T = TypeVar("T")


class ExportDialog(DialogFrame):
    """scopes: what can be exported, the likeliest first. Closes when the file is written."""

    saved = Signal(object, int)
    """Path, how many papers."""
    copied = Signal(int)
    """How many papers are on the clipboard."""
    show_requested = Signal(object)
    """tuple[int, ...]: papers to show; the dialog has closed."""

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        settings: AppSettings,
        prompts: Prompts,
        scopes: Sequence[ExportScope],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "", parent, side=True)
        self._bridge = bridge
        self._settings = settings
        self._prompts = prompts
        self._scopes = list(scopes)
        self._ids: Sequence[int] = ()
        self._options = ExportOptions()
        self._folder = Path(settings.folder) if settings.folder else Path.home()
        self._name = ""
        self._path: Path | None = None
        self.resize(look.px(880), look.px(700))
        assert bridge.session is not None
        self.formats = FormatList(look, bridge.session.exports.formats(), self)
        self.side.addWidget(TextLabel(look, self.tr("Format"), Text.LABEL, "ink2"))
        self.side.addWidget(self.formats)
        self._fill_body()
        self._fill_foot()
        self.formats.choose(settings.text(SETTING, "bibtex"))
        self.formats.format_changed.connect(self._look_again)
        self.formats.setFocus(Qt.FocusReason.OtherFocusReason)
        self._take_scope()

    def _take_scope(self) -> None:
        """Export the first scope, and offer the one after it."""
        scope = self._scopes[0]
        self._ids, self._name = scope.ids, scope.name
        self._options = replace(self._options, heading=scope.heading, layout=scope.layout)
        heading = self.tr("Export {papers}").format(papers=words.papers(len(scope.ids)))
        self.setWindowTitle(heading)
        self.heading.setText(heading)
        self.what.setText(scope.what)
        self.turn.setVisible(len(self._scopes) > 1)
        if len(self._scopes) > 1:
            self.turn.setText(offer(self._scopes[1]))
        self._look_again()

    def _turn(self) -> None:
        self._scopes.append(self._scopes.pop(0))
        self._take_scope()

    def _fill_body(self) -> None:
        look = self.look
        row = QHBoxLayout()
        self.what = TextLabel(look, "", Text.BODY, "ink2", wrap=True)
        self.turn = Button(look, "", kind=ButtonKind.LINK, parent=self)
        self.turn.setAutoDefault(False)
        self.turn.clicked.connect(self._turn)
        row.addWidget(self.what, 1)
        row.addWidget(self.turn)
        self.body.addLayout(row)
        self.body.addSpacing(look.px(8))
        self.body.addWidget(TextLabel(look, self.tr("Before you save"), Text.LABEL, "ink2"))
        self.survey_view = ExportSurveyView(look, self)
        self.survey_view.show_requested.connect(self._show)
        self.survey_view.include_requested.connect(self._include)
        self.survey_scroll = FittingScroll(self.survey_view, look, self)
        self.body.addWidget(self.survey_scroll)
        self.body.addWidget(TextLabel(look, self.tr("First entry"), Text.LABEL, "ink2"))
        self.preview = QPlainTextEdit(self)
        self.preview.setReadOnly(True)
        self.preview.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.preview.setAccessibleName(self.tr("First entry"))
        self.preview.setTabChangesFocus(True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(look.font(Text.SMALL).pointSizeF())
        self.preview.setFont(font)
        palette = self.preview.palette()
        palette.setColor(palette.ColorRole.Base, look.tokens.raised)
        self.preview.setPalette(palette)
        self.body.addWidget(self.preview, 1)
        self.body.addLayout(self._ticks())
        self.failure = TextLabel(look, "", Text.BODY, "red", wrap=True)
        self.failure.hide()
        self.body.addWidget(self.failure)

    def _ticks(self) -> FlowLayout:
        row = FlowLayout(gap=self.look.px(16))
        for field, text in (
            ("abstracts", self.tr("&Abstracts")),
            ("notes", self.tr("My &notes")),
            ("tags", self.tr("&Tags as keywords")),
            ("attribution", self.tr("&Whose page it was on")),
        ):
            tick = Tick(self.look, self, words=text)
            tick.setChecked(getattr(self._options, field))
            tick.toggled.connect(lambda on, field=field: self._set_option(field, on))
            row.addWidget(tick)
        return row

    def _fill_foot(self) -> None:
        self.path_label = ElidedLabel(self.look, "", Text.BODY, "ink2")
        self.foot.addWidget(self.path_label)
        change = Button(self.look, self.tr("Change"), kind=ButtonKind.LINK, parent=self)
        change.setAccessibleName(self.tr("Change where the file goes"))
        change.setAutoDefault(False)
        change.clicked.connect(self._choose_path)
        self.foot.addWidget(change)
        self.foot.addStretch(1)
        copy = Button(self.look, self.tr("Copy"), icon="clipboard", key="Ctrl+Shift+C", parent=self)
        copy.setAutoDefault(False)
        copy.clicked.connect(self._copy)
        QShortcut(QKeySequence("Ctrl+Shift+C"), self, self._copy)
        self.foot.addWidget(copy)
        self.add_cancel()
        self.save = self.add_primary(self.tr("Save"))
        self.save.clicked.connect(self._save)

    @property
    def path(self) -> Path:
        """Where the file goes: as chosen, or beside the last one under the format's suffix."""
        target = self.formats.chosen()
        if self._path is not None:
            return self._path.with_suffix(target.suffixes[0])
        return self._folder / f"{self._name}{target.suffixes[0]}"

    def _look_again(self) -> None:
        target, options, ids = self.formats.chosen(), self._options, self._ids
        shown = str(self.path).replace(str(Path.home()), "~", 1)
        metrics = self.look.metrics(Text.BODY)
        width = self.look.px(240)
        self.path_label.setText(metrics.elidedText(shown, Qt.TextElideMode.ElideMiddle, width))
        self.path_label.setToolTip(str(self.path))
        self._bridge.run(
            "",
            lambda session, _: (
                target,
                session.exports.survey(ids, target.id, options),
                session.exports.preview(ids, target.id, options),
            ),
            then=self._surveyed,
            lane=Lane.READ,
            key="export survey",
        )

    def _surveyed(self, found: tuple[FileFormat, ExportSurvey, str]) -> None:
        target, survey, preview = found
        self.survey_view.show_survey(survey, target, self._options.include_untitled)
        self.survey_scroll.updateGeometry()
        self.preview.setPlainText(preview)
        self.save.setText(self.tr("Save {papers}").format(papers=words.papers(survey.written)))
        self.save.setEnabled(survey.written > 0)

    def _set_option(self, field: str, on: bool) -> None:
        wanted: dict[str, Any] = {field: on}
        self._options = replace(self._options, **wanted)
        self._look_again()

    def _include(self, wanted: bool) -> None:
        self._set_option("include_untitled", wanted)

    def _show(self, ids: tuple[int, ...]) -> None:
        self.reject()
        self.show_requested.emit(ids)

    def _choose_path(self) -> bool:
        target = self.formats.chosen()
        patterns = " ".join(f"*{suffix}" for suffix in target.suffixes)
        chosen = self._prompts.file_to_save(
            self.tr("Where to save"),
            str(self.path),
            target.suffixes[0],
            f"{translated(target.title)} ({patterns})",
        )
        if chosen is not None:
            self._path = chosen
            self._look_again()
        return chosen is not None

    def _save(self) -> None:
        # A name that was only proposed must not replace a file that is there.
        if self._path is None and os.path.lexists(self.path) and not self._choose_path():
            return
        target, options, ids, path = self.formats.chosen(), self._options, self._ids, self.path
        self._settings.set_text(SETTING, target.id)
        self.save.setEnabled(False)
        self._run_with_keys(
            self.tr("Exporting {papers}").format(papers=words.papers(len(ids))),
            lambda session, progress: session.exports.write(
                ids, target.id, path, options, progress, keys_given=True
            ),
            lambda count: self._written(path, count),
        )

    def _run_with_keys(
        self, title: str, work: Callable[[Session, Progress], T], then: Callable[[T], None]
    ) -> None:
        """Only keys are given where others write: nobody waits for what is read and put out."""
        target, options, ids = self.formats.chosen(), self._options, self._ids

        def go_on(_: None = None) -> None:
            # The file is written even if the dialog was closed meanwhile.
            self._bridge.run(
                title, work, then=then, failed=self._failed, owner=self, lane=Lane.READ
            )

        def failed(error: BaseException) -> None:
            if shiboken6.isValid(self):
                self._failed(error)

        session = self._bridge.session
        if session is not None and session.exports.gives_citekeys(target.id):
            self._bridge.run(
                title,
                lambda session, progress: session.exports.give_keys(
                    ids, target.id, options, progress
                ),
                then=go_on,
                failed=failed,
            )
        else:
            go_on()

    def _written(self, path: Path, count: int) -> None:
        self.accept()
        self.saved.emit(path, count)

    def _copy(self) -> None:
        target, options, ids = self.formats.chosen(), self._options, self._ids
        self._settings.set_text(SETTING, target.id)
        self._run_with_keys(
            self.tr("Copying {papers}").format(papers=words.papers(len(ids))),
            lambda session, progress: session.exports.to_text(
                ids, target.id, options, progress, keys_given=True
            ),
            self._copied,
        )

    def _copied(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.accept()
        self.copied.emit(len(self._ids))

    def _failed(self, error: BaseException) -> None:
        self.save.setEnabled(True)
        if isinstance(error, PaperfoldError):
            self.failure.setText(translated(str(error)))
        else:
            self.failure.setText(
                self.tr("Something went wrong in Paperfold; the log has it. Nothing was written.")
            )
        self.failure.show()
