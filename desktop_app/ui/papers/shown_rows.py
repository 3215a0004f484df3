"""ShownRows: which paper, or the head of which group, stands in which row; by arithmetic alone."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain
from operator import add, sub
from typing import NamedTuple

from desktop_app.model.grouping import GroupBy, Groups


class Fold(NamedTuple):
    """Which groups are folded, by their keys: all or none, but for some."""

    all: bool = False
    but: frozenset[str] = frozenset()

    def turned(self, key: str) -> Fold:
        """With one group the other way."""
        return self._replace(but=self.but ^ {key})


class Spot(NamedTuple):
    """A row that is to be found again: a paper and the group it is seen in, or a group's head."""

    paper: int | None
    group: str | None = None


OPEN = Fold()
_PART = 5_000
"""Groups whose rows are told at once: other threads wait no longer."""


class ShownRows:
    """Frozen. Without groups each paper has the row of its place.

    Each group has a row for its head and, unless it is folded, one for each of its papers. tops
    has the rows of the heads, so that a row is found by bisection among the groups.
    """

    __slots__ = ("_tops", "fold", "groups", "ids", "whole")

    def __init__(
        self,
        ids: array[int],
        groups: Groups | None = None,
        fold: Fold = OPEN,
        tops: array[int] | None = None,
        *,
        whole: bool = True,
    ) -> None:
        self.whole = whole
        """Whether the groups have all their papers yet."""
        self.ids = ids
        """Each paper once, folded or not, in the order shown."""
        self.groups = groups
        self.fold = fold
        self._tops = tops or (array("q") if groups is None else _tops(groups, fold))

    def __len__(self) -> int:
        return len(self.ids) if self.groups is None else self._tops[-1]

    def folded_as(self, fold: Fold) -> ShownRows:
        """The same with other groups folded."""
        if fold == self.fold:
            return self
        return ShownRows(self.ids, self.groups, fold, whole=self.whole)

    def same_as(self, other: ShownRows) -> bool:
        """Whether all rows are the same."""
        same = self.ids == other.ids and self.fold == other.fold and self.whole == other.whole
        return same and self.groups == other.groups

    def turned(self, group: int) -> ShownRows:
        """The same with one group the other way: the heads below it stand elsewhere."""
        by = self.size(group) if self.is_folded(group) else -self.size(group)
        tops = self._tops[: group + 1]
        tops.extend(map(by.__add__, self._tops[group + 1 :]))
        fold = self.fold.turned(self.key(group))
        return ShownRows(self.ids, self.groups, fold, tops, whole=self.whole)

    # Groups

    def group(self, row: int) -> int | None:
        """The number of the group that a row belongs to; None without groups."""
        return None if self.groups is None else bisect_right(self._tops, row) - 1

    def head(self, row: int) -> int | None:
        """The number of the group whose head stands in a row, or None."""
        group = self.group(row)
        return group if group is not None and self._tops[group] == row else None

    def head_row(self, group: int) -> int:
        """Where a group's head stands; of the number after the last, where the rows end."""
        return self._tops[group]

    @property
    def repeats(self) -> bool:
        """Whether some paper stands in several groups."""
        return self.groups is not None and len(self.groups.lines) > len(self.ids)

    def size(self, group: int) -> int:
        """How many papers a group has, folded or not."""
        starts = self._grouped.starts
        return starts[group + 1] - starts[group]

    def is_folded(self, group: int) -> bool:
        """Whether only the head of a group is shown."""
        return self._tops[group + 1] - self._tops[group] == 1

    def key(self, group: int) -> str:
        """What tells a group from the others."""
        return self._grouped.keys[group]

    def name(self, group: int) -> str:
        """What a group is called in the library, where its key is no word."""
        key = self.key(group)
        return self._grouped.names.get(key, key)

    def hue(self, group: int) -> int | None:
        """The hue of a tag, if it has one of its own."""
        return self._grouped.hues.get(self.key(group))

    @property
    def kind(self) -> GroupBy:
        """What the papers of a group have in common."""
        return self._grouped.by

    @property
    def _grouped(self) -> Groups:
        if self.groups is None:
            raise AssertionError("there are no groups")
        return self.groups

    # From rows to papers

    def paper(self, row: int) -> int | None:
        """The paper in a row; None for a head."""
        if self.groups is None:
            return self.ids[row]
        group = bisect_right(self._tops, row) - 1
        below = row - self._tops[group]
        return self.groups.lines[self.groups.starts[group] + below - 1] if below else None

    def paper_row_near(self, row: int) -> int | None:
        """The row itself, or the last one where there are fewer; for a head, a paper's row by it.

        None where no paper is shown.
        """
        row = max(0, min(row, len(self) - 1))
        if self.groups is None:
            return row if self.ids else None
        if not len(self) or self.paper(row) is not None:
            return row if len(self) else None
        group, count = self.group(row) or 0, len(self.groups.keys)
        after = (self._tops[at] + 1 for at in range(group, count) if not self.is_folded(at))
        before = (self._tops[at] - 1 for at in range(group, 0, -1) if not self.is_folded(at - 1))
        return next(chain(after, before), None)

    def papers(self, first: int, last: int) -> array[int]:
        """The papers in a span of rows, both ends inclusive, passing over heads."""
        if self.groups is None:
            return self.ids[max(0, first) : last + 1]
        first, last = max(0, first), min(last, len(self) - 1)
        start, end = self._place_at(first), self._place_at(last + 1)
        heads = bisect_left(self._tops, last + 1) - bisect_left(self._tops, first)
        if end - start == last + 1 - first - heads:  # none of these groups is folded
            return self.groups.lines[start:end]
        found: array[int] = array("q")
        group = bisect_right(self._tops, first) - 1
        while first <= last:
            top, end = self._tops[group], self._tops[group + 1]
            start = self.groups.starts[group] - top - 1
            found += self.groups.lines[start + max(first, top + 1) : start + min(last + 1, end)]
            group, first = group + 1, end
        return found

    def _place_at(self, row: int) -> int:
        """How many of the lines belong above a row; those that are folded away too."""
        group = min(bisect_right(self._tops, row) - 1, len(self._grouped.keys) - 1)
        return self._grouped.starts[group] + max(0, row - self._tops[group] - 1)

    def spot(self, row: int) -> Spot:
        """A row, told so that it can be found again in other rows."""
        group = self.group(row)
        return Spot(self.paper(row), None if group is None else self._grouped.keys[group])

    def keys(self, spans: Iterable[tuple[int, int]]) -> frozenset[str]:
        """The groups that spans of rows touch."""
        if self.groups is None:
            return frozenset()
        touched: set[str] = set()
        for first, last in spans:
            low, high = (bisect_right(self._tops, row) - 1 for row in (first, last))
            touched.update(self.groups.keys[low : high + 1])
        return frozenset(touched)

    # From papers to rows

    def place(self, paper: int | None) -> int | None:
        """The first row in which a paper is shown, or None."""
        return None if paper is None else next(iter(self.places((paper,))), None)

    def row_of(self, spot: Spot | None) -> int | None:
        """The row of a spot, or None. For a paper in its folded group that is the group's head;
        for one that left its group, the first row that shows it."""
        if spot is None:
            return None
        if self.groups is not None and spot.group in self.groups.keys:
            group = self.groups.keys.index(spot.group)
            at = None if spot.paper is None else self._within(group, spot.paper)
            if spot.paper is None or (at is not None and self.is_folded(group)):
                return self._tops[group]
            if at is not None:
                return self._tops[group] + 1 + at
        return self.place(spot.paper)

    def places(self, papers: Sequence[int], groups: frozenset[str] = frozenset()) -> list[int]:
        """The rows that show papers, ascending; those not shown are left out.

        Of a paper that stands in several groups, its rows in those named, or else its first one.
        """
        if not papers:
            return []
        lines = self.ids if self.groups is None else self.groups.lines
        if len(papers) == 1 and not self.repeats:
            found = _place(lines, papers[0])
        else:
            chosen = set(papers)
            found = [at for at, paper in enumerate(lines) if paper in chosen]
        return found if self.groups is None else sorted(self._rows(found, groups))

    def _rows(self, places: Sequence[int], named: frozenset[str]) -> Iterator[int]:
        """Of places among the lines, ascending."""
        groups = self._grouped
        there, others, group = set[int](), list[tuple[int, int]](), 0
        for at in places:
            if at >= groups.starts[group + 1]:
                group = bisect_right(groups.starts, at) - 1
            if self.is_folded(group):
                continue
            row, paper = self._tops[group] + 1 + at - groups.starts[group], groups.lines[at]
            if groups.keys[group] in named:
                there.add(paper)
                yield row
            else:
                others.append((row, paper))
        for row, paper in others:
            if paper not in there:
                there.add(paper)
                yield row

    def group_of(self, paper: int) -> int | None:
        """The first group that a paper stands in, folded or not; None where it is not found."""
        if self.groups is None or not (at := _place(self.groups.lines, paper)):
            return None
        return bisect_right(self.groups.starts, at[0]) - 1

    def _within(self, group: int, paper: int) -> int | None:
        starts = self._grouped.starts
        first = starts[group]
        at = _place(self._grouped.lines, paper, first, starts[group + 1])
        return at[0] - first if at else None


def _place(lines: array[int], paper: int, *span: int) -> list[int]:
    try:
        return [lines.index(paper, *span)]
    except ValueError:
        return []


def _tops(groups: Groups, fold: Fold) -> array[int]:
    count = len(groups.keys)
    if not fold.but:
        if fold.all:
            return array("q", range(count + 1))
        tops: array[int] = array("q")
        for at in range(0, count + 1, _PART):
            tops.extend(map(add, groups.starts[at : at + _PART], range(at, count + 1)))
        return tops
    heights = [0] * count if fold.all else list(map(sub, groups.starts[1:], groups.starts))
    for group, key in enumerate(groups.keys):
        if key in fold.but:
            size = groups.starts[group + 1] - groups.starts[group]
            heights[group] = size - heights[group]
    return array("q", accumulate((height + 1 for height in heights), initial=0))
