"""Days are put together as finely as there is room for, and none is lost."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.model.overview import DayCount
from desktop_app.ui.overview.time_bins import Unit, bins, span, tick

DAYS = st.dates(date(1995, 1, 1), date(2035, 12, 31))


@pytest.mark.parametrize(
    ("first", "last", "most", "unit", "firsts"),
    [
        (date(2026, 10, 29), date(2026, 10, 31), 8, Unit.DAY, [29, 30, 31]),
        (date(2026, 10, 29), date(2026, 10, 29), 1, Unit.DAY, [29]),
        (date(2026, 10, 1), date(2026, 10, 29), 8, Unit.WEEK, [28, 5, 12, 19, 26]),
        (date(2025, 12, 20), date(2026, 2, 1), 4, Unit.MONTH, [1, 1, 1]),
    ],
)
def test_the_unit_is_the_finest_that_fits(first, last, most, unit, firsts):
    found = bins(first, last, most)
    assert found.unit is unit
    assert [day.day for day in found.firsts] == firsts


def test_bins_in_words():
    months = bins(date(2025, 12, 20), date(2026, 2, 1), 4)
    assert [tick(months, at) for at in range(3)] == ["Dec 2025", "Jan 2026", "Feb 2026"]
    assert span(months, 1) == "Jan 2026"
    quarters = bins(date(2025, 12, 20), date(2026, 8, 1), 6)
    assert quarters.unit is Unit.QUARTER
    assert span(quarters, 0) == "1 Oct 2025 – 31 Dec 2025"
    weeks = bins(date(2026, 10, 1), date(2026, 10, 29), 8)
    assert (tick(weeks, 1), span(weeks, 1)) == ("5 Oct", "5 Oct 2026 – 11 Oct 2026")
    years = bins(date(1990, 5, 1), date(2026, 10, 29), 40)
    assert (tick(years, 0), tick(years, 36)) == ("1990", "2026")
    days = bins(date(2026, 10, 29), date(2026, 10, 30), 8)
    assert span(days, 0) == "29 Oct 2026"


@given(st.lists(DAYS, min_size=1, max_size=30), st.integers(1, 60))
def test_every_day_lies_in_one_bin(days, most):
    days.sort()
    found = bins(days[0], days[-1], most)
    assert sum(found.counts([DayCount(day, 1) for day in days])) == len(days)
    for at in range(len(found.firsts) - 1):
        assert found.last(at) + timedelta(days=1) == found.firsts[at + 1]
    assert found.firsts[0] <= days[0]
    assert days[-1] < found.end
