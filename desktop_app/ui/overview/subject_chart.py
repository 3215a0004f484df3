"""SubjectChart: for each subject of many papers a row of small bars, one a year."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop_app.model.facet_text import written
from desktop_app.model.facets import FacetKind, drawn_years, years_together
from desktop_app.model.harmless_text import harmless
from desktop_app.model.overview import SubjectCount, SubjectCounts
from desktop_app.ui import words
from desktop_app.ui.look import Look, Text
from desktop_app.ui.overview.chart import PAD, Chart, Mark, of_years
from desktop_app.ui.overview.chart_canvas import RIGHT, ChartCanvas

ROW, ROOMIEST = 28, 44
OVER = 8
"""Px of a row above its highest bar and below its line."""
FEWEST, FEWEST_YEARS = 6, 8
NARROWEST = 4
"""Px of a small bar; where years would have less, several stand together."""
TOGETHER = (1, 2, 5, 10, 20, 50, 100)
NAME_SHARE = 0.34


class _Row(NamedTuple):
    box: QRectF
    subject: SubjectCount
    bars: tuple[QRectF, ...]


class SubjectChart(Chart):
    """Each row has a scale of its own; how many papers it stands for is said at its end."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._counts = SubjectCounts()
        self._rows: list[_Row] = []
        self._plot = QRectF()
        self._spans: list[tuple[int, int]] = []
        self._high = 0
        super().__init__(look, "", parent)
        self.title = self.tr("Subjects over the years")
        self.setAccessibleName(self.title)

    def show_counts(self, counts: SubjectCounts) -> None:
        """Other counts."""
        self._counts = counts
        self.remark = "" if counts.subjects else self.tr("No paper has a subject.")
        self.note = self.tr("papers a year, each row to its own scale") if counts.subjects else ""
        self.show_anew()

    def heights(self, width: int) -> tuple[int, int]:
        """From the first six to all that were counted."""
        look = self.look
        head = self.head_height() + 2 * look.px(PAD) + self._axis_height()
        rows = max(1, len(self._counts.subjects))
        return head + min(FEWEST, rows) * look.px(ROW), head + rows * look.px(ROOMIEST)

    def lay_out(self, box: QRectF) -> list[Mark]:
        """A mark for each row's name, and for each of its years with papers."""
        look = self.look
        rows = max(1, int((box.height() + 1 - self._axis_height()) // look.px(ROW)))
        subjects = self._counts.subjects[:rows]
        metrics, figures = look.metrics(Text.SMALL), look.metrics(Text.COUNT)
        name = max(metrics.horizontalAdvance(harmless(one.subject)) for one in subjects)
        left = round(box.left() + min(name, box.width() * NAME_SHARE) + look.px(12))
        count = figures.horizontalAdvance(words.number(subjects[0].papers)) + look.px(10)
        room = box.height() + 1 - self._axis_height()
        self._high = self.row_height(room, len(subjects), ROW, ROOMIEST)
        self._plot = QRectF(box)
        self._plot.setCoords(
            left, box.top(), box.right() - count, box.top() + len(subjects) * self._high
        )
        self._spans = self._years(subjects)
        self._rows = [self._row(at, one, box) for at, one in enumerate(subjects)]
        return [mark for at, row in enumerate(self._rows) for mark in self._marks(at, row)]

    def paint_chart(self, canvas: ChartCanvas) -> None:
        """Name, bars over a hairline, number; the years below all."""
        look, tokens = self.look, self.look.tokens
        for row in self._rows:
            wide = self._plot.left() - look.px(12) - row.box.left()
            name = QRectF(row.box.left(), row.box.top(), wide, row.box.height())
            canvas.text(name, harmless(row.subject.subject), look.font(Text.SMALL), tokens.ink2)
            for bar in row.bars:
                canvas.block(bar, tokens.bar)
            foot = row.box.bottom() - look.px(3)
            canvas.rule(self._plot.left(), foot, self._plot.right(), tokens.line)
            count = words.number(row.subject.papers)
            canvas.text(row.box, count, look.font(Text.COUNT), tokens.ink3, RIGHT)
        pitch = self._pitch()
        canvas.labels(
            self._plot.bottom() + look.px(3), self._plot.left(), self._plot.right(),
            [self._plot.left() + (at + 0.5) * pitch for at in range(len(self._spans))],
            [str(first) for first, _ in self._spans],
            last=self._spans[-1][0] if self._alone else None,
        )  # fmt: skip

    def _axis_height(self) -> int:
        return self.look.metrics(Text.COUNT).height() + self.look.px(4)

    def _years(self, subjects: tuple[SubjectCount, ...]) -> list[tuple[int, int]]:
        """(first, last) year of each small bar of a row."""
        total = years_together(one.years for one in subjects)
        if not total:
            return []
        first, last, _ = drawn_years(total)
        first = min(first, last - FEWEST_YEARS + 1)
        room = max(1.0, self._plot.width() / self.look.px(NARROWEST))
        together = next((n for n in TOGETHER if (last - first + 1) / n <= room), TOGETHER[-1])
        start = first - first % together
        return [(year, year + together - 1) for year in range(start, last + 1, together)]

    @property
    def _alone(self) -> bool:
        """Whether each small bar is one year."""
        return bool(self._spans) and self._spans[0][0] == self._spans[0][1]

    def _pitch(self) -> float:
        return self._plot.width() / max(1, len(self._spans))

    def _row(self, at: int, subject: SubjectCount, box: QRectF) -> _Row:
        look, pitch = self.look, self._pitch()
        high = self._high
        place = QRectF(box.left(), box.top() + at * high, box.width(), high)
        counts = self._counted(subject)
        foot, most = round(place.bottom() - look.px(3)), max(counts, default=0)
        bars = []
        for number, papers in enumerate(counts):
            left = round(self._plot.left() + number * pitch)
            wide = round(self._plot.left() + (number + 1) * pitch) - left
            tall = max(1, round((high - look.px(OVER)) * papers / most)) if papers else 0
            bars.append(QRectF(left, foot - tall, max(1, wide - (1 if wide < 12 else 2)), tall))
        return _Row(place, subject, tuple(bars))

    def _counted(self, subject: SubjectCount) -> list[int]:
        found = [0] * len(self._spans)
        if found:
            start, width = self._spans[0][0], self._spans[0][1] - self._spans[0][0] + 1
            for year, papers in subject.years:
                if self._spans[0][0] <= year <= self._spans[-1][1]:
                    found[(year - start) // width] += papers
        return found

    def _marks(self, at: int, row: _Row) -> list[Mark]:
        subject = row.subject.subject
        search, shown = written(FacetKind.SUBJECT, subject), harmless(subject)
        left = row.box.left()
        name = QRectF(left, row.box.top(), self._plot.left() - left - 4, row.box.height())
        marks = [Mark(name, shown, words.papers(row.subject.papers), search, at)]
        counts = self._counted(row.subject)
        for (first, last), bar, papers in zip(self._spans, row.bars, counts, strict=True):
            if papers:
                years = str(first) if first == last else f"{first}–{last}"
                said = self.tr("{name} · {years}").format(name=shown, years=years)
                wanted = of_years(first, last, search)
                reach = QRectF(bar.left(), row.box.top(), bar.width() + 1, row.box.height())
                marks.append(Mark(bar, said, words.papers(papers), wanted, at, reach=reach))
        return marks
