"""How a line of the sidebar is painted: mark, name, count, and the bar of the place one is at."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.ui import words
from desktop_app.ui.controls.painting import (
    key_cap_width,
    paint_arrow,
    paint_key_cap,
    paint_tag_dot,
)
from desktop_app.ui.look import Look, Text, paint_status
from desktop_app.ui.tags.sidebar_entries import Entry, EntryKind
from desktop_app.ui.tags.sidebar_model import SidebarTreeModel

Index = QModelIndex | QPersistentModelIndex
INSET = 16
TEXT_LEFT = 40
INDENT = 16
BAR = 3
ROW, HEADING, GAP = 26, 32, 12


class SidebarDelegate(QStyledItemDelegate):
    """Positions are in px for 9.75 pt text; `dropping` is the index under dragged papers."""

    def __init__(self, look: Look, model: SidebarTreeModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self.dropping: QModelIndex | None = None
        self.expanded: set[str] = set()
        """Names of the tags whose children are shown."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Headings are higher than places."""
        entry = self._model.entry(index)
        kind = entry.kind if entry is not None else EntryKind.PLACE
        height = {EntryKind.HEADING: HEADING, EntryKind.GAP: GAP}.get(kind, ROW)
        return QSize(self._look.px(180), self._look.px(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One pass; the ground goes over the full width."""
        entry = self._model.entry(index)
        if entry is None or entry.kind is EntryKind.GAP:
            return
        box: QRect = option.rect
        painter.save()
        if entry.kind is EntryKind.HEADING:
            self._paint_heading(painter, box, entry)
        else:
            state: QStyle.StateFlag = option.state
            self._paint_place(painter, box, entry, state, index)
        painter.restore()

    def plus_box(self, box: QRect) -> QRect:
        """Where the + of a heading stands."""
        side = self._look.px(24)
        top = box.bottom() - side - self._look.px(1)
        return QRect(box.right() - side - self._look.px(9), top, side, side)

    def arrow_box(self, box: QRect, entry: Entry) -> QRect:
        """Where the arrow of a tag with children can be hit."""
        left = self._look.px(entry.depth * INDENT)
        return QRect(box.left() + left, box.top(), self._look.px(INSET), box.height())

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A field over the name, for the whole path."""
        editor = QLineEdit(parent)
        entry = self._model.entry(index)
        name = self.tr("New name of the tag")
        if entry is not None and entry.source is not None:
            name = self.tr("New name of the source")
        elif entry is not None and entry.reading_list is not None:
            name = self.tr("New name of the reading list")
        elif entry is not None and entry.search is not None:
            name = self.tr("New name of the saved search")
        editor.setAccessibleName(name)
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """From the name's beginning to the right edge."""
        box: QRect = option.rect
        entry = self._model.entry(index)
        left = self._look.px(TEXT_LEFT - 5 + INDENT * (entry.depth if entry else 0))
        editor.setGeometry(box.adjusted(left, 1, -self._look.px(8), -1))

    def _paint_heading(self, painter: QPainter, box: QRect, entry: Entry) -> None:
        look, tokens = self._look, self._look.tokens
        painter.setFont(look.font(Text.LABEL))
        painter.setPen(tokens.ink3)
        text = box.adjusted(look.px(INSET), look.px(4), 0, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, entry.text)
        if entry.makes is not None:
            plus = self.plus_box(box)
            size = look.px(12)
            corner = QRectF(plus).center() - QPointF(size / 2, size / 2)
            ratio = painter.device().devicePixelRatioF()
            picture = look.pixmap("plus", tokens.ink3, size, ratio=ratio)
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), picture)

    def _paint_place(
        self,
        painter: QPainter,
        box: QRect,
        entry: Entry,
        state: QStyle.StateFlag,
        index: Index,
    ) -> None:
        look, tokens = self._look, self._look.tokens
        current = bool(state & QStyle.StateFlag.State_Selected)
        if self.dropping is not None and self.dropping == index:
            painter.fillRect(box, tokens.accent_soft)
            painter.setPen(tokens.accent)
            painter.drawRect(box.adjusted(0, 0, -1, -1))
        elif current:
            painter.fillRect(box, tokens.select)
            painter.fillRect(box.left(), box.top(), look.px(BAR), box.height(), tokens.accent)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, tokens.sunk)
        focus = QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_KeyboardFocusChange
        if current and (state & focus) == focus:
            painter.setPen(tokens.accent)
            painter.drawRect(box.adjusted(0, 0, -1, -1))
        indent = look.px(entry.depth * INDENT)
        middle = box.top() + box.height() / 2
        self._paint_mark(painter, box.left() + indent, middle, entry, current)
        right = box.right() + 1 - look.px(INSET)
        if entry.count is not None:
            right -= self._paint_count(painter, box, entry) + look.px(8)
        if entry.key is not None:
            key = str(entry.key)
            right -= key_cap_width(look, key)
            paint_key_cap(painter, look, right, middle, key, tokens.ink3, tokens.line2)
            right -= look.px(6)
        font = look.font(Text.STRONG if current else Text.BODY)
        painter.setFont(font)
        painter.setPen(tokens.ink)
        left = box.left() + look.px(TEXT_LEFT) + indent
        metrics = look.metrics(Text.STRONG if current else Text.BODY)
        name = metrics.elidedText(entry.text, Qt.TextElideMode.ElideRight, right - left)
        where = QRect(left, box.top(), right - left + 2, box.height())
        painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter), name)

    def _paint_mark(
        self, painter: QPainter, left: int, middle: float, entry: Entry, current: bool
    ) -> None:
        look, tokens = self._look, self._look.tokens
        size = look.px(16)
        ink: QColor = tokens.accent if current else tokens.ink2
        if entry.kind is EntryKind.TAG:
            paint_tag_dot(painter, look, left + look.px(20), middle, look.tag(entry.hue).dot)
            if entry.children:
                down = entry.place is not None and entry.place.argument in self.expanded
                centre = QPointF(left + look.px(9), middle)
                paint_arrow(painter, centre, look.px(7), tokens.ink3, down)
        elif entry.status is not None:
            box = QRectF(left + look.px(INSET), round(middle - size / 2), size, size)
            paint_status(painter, box, entry.status, tokens)
        elif entry.icon:
            ratio = painter.device().devicePixelRatioF()
            picture = look.pixmap(entry.icon, ink, size, ratio=ratio)
            painter.drawPixmap(QPointF(left + look.px(INSET), round(middle - size / 2)), picture)

    def _paint_count(self, painter: QPainter, box: QRect, entry: Entry) -> int:
        look, tokens = self._look, self._look.tokens
        waiting = entry.waiting or entry.fresh > 0
        kind = Text.COUNT_STRONG if waiting else Text.COUNT
        text = words.number(entry.fresh or entry.count or 0)
        if entry.fresh:
            text = f"+{text}"
        painter.setFont(look.font(kind))
        painter.setPen(tokens.accent if waiting else tokens.ink3)
        where = box.adjusted(0, 0, -look.px(INSET), 0)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(where, int(align), text)
        return look.metrics(kind).horizontalAdvance(text)
