"""ReadingChart: how far one is with reading, and how many papers were read month by month."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop_app.model.overview import ReadingCounts
from desktop_app.model.paper_row import Status
from desktop_app.ui import words
from desktop_app.ui.look import Look, Text, paint_status
from desktop_app.ui.overview.chart import PAD, Chart, Mark
from desktop_app.ui.overview.chart_canvas import CENTRE, RIGHT, ChartCanvas
from desktop_app.ui.overview.time_bins import Bins, bins, span, tick
from desktop_app.ui.tags.sidebar_entries import status_words

LEAST, MOST = 280, 440
BAR, ROW, BETWEEN, NAME_LEFT = 12, 26, 36, 24
ORDER = (Status.READ, Status.READING, Status.TO_READ, Status.UNREAD)
MONTHS = 12
TALLEST = 200
"""Px of the highest month: more would outweigh all else."""
COLOURS = {
    Status.READ: "accent", Status.READING: "accent_line", Status.TO_READ: "bar",
    Status.UNREAD: "track",
}  # fmt: skip


class ReadingChart(Chart):
    """today: the months end with this day's."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, today: date | None = None
    ) -> None:
        self._counts = ReadingCounts()
        self._today = today
        self._parts: list[tuple[QRectF, str]] = []
        self._cells: list[tuple[QRectF, Status]] = []
        self._months: list[tuple[QRectF, QRectF, int]] = []
        self._bins: Bins | None = None
        self._below = QRectF()
        super().__init__(look, "", parent)
        self.title = self.tr("Reading")
        self.setAccessibleName(self.title)

    def show_counts(self, counts: ReadingCounts) -> None:
        """Other counts."""
        self._counts = counts
        total, read = sum(counts.statuses.values()), counts.statuses.get(Status.READ, 0)
        self.remark = ""
        self.note = self.tr("{read} of {papers} read").format(
            read=words.number(read), papers=words.papers(total)
        )
        self.show_anew()

    def heights(self, width: int) -> tuple[int, int]:
        """As the years beside it; where the counts stand below each other, with room for that."""
        more = (self._rows(width - 2 * self.look.px(PAD)) - 2) * self.look.px(ROW)
        return self.look.px(LEAST) + more, self.look.px(MOST) + more

    def lay_out(self, box: QRectF) -> list[Mark]:
        """The bar with its parts, the four counts, and a bar a month."""
        look = self.look
        marks = self._lay_parts(QRectF(box.left(), box.top(), box.width(), look.px(BAR)))
        top = box.top() + look.px(BAR + 12)
        self._cells = []
        rows = self._rows(box.width())
        columns = len(ORDER) // rows
        for place, status in enumerate(ORDER):
            row, column = divmod(place, columns)
            pitch = (box.width() + look.px(BETWEEN)) / columns
            cell = QRectF(
                box.left() + column * pitch, top + row * look.px(ROW), pitch - look.px(BETWEEN),
                look.px(ROW),
            )  # fmt: skip
            self._cells.append((cell, status))
            marks.append(self._mark(cell, status, row))
        self._below = box.adjusted(0, top - box.top() + look.px(rows * ROW + 20), 0, 0)
        return [*marks, *self._lay_months()]

    def _rows(self, width: float) -> int:
        """Of the four counts: two where their names have room beside each other, else four."""
        look = self.look
        names = max(look.metrics(Text.SMALL).horizontalAdvance(status_words(one)) for one in ORDER)
        cell = (width + look.px(BETWEEN)) / 2 - look.px(BETWEEN)
        return 2 if look.px(NAME_LEFT) + names + self._count_room() <= cell else 4

    def _count_room(self) -> int:
        """Of the longest number, with the gap before it."""
        numbers = (words.number(self._counts.statuses.get(status, 0)) for status in ORDER)
        metrics = self.look.metrics(Text.COUNT_STRONG)
        return max(map(metrics.horizontalAdvance, numbers)) + self.look.px(8)

    def paint_chart(self, canvas: ChartCanvas) -> None:
        """From above to below."""
        look, tokens = self.look, self.look.tokens
        for part, token in self._parts:
            canvas.block(part, getattr(tokens, token))
        for part, _ in self._parts[1:]:  # colour is not the only sign
            canvas.block(QRectF(part.left(), part.top(), 1, part.height()), tokens.sheet)
        for cell, status in self._cells:
            mark = QRectF(cell.left(), cell.center().y() - look.px(8), look.px(16), look.px(16))
            paint_status(canvas.painter, mark, status, tokens)
            name = cell.adjusted(look.px(NAME_LEFT), 0, -self._count_room(), 0)
            canvas.text(name, status_words(status), look.font(Text.SMALL), tokens.ink2)
            count = words.number(self._counts.statuses.get(status, 0))
            canvas.text(cell, count, look.font(Text.COUNT_STRONG), tokens.ink, RIGHT)
        self._paint_months(canvas)

    def _lay_parts(self, bar: QRectF) -> list[Mark]:
        total = max(1, sum(self._counts.statuses.values()))
        self._parts, marks = [], []
        left, done = bar.left(), 0
        for status in ORDER:
            papers = self._counts.statuses.get(status, 0)
            done += papers
            right = round(bar.left() + bar.width() * done / total)
            if papers:
                right = max(right, round(left) + 2)
                part = QRectF(left, bar.top(), right - left, bar.height())
                self._parts.append((part, COLOURS[status]))
                marks.append(self._mark(part, status, None))
            left = right
        if not marks:
            self._parts.append((bar, "track"))
        return marks

    def _mark(self, box: QRectF, status: Status, row: int | None) -> Mark:
        value = words.papers(self._counts.statuses.get(status, 0))
        return Mark(box, status_words(status), value, f'status:"{status.value}"', row)

    def _lay_months(self) -> list[Mark]:
        look = self.look
        today = self._today or date.today()
        first = date(today.year - (today.month < MONTHS), today.month % 12 + 1, 1)
        self._bins = bins(first, today, MONTHS)
        counts = self._bins.counts(self._counts.days)
        label = look.metrics(Text.LABEL).height() + look.px(8)
        foot = self._below.bottom() - look.metrics(Text.COUNT).height() - look.px(8)
        head = self._below.top() + label
        foot = min(foot, head + look.px(TALLEST))
        room = foot - head
        number = look.metrics(Text.COUNT).height()
        self._months, marks = [], []
        if not any(counts) or room < look.px(24):
            return []
        pitch = min(float(look.px(40)), self._below.width() / len(counts))
        for at, papers in enumerate(counts):
            left = round(self._below.left() + at * pitch)
            wide = max(1, round(pitch) - look.px(4))
            high = round((room - number) * papers / max(counts))
            bar = QRectF(
                left, foot - max(high, 2 * bool(papers)), wide, max(high, 2 * bool(papers))
            )
            whole = QRectF(left, foot - room, wide, room)
            self._months.append((bar, whole, at))
            if papers:
                search = f"read:{self._bins.firsts[at]}..{self._bins.last(at)}"
                value = self.tr("{papers} read").format(papers=words.papers(papers))
                row = len(ORDER)  # below all of them, in whatever rows they stand
                marks.append(Mark(bar, span(self._bins, at), value, search, row, reach=whole))
        return marks

    def _paint_numbers(self, canvas: ChartCanvas) -> None:
        """Over each bar, where all of them have room."""
        look = self.look
        metrics = look.metrics(Text.COUNT)
        counts = [] if self._bins is None else self._bins.counts(self._counts.days)
        widest = max(metrics.horizontalAdvance(words.number(papers)) for papers in counts)
        if widest + look.px(2) <= self._months[0][1].width():
            for (bar, _, _), papers in zip(self._months, counts, strict=True):
                place = bar.adjusted(-8, -metrics.height(), 8, 0)
                place.setHeight(metrics.height() - 1)
                if papers:
                    text = words.number(papers)
                    canvas.text(place, text, look.font(Text.COUNT), look.tokens.ink3, CENTRE)

    def _paint_months(self, canvas: ChartCanvas) -> None:
        look, tokens = self.look, self.look.tokens
        high = look.metrics(Text.LABEL).height()
        head = QRectF(self._below.left(), self._below.top(), self._below.width(), high)
        canvas.text(head, self.tr("Marked as read, by month"), look.font(Text.LABEL), tokens.ink3)
        if not self._months or self._bins is None:
            place = head.translated(0, high + look.px(6))
            said = self.tr("None in the last twelve months.")
            canvas.text(place, said, look.font(Text.SMALL), tokens.ink3)
            return
        foot = self._months[0][1].bottom()
        right = self._months[-1][1].right()
        for bar, _, _ in self._months:
            canvas.block(bar, tokens.accent)
        self._paint_numbers(canvas)
        canvas.rule(self._below.left(), foot, right, tokens.line2)
        canvas.labels(
            foot + look.px(6), self._below.left(), right,
            [whole.center().x() for _, whole, _ in self._months],
            [tick(self._bins, at) for _, _, at in self._months],
        )  # fmt: skip
