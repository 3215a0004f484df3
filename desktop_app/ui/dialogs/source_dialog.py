"""SourceDialog: the text of a listing as it was read, opened at a line."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QTextBlock, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.provenance import ListingText
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text


class SourceDialog(DialogFrame):
    """line: 1-based, marked and in the middle; -1 is the end of the text."""

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        listing_id: int,
        line: int,
        end_line: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("Source"))
        self.heading.setText(self.tr("Source"))
        self._line = line
        self._end_line = end_line or line
        self.resize(look.px(820), look.px(620))
        self.path = TextLabel(look, "", Text.SMALL, "ink2", wrap=True, selectable=True)
        self.body.addWidget(self.path)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Text of the listing"))
        self.text.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(look.font(Text.SMALL).pointSizeF())
        self.text.setFont(font)
        self.body.addWidget(self.text, 1)
        self.copy = Button(look, self.tr("Copy all"), icon="clipboard", parent=self)
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        self.foot.addStretch(1)
        self.foot.addWidget(self.copy)
        self.add_primary(self.tr("Close")).clicked.connect(self.accept)
        bridge.run(
            "",
            lambda session, _: session.search.listing_text(listing_id),
            then=self._show,
            lane=Lane.READ,
        )

    def _show(self, listing: ListingText | None) -> None:
        if listing is None:
            self.path.setText(self.tr("This listing was taken back; its text is gone with it."))
            return
        self.heading.setText(listing.name)
        self.path.setText(listing.path or self.tr("pasted"))
        if listing.text is None:
            self.text.setPlainText(
                self.tr("The listing is too large to be kept in the library. It was read from: ")
                + (listing.path or listing.name)
            )
            return
        self.text.setPlainText(listing.text)
        self._go()

    def _go(self) -> None:
        document = self.text.document()
        block = document.lastBlock()
        marks = []
        if self._line > 0:
            block = document.findBlockByNumber(self._line - 1)
            end = document.findBlockByNumber(self._end_line - 1)
            marks = [self._mark(block, end if end.isValid() else block)]
        if not block.isValid():
            return
        self.text.setExtraSelections(marks)
        self.text.setTextCursor(QTextCursor(block))
        self.text.centerCursor()

    def _mark(self, first: QTextBlock, last: QTextBlock) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        cursor = QTextCursor(first)
        cursor.setPosition(last.position() + last.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        mark.cursor = cursor
        mark.format.setBackground(self.look.tokens.accent_soft)
        return mark

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def line_shown(self) -> int:
        """The line the cursor stands in, 1-based."""
        return self.text.textCursor().blockNumber() + 1

    def keyPressEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        """Enter closes as well as Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        else:
            super().keyPressEvent(event)
