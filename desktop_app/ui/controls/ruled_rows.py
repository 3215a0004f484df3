"""RuledRows: rows of a list in columns, each with room around its text, over a hairline."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTreeWidget

from desktop_app.ui.controls.painting import row_ground
from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.look import Look, Text

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ROW = 28


class RuledRows(RowDelegate):
    """Every row is equally high. right: columns of figures."""

    def __init__(
        self,
        look: Look,
        view: QTreeWidget,
        *,
        right: Container[int] = (),
        elided: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        super().__init__(look, view, ROW)
        self._view = view
        self._right = right
        self._elided = elided

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One cell."""
        look = self._look
        box: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        row_ground(
            painter, look, box,
            chosen=chosen, focused=self._view.hasFocus(), first=index.column() == 0,
        )  # fmt: skip
        own = index.data(Qt.ItemDataRole.ForegroundRole)
        self.write(
            painter, box.adjusted(look.px(8), 0, -look.px(8), 0), str(index.data() or ""),
            Text.BODY, "ink" if own is None else QBrush(own).color(),
            right=index.column() in self._right, elided=self._elided,
        )  # fmt: skip
