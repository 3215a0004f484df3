"""Days put together to weeks, months, quarters or years, as fine as there is room for."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from datetime import date, timedelta
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from desktop_app.model.overview import DayCount


class Unit(Enum):
    """How long a bin is; value: its days, about."""

    DAY = 1
    WEEK = 7
    MONTH = 31
    QUARTER = 92
    YEAR = 366


class Bins(NamedTuple):
    """firsts: the first day of each bin, ascending, without gaps. end: the day after the last."""

    unit: Unit
    firsts: tuple[date, ...]
    end: date

    def last(self, at: int) -> date:
        """The last day of a bin."""
        after = self.firsts[at + 1] if at + 1 < len(self.firsts) else self.end
        return after - timedelta(days=1)

    def counts(self, days: Sequence[DayCount]) -> list[int]:
        """How many papers each bin has of these; days outside are left out."""
        found = [0] * len(self.firsts)
        for day, papers in days:
            if self.firsts[0] <= day < self.end:
                found[bisect_right(self.firsts, day) - 1] += papers
        return found


def bins(first: date, last: date, most: int) -> Bins:
    """Bins over both days, of the shortest unit of which there are at most `most`; at least one."""
    for unit in Unit:
        if (last - first).days / unit.value < most or unit is Unit.YEAR:
            break
    start = _start(first, unit)
    firsts = [start]
    while (following := _after(firsts[-1], unit)) <= last:
        firsts.append(following)
    return Bins(unit, tuple(firsts), _after(firsts[-1], unit))


def tick(bins_: Bins, at: int) -> str:
    """A bin in a few letters, for an axis."""
    first = bins_.firsts[at]
    if bins_.unit is Unit.YEAR:
        return str(first.year)
    if bins_.unit in (Unit.MONTH, Unit.QUARTER):
        return _tr("{month} {year}").format(month=_month(first), year=first.year)
    return _tr("{day} {month}").format(day=first.day, month=_month(first))


def span(bins_: Bins, at: int) -> str:
    """A bin in words: '3 Nov 2026', '2 Nov 2026 – 8 Nov 2026', 'Nov 2026', '2026'."""
    if bins_.unit in (Unit.YEAR, Unit.MONTH):
        return tick(bins_, at)
    first, last = bins_.firsts[at], bins_.last(at)
    return day_words(first) if first == last else f"{day_words(first)} – {day_words(last)}"


def day_words(day: date) -> str:
    """'3 Nov 2026'."""
    said = _tr("{day} {month} {year}")
    return said.format(day=day.day, month=_month(day), year=day.year)


def _start(day: date, unit: Unit) -> date:
    match unit:
        case Unit.DAY:
            return day
        case Unit.WEEK:
            return day - timedelta(days=day.weekday())
        case Unit.MONTH:
            return day.replace(day=1)
        case Unit.QUARTER:
            return date(day.year, 3 * ((day.month - 1) // 3) + 1, 1)
    return date(day.year, 1, 1)


def _after(first: date, unit: Unit) -> date:
    if unit in (Unit.DAY, Unit.WEEK):
        return first + timedelta(days=unit.value)
    months = {Unit.MONTH: 1, Unit.QUARTER: 3, Unit.YEAR: 12}[unit]
    year, month = divmod(first.month - 1 + months, 12)
    return date(first.year + year, month + 1, 1)


def _month(day: date) -> str:
    return QLocale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat).rstrip(".")


def _tr(text: str) -> str:
    return QCoreApplication.translate("overview", text)
