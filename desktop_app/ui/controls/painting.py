"""Shapes that several controls draw: grounds, focus rings, hairlines, key caps, tag dots."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.ui.look import Look, Text

RADIUS_CHIP = 3
RADIUS_BUTTON = 4
RADIUS_FIELD = 6
RING = 2.0
"""Width of the focus ring in px; between it and the control is a gap of 1 px."""
RING_INSET = 3.0


def fill(painter: QPainter, x: int, y: int, width: int, height: int, colour: QColor) -> None:
    """A plain ground. Leaves the painter without pen and brush.

    For QPainter.fillRect() the bindings would first make all that a gradient is, at the start.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(x, y, width, height)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def rounded(
    painter: QPainter, box: QRectF, radius: float, fill: QColor | None, line: QColor | None = None
) -> None:
    """A rounded ground, its 1 px outline inside the box. None: not painted."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    if line is not None:
        painter.setPen(QPen(line, 1))
        box = box.adjusted(0.5, 0.5, -0.5, -0.5)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(box, radius, radius)


def row_ground(
    painter: QPainter, look: Look, box: QRect, *, chosen: bool, focused: bool, first: bool
) -> None:
    """Behind a cell of a list over hairlines: the fill of a chosen row, with a bar at its left.

    focused: the list has the keyboard; first: the cell is the leftmost of its row.
    """
    tokens = look.tokens
    if chosen:
        painter.fillRect(box, tokens.select if focused else tokens.select_idle)
        if first:
            painter.fillRect(box.left(), box.top(), look.px(3), box.height(), tokens.accent)
    painter.fillRect(box.left(), box.bottom(), box.width(), 1, tokens.line)


def focus_ring(painter: QPainter, box: QRectF, radius: float, colour: QColor) -> None:
    """The 2 px ring at the edge of the box."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, RING))
    half = RING / 2
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


def key_cap_width(look: Look, key: str) -> int:
    """How wide paint_key_cap draws it."""
    return look.metrics(Text.KEY).horizontalAdvance(key) + look.px(10)


def paint_key_cap(
    painter: QPainter, look: Look, left: float, middle: float, key: str, ink: QColor, line: QColor
) -> int:
    """A key as a small outlined cap, around the height `middle`. Returns its width."""
    width, height = key_cap_width(look, key), look.px(17)
    box = QRectF(left, round(middle - height / 2), width, height)
    rounded(painter, box, RADIUS_CHIP, None, line)
    painter.setFont(look.font(Text.KEY))
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
    return width


def paint_tag_dot(
    painter: QPainter, look: Look, left: float, middle: float, colour: QColor
) -> None:
    """The square of a tag, 8 px, around the height `middle`."""
    side = look.px(8)
    rounded(painter, QRectF(left, round(middle - side / 2), side, side), 2, colour)


def paint_arrow(
    painter: QPainter, centre: QPointF, size: float, colour: QColor, down: bool
) -> None:
    """A thin arrow that opens a level: right when closed, down when open."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 1.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    long, short = size / 2, size / 4
    first, second, third = (
        (QPointF(-long, -short), QPointF(0, short), QPointF(long, -short))
        if down
        else (QPointF(-short, -long), QPointF(short, 0), QPointF(-short, long))
    )
    painter.drawPolyline([centre + first, centre + second, centre + third])


def hairline(painter: QPainter, box: QRect, colour: QColor, *, top: bool = False) -> None:
    """One px at the foot of the box, or at its top; filled, so that it is never blurred."""
    painter.fillRect(box.left(), box.top() if top else box.bottom(), box.width(), 1, colour)
