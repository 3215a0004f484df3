"""Rows of groups by arithmetic, against the same rows written out one by one."""

from array import array
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.model.grouping import GroupBy, Groups
from desktop_app.ui.papers import shown_rows
from desktop_app.ui.papers.shown_rows import OPEN, Fold, ShownRows, Spot


def groups_of(*members: tuple[str, list[int]]) -> Groups:
    lines = array("q", [paper for _, papers in members for paper in papers])
    sizes = (len(papers) for _, papers in members)
    return Groups(
        GroupBy.TAG,
        array("q", dict.fromkeys(lines)),
        lines,
        tuple(key for key, _ in members),
        array("q", accumulate(sizes, initial=0)),
    )


def shown(fold: Fold = OPEN) -> ShownRows:
    """Rows: 0 a, 1 to 3 papers 5 6 7; 4 b, 5 paper 6; 6 c, 7 and 8 papers 8 5."""
    groups = groups_of(("a", [5, 6, 7]), ("b", [6]), ("c", [8, 5]))
    return ShownRows(groups.ids, groups, fold)


@st.composite
def any_rows(draw) -> tuple[ShownRows, list[tuple[str, int | None]]]:
    """With all rows written out: (key of the group, paper or None for the head)."""
    members = draw(
        st.lists(st.lists(st.integers(1, 9), min_size=1, max_size=5, unique=True), max_size=6)
    )
    named = [(f"g{at}", papers) for at, papers in enumerate(members)]
    but = draw(st.sets(st.sampled_from([f"g{at}" for at in range(6)])))
    fold = Fold(draw(st.booleans()), frozenset(but))
    groups = groups_of(*named)
    written: list[tuple[str, int | None]] = []
    for key, papers in named:
        written.append((key, None))
        if fold.all == (key in but):
            written += [(key, paper) for paper in papers]
    return ShownRows(groups.ids, groups, fold), written


@given(any_rows(), st.integers(0, 40), st.integers(0, 40))
def test_rows_are_as_written_out(made, first, last) -> None:
    rows, written = made
    assert len(rows) == len(written)
    for row, (key, paper) in enumerate(written):
        assert rows.paper(row) == paper
        assert rows.key(rows.group(row)) == key
        assert (rows.head(row) is not None) == (paper is None)
        assert rows.row_of(rows.spot(row)) == row
    assert list(rows.papers(first, last)) == [
        paper for _, paper in written[first : last + 1] if paper is not None
    ]
    for group in range(len(rows.groups.keys)):
        turned = rows.turned(group)
        assert turned.same_as(rows.folded_as(turned.fold))
        again = rows.folded_as(turned.fold)
        assert len(turned) == len(again)
        assert all(turned.paper(row) == again.paper(row) for row in range(len(again)))
    near = rows.paper_row_near(first)
    assert (near is None) == all(paper is None for _, paper in written)
    assert near is None or written[near][1] is not None


@pytest.mark.parametrize("all_folded", [True, False])
@pytest.mark.parametrize("count", [0, 1, 3, 4, 6, 7])
def test_heads_stand_where_they_do_however_many_are_told_at_once(
    monkeypatch: pytest.MonkeyPatch, count: int, all_folded: bool
) -> None:
    monkeypatch.setattr(shown_rows, "_PART", 3)
    groups = groups_of(*((f"g{at}", list(range(1, 2 + at % 3))) for at in range(count)))
    rows = ShownRows(groups.ids, groups, Fold(all_folded))

    heads = [rows.head_row(group) for group in range(count + 1)]
    expected = [0]
    for at in range(count):
        expected.append(expected[-1] + 1 + (0 if all_folded else 1 + at % 3))
    assert heads == expected
    assert len(rows) == expected[-1]


@given(any_rows(), st.sets(st.integers(1, 9)), st.sets(st.sampled_from(["g0", "g1", "g2"])))
def test_papers_are_found_in_the_groups_named_or_where_they_come_first(made, papers, named) -> None:
    rows, written = made
    expected = []
    for paper in papers:
        at = [row for row, (_, each) in enumerate(written) if each == paper]
        within = [row for row in at if written[row][0] in named]
        expected += within or at[:1]
    assert rows.places(tuple(papers), frozenset(named)) == sorted(expected)


def test_a_paper_in_its_folded_group_is_where_the_head_stands() -> None:
    folded = shown(Fold(but=frozenset({"a"})))
    assert len(folded) == 6
    assert folded.row_of(Spot(7, "a")) == 0
    assert folded.place(7) is None
    assert folded.place(6) == 2
    assert folded.row_of(Spot(7, "b")) is None, "it left that group for a folded one"
    assert folded.row_of(Spot(None, "gone")) is None


def test_a_span_touches_its_groups() -> None:
    assert shown().keys([(2, 4)]) == {"a", "b"}
    assert ShownRows(array("q", [1, 2])).keys([(0, 1)]) == frozenset()


def test_without_groups_each_paper_has_the_row_of_its_place() -> None:
    rows = ShownRows(array("q", [4, 5, 6]))
    assert (len(rows), rows.paper(1), rows.head(1), rows.spot(1)) == (3, 5, None, Spot(5))
    assert list(rows.papers(-3, 1)) == [4, 5]
    assert rows.places((6, 4)) == [0, 2]
    assert rows.paper_row_near(9) == 2
    assert ShownRows(array("q")).paper_row_near(0) is None
