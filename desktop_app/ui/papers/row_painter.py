"""RowPainter: paints one row of the table in one pass, out of what RowLayout has worked out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from desktop_app.model.paper_row import PaperRow
from desktop_app.ui.controls.painting import fill
from desktop_app.ui.papers.row_layout import RowLayout, chip_box

MARK_RADIUS = 2.0
CHIP_RADIUS = 3.0


class RowState:
    """How a row stands. framed: current by keyboard; focused: the table has the keyboard."""

    __slots__ = ("chosen", "focused", "framed", "hovered")

    def __init__(self, *, focused: bool = False) -> None:
        self.chosen = self.hovered = self.framed = False
        self.focused = focused


def frame(painter: QPainter, top: int, width: int, height: int, colour: QColor) -> None:
    """Around the current row, for who goes by the keyboard."""
    for box in (
        (0, top, width, 1),
        (0, top + height - 1, width, 1),
        (0, top, 1, height),
        (width - 1, top, 1, height),
    ):
        fill(painter, *box, colour)


class RowPainter:
    """Leaves the painter's translation as it was; fonts, pens and brushes are its own."""

    def __init__(self, layout: RowLayout) -> None:
        self._layout = layout

    def paint(
        self, painter: QPainter, top: int, width: int, row: PaperRow | None, state: RowState
    ) -> None:
        """Paint at a height of the viewport, `width` wide; row is None while it is being read."""
        style = self._layout.style
        tokens, inner = style.tokens, style.height - 1
        if state.chosen:
            ground = tokens.select if state.focused else tokens.select_idle
            fill(painter, 0, top, width, inner, ground)
        elif state.hovered:
            fill(painter, 0, top, width, inner, tokens.hover)
        fill(painter, 0, top + inner, width, 1, tokens.line)
        if state.chosen:
            fill(painter, 0, top, style.bar, inner, tokens.accent)
        if row is not None:
            painter.translate(0, top)
            self._paint_cells(painter, row)
            painter.translate(0, -top)
        if state.framed:
            frame(painter, top, width, inner, tokens.accent)

    def _paint_cells(self, painter: QPainter, row: PaperRow) -> None:
        style = self._layout.style
        tokens = style.tokens
        laid = self._layout.lay(row)
        if laid.marks or laid.chips or laid.outlined:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.marker_soft)
            for x, length in laid.marks:
                box = QRectF(x, style.mark_top, length, style.mark_height)
                painter.drawRoundedRect(box, MARK_RADIUS, MARK_RADIUS)
            for ground, _, x, length, _, _ in laid.chips:
                painter.setBrush(ground)
                painter.drawRoundedRect(chip_box(style, x, length), CHIP_RADIUS, CHIP_RADIUS)
            if laid.outlined:
                x, length, _, _ = laid.outlined
                painter.setPen(QPen(tokens.line2, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                box = chip_box(style, x, length).adjusted(0.5, 0.5, -0.5, -0.5)
                painter.drawRoundedRect(box, CHIP_RADIUS, CHIP_RADIUS)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if laid.chips or laid.outlined:
            painter.setFont(style.chip)
            for _, colour, x, _, text, top in laid.chips:
                painter.setPen(colour)
                painter.drawStaticText(QPointF(x + style.chip_pad, top), text)
            if laid.outlined:
                painter.setPen(tokens.ink2)
                x, _, text, top = laid.outlined
                painter.drawStaticText(QPointF(x + style.chip_pad, top), text)
        if laid.status_x is not None:
            mark = style.status_mark(row.status, painter.device().devicePixelRatio())
            top = (style.height - 1 - style.status_box) / 2
            painter.drawPixmap(QPointF(laid.status_x, top), mark)
        last: QFont | None = None
        for font, colour, x, top, text in laid.shared:
            if font is not last:
                painter.setFont(font)
                last = font
            painter.setPen(colour)
            painter.drawStaticText(QPointF(x, top), text)
        for layout, colour, x, top in laid.lines:
            painter.setPen(colour)
            layout.draw(painter, QPointF(x, top))
