"""RecordDelegate: paints one record of a preview: tick, title, and a line for each field."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop_app.model.record import Record
from desktop_app.ui.controls.painting import hairline, paint_tag_dot
from desktop_app.ui.controls.tick_painting import paint_tick
from desktop_app.ui.listings import field_colours, record_words
from desktop_app.ui.listings.record_ticks import RECORD
from desktop_app.ui.listings.record_words import FieldLine
from desktop_app.ui.listings.text_lines import draw_lines, text_lines
from desktop_app.ui.look import Look, Text

Index = QModelIndex | QPersistentModelIndex
TOP, FOOT, LINE, TITLE_LINE, TITLE_GAP = 10, 10, 20, 21, 3
TICK_LEFT, TICK, LEFT, VALUE_LEFT, RIGHT = 16, 16, 44, 126, 16
MOST_LINES = {"abstract": 2, "authors": 2}
"""Of a field; others have one."""
TITLE_SIZE = 11 / 15
"""Of a title in the details."""


class RecordDelegate(QStyledItemDelegate):
    """Heights follow what a record says and how wide the list is."""

    def __init__(self, look: Look, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The list's width, and as high as its lines."""
        record: Record = index.data(RECORD)
        px = self._look.px
        height = px(TOP + FOOT) + px(TITLE_GAP) + px(TITLE_LINE) * len(self._title(record))
        for line in record_words.field_lines(record):
            height += px(LINE) * len(self._value(line))
        return QSize(self._width(), height + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Ground, tick, title, fields."""
        look, tokens = self._look, self._look.tokens
        rect: QRect = option.rect
        record: Record = index.data(RECORD)
        ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            active = bool(state & QStyle.StateFlag.State_Active) and self._view.hasFocus()
            painter.fillRect(rect, tokens.select if active else tokens.select_idle)
        if index.row() == self._view.currentIndex().row():
            painter.fillRect(rect.left(), rect.top(), 3, rect.height() - 1, tokens.accent)
        hairline(painter, rect, tokens.line)
        self._paint_tick(painter, rect, ticked)
        ink = tokens.ink if ticked else tokens.ink3
        if record.title is None:
            ink = tokens.ink2
        y = rect.top() + look.px(TOP)
        lines = self._title(record)
        painter.setPen(tokens.amber if "title" in record.guessed else ink)
        corner = QPointF(rect.left() + look.px(LEFT), y)
        draw_lines(painter, lines, self._title_font(record), corner, look.px(TITLE_LINE))
        y += look.px(TITLE_LINE) * len(lines) + look.px(TITLE_GAP)
        for line in record_words.field_lines(record):
            y = self._paint_field(painter, rect, y, line, ticked)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """A click on the tick, and a little around it."""
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            rect: QRect = option.rect
            tick = self._tick_box(rect).adjusted(-8, -8, 8, 8)
            if tick.contains(event.position()) and event.button() == Qt.MouseButton.LeftButton:
                ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
                value = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
                model.setData(index, value, Qt.ItemDataRole.CheckStateRole)
                return True
        return False

    def _paint_field(
        self, painter: QPainter, rect: QRect, y: int, line: FieldLine, ticked: bool
    ) -> int:
        look, tokens = self._look, self._look.tokens
        px = look.px
        middle = y + px(LINE) / 2
        dot = field_colours.colours(look, line.field).dot
        paint_tag_dot(painter, look, rect.left() + px(LEFT), middle, dot)
        painter.setFont(look.font(Text.SMALL))
        painter.setPen(tokens.ink2)
        name = QRect(rect.left() + px(LEFT + 14), y, px(VALUE_LEFT - LEFT - 16), px(LINE))
        align = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(name, int(align), field_colours.name(line.field))
        lines = self._value(line)
        painter.setPen(self._ink(line, ticked))
        font, left = look.font(Text.SMALL), rect.left() + px(VALUE_LEFT)
        draw_lines(painter, lines, font, QPointF(left, y), px(LINE))
        if line.doubtful and line.text:
            painter.setPen(QPen(tokens.amber, 1, Qt.PenStyle.DotLine))
            width = look.metrics(Text.SMALL).horizontalAdvance(lines[0])
            foot = y + px(LINE) - px(2) + 0.5
            painter.drawLine(QPointF(left, foot), QPointF(left + width, foot))
        return y + px(LINE) * len(lines)

    def _ink(self, line: FieldLine, ticked: bool) -> QColor:
        tokens = self._look.tokens
        if line.doubtful:
            return tokens.amber
        return tokens.ink if ticked else tokens.ink3

    def _paint_tick(self, painter: QPainter, rect: QRect, ticked: bool) -> None:
        paint_tick(painter, self._tick_box(rect), self._look.tokens, ticked=ticked)

    def _tick_box(self, rect: QRect) -> QRectF:
        px = self._look.px
        return QRectF(rect.left() + px(TICK_LEFT), rect.top() + px(TOP + 3), px(TICK), px(TICK))

    def _title(self, record: Record) -> tuple[str, ...]:
        font, width = self._title_font(record), self._width() - self._look.px(LEFT + RIGHT)
        return text_lines(record_words.title(record), font, width, 2)

    def _title_font(self, record: Record) -> QFont:
        if record.title is None:
            return self._look.font(Text.BODY_ITALIC)
        return self._look.font(Text.PAPER_TITLE, TITLE_SIZE)

    def _value(self, line: FieldLine) -> tuple[str, ...]:
        note = f"({line.note})" if line.note and line.text else line.note
        width = self._width() - self._look.px(VALUE_LEFT + RIGHT)
        most = MOST_LINES.get(line.field, 1)
        return text_lines(line.text, self._look.font(Text.SMALL), width, most, note)

    def _width(self) -> int:
        return max(self._look.px(280), self._view.viewport().width())
