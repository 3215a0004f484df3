"""LookBlocks: under which blocks papers of a running import are to be compared, till it is over.

They were worked out with the records, so that the look for duplicates need not read the papers
again; and all are written in one order, which touches each page of the file once.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence

_BITS = 31
"""Of a paper's id; a block has 33 (matching.proposals), and both are kept as one number."""
_SHELVES = 64
_SHELF = 27 + _BITS


class LookBlocks:
    """Eight bytes for each block of a paper."""

    def __init__(self) -> None:
        self._shelves = [array("Q") for _ in range(_SHELVES)]
        self._papers: set[int] = set()

    def add(self, paper_id: int, blocks: Sequence[int]) -> None:
        """A new paper of one record."""
        if paper_id >> _BITS:
            return  # the look reads it
        self._papers.add(paper_id)
        for block in blocks:
            number = block << _BITS | paper_id
            self._shelves[number >> _SHELF].append(number)

    def forget(self, papers: Iterable[int]) -> None:
        """These say something else now: they have to be read again."""
        self._papers.difference_update(papers)

    def clear(self) -> None:
        """Any may say something else."""
        self._papers.clear()

    @property
    def papers(self) -> frozenset[int]:
        """Those that are known."""
        return frozenset(self._papers)

    def rows(self) -> Iterator[tuple[int, int]]:
        """(block, paper) of all that are known, in order. May be asked once: it makes room."""
        mask = (1 << _BITS) - 1
        papers = self._papers
        for place, shelf in enumerate(self._shelves):
            self._shelves[place] = array("Q")
            yield from [(n >> _BITS, n & mask) for n in sorted(shelf) if n & mask in papers]
