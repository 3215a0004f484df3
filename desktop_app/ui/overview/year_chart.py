"""YearChart: papers by year as bars, the read ones at their feet."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop_app.model.facets import drawn_years
from desktop_app.model.overview import YearCount, YearCounts
from desktop_app.ui import words
from desktop_app.ui.look import Look, Text
from desktop_app.ui.overview.axis import round_ticks
from desktop_app.ui.overview.chart import BELOW, Chart, Mark
from desktop_app.ui.overview.chart_canvas import ChartCanvas

LEAST, MOST = 280, 440
FEWEST_YEARS = 8
"""Years that are drawn at least, so that one or two bars are no walls."""
WIDEST, BETWEEN = 56, 6
EVEN = 8
"""Px of a year and the gap behind it from which on all gaps are equal, to the pixel."""
TICK_ROOM = 44
"""Px between two numbers at the side, at least."""


class _Bar(NamedTuple):
    box: QRectF
    read: QRectF
    counted: YearCount


class YearChart(Chart):
    """Years far from all others are not drawn, and that is said."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._counts = YearCounts()
        self._bars: list[_Bar] = []
        self._plot = QRectF()
        self._ticks = [0, 1]
        self._first, self._last = 0, 0
        super().__init__(look, "", parent)
        self.title = self.tr("Papers by year")
        self.setAccessibleName(self.title)

    def show_counts(self, counts: YearCounts) -> None:
        """Other counts."""
        self._counts = counts
        self.remark = "" if counts.years else self.tr("No paper has a year yet.")
        left_out = 0
        if counts.years:
            drawn = drawn_years([(year, papers) for year, papers, _ in counts.years])
            self._first, self._last, left_out = drawn
            self._first = min(self._first, self._last - FEWEST_YEARS + 1)
        said = []
        if counts.undated:
            said.append(
                self.tr("{papers} without a year").format(papers=words.papers(counts.undated))
            )
        if left_out:
            said.append(self.tr("{papers} of far years").format(papers=words.papers(left_out)))
        missing = " · ".join(said)
        self.note = self.tr("not drawn: {what}").format(what=missing) if said else ""
        self.show_anew()

    def heights(self, width: int) -> tuple[int, int]:
        """As high as bars read well."""
        return self.look.px(LEAST), self.look.px(MOST)

    def lay_out(self, box: QRectF) -> list[Mark]:
        """A mark for each year with papers; one for those without a year at the note."""
        look = self.look
        metrics = look.metrics(Text.COUNT)
        high = metrics.height()
        foot = box.bottom() - high - look.px(8)
        room = max(2, int((foot - box.top() - high / 2) / look.px(TICK_ROOM)))
        years = [one for one in self._counts.years if self._first <= one.year <= self._last]
        self._ticks = round_ticks(max((one.papers for one in years), default=1), room)
        side = metrics.horizontalAdvance(words.number(self._ticks[-1])) + look.px(8)
        self._plot = QRectF(box)
        self._plot.setCoords(round(box.left() + side), box.top() + high / 2, box.right(), foot)
        self._bars = [self._bar(one) for one in years]
        marks = [self._mark(bar) for bar in self._bars]
        if self._counts.undated:
            pad = self.chart_box().left()
            small = look.metrics(Text.SMALL)
            top = box.top() - look.px(BELOW) - small.height()
            wide = small.horizontalAdvance(self.note)
            value = words.papers(self._counts.undated)
            place = QRectF(pad, top, wide, small.height())
            marks.append(Mark(place, self.tr("Without a year"), value, "year:none", row=-1))
        return marks

    def paint_chart(self, canvas: ChartCanvas) -> None:
        """The scale, the bars over it, and the years."""
        tokens = self.look.tokens
        canvas.scale(self._plot, self._ticks, self.chart_box().left())
        for bar in self._bars:
            canvas.block(bar.box, tokens.bar)
            if bar.read.height():
                canvas.block(bar.read, tokens.accent)
                if bar.box.height() > bar.read.height() + 2:  # colour is not the only sign
                    canvas.rule(bar.box.left(), bar.read.top(), bar.box.right(), tokens.sheet)
        canvas.rule(self._plot.left(), self._plot.bottom(), self._plot.right(), tokens.line2)
        years = list(range(self._first, self._last + 1))
        middles = [self._left(year) + self._wide() / 2 for year in years]
        strong = None
        if self.current is not None and self.current.name.isdigit():
            strong = int(self.current.name) - self._first
        canvas.labels(
            self._plot.bottom() + self.look.px(6), self._plot.left(), self._plot.right(),
            middles, list(map(str, years)), strong=strong, last=self._last,
        )  # fmt: skip

    def paint_legend(self, canvas: ChartCanvas, box: QRectF) -> None:
        """What the two colours mean."""
        look, tokens = self.look, self.look.tokens
        font, metrics = look.font(Text.SMALL), look.metrics(Text.SMALL)
        side, right = look.px(9), box.right()
        entries = ((self.tr("not yet read"), tokens.bar), (self.tr("read"), tokens.accent))
        needed = sum(metrics.horizontalAdvance(text) + look.px(25) + side for text, _ in entries)
        if metrics.horizontalAdvance(self.note) + needed > box.width():
            box = box.translated(0, -box.height() - look.px(2))  # beside the title
        for text, colour in entries:
            wide = metrics.horizontalAdvance(text)
            place = QRectF(right - wide, box.top(), wide, box.height())
            canvas.text(place, text, font, tokens.ink2)
            right -= wide + look.px(7) + side
            top = round(box.center().y() - side / 2)
            canvas.block(QRectF(round(right), top, side, side), colour)
            right -= look.px(18)

    def _mark(self, bar: _Bar) -> Mark:
        year = bar.counted.year
        reach = QRectF(bar.box)
        reach.setTop(self._plot.top())
        return Mark(bar.box, str(year), self._said(bar.counted), f"year:{year}", reach=reach)

    def _bar(self, count: YearCount) -> _Bar:
        plot, most = self._plot, self._ticks[-1]
        foot = round(plot.bottom())

        def piece(papers: int, least: int) -> QRectF:
            high = max(least, round(plot.height() * papers / most))
            return QRectF(round(self._left(count.year)), foot - high, round(self._wide()), high)

        return _Bar(piece(count.papers, 2), piece(count.read, 0), count)

    def _pitch(self) -> float:
        wide = float(self.look.px(WIDEST + BETWEEN))
        pitch = min(wide, self._plot.width() / (self._last - self._first + 1))
        return float(int(pitch)) if pitch >= EVEN else pitch

    def _wide(self) -> float:
        between = min(self.look.px(BETWEEN), max(1.0, self._pitch() / 5))
        return max(1.0, int(self._pitch() - between))

    def _left(self, year: int) -> float:
        return self._plot.left() + (year - self._first) * self._pitch() + 1

    def _said(self, count: YearCount) -> str:
        said = words.papers(count.papers)
        if not count.read:
            return said
        return self.tr("{papers}, {read} read").format(papers=said, read=words.number(count.read))
