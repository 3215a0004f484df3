"""HeadPainter: paints the head of a group of papers: arrow, name, and how many they are."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.ui import words
from desktop_app.ui.controls.painting import fill
from desktop_app.ui.papers.isolated import isolated
from desktop_app.ui.papers.row_painter import frame
from desktop_app.ui.papers.row_style import RowStyle

ARROW = 8
"""Px at 96 dpi of the arrow that tells whether a group is folded."""


class HeadState(NamedTuple):
    """How a head stands. framed: current by keyboard."""

    folded: bool
    hovered: bool
    framed: bool


class HeadPainter:
    """As wide as the view, whatever columns are scrolled to."""

    def __init__(self, style: RowStyle) -> None:
        self._style = style
        self._left = style.look.px(30)
        self.elided = lru_cache(maxsize=1024)(self._elided)

    def room(self, width: int, count: int) -> int:
        """Px that a name may have beside its count."""
        style = self._style
        return int(width - self._left - 3 * style.pad - style.number_width(words.number(count)))

    def paint(
        self, painter: QPainter, top: int, width: int, name: str, count: int, state: HeadState
    ) -> None:
        """Paint at a height of the viewport."""
        style = self._style
        tokens, inner = style.tokens, style.height - 1
        fill(painter, 0, top, width, inner, tokens.sunk if state.hovered else tokens.desk)
        fill(painter, 0, top + inner, width, 1, tokens.line2)
        self._arrow(painter, top, folded=state.folded)
        text = self.elided(name, self.room(width, count))
        rise = style.title_metrics.ascent() + style.rise(text, style.title)
        painter.setFont(style.title)
        painter.setPen(tokens.ink)
        shown = style.shared_text(text, style.title)
        painter.drawStaticText(QPointF(self._left, top + style.baseline - rise), shown)
        painter.setFont(style.numbers)
        painter.setPen(tokens.ink2)
        x = self._left + style.title_metrics.horizontalAdvance(text) + style.pad
        number = style.shared_text(words.number(count), style.numbers)
        painter.drawStaticText(
            QPointF(x, top + style.baseline - style.number_metrics.ascent()), number
        )
        if state.framed:
            frame(painter, top, width, inner, tokens.accent)

    def _elided(self, name: str, room: int) -> str:
        plain = isolated(name)
        return self._style.title_metrics.elidedText(plain, Qt.TextElideMode.ElideRight, room)

    def _arrow(self, painter: QPainter, top: int, *, folded: bool) -> None:
        look, style = self._style.look, self._style
        size = look.px(ARROW)
        middle = QPointF(look.px(16) + 0.5, top + (style.height - 1) / 2)
        wide, high = (size * 0.25, size * 0.5) if folded else (size * 0.5, size * 0.25)
        path = QPainterPath(middle + QPointF(-wide, -high))
        path.lineTo(middle + (QPointF(wide, 0) if folded else QPointF(0, high)))
        path.lineTo(middle + (QPointF(-wide, high) if folded else QPointF(wide, -high)))
        pen = QPen(style.tokens.ink2, 1.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
