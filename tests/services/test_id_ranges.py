"""IdRanges hold what a set holds."""

from __future__ import annotations

import sys

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.services.id_ranges import IdRanges

IDS = st.integers(0, 40)


@given(st.lists(st.one_of(IDS, st.lists(IDS), st.builds(range, IDS, IDS))), st.sets(IDS))
def test_they_are_a_set(parts, others) -> None:
    ranges, expected = IdRanges(), set()
    for part in parts:
        if isinstance(part, int):
            ranges.add(part)
            expected.add(part)
        else:
            ranges.update(part)
            expected.update(part)
        assert list(ranges) == sorted(expected)
        assert len(ranges) == len(expected)
    assert {one for one in range(42) if one in ranges} == expected
    assert others - ranges == others - expected
    assert others & ranges == others & expected
    assert ranges.isdisjoint(others) == expected.isdisjoint(others)
    assert IdRanges(expected) == ranges == expected


def test_a_million_that_follow_each_other_take_next_to_nothing() -> None:
    ranges = IdRanges()
    for start in range(1, 1_000_001, 100):
        ranges.update(range(start, start + 100))
    assert len(ranges) == 1_000_000
    assert sum(sys.getsizeof(one) for one in vars(ranges).values()) < 1_000
