"""Numbers beside drawings are round, and labels below them never touch."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.ui.overview.axis import Label, placed, pushed_apart, round_ticks, shown_labels


@pytest.mark.parametrize(
    ("most", "room", "ticks"),
    [
        (0, 4, [0, 1]),
        (1, 4, [0, 1]),
        (3, 4, [0, 1, 2, 3]),
        (5, 4, [0, 2, 4, 6]),
        (23, 4, [0, 10, 20, 30]),
        (2_911, 4, [0, 1_000, 2_000, 3_000]),
        (2_911, 1, [0, 5_000]),
    ],
)
def test_round_numbers_up_to_the_most(most, room, ticks):
    assert round_ticks(most, room) == ticks


@given(st.integers(0, 10**7), st.integers(1, 12))
def test_the_most_is_on_the_scale(most, room):
    ticks = round_ticks(most, room)
    assert ticks[-1] >= most
    assert 2 <= len(ticks) <= room + 1


@given(st.integers(1, 300), st.floats(60, 2_000), st.floats(8, 60), st.floats(0, 20), st.booleans())
def test_labels_keep_their_distance(count, width, wide, gap, years):
    pitch = width / count
    labels = [Label((at + 0.5) * pitch, wide) for at in range(count)]
    shown = shown_labels(labels, 0, width, gap, 2026 if years else None)
    assert shown
    edges = [placed(labels[at], 0, width) for at in shown]
    for (_, before), (after, _) in zip(edges, edges[1:], strict=False):
        assert after - before >= gap
    if not years:
        assert shown[-1] == count - 1


def test_years_are_shown_at_round_ones():
    labels = [Label(10 * at, 25) for at in range(46)]
    shown = shown_labels(labels, 0, 460, 8, 2026)
    assert [1981 + at for at in shown] == [1985, 1990, 1995, 2000, 2005, 2010, 2015, 2020, 2025]


def test_few_have_room_at_both_ends_at_least():
    labels = [Label(8 * at, 40) for at in range(14)]
    assert shown_labels(labels, 0, 100, 12, 2026) == [0, 13]
    assert shown_labels(labels, 0, 90, 12, 2026) == [13]
    assert shown_labels(labels[:1], 0, 90, 12) == [0]
    assert shown_labels([], 0, 90, 12) == []


@given(st.lists(st.floats(0, 200), min_size=1, max_size=6))
def test_names_are_pushed_apart_in_their_order(wanted):
    heights = pushed_apart(wanted, 16, 0, 200)
    ordered = sorted(heights)
    assert all(
        after - before >= 15.999 for before, after in zip(ordered, ordered[1:], strict=False)
    )
    assert ordered[-1] <= 200.001
    for at in range(len(wanted)):
        for other in range(len(wanted)):
            if wanted[at] < wanted[other]:
                assert heights[at] < heights[other]


def test_names_far_from_each_other_stay():
    assert pushed_apart([10, 100, 60], 16, 0, 200) == [10, 100, 60]
