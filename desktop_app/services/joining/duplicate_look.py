"""DuplicateLook: which papers may be one, found by the blocks that the library keeps of them.

A small import into a large library costs what the import holds, and not what the library does:
only papers that share a block with one of the import are read.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TypeVar

from desktop_app.jobs.progress import Progress
from desktop_app.matching.proposals import (
    Candidate,
    Proposal,
    blocks_of,
    groups_of_like_titles,
    possible_within,
)
from desktop_app.model.changes import Changes, LibraryEvent
from desktop_app.services.joining.look_blocks import BLOCK_BITS, LookBlocks
from desktop_app.services.library import Library
from desktop_app.services.number_shelves import NumberShelves
from desktop_app.services.piece_size import PieceSize
from desktop_app.store.batches import batches
from desktop_app.store.record_side import RecordSide
from desktop_app.store.records.block_repository import ID_BITS, ID_MASK, BlockRepository

PAPERS_AT_ONCE = 20_000
"""Papers whose blocks are in memory together until they are written."""
PAPERS_READ = 250
"""Papers of which they are worked out in one look at the library: some hundredths of a second."""
ROWS_AT_ONCE, ROWS_AT_ONCE_WATCHED = 10_000, 3_000
"""Rows written in one transaction, and where someone may wait for its end: in a library of a
million papers each stands on a page of its own."""
BLOCKS_AT_ONCE, FIRST_BLOCKS, FEWEST_BLOCKS = 2_000, 200, 20
"""Blocks whose papers are compared in one look at the library; and where someone may wait for its
end: then their number follows what the last ones took, since papers that are alike take longer."""
LONGEST_LOOK = 0.04
"""Seconds of CPU that it should take then."""
BLOCKS_END, SHELVES = 1 << BLOCK_BITS, 64
"""Above all blocks (proposals.blocks_of); in how many parts shared ones are looked for."""

MOST_NAMED, SHARE_NAMED = 20_000, 4
"""Papers asked for whose blocks are named one by one, and how many times as many there must be in
all: otherwise all blocks that are shared are looked at, in one pass."""
_NOTE = "Looking for possible duplicates"

ONE_IDENTIFIER = "Same DOI or arXiv id; one of them was added by hand."
"""Papers added by hand are the user's own word: the program proposes to join them, at once."""

Row = TypeVar("Row")
Found = tuple[int, int, float, str]


