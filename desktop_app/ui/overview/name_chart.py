"""NameChart: the authors, or the venues, of most papers, as bars below each other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop_app.model.facet_text import written
from desktop_app.model.facets import FacetKind, FacetValue, ValueCounts
from desktop_app.model.harmless_text import harmless
from desktop_app.model.overview import NameCounts
from desktop_app.ui import words
from desktop_app.ui.look import Look, Text
from desktop_app.ui.overview.chart import PAD, Chart, Mark
from desktop_app.ui.overview.chart_canvas import ChartCanvas

ROW, ROOMIEST, BAR = 24, 30, 10
FEWEST = 8
NAME_SHARE = 0.5


class NameChart(Chart):
    """shown: how a value is written for people; the search gets it as it is."""

    def __init__(
        self, look: Look, kind: FacetKind, title: str, nothing: str,
        shown: Callable[[str], str] = harmless, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        self._kind = kind
        self._nothing = nothing
        self._shown = shown
        self._counts = ValueCounts()
        self._rows: list[tuple[QRectF, QRectF, FacetValue]] = []
        super().__init__(look, title, parent)

    def show_counts(self, counts: NameCounts) -> None:
        """Other counts."""
        self._counts = counts.names
        self.remark = "" if self._counts.values else self._nothing
        self.show_anew()

    def heights(self, width: int) -> tuple[int, int]:
        """From the first eight to all that were counted."""
        look = self.look
        head = self.head_height() + 2 * look.px(PAD)
        values = max(1, len(self._counts.values))
        return head + min(FEWEST, values) * look.px(ROW), head + values * look.px(ROOMIEST)

    def lay_out(self, box: QRectF) -> list[Mark]:
        """As many rows as there is room for."""
        look = self.look
        metrics = look.metrics(Text.SMALL)
        rows = max(1, int((box.height() + 1) // look.px(ROW)))
        values = self._counts.values[:rows]
        others = len(self._counts.values) - len(values) + self._counts.more
        self.note = self.tr("and {number} more").format(number=words.number(others))
        self.note = self.note if others else ""
        names = [metrics.horizontalAdvance(self._shown(one.value)) for one in values]
        name = min(max(names), box.width() * NAME_SHARE)
        count = look.metrics(Text.COUNT).horizontalAdvance(words.number(values[0].papers))
        left = round(box.left() + name + look.px(12))
        room = max(look.px(8), box.right() - left - count - look.px(8))
        high = self.row_height(box.height() + 1, len(values), ROW, ROOMIEST)
        self._rows, marks = [], []
        for at, one in enumerate(values):
            row = QRectF(box.left(), box.top() + at * high, box.width(), high)
            top = round(row.center().y() - look.px(BAR) / 2)
            wide = max(2, round(room * one.papers / values[0].papers))
            bar = QRectF(left, top, wide, look.px(BAR))
            self._rows.append((row, bar, one))
            said = words.papers(one.papers)
            marks.append(
                Mark(row, self._shown(one.value), said, written(self._kind, one.value), at)
            )
        return marks

    def paint_chart(self, canvas: ChartCanvas) -> None:
        """Name, bar, number."""
        look, tokens = self.look, self.look.tokens
        for row, bar, one in self._rows:
            name = QRectF(
                row.left(), row.top(), bar.left() - look.px(12) - row.left(), row.height()
            )
            canvas.text(name, self._shown(one.value), look.font(Text.SMALL), tokens.ink2)
            canvas.block(bar, tokens.bar)
            left = bar.right() + look.px(8)
            count = QRectF(left, row.top(), row.right() - left, row.height())
            canvas.text(count, words.number(one.papers), look.font(Text.COUNT), tokens.ink3)
