"""A tag's dot as an icon, for menus and lists; and a tag at the mouse that drags it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from desktop_app.ui.controls.painting import paint_tag_dot
from desktop_app.ui.look import Look
from desktop_app.ui.papers.drag_picture import slip


def tag_icon(look: Look, hue: int | None) -> QIcon:
    """At both usual ratios of a screen."""
    icon = QIcon()
    side = look.px(16)
    for ratio in (1, 2):
        pixmap = QPixmap(QSize(side, side) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_tag_dot(painter, look, look.px(4), side / 2, look.tag(hue).dot)
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def tag_picture(look: Look, name: str, hue: int | None, ratio: float) -> QPixmap:
    """What hangs at the mouse while a tag is dragged."""
    colours = look.tag(hue)
    return slip(look, name, ratio, colours.chip, colours.text)
