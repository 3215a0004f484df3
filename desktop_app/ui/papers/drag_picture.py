"""What hangs at the mouse while something is dragged: a slip, for papers with their number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QDrag, QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from desktop_app.ui import words
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.paper_drag import put_papers


def drag_papers(source: QWidget, look: Look, papers: Sequence[int]) -> None:
    """Drag papers away from a view, as a small note of how many they are."""
    drag = QDrag(source)
    data = QMimeData()
    put_papers(data, papers)
    drag.setMimeData(data)
    drag.setPixmap(drag_picture(look, len(papers), source.devicePixelRatioF()))
    drag.setHotSpot(QPoint(-8, -8))
    drag.exec(Qt.DropAction.CopyAction)


def drag_picture(look: Look, papers: int, ratio: float) -> QPixmap:
    """The slip for a number of papers, at the device's ratio."""
    return slip(look, words.papers(papers), ratio)


def slip(
    look: Look, text: str, ratio: float, ground: QColor | None = None, ink: QColor | None = None
) -> QPixmap:
    """A slip with a word on it; without colours of its own, in those of the look."""
    font = look.font(Text.SMALL_MEDIUM)
    metrics = QFontMetrics(font)
    size = QSize(metrics.horizontalAdvance(text) + look.px(20), look.px(24))
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.tokens.line2, 1))
    painter.setBrush(ground or look.tokens.raised)
    box = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(font)
    painter.setPen(ink or look.tokens.ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return picture
