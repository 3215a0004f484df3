"""RowDelegate: what all painted rows of lists share: look, height, and how words are written."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.ui.look import Look, Text

Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Heirs paint. height: of every row, in px for 9.75 pt text; heirs may tell others."""

    def __init__(self, look: Look, parent: QWidget, height: int) -> None:
        super().__init__(parent)
        self._look = look
        self._height = height

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As wide as there is room."""
        return QSize(0, self._look.px(self._height))

    def write(
        self,
        painter: QPainter,
        box: QRect,
        text: str,
        kind: Text,
        ink: str | QColor = "ink",
        *,
        right: bool = False,
        elided: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> int:
        """Write one line into the middle of a box, cut to its width; how wide it is, in px.

        ink: a token's name, or a colour. right: it ends at the box's right edge.
        """
        metrics = self._look.metrics(kind)
        shown = metrics.elidedText(text, elided, box.width())
        painter.setFont(self._look.font(kind))
        painter.setPen(getattr(self._look.tokens, ink) if isinstance(ink, str) else ink)
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        flags = int(side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
        painter.drawText(box, flags, shown)
        return metrics.horizontalAdvance(shown)
