"""Icons: own line drawings, coloured when they are drawn, and the marks of a paper's status."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.model.paper_row import Status
from desktop_app.paths import resource_folder
from desktop_app.ui.tokens import Tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

# The first rows have no icons: what draws these is loaded with the first one.
# ruff: noqa: PLC0415

GRID = 16
STATUS_DIAMETER = 9.0


@lru_cache(maxsize=128)
def icon_source(name: str) -> str:
    """The SVG text of an icon. Raises FileNotFoundError for a name that is none."""
    return (_icon_folder() / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=1)
def _icon_folder() -> Path:
    return resource_folder() / "icons"


@lru_cache(maxsize=512)
def _pixmap(name: str, colour: str, size: int, ratio: float, stroke: float | None) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer

    source = icon_source(name).replace("currentColor", colour)
    if stroke is not None:
        source = source.replace('stroke-width="1.35"', f'stroke-width="{stroke}"')
    pixmap = blank(size, ratio)
    pixmap.setDevicePixelRatio(1.0)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(source.encode())).render(painter)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def blank(size: int, ratio: float = 1.0) -> QPixmap:
    """The place of an icon."""
    pixmap = QPixmap(QSize(size, size) * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def pixmap(
    name: str, colour: QColor, size: int = GRID, ratio: float = 1.0, stroke: float | None = None
) -> QPixmap:
    """An icon at a size in px; stroke in units of the grid, for the large drawings (0.62)."""
    return _pixmap(name, colour.name(), size, ratio, stroke)


def icon(name: str, tokens: Tokens, colour: QColor | None = None, size: int = GRID) -> QIcon:
    """An icon for a control: ink2 at rest, grey where the control is switched off."""
    from PySide6.QtGui import QIcon

    made = QIcon()
    for ratio in (1.0, 2.0):
        made.addPixmap(pixmap(name, colour or tokens.ink2, size, ratio))
        made.addPixmap(pixmap(name, tokens.disabled, size, ratio), QIcon.Mode.Disabled)
    return made


def paint_status(painter: QPainter, box: QRectF, status: Status, tokens: Tokens) -> None:
    """The mark of a status in the middle of a box: told by its shape, not by colour alone."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre = box.center()
    scale = min(box.width(), box.height()) / GRID
    radius = STATUS_DIAMETER / 2 * scale
    colour = tokens.edge if status is Status.UNREAD else tokens.accent
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if status is Status.READ:
        pen = QPen(tokens.ink3, 1.5 * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        check = QPainterPath(centre + QPointF(-4.3, 0.2) * scale)
        check.lineTo(centre + QPointF(-1.3, 3.1) * scale)
        check.lineTo(centre + QPointF(4.3, -3.4) * scale)
        painter.drawPath(check)
        painter.restore()
        return
    painter.setPen(QPen(colour, 1.35 * scale))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if status is Status.TO_READ:
        painter.drawEllipse(centre, 2.0 * scale, 2.0 * scale)
    elif status is Status.READING:
        half = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawPie(half, 90 * 16, 180 * 16)
    painter.restore()
