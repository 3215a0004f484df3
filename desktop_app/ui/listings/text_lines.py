"""text_lines: a text broken into a few lines of equal pitch, the last one cut where it must be."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout


@lru_cache(maxsize=4096)
def text_lines(text: str, font: QFont, width: int, most: int, end: str = "") -> tuple[str, ...]:
    """At most `most` lines that are at most `width` px wide; `end` is kept whole behind the text.

    Of a text that is longer, the last line ends in '…' before `end`.
    """
    whole = f"{text} {end}" if end else text
    lines = _broken(whole, font, width, most)
    if sum(map(len, lines)) >= len(whole):
        return tuple(line.rstrip() for line in lines)
    start = sum(map(len, lines[:-1]))
    metrics = QFontMetricsF(font)
    tail = f" {end}" if end else ""
    room = width - metrics.horizontalAdvance(tail)
    last = metrics.elidedText(
        text[start : start + 1000], Qt.TextElideMode.ElideRight, max(0.0, room)
    )
    return (*(line.rstrip() for line in lines[:-1]), last + tail)


def draw_lines(
    painter: QPainter, lines: tuple[str, ...], font: QFont, top_left: QPointF, pitch: float
) -> None:
    """The lines, each in the middle of its pitch."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    for number, line in enumerate(lines):
        foot = top_left.y() + number * pitch + (pitch + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(top_left.x(), round(foot)), line)


def _broken(text: str, font: QFont, width: int, most: int) -> list[str]:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    out = []
    for _ in range(most):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        out.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return out
