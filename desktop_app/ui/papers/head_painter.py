"""HeadPainter: paints the head of a group of papers: arrow, name, and how many they are."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from desktop_app.ui import words
from desktop_app.ui.controls.painting import fill, paint_arrow, paint_tag_dot
from desktop_app.ui.papers.group_head import Head
from desktop_app.ui.papers.isolated import isolated
from desktop_app.ui.papers.row_painter import frame
from desktop_app.ui.papers.row_style import RowStyle

ARROW = 8
"""Px at 96 dpi of the arrow that tells whether a group is folded."""


class HeadPainter:
    """As wide as the view, whatever columns are scrolled to."""

    def __init__(self, style: RowStyle) -> None:
        self._style = style
        self.elided = lru_cache(maxsize=1024)(self._elided)

    def room(self, head: Head, width: int) -> int:
        """Px that a name may have beside its mark and its count."""
        style = self._style
        count = style.number_width(_count(head))
        return int(width - self._name_left(head) - 3 * style.pad - count)

    def paint(
        self, painter: QPainter, top: int, width: int, head: Head, *, hovered: bool, framed: bool
    ) -> None:
        """Paint at a height of the viewport. framed: current by keyboard."""
        style = self._style
        tokens, inner = style.tokens, style.height - 1
        fill(painter, 0, top, width, inner, tokens.sunk if hovered else tokens.desk)
        fill(painter, 0, top + inner, width, 1, tokens.line2)
        arrow = QPointF(style.look.px(16) + 0.5, top + inner / 2)
        paint_arrow(painter, arrow, style.look.px(ARROW), tokens.ink2, down=not head.folded)
        self._paint_mark(painter, top + inner / 2, head)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        left = self._name_left(head)
        text = self.elided(head.name, self.room(head, width))
        rise = style.title_metrics.ascent() + style.rise(text, style.title)
        painter.setFont(style.title)
        painter.setPen(tokens.ink)
        shown = style.shared_text(text, style.title)
        painter.drawStaticText(QPointF(left, top + style.baseline - rise), shown)
        painter.setFont(style.numbers)
        painter.setPen(tokens.ink2)
        left += style.title_metrics.horizontalAdvance(text) + style.pad
        number = style.shared_text(_count(head), style.numbers)
        rise = style.number_metrics.ascent()
        painter.drawStaticText(QPointF(left, top + style.baseline - rise), number)
        if framed:
            frame(painter, top, width, inner, tokens.accent)

    def _elided(self, name: str, room: int) -> str:
        plain = isolated(name)
        return self._style.title_metrics.elidedText(plain, Qt.TextElideMode.ElideRight, room)

    def _name_left(self, head: Head) -> float:
        look = self._style.look
        return look.px(48 if head.status is not None else 44 if head.tagged else 30)

    def _paint_mark(self, painter: QPainter, middle: float, head: Head) -> None:
        style, left = self._style, self._style.look.px(28)
        if head.status is not None:
            mark = style.status_mark(head.status, painter.device().devicePixelRatio())
            painter.drawPixmap(QPointF(left, middle - style.status_box / 2), mark)
        elif head.tagged:
            paint_tag_dot(painter, style.look, left + 1, middle, style.tag(head.hue).dot)


def _count(head: Head) -> str:
    return "" if head.papers is None else words.number(head.papers)