class DuplicateLook:
    """One look, on the writing lane. known: blocks that need not be worked out."""

    def __init__(
        self, library: Library, progress: Progress, known: LookBlocks | None = None
    ) -> None:
        self._library = library
        self._known = known or LookBlocks()
        self._touched: set[int] = set()
        self._progress = progress
        self._rows = ROWS_AT_ONCE_WATCHED if progress.may_be_waited_for else ROWS_AT_ONCE
        progress.step(note=_NOTE)

    def pairs(self, papers: Collection[int] | None) -> list[Found]:
        """(first, second, likeness, reason) of all pairs with one of these papers (None: all).

        Those that the user called different are left out, with papers in the trash and dismissed.
        """
        among = set(papers) if isinstance(papers, list | tuple) else papers
        named = self._worth_naming(among)
        unsubscribe = self._library.subscribe(self._note)
        try:
            blocks = self._brought_up_to_date(named or ())
        finally:
            unsubscribe()
        if named is None:
            blocks = self._all_shared()
        found: dict[tuple[int, int], Proposal] = {}
        for part in self._parts(blocks):
            with self._library.read() as reader:
                for one in self._alike(RecordSide(reader.connection), part, among):
                    found[one.first, one.second] = one
        self._progress.give_way()
        with self._library.read() as reader:
            for pair in RecordSide(reader.connection).decisions.different_papers():
                found.pop(pair, None)
        for pair in self._of_one_identifier(named):
            if among is None or pair[0] in among or pair[1] in among:
                found[pair] = Proposal(*pair, 100.0, ONE_IDENTIFIER)
        return [(one.first, one.second, one.likeness, one.reason) for one in found.values()]

    def _of_one_identifier(self, named: Collection[int] | None) -> Iterator[tuple[int, int]]:
        with self._library.read() as reader:
            side = RecordSide(reader.connection)
            last = side.blocks.last_paper()
            if named is not None:
                yield from side.proposals.of_one_identifier(named)
                return
        for first in range(1, last + 1, PAPERS_AT_ONCE):
            self._progress.give_way()
            with self._library.read() as reader:
                look = RecordSide(reader.connection).proposals.of_one_identifier_within
                yield from look(first, first + PAPERS_AT_ONCE - 1)

    def _parts(self, blocks: array[int]) -> Iterator[array[int]]:
        watched = self._progress.may_be_waited_for
        size = PieceSize(FIRST_BLOCKS, FEWEST_BLOCKS, BLOCKS_AT_ONCE, LONGEST_LOOK)
        start = 0
        while start < len(blocks):
            self._progress.give_way()
            began = time.thread_time()
            part = blocks[start : start + (size.now if watched else BLOCKS_AT_ONCE)]
            yield part
            start += len(part)
            size.took(len(part), time.thread_time() - began)

    def _worth_naming(self, among: Collection[int] | None) -> Collection[int] | None:
        """These papers, where it is quicker to ask for each of their blocks than for all."""
        if among is None or len(among) > MOST_NAMED:
            return None
        with self._library.read() as reader:
            last = RecordSide(reader.connection).blocks.last_paper()
        return among if last >= SHARE_NAMED * len(among) else None

    def _all_shared(self) -> array[int]:
        blocks = array("q")
        for first, end, side in self._shelves():
            blocks.extend(side.blocks.shared(first, end))
        return blocks

    def _shelves(self) -> Iterator[tuple[int, int, RecordSide]]:
        """All blocks in parts, from which one on and below which, each with a look of its own."""
        for first in range(0, BLOCKS_END, BLOCKS_END // SHELVES):
            self._progress.step(note=_NOTE)
            self._progress.give_way()
            with self._library.read() as reader:
                yield first, first + BLOCKS_END // SHELVES, RecordSide(reader.connection)

    def _former(self) -> list[tuple[int, int]]:
        """(block, paper) of all papers that are due and stand in the library already."""
        with self._library.read() as reader:
            if not RecordSide(reader.connection).blocks.has_former():
                return []
        shelves = self._shelves()
        return [row for first, end, side in shelves for row in side.blocks.former(first, end)]

    def _alike(
        self, side: RecordSide, blocks: Sequence[int], among: Collection[int] | None
    ) -> list[Proposal]:
        groups = side.blocks.members(blocks)
        # By their titles first: most are told apart by these, and need not be read further.
        groups = groups_of_like_titles(side.proposals.titles(_members(groups)), groups, among)
        candidates = [Candidate(*told) for told in side.proposals.candidates(_members(groups))]
        return possible_within(candidates, groups, among, self._progress.step)

    def _brought_up_to_date(self, named: Collection[int]) -> array[int]:
        """Write the blocks of papers that are due; all blocks of `named`, each once, in order."""
        with self._library.read() as reader:
            total = RecordSide(reader.connection).blocks.due_count()
        self._write(self._former(), BlockRepository.forget)
        wanted = NumberShelves(BLOCK_BITS)
        left = set(named)
        done = self._write_known(left, wanted)
        while papers := self._due():
            done += self._write_due(papers, left, wanted)
            self._progress.step(done, 2 * total)
        for part in batches(sorted(left), PAPERS_READ):
            self._progress.give_way()
            for _, its_blocks in self._read(part):
                wanted.extend(its_blocks)
        blocks = array("q")
        for numbers in wanted.parts():
            self._progress.give_way()
            blocks.extend(dict.fromkeys(numbers))
        return blocks

    def _write_known(self, left: set[int], wanted: NumberShelves) -> int:
        """Write the blocks that are known; of how many papers. Adds those of papers left."""
        numbers = self._known.numbers()
        # In the order of the blocks, so that each write touches few pages of the file.
        while part := list(islice(numbers, self._rows)):
            if left:
                wanted.extend(n >> ID_BITS for n in part if n & ID_MASK in left)
            self._write(part, BlockRepository.add_packed)
            self._progress.step(note=_NOTE)
        done = self._write_done(self._known.papers)
        left.difference_update(self._known.papers)
        return done

    def _due(self) -> list[int]:
        """The next papers that are due; some may be gone."""
        with self._library.read() as reader:
            return RecordSide(reader.connection).blocks.due(PAPERS_AT_ONCE)

    def _write_due(self, papers: Sequence[int], left: set[int], wanted: NumberShelves) -> int:
        """Read papers and write their blocks; of how many. Adds the blocks of those left."""
        self._touched.clear()
        self._known = LookBlocks()
        for part in batches(papers, PAPERS_READ):
            self._progress.step(note=_NOTE)
            self._progress.give_way()
            blocks = dict(self._read(part))
            for paper in part:
                if not self._known.add(paper, blocks.get(paper, ())):
                    rows = [(block, paper) for block in blocks.get(paper, ())]
                    self._write(rows, BlockRepository.add)
                    self._write_done([paper])
        return self._write_known(left, wanted)

    def _read(self, papers: Sequence[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Papers that are there, each with its blocks."""
        with self._library.read() as reader:
            for paper, title, abstract in RecordSide(reader.connection).proposals.openings(papers):
                yield paper, blocks_of(title, abstract)

    def _write_done(self, papers: Iterable[int]) -> int:
        """Their blocks are written, but of those that the user has changed meanwhile; of how many
        they are."""
        ids, done = iter(papers), 0
        while part := list(islice(ids, self._rows)):
            self._progress.step()
            self._library.give_way(self._progress)
            left = [key for key in part if key not in self._touched]
            with self._library.write("Look for duplicates", recorded=False) as transaction:
                RecordSide(transaction.connection).blocks.done(left)
                transaction.announce(Changes())
            done += len(part)
        return done

    def _note(self, event: LibraryEvent) -> None:
        self._touched |= event.changes.papers
        self._known.forget(event.changes.papers)

    def _write(self, rows: list[Row], write: Callable[[BlockRepository, list[Row]], None]) -> None:
        for start in range(0, len(rows), self._rows):
            self._progress.step()
            self._library.give_way(self._progress)
            with self._library.write("Look for duplicates", recorded=False) as transaction:
                write(RecordSide(transaction.connection).blocks, rows[start : start + self._rows])
                transaction.announce(Changes())


def _members(groups: Mapping[int, Collection[int]]) -> set[int]:
    return {paper for members in groups.values() for paper in members}
