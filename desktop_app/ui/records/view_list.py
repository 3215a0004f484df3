"""ViewList: the views of a dialog at its left, as places stand in the sidebar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.look import Look, Text

ROW = 26


class ViewList(QListWidget):
    """Arrow keys choose."""

    def __init__(self, look: Look, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_Delegate(look, self, ROW))
        self.addItems(list(names))


class _Delegate(RowDelegate):
    """The chosen one on a fill, with a bar at its left."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One view."""
        look, tokens, box = self._look, self._look.tokens, option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, tokens.select if chosen else tokens.hover)
        if chosen:
            painter.fillRect(box.left(), box.top(), look.px(3), box.height(), tokens.accent)
        painter.setFont(look.font(Text.STRONG if chosen else Text.BODY))
        painter.setPen(tokens.ink)
        align = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
        painter.drawText(box.adjusted(look.px(12), 0, 0, 0), align, str(index.data()))
