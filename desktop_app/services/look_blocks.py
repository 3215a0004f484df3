"""LookBlocks: under which blocks papers of a running import are to be compared, till it is over.

They were worked out with the records, so that the look for duplicates need not read the papers
again; and all are written in one order, which touches each page of the file once.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence

from desktop_app.services.id_ranges import IdRanges
from desktop_app.store.block_repository import ID_BITS, ID_MASK

_SHELVES = 64
_SHELF = 27 + ID_BITS
"""A block has 33 bits (matching.proposals): the six highest ones tell its shelf."""


class LookBlocks:
    """Eight bytes for each block of a paper."""

    def __init__(self) -> None:
        self._shelves = [array("q") for _ in range(_SHELVES)]
        self._papers = IdRanges()
        self._forgotten: set[int] = set()

    def add(self, paper_id: int, blocks: Sequence[int]) -> None:
        """A new paper of one record."""
        if paper_id > ID_MASK:
            return  # the look reads it
        self._papers.add(paper_id)
        for block in blocks:
            number = block << ID_BITS | paper_id
            self._shelves[number >> _SHELF].append(number)

    def forget(self, papers: Iterable[int]) -> None:
        """These say something else now: they have to be read again."""
        self._forgotten.update(paper for paper in papers if paper in self._papers)

    def clear(self) -> None:
        """Any may say something else."""
        for place in range(_SHELVES):
            self._shelves[place] = array("q")
        self._papers = IdRanges()
        self._forgotten.clear()

    @property
    def papers(self) -> Iterator[int]:
        """Those that are known, in order."""
        return (paper for paper in self._papers if paper not in self._forgotten)

    def numbers(self) -> Iterator[int]:
        """Blocks of all that are known, as BlockRepository.add_packed takes them, in order. May be
        asked once: it makes room."""
        gone = self._forgotten
        for place, shelf in enumerate(self._shelves):
            self._shelves[place] = array("q")
            numbers = sorted(shelf)
            yield from [n for n in numbers if n & ID_MASK not in gone] if gone else numbers
