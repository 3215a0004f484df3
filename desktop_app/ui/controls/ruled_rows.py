"""RuledRows: rows of a list in columns, each with room around its text, over a hairline."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

from desktop_app.ui.controls.painting import row_ground
from desktop_app.ui.look import Look, Text

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ROW = 28


class RuledRows(QStyledItemDelegate):
    """Every row is equally high. right: columns of figures."""

    def __init__(
        self,
        look: Look,
        view: QTreeWidget,
        *,
        right: Container[int] = (),
        elided: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        super().__init__(view)
        self._look = look
        self._view = view
        self._right = right
        self._elided = elided

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """As wide as the column is left."""
        return QSize(0, self._look.px(ROW))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """One cell."""
        look, tokens = self._look, self._look.tokens
        box: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        row_ground(
            painter, look, box,
            chosen=chosen, focused=self._view.hasFocus(), first=index.column() == 0,
        )  # fmt: skip
        painter.setFont(look.font(Text.BODY))
        own = index.data(Qt.ItemDataRole.ForegroundRole)
        painter.setPen(tokens.ink if own is None else QBrush(own).color())
        cell = box.adjusted(look.px(8), 0, -look.px(8), 0)
        text = str(index.data() or "")
        shown = look.metrics(Text.BODY).elidedText(text, self._elided, cell.width())
        align = RIGHT if index.column() in self._right else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(cell, int(align | Qt.TextFlag.TextSingleLine), shown)
