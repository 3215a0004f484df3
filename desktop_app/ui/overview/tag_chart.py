"""TagChart: the tags of most papers as lines in their colours, over years or as they grew."""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.model.facet_text import written
from desktop_app.model.facets import FacetKind, drawn_years, years_together
from desktop_app.model.harmless_text import harmless
from desktop_app.model.overview import TagCount, TagCounts
from desktop_app.ui import words
from desktop_app.ui.controls.action_key import FollowsKeys, with_keys
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.look import Look, Text
from desktop_app.ui.overview.axis import pushed_apart, round_ticks
from desktop_app.ui.overview.chart import PAD, Chart, Mark, of_years
from desktop_app.ui.overview.chart_canvas import ChartCanvas
from desktop_app.ui.overview.time_bins import Bins, bins, span, tick

LEAST, MOST = 260, 640
NAME_SHARE = 0.36
APART = 16
"""Px between the names of two lines."""
BETWEEN = 14
"""Px between two points of a line, at least, where days are put together."""
FEWEST = 8
DOT, REACH = 2.5, 7.0
TICK_ROOM = 44


class _Column(NamedTuple):
    """name: what it stands for; tick: the same on the axis; condition: beside the tag's own."""

    name: str
    tick: str
    first: int | date
    last: int | date


class _Line(NamedTuple):
    tag: TagCount
    points: list[QPointF]
    counts: list[int]
    label: QRectF


