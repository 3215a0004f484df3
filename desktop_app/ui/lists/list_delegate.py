"""ListDelegate: how a line of a reading list is painted, and where its note or heading is typed."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionViewItem, QWidget

from desktop_app.model.paper_row import Status
from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.lists.list_model import Line, ListModel, facts_of, note_of, title_of
from desktop_app.ui.look import Look, Text, paint_status

LEFT, NUMBER, STATUS, TEXT = 16, 28, 22, 66
TITLE_ROW, FACTS_ROW, NOTE_ROW, ROOM = 22, 20, 22, 6
HEADING_ROW = 46
BAR = 3


class ListDelegate(RowDelegate):
    """Positions are in px for 9.75 pt text. `dropping`: the line before which papers are let go."""

    def __init__(self, look: Look, model: ListModel, parent: QWidget) -> None:
        super().__init__(look, parent, TITLE_ROW + FACTS_ROW + 2 * ROOM)
        self._model = model
        self.editing = -1
        """The line whose note is being typed: it needs a row for that."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A note has a row of its own."""
        line = self._model.lines[index.row()]
        if line.row is None:
            return QSize(0, self._look.px(HEADING_ROW))
        noted = bool(line.entry.note) or index.row() == self.editing
        height = self._height + (NOTE_ROW if noted else 0)
        return QSize(0, self._look.px(height) + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One pass; a hairline below each line."""
        look, tokens = self._look, self._look.tokens
        line, box = self._model.lines[index.row()], QRect(option.rect)
        state = option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            active = bool(state & QStyle.StateFlag.State_Active)
            focused = active and option.widget is not None and option.widget.hasFocus()
            painter.fillRect(box, tokens.select if focused else tokens.select_idle)
            painter.fillRect(box.left(), box.top(), look.px(BAR), box.height(), tokens.accent)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, tokens.hover)
        painter.fillRect(box.left(), box.bottom(), box.width(), 1, tokens.line)
        if line.row is None:
            self._paint_heading(painter, box, line)
        else:
            self._paint_paper(painter, box, line)
        focus = QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_KeyboardFocusChange
        if (state & focus) == focus:
            painter.setPen(tokens.accent)
            painter.drawRect(box.adjusted(0, 0, -1, -1))
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A field over the heading, or over the note's row."""
        editor = QLineEdit(parent)
        if self._model.lines[index.row()].row is None:
            editor.setAccessibleName(self.tr("Heading"))
        else:
            editor.setAccessibleName(self.tr("Note in this list"))
            editor.setPlaceholderText(self.tr("Note in this list"))
        return editor

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc leaves what stood there of a heading, as of all names; a note is kept by it, as that
        of a paper is: it is many words, and Undo takes them back."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape and self._notes and isinstance(watched, QWidget):
                self.commitData.emit(watched)
                self.closeEditor.emit(watched)
                return True
        return super().eventFilter(watched, event)

    @property
    def _notes(self) -> bool:
        """Whether what is being typed is a note."""
        lines = self._model.lines
        return 0 <= self.editing < len(lines) and lines[self.editing].row is not None

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """At the foot of the line."""
        look, box = self._look, QRect(option.rect)
        heading = self._model.lines[index.row()].row is None
        left = look.px(LEFT - 5 if heading else TEXT - 2)
        height = look.px(26 if heading else 24)
        bottom = box.bottom() - look.px(6 if heading else 3)
        editor.setGeometry(
            box.left() + left, bottom - height, box.width() - left - look.px(16), height
        )

    def _paint_heading(self, painter: QPainter, box: QRect, line: Line) -> None:
        look = self._look
        where = box.adjusted(look.px(LEFT), look.px(14), -look.px(16), 0)
        self.write(painter, where, title_of(line), Text.PAPER_TITLE, "ink")

    def _paint_paper(self, painter: QPainter, box: QRect, line: Line) -> None:
        look, tokens, row = self._look, self._look.tokens, line.row
        assert row is not None
        px = look.px
        top = box.top() + px(ROOM)
        title = QRect(box.left() + px(TEXT), top, box.width() - px(TEXT + 16), px(TITLE_ROW))
        number = QRect(box.left() + px(8), top, px(NUMBER), px(TITLE_ROW))
        painter.setFont(look.font(Text.COUNT))
        painter.setPen(tokens.ink3)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(number, int(right), str(line.number))
        mark = QRectF(box.left() + px(8 + NUMBER + 6), 0, px(16), px(16))
        mark.moveTop(round(title.center().y() - px(16) / 2 + 1))
        paint_status(painter, mark, row.status, tokens)
        read = row.status is Status.READ
        kind = Text.BODY if read else Text.TITLE
        if not row.title:
            kind = Text.BODY_ITALIC
        ink = "ink2" if read or not row.title else "ink"
        self.write(painter, title, title_of(line), kind, ink)
        facts = title.translated(0, px(TITLE_ROW - 1))
        facts.setHeight(px(FACTS_ROW))
        self.write(painter, facts, facts_of(row), Text.SMALL, "ink2")
        if line.entry.note:
            note = facts.translated(0, px(FACTS_ROW))
            note.setHeight(px(NOTE_ROW))
            bar = QRect(note.left(), note.top() + px(3), px(BAR), note.height() - px(6))
            painter.fillRect(bar, tokens.accent_line)
            self.write(painter, note.adjusted(px(10), 0, 0, 0), note_of(line), Text.BODY, "ink")
