"""SourceChart: what each source brought and when, as dots over time, as large as it was much."""

from __future__ import annotations

import math
from datetime import date, timedelta
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from desktop_app.model.harmless_text import harmless
from desktop_app.model.overview import SourceCount, SourceCounts
from desktop_app.ui import words
from desktop_app.ui.look import Look, Text
from desktop_app.ui.overview.chart import PAD, Chart, Mark
from desktop_app.ui.overview.chart_canvas import RIGHT, ChartCanvas
from desktop_app.ui.overview.time_bins import Bins, bins, span, tick

ROW, ROOMIEST = 28, 40
FEWEST, FEWEST_DAYS = 6, 8
SMALLEST, LARGEST = 2.5, 11.0
BETWEEN = 4
NAME_SHARE = 0.38
OPACITY = 0.7


class _Row(NamedTuple):
    box: QRectF
    source: SourceCount
    dots: list[tuple[QPointF, float, int, int]]
    """Middle, radius, place of the bin, papers."""


class SourceChart(Chart):
    """A paper counts for the source that was the first to bring it."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, today: date | None = None
    ) -> None:
        self._counts = SourceCounts()
        self._today = today
        self._rows: list[_Row] = []
        self._plot = QRectF()
        self._bins: Bins | None = None
        super().__init__(look, "", parent)
        self.title = self.tr("What each source brought")
        self.setAccessibleName(self.title)

    def show_counts(self, counts: SourceCounts) -> None:
        """Other counts."""
        self._counts = counts
        self.remark = "" if counts.sources else self.tr("No paper came with a listing.")
        self.note = self.tr("size: number of new papers") if counts.sources else ""
        self.show_anew()

    def heights(self, width: int) -> tuple[int, int]:
        """From the first six to all that were counted."""
        look = self.look
        head = self.head_height() + 2 * look.px(PAD) + self._axis_height()
        rows = max(1, len(self._counts.sources))
        return head + min(FEWEST, rows) * look.px(ROW), head + rows * look.px(ROOMIEST)

    def lay_out(self, box: QRectF) -> list[Mark]:
        """A mark for each dot, and one for each name."""
        look = self.look
        rows = max(1, int((box.height() + 1 - self._axis_height()) // look.px(ROW)))
        sources = self._counts.sources[:rows]
        metrics, figures = look.metrics(Text.SMALL), look.metrics(Text.COUNT)
        name = max(metrics.horizontalAdvance(harmless(one.name)) for one in sources)
        radius = look.px(LARGEST)
        left = round(box.left() + min(name, box.width() * NAME_SHARE) + look.px(12) + radius)
        count = figures.horizontalAdvance(words.number(sources[0].papers)) + look.px(12) + radius
        high = self.row_height(box.height() + 1 - self._axis_height(), len(sources), ROW, ROOMIEST)
        self._plot = QRectF(box)
        self._plot.setCoords(left, box.top(), box.right() - count, box.top() + len(sources) * high)
        days = [day for one in sources for day, _ in one.days]
        last = max(*days, self._today or date.today())
        first = min(*days, last - timedelta(days=FEWEST_DAYS - 1))
        most = max(FEWEST_DAYS, int(self._plot.width() / look.px(BETWEEN)))
        found = self._bins = bins(first, last, most)
        counts = [found.counts(one.days) for one in sources]
        largest = max((max(each) for each in counts), default=1)
        self._rows = []
        for at, (one, papers) in enumerate(zip(sources, counts, strict=True)):
            place = QRectF(box.left(), box.top() + at * high, box.width(), high)
            dots = [
                (QPointF(self._x(number), place.center().y()), self._radius(n, largest), number, n)
                for number, n in enumerate(papers)
                if n
            ]
            self._rows.append(_Row(place, one, dots))
        return [mark for at, row in enumerate(self._rows) for mark in self._marks(at, row, found)]

    def paint_chart(self, canvas: ChartCanvas) -> None:
        """Name, dots over a hairline, number; the days below all."""
        look, tokens = self.look, self.look.tokens
        colour = QColor(tokens.accent)
        colour.setAlphaF(OPACITY)
        radius = look.px(LARGEST)
        for row in self._rows:
            wide = self._plot.left() - radius - look.px(12) - row.box.left()
            name = QRectF(row.box.left(), row.box.top(), wide, row.box.height())
            canvas.text(name, harmless(row.source.name), look.font(Text.SMALL), tokens.ink2)
            middle = row.box.center().y()
            canvas.rule(
                self._plot.left() - radius, middle, self._plot.right() + radius, tokens.line
            )
            for centre, size, _, _ in row.dots:
                canvas.dot(centre, size, colour)
            count = words.number(row.source.papers)
            canvas.text(row.box, count, look.font(Text.COUNT), tokens.ink3, RIGHT)
        if self._bins is not None:
            places = range(len(self._bins.firsts))
            canvas.labels(
                self._plot.bottom() + look.px(3), self._plot.left() - radius,
                self._plot.right() + radius, [self._x(at) for at in places],
                [tick(self._bins, at) for at in places],
            )  # fmt: skip

    def _axis_height(self) -> int:
        return self.look.metrics(Text.COUNT).height() + self.look.px(4)

    def _x(self, at: int) -> float:
        steps = 1 if self._bins is None else max(1, len(self._bins.firsts) - 1)
        return self._plot.left() + self._plot.width() * at / steps

    def _radius(self, papers: int, largest: int) -> float:
        least = self.look.px(SMALLEST)
        return max(least, self.look.px(LARGEST) * math.sqrt(papers / largest))

    def _marks(self, at: int, row: _Row, found: Bins) -> list[Mark]:
        shown = harmless(row.source.name)
        search = f"brought:{quoted(row.source.name)}"
        left = row.box.left()
        radius = self.look.px(LARGEST)
        name = QRectF(left, row.box.top(), self._plot.left() - radius - left, row.box.height())
        marks = [Mark(name, shown, words.papers(row.source.papers), search, at)]
        for centre, size, number, papers in row.dots:
            days = f"added:{found.firsts[number]}..{found.last(number)}"
            said = self.tr("{name} · {years}").format(name=shown, years=span(found, number))
            box = QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size)
            value = words.papers(papers)
            marks.append(
                Mark(box.adjusted(-2, -2, 2, 2), said, value, f"{search} {days}", at, True)
            )
        return marks


def quoted(name: str) -> str:
    """A name as it is typed behind a field."""
    return ("“{}”" if '"' in name else '"{}"').format(name)
