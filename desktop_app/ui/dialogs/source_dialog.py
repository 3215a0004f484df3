"""SourceDialog: lines of a listing, the span of a record tinted and a field's value marked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.provenance import SourceExcerpt, TextState
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.numbered_text import NumberedText
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text


class SourceDialog(DialogFrame):
    """line: 1-based, a line of the record; -1 is the end of the text. field: whose value is marked.

    Of a long listing a part is shown; Earlier and Later go on from there.
    """

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        listing_id: int,
        line: int,
        field: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("Source"))
        self.heading.setText(self.tr("Source"))
        self._bridge = bridge
        self._asked = (listing_id, line, field)
        self.excerpt: SourceExcerpt | None = None
        self.resize(look.px(860), look.px(640))
        self.path = TextLabel(look, "", Text.SMALL, "ink2", wrap=True, selectable=True)
        self.part = TextLabel(look, self.tr("Reading the listing…"), Text.SMALL, "ink2", wrap=True)
        self.text = NumberedText(look, self)
        self.text.setAccessibleName(self.tr("Text of the listing"))
        for widget in (self.path, self.part):
            self.body.addWidget(widget)
        self.body.addWidget(self.text, 1)
        self.earlier = Button(look, self.tr("Earlier lines"), parent=self)
        self.later = Button(look, self.tr("Later lines"), parent=self)
        self.copy = Button(look, self.tr("Copy these lines"), icon="clipboard", parent=self)
        for button in (self.earlier, self.later, self.copy):
            button.setAutoDefault(False)
        self.earlier.clicked.connect(lambda: self._move(-1))
        self.later.clicked.connect(lambda: self._move(1))
        self.copy.clicked.connect(self._copy)
        self.foot.addWidget(self.earlier)
        self.foot.addWidget(self.later)
        self.foot.addStretch(1)
        self.foot.addWidget(self.copy)
        self.add_primary(self.tr("Close")).clicked.connect(self.accept)
        self._show_controls()
        self._read(None)

    def _read(self, around: int | None) -> None:
        listing_id, line, field = self._asked

        def work(session: Session, _: Progress) -> SourceExcerpt | None:
            # Loaded on the lane that reads: it brings the readers along.
            from desktop_app.services.sources.source_excerpt import source_excerpt  # noqa: PLC0415

            return source_excerpt(session.library, listing_id, line, field, around)

        def show(excerpt: SourceExcerpt | None) -> None:
            self._show(excerpt, around)

        self._bridge.run(
            "", work, then=show, failed=self._fail, lane=Lane.READ, owner=self, key="source"
        )

    def _show(self, excerpt: SourceExcerpt | None, around: int | None) -> None:
        self.excerpt = excerpt
        if excerpt is None:
            self.part.setText(self.tr("This listing was taken back; its text is gone with it."))
            return
        self.heading.setText(excerpt.name)
        self.path.setText(excerpt.path or self.tr("pasted"))
        self.text.show_lines(excerpt.lines, excerpt.first, excerpt.span, excerpt.places)
        if around is not None:
            self.text.go_to(around)
        elif excerpt.span is None:
            self.text.go_to(excerpt.total)
        else:
            self.text.go_to_span()
        self._show_controls()
        self.part.setText(self._part_words(excerpt))
        self.part.setVisible(bool(self.part.text()))

    def _fail(self, error: BaseException) -> None:
        said = translated(error.message) if isinstance(error, PaperfoldError) else ""
        self.part.setText(said or self.tr("The listing could not be shown; the log says why."))

    def _part_words(self, excerpt: SourceExcerpt) -> str:
        gone = {
            TextState.NOT_KEPT: self.tr(
                "What was pasted here is too long to be kept in the library."
            ),
            TextState.UNREADABLE: self.tr(
                "This listing is too long to be kept in the library, and its file cannot be read."
            ),
            TextState.CHANGED: self.tr(
                "This listing is too long to be kept in the library, and its file is not as it "
                "was when it was read."
            ),
        }.get(excerpt.state)
        if gone is not None:
            return gone
        if len(excerpt.lines) == excerpt.total:
            return ""
        return self.tr("Lines {first} to {last} of {total}").format(
            first=words.number(excerpt.first),
            last=words.number(excerpt.first + len(excerpt.lines) - 1),
            total=words.number(excerpt.total),
        )

    def _show_controls(self) -> None:
        excerpt = self.excerpt
        shown = len(excerpt.lines) if excerpt is not None else 0
        in_parts = excerpt is not None and shown < excerpt.total
        for button in (self.earlier, self.later):
            button.setVisible(in_parts and shown > 0)
        if excerpt is not None:
            self.earlier.setEnabled(excerpt.first > 1)
            self.later.setEnabled(excerpt.first + shown <= excerpt.total)
        self.copy.setEnabled(shown > 0)

    def _move(self, direction: int) -> None:
        if self.excerpt is not None:
            shown = len(self.excerpt.lines)
            middle = self.excerpt.first + shown // 2 + direction * shown
            self._read(max(1, min(middle, self.excerpt.total)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self.excerpt.lines if self.excerpt else ()))

    def line_shown(self) -> int:
        """The line the cursor stands in, 1-based."""
        return self.text.line

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter closes as well as Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        else:
            super().keyPressEvent(event)
