"""A tick box as delegates paint it into a row."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.ui.controls.painting import rounded
from desktop_app.ui.tokens import Tokens

SIDE = 16
_CHECK = ((0.25, 0.52), (0.43, 0.70), (0.76, 0.32))


def paint_tick(painter: QPainter, box: QRectF, tokens: Tokens, *, ticked: bool) -> None:
    """Outlined while off, filled with a check while on."""
    if not ticked:
        rounded(painter, box, 3, tokens.sheet, tokens.edge)
        return
    rounded(painter, box, 3, tokens.accent)
    pen = QPen(tokens.on_accent, 1.7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    side = box.width()
    painter.drawPolyline([box.topLeft() + QPointF(x * side, y * side) for x, y in _CHECK])
