"""NoteEditor: the user's note on a paper, read and edited in the same place."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextBlockFormat,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop_app.ui.details.formulas import Formulas
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.details.markdown_text import MarkdownText
from desktop_app.ui.details.reading_text import Setting
from desktop_app.ui.look import Look, Text

BAR = 3
LEADING = 1.5


class NoteEditor(QWidget):
    """What is typed is announced once, when editing ends, however it ends.

    It ends when the keyboard goes elsewhere, on Ctrl+Enter and Escape, and when another paper is
    shown. A note that could not be saved stays here under its paper until it is.
    """

    edited = Signal(int, str)
    """(paper id, text): to be saved."""
    link_requested = Signal(str)

    def __init__(self, look: Look, formulas: Formulas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._paper = 0
        self._saved = ""
        self._unsaved: dict[int, str] = {}
        self._reasons: dict[int, str] = {}
        self._editing = False
        self._former: QWidget | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(4))
        head = QHBoxLayout()
        self._label = QLabel(self.tr("Note"), self)
        self.button = LinkButton(look, parent=self)
        self.button.clicked.connect(self._press)
        head.addWidget(self._label)
        head.addStretch(1)
        head.addWidget(self.button)
        column.addLayout(head)
        self._body = _Edge(look, self)
        self._stack = QVBoxLayout(self._body)
        self._stack.setContentsMargins(look.px(14), look.px(7), 0, look.px(7))
        self.reading = MarkdownText(look, formulas, Setting(Text.BODY, leading=LEADING), self._body)
        self.reading.setAccessibleName(self.tr("Note"))
        self.reading.link_requested.connect(self.link_requested)
        self.field = _Field(self._body)
        self.field.setAccessibleName(self.tr("Note"))
        self.field.setPlaceholderText(self.tr("Your note, in Markdown. Ctrl+Enter keeps it."))
        self.field.finished.connect(self.finish)
        self.field.ended.connect(self._end)
        self.reading.viewport().installEventFilter(self)
        self._stack.addWidget(self.reading)
        self._stack.addWidget(self.field)
        column.addWidget(self._body)
        self._warning = QLabel(self)
        self._warning.setWordWrap(True)
        self._warning.hide()
        column.addWidget(self._warning)
        look.changed.connect(self._relook)
        self._relook()
        self._show_state()

    @property
    def paper_id(self) -> int:
        """The paper whose note this is; 0 before the first."""
        return self._paper

    @property
    def editing(self) -> bool:
        """Whether the note is being typed now."""
        return self._editing

    def show_note(self, paper_id: int, note: str) -> None:
        """Show the note of a paper; what is being typed for the same paper is left alone."""
        if paper_id == self._paper and self._editing:
            return
        self.finish()
        self._paper, self._saved = paper_id, note
        self._show_state()

    def edit(self) -> None:
        """Begin to type."""
        if not self._paper:
            return
        if not self._editing:
            self._former = QApplication.focusWidget()
        self._editing = True
        size = self._look.font(Text.BODY).pointSizeF() * self.logicalDpiY() / 72
        self.field.begin(self._unsaved.get(self._paper, self._saved), round(size * LEADING))
        self._show_state()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        """End editing; the note is announced if it is another one than before."""
        if not self._editing:
            return
        self._editing = False
        text = self.field.toPlainText().strip()
        if text != self._saved.strip():
            self._unsaved[self._paper] = text
            self.edited.emit(self._paper, text)
        self._show_state()

    def take_saved(self, paper_id: int, text: str) -> None:
        """The note is in the library."""
        if self._unsaved.get(paper_id) == text:
            del self._unsaved[paper_id]
            self._reasons.pop(paper_id, None)
        if paper_id == self._paper:
            self._saved = text
            self._show_state()

    def take_failure(self, paper_id: int, reason: str) -> None:
        """The note could not be saved: it is still here, and says so."""
        self._reasons[paper_id] = self.tr("Not saved yet: {reason}").format(reason=reason)
        self._show_state()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A double click on the note edits it."""
        if event.type() is QEvent.Type.MouseButtonDblClick:
            self.edit()
            return True
        return super().eventFilter(watched, event)

    def _end(self) -> None:
        """By its key: the keyboard goes back to where it came from."""
        former, self._former = self._former, None
        self.finish()
        if former is not None and isValid(former) and former.isVisible():
            former.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self) -> None:
        if self._editing:
            self.finish()
        else:
            self.edit()

    def _show_state(self) -> None:
        text = self._unsaved.get(self._paper, self._saved)
        self._warning.setText(self._reasons.get(self._paper, ""))
        self._warning.setVisible(self._paper in self._reasons)
        self.reading.setVisible(not self._editing)
        self.field.setVisible(self._editing)
        self._body.setVisible(self._editing or bool(text.strip()))
        self._body.set_active(self._editing)
        self.reading.show_text(text)
        if self._editing:
            self.button.show_words(self.tr("Done"))
        else:
            self.button.show_words(self.tr("Edit") if text.strip() else self.tr("Add a note"))

    def _relook(self) -> None:
        look = self._look
        self._label.setFont(look.font(Text.LABEL))
        self.field.setFont(look.font(Text.BODY))
        for widget, ink in (
            (self._label, look.tokens.ink3),
            (self._warning, look.tokens.amber),
        ):
            palette = widget.palette()
            palette.setColor(QPalette.ColorRole.WindowText, ink)
            widget.setPalette(palette)
        self._warning.setFont(look.font(Text.SMALL))


class _Edge(QWidget):
    """The note's place: a bar at its left, no box."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._active = False

    def set_active(self, active: bool) -> None:
        self._active = active
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = self._look.tokens
        painter = QPainter(self)
        colour = tokens.accent if self._active else tokens.accent_line
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(0, 0, BAR, self.height(), 1.5, 1.5)
        painter.end()


class _Field(QTextEdit):
    """Set like the note that is read, and as high as what is typed."""

    finished = Signal()
    """The keyboard went elsewhere."""
    ended = Signal()
    """By a key that says so."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAcceptRichText(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().setDocumentMargin(0)
        self.viewport().setAutoFillBackground(False)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)

    def begin(self, text: str, line: int) -> None:
        """Put a text in, with this many px from line to line, and go to its end."""
        self.setPlainText(text)
        block = QTextBlockFormat()
        block.setLineHeight(line, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        cursor = self.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.setBlockFormat(block)
        self.document().clearUndoRedoStacks()
        self.setMinimumHeight(line)
        self.moveCursor(cursor.MoveOperation.End)

    def event(self, event: QEvent) -> bool:
        """Esc ends the typing here, whatever else it means around."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape or (
            entered and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self.ended.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            # Not at once: the place that was clicked must not move under the mouse.
            QTimer.singleShot(0, self.finished.emit)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _fit(self) -> None:
        self.setFixedHeight(max(1, math.ceil(self.document().size().height())))
