"""LookBlocks: under which blocks papers of a running import are to be compared, till it is over.

They were worked out with the records, so that the look for duplicates need not read the papers
again; and all are written in one order, which touches each page of the file once.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence

from desktop_app.store.block_repository import ID_BITS, ID_MASK

_SHELVES = 64
_SHELF = 27 + ID_BITS
"""A block has 33 bits (matching.proposals): the six highest ones tell its shelf."""


class LookBlocks:
    """Eight bytes for each block of a paper."""

    def __init__(self) -> None:
        self._shelves = [array("q") for _ in range(_SHELVES)]
        self._papers: set[int] = set()
        self._forgotten = False

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
        before = len(self._papers)
        self._papers.difference_update(papers)
        self._forgotten |= len(self._papers) < before

    def clear(self) -> None:
        """Any may say something else."""
        self._papers.clear()
        self._forgotten = True

    @property
    def papers(self) -> frozenset[int]:
        """Those that are known."""
        return frozenset(self._papers)

    def numbers(self) -> Iterator[int]:
        """Blocks of all that are known, as BlockRepository.add_packed takes them, in order. May be
        asked once: it makes room."""
        papers = self._papers
        for place, shelf in enumerate(self._shelves):
            self._shelves[place] = array("q")
            numbers = sorted(shelf)
            yield from [n for n in numbers if n & ID_MASK in papers] if self._forgotten else numbers
