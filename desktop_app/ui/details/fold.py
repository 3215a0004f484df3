"""Fold: the turned down corner of the sheet on which a paper stands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop_app.ui.look import Look

FOLD = 18


class Fold(QWidget):
    """The corner of the sheet, turned down: the one ornament, and only on a paper."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, side = self._look.tokens, float(self.width())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.desk)
        painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(side, 0), QPointF(side, side)]))
        painter.setBrush(tokens.accent_soft)
        painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(0, side), QPointF(side, side)]))
        painter.setPen(tokens.accent_line)
        painter.drawLine(QPointF(0.5, 0), QPointF(0.5, side - 0.5))
        painter.drawLine(QPointF(0.5, side - 0.5), QPointF(side, side - 0.5))
        painter.drawLine(QPointF(0.5, 0.5), QPointF(side, side))
        painter.end()
