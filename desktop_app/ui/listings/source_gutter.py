"""SourceGutter: the numbers of a source's rows, and the edge that joins the rows of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.model.preview import NO_RECORD, RowKind
from desktop_app.ui.look import Look, Text

if TYPE_CHECKING:
    from desktop_app.ui.listings.source_view import SourceView

LEAST = 58
RIGHT, EDGE_RIGHT, EDGE = 18, 9, 2


class SourceGutter(QWidget):
    """Beside the view's text, as wide as the largest number needs."""

    def __init__(self, look: Look, view: SourceView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def width_for(self, largest: int) -> int:
        """For numbers up to this one."""
        px = self._look.px
        digits = self._look.metrics(Text.COUNT).horizontalAdvance("0" * len(f"{largest}"))
        return max(px(LEAST), digits + px(RIGHT + 14))

    def paintEvent(self, event: QPaintEvent) -> None:
        """What stands beside each row in sight. Rows of one line of HTML have its number once."""
        look, tokens, view = self._look, self._look.tokens, self._view
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens.sheet)
        painter.setFont(look.font(Text.COUNT))
        width, px = self.width(), look.px
        line = view.fontMetrics().height()
        before = 0
        for row, _, rect in view.rows_in_sight():
            at = view.record_at(row)
            lit = at == view.current != NO_RECORD
            if lit:
                painter.fillRect(QRectF(0, rect.top(), width, rect.height()), tokens.select)
                painter.fillRect(QRectF(0, rect.top(), 3, rect.height()), tokens.accent)
            if at != NO_RECORD:
                doubtful = view.kind_of(row) is RowKind.DOUBTFUL
                goes_on = view.record_at(row + 1) == at
                height = rect.height() if goes_on else rect.height() - px(4)
                edge = QRectF(width - px(EDGE_RIGHT), rect.top(), EDGE, height)
                painter.fillRect(edge, tokens.amber if doubtful else tokens.accent_line)
            number = view.number_of(row)
            if number != before:
                painter.setPen(tokens.ink if lit else tokens.ink3)
                box = QRectF(0, rect.top(), width - px(RIGHT), line)
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(box, int(right), f"{number}")
            before = number
        painter.end()
