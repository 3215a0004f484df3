"""LookBlocks: under which blocks papers of a running import are to be compared, till it is over.

They were worked out with the records, so that the look for duplicates need not read the papers
again; and all are written in one order, which touches each page of the file once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from desktop_app.services.id_ranges import IdRanges
from desktop_app.services.number_shelves import NumberShelves
from desktop_app.store.records.block_repository import ID_BITS, ID_MASK

BLOCK_BITS = 33
"""Of a block (matching.proposals.blocks_of)."""


class LookBlocks:
    """Eight bytes for each block of a paper."""

    def __init__(self) -> None:
        self._numbers = NumberShelves(BLOCK_BITS + ID_BITS)
        self._papers = IdRanges()
        self._forgotten: set[int] = set()

    def add(self, paper_id: int, blocks: Sequence[int]) -> bool:
        """A new paper of one record, or one that was read; False where its id is too large."""
        if paper_id > ID_MASK:
            return False
        self._papers.add(paper_id)
        self._numbers.extend(block << ID_BITS | paper_id for block in blocks)
        return True

    def forget(self, papers: Iterable[int]) -> None:
        """These say something else now: they have to be read again."""
        self._forgotten.update(paper for paper in papers if paper in self._papers)

    def clear(self) -> None:
        """Any may say something else."""
        self._numbers = NumberShelves(BLOCK_BITS + ID_BITS)
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
        for numbers in self._numbers.parts():
            yield from [n for n in numbers if n & ID_MASK not in gone] if gone else numbers