class TagChart(FollowsKeys, Chart):
    """by_year: papers a year. Else how many papers bore the tag, as it was put on them."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, today: date | None = None
    ) -> None:
        self.by_year = True
        self._counts = TagCounts()
        self._today = today
        self._columns: list[_Column] = []
        self._lines: list[_Line] = []
        self._plot = QRectF()
        self._ticks = [0, 1]
        super().__init__(look, "", parent)
        self.other = Button(look, "", kind=ButtonKind.LINK, parent=self)
        self.other.clicked.connect(self.turn)
        self._say()

    def turn(self) -> None:
        """From years to days of tagging, or back."""
        self.by_year = not self.by_year
        self._say()
        self.show_anew()

    def show_counts(self, counts: TagCounts) -> None:
        """Other counts."""
        self._counts = counts
        self._say()
        self.follow_action()

    def follow_action(self) -> None:
        """Where there is no tag, how one comes about, by the key of now."""
        self.remark = "" if self._counts.tags else with_keys(
            self,
            self.tr("Tags that you put on papers are drawn here: choose papers and press {key}."),
            self.tr("Tags that you put on papers are drawn here."),
            {}, {"key": "tags.add"},
        )  # fmt: skip
        self.show_anew()

    def heights(self, width: int) -> tuple[int, int]:
        """As high as lines read well."""
        return self.look.px(LEAST), self.look.px(MOST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button stays at the right of the title."""
        size, pad = self.other.sizeHint(), self.look.px(PAD)
        self.other.setGeometry(
            self.width() - size.width() - pad + self.look.px(6), pad - self.look.px(3),
            size.width(), size.height(),
        )  # fmt: skip
        super().resizeEvent(event)

    def lay_out(self, box: QRectF) -> list[Mark]:
        """A mark for each point of each line, and one for its name."""
        look = self.look
        metrics, figures = look.metrics(Text.SMALL_MEDIUM), look.metrics(Text.COUNT)
        names = [metrics.horizontalAdvance(harmless(tag.name)) for tag in self._counts.tags]
        name = min(max(names), box.width() * NAME_SHARE)
        foot = box.bottom() - figures.height() - look.px(8)
        top = box.top() + figures.height() / 2
        self._plot = QRectF(box)
        room = max(2, int((foot - top) / look.px(TICK_ROOM)))
        right = box.right() - name - look.px(14)
        self._columns = self._make_columns(right - box.left())
        counted = [self._counted(tag) for tag in self._counts.tags]
        self._ticks = round_ticks(max((max(each, default=0) for each in counted), default=1), room)
        side = figures.horizontalAdvance(words.number(self._ticks[-1])) + look.px(8)
        self._plot.setCoords(round(box.left() + side), top, right, foot)
        points = [[self._point(at, n) for at, n in enumerate(each)] for each in counted]
        ends = pushed_apart(
            [each[-1].y() if each else foot for each in points], look.px(APART),
            top - look.px(APART) / 2, max(foot, top + look.px(APART) * len(points)),
        )  # fmt: skip
        self._lines = []
        for tag, line, counts, y in zip(self._counts.tags, points, counted, ends, strict=True):
            high = look.px(APART)
            label = QRectF(right + look.px(10), y - high / 2, name + look.px(4), high)
            self._lines.append(_Line(tag, line, counts, label))
        return [mark for at, line in enumerate(self._lines) for mark in self._marks(at, line)]

    def paint_chart(self, canvas: ChartCanvas) -> None:
        """The scale, the lines, their names, and the years or days below."""
        look = self.look
        canvas.scale(self._plot, self._ticks, self.chart_box().left())
        for line in reversed(self._lines):
            colours = look.tag(line.tag.hue)
            if len(line.points) > 1:
                canvas.polyline(line.points, colours.dot, 1.75)
            if line.points:
                canvas.dot(line.points[-1], DOT + 0.5, colours.dot)
        for line in self._lines:
            ink = look.tag(line.tag.hue).text
            canvas.text(line.label, harmless(line.tag.name), look.font(Text.SMALL_MEDIUM), ink)
        canvas.labels(
            self._plot.bottom() + look.px(6), self._plot.left(), self._plot.right() + look.px(10),
            [self._x(at) for at in range(len(self._columns))],
            [column.tick for column in self._columns],
            last=int(self._columns[-1].name) if self.by_year and self._columns else None,
        )  # fmt: skip
        if self.current is not None and self.current.round:
            line = self._lines[self.current.row or 0]
            canvas.dot(self.current.box.center(), DOT + 0.5, look.tag(line.tag.hue).dot)

    def _say(self) -> None:
        self.title = (
            self.tr("Tags over the years") if self.by_year else self.tr("Tags as they grew")
        )
        self.setAccessibleName(self.title)
        self.note = ""
        if self._counts.tags:
            self.note = self.tr("papers a year") if self.by_year else self.tr("papers with the tag")
        self.other.setText(self.tr("As they grew") if self.by_year else self.tr("Over the years"))
        self.other.setVisible(bool(self._counts.tags))
        size = self.other.sizeHint()
        right = self.width() - self.look.px(PAD) + self.look.px(6)
        self.other.setGeometry(right - size.width(), self.other.y(), size.width(), size.height())

    def _make_columns(self, wide: float) -> list[_Column]:
        if self.by_year:
            total = years_together(tag.years for tag in self._counts.tags)
            if not total:
                return []
            first, last, _ = drawn_years(total)
            first = min(first, last - FEWEST + 1)
            return [_Column(str(it), str(it), it, it) for it in range(first, last + 1)]
        found = self._day_bins(wide)
        return [
            _Column(span(found, at), tick(found, at), day, found.last(at))
            for at, day in enumerate(found.firsts)
        ]

    def _day_bins(self, wide: float) -> Bins:
        days = [day for tag in self._counts.tags for day, _ in tag.days]
        last = max(*days, self._today or date.today())
        # What was tagged within some days is a line, too, that begins at its foot.
        days.append(last - timedelta(days=FEWEST - 1))
        most = max(FEWEST, int(wide / self.look.px(BETWEEN)))
        return bins(min(days), last, most)

    def _counted(self, tag: TagCount) -> list[int]:
        if self.by_year:
            known = dict(tag.years)
            return [known.get(int(column.name), 0) for column in self._columns]
        grown, total, at = [], 0, 0
        for column in self._columns:
            while at < len(tag.days) and tag.days[at].day <= column.last:  # type: ignore[operator]
                total += tag.days[at].papers
                at += 1
            grown.append(total)
        return grown

    def _x(self, at: int) -> float:
        steps = max(1, len(self._columns) - 1)
        return self._plot.left() + self._plot.width() * (at / steps if steps > 1 else at)

    def _point(self, at: int, papers: int) -> QPointF:
        y = self._plot.bottom() - self._plot.height() * papers / self._ticks[-1]
        return QPointF(self._x(at), y)

    def _marks(self, at: int, line: _Line) -> list[Mark]:
        shown, search = harmless(line.tag.name), written(FacetKind.TAG, line.tag.name)
        marks = []
        before = 0
        for column, point, papers in zip(self._columns, line.points, line.counts, strict=True):
            if not papers or (not self.by_year and papers == before):
                continue
            before = papers
            said = words.papers(papers)
            if self.by_year:
                wanted = of_years(int(column.name), int(column.name), search)
            else:
                wanted = f"{search} tagged:..{column.last}"
                said = self.tr("{papers} until then").format(papers=said)
            box = QRectF(point.x() - 5, point.y() - 5, 10, 10)
            reach = QRectF(point.x() - REACH, point.y() - REACH, 2 * REACH, 2 * REACH)
            name = self.tr("{name} · {years}").format(name=shown, years=column.name)
            marks.append(Mark(box, name, said, wanted, at, True, reach))
        return [*marks, Mark(line.label, shown, words.papers(line.tag.papers), search, at)]
