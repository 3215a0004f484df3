"""What hangs at the mouse while papers are dragged: a slip that says how many."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPixmap

from desktop_app.ui import words
from desktop_app.ui.look import Look, Text


def drag_picture(look: Look, papers: int, ratio: float) -> QPixmap:
    """The slip for a number of papers, at the device's ratio."""
    text = words.papers(papers)
    font = look.font(Text.SMALL_MEDIUM)
    metrics = QFontMetrics(font)
    size = QSize(metrics.horizontalAdvance(text) + look.px(20), look.px(24))
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.tokens.line2, 1))
    painter.setBrush(look.tokens.raised)
    box = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(font)
    painter.setPen(look.tokens.ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return picture
