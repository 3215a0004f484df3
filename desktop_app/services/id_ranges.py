"""IdRanges: very many ids that mostly follow each other, as the ends of their runs."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Set
from itertools import chain


class IdRanges(Set[int]):
    """A set of ids: those of a million papers of one import take a hundred bytes, where a set of
    Python's takes as many megabytes. Differences and the like with it are sets of Python's."""

    def __init__(self, ids: Iterable[int] = ()) -> None:
        self._starts = array("q")
        self._ends = array("q")
        self._count = 0
        self.update(list(ids))

    def update(self, ids: Collection[int]) -> None:
        """Take in more. Quickest where each is one above the one before."""
        if not ids:
            return
        first = next(iter(ids))
        if all(map(int.__eq__, ids, range(first, first + len(ids)))):
            self._take_in(first, first + len(ids))
            return
        start = end = -1
        for one in sorted(ids):
            if one != end:
                self._take_in(start, end)
                start = one
            end = one + 1
        self._take_in(start, end)

    def add(self, one: int) -> None:
        """Take in one more."""
        self._take_in(one, one + 1)

    def _take_in(self, start: int, end: int) -> None:
        """All from `start` on and below `end`; with the runs that these touch they are one."""
        if start >= end:
            return
        if self._ends and start == self._ends[-1]:  # as of nearly all
            self._ends[-1] = end
            self._count += end - start
            return
        low = bisect_right(self._ends, start - 1)
        high = bisect_right(self._starts, end)
        if low < high:
            start = min(start, self._starts[low])
            end = max(end, self._ends[high - 1])
            self._count -= sum(self._ends[low:high]) - sum(self._starts[low:high])
        self._starts[low:high] = array("q", (start,))
        self._ends[low:high] = array("q", (end,))
        self._count += end - start

    def quick(self) -> Collection[int]:
        """The same ids where it is asked of very many whether they are among them."""
        if len(self._starts) == 1:
            return range(self._starts[0], self._ends[0])
        return frozenset(self)

    def __contains__(self, one: object) -> bool:
        if not isinstance(one, int):
            return False
        place = bisect_right(self._starts, one) - 1
        return place >= 0 and one < self._ends[place]

    def __iter__(self) -> Iterator[int]:
        """In order."""
        return chain.from_iterable(map(range, self._starts, self._ends))

    def __len__(self) -> int:
        return self._count

    @classmethod
    def _from_iterable(cls, it: Iterable[int]) -> set[int]:  # type: ignore[override]
        return set(it)
