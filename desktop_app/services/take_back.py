"""Taking an import back: undo, Cancel and recovery after a crash are this one operation.

Its records go, what they held together or kept apart is matched and merged again, and papers that
only it brought are dropped with what the user did to them (TakeBack.impact says so before).
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes
from desktop_app.model.import_report import TakeBackImpact
from desktop_app.services.joining.matching_service import Matching
from desktop_app.services.joining.paper_placing import Outcome
from desktop_app.services.library import Library, now
from desktop_app.services.piece_size import PieceSize
from desktop_app.store.history.history_repository import HistoryRepository
from desktop_app.store.record_side import RecordSide
from desktop_app.store.transaction import Transaction

BATCH, FEWEST = 500, 20
"""Records removed at a time; fewest where someone may wait for the end of a write."""
LONGEST_WRITE = 0.045
"""Seconds of CPU that a write should take then."""
LARGEST_RECORDED = 20_000
"""Records of an import that is taken back as one undoable step; a larger one cannot be redone."""


class TakeBack:
    """On the writing lane, but for impact()."""

    def __init__(self, library: Library) -> None:
        self._library = library
        library.take_back_import = take_back_within
        library.take_back_large = self._take_back_large

    def impact(self, import_id: int) -> TakeBackImpact:
        """What taking an import back would remove. Any thread."""
        with self._library.read() as reader:
            side = RecordSide(reader.connection)
            papers = side.listings.brought_alone(side.listings.of_import(import_id))
            touched = side.union.touched(papers, citekeys=False)
            large = _is_large(side, import_id)
        return TakeBackImpact(len(papers), len(touched), large)

    def take_back(self, import_id: int, progress: Progress) -> int:
        """Take one import back; how many papers went. 0 where there is no such import.

        Up to LARGEST_RECORDED records it is one step that Undo brings back, and that Cancel leaves
        undone; a larger import is taken back in many short writes that cannot be stopped.
        """
        with self._library.read() as reader:
            side = RecordSide(reader.connection)
            if not side.listings.of_import(import_id):
                return 0
            label = f"Take back “{side.listings.import_label(import_id)}”"
            large = _is_large(side, import_id)
        if large:
            return self.remove(import_id, progress, label)
        with self._library.write(label) as transaction:
            return take_back_within(transaction, import_id, progress)

    def remove(
        self,
        import_id: int,
        progress: Progress,
        label: str = "Take back an import",
        made_tags: Sequence[int] = (),
    ) -> int:
        """Take an import back in short writes that leave no step; how many papers went.

        made_tags: of an import that has no report yet, the tags it made. progress: gives way
        between two writes; it may have been cancelled.

        From its first write on no step of the history leads back to the import. Broken off at any
        point, it is finished by recover().
        """
        outcome, at = Outcome(), now()
        size = PieceSize(FEWEST, FEWEST, BATCH, LONGEST_WRITE)
        with self._library.folding_apart(progress):
            with self._library.write(label, recorded=False) as transaction:
                RecordSide(transaction.connection).listings.mark_unfinished(import_id)
                HistoryRepository(transaction.connection).forget_import(import_id)
                transaction.announce(Changes(listings=True))
            while True:
                self._library.give_way(progress)
                most = size.now if progress.may_be_waited_for else BATCH
                began = time.thread_time()
                with self._library.write(label, recorded=False) as transaction:
                    side = RecordSide(transaction.connection)
                    listings = side.listings.of_import(import_id)
                    removed = _remove_some(transaction, import_id, outcome, at, listings, most)
                    if not removed:
                        _drop_tags(transaction, import_id, made_tags)
                        side.listings.delete_import(import_id)
                        transaction.announce(Changes(listings=True, structure=True, tags=True))
                        return len(outcome.removed)
                    transaction.announce(outcome.take_changes())
                size.took(removed, time.thread_time() - began)

    def _take_back_large(self, import_id: int, label: str, progress: Progress) -> bool:
        with self._library.read() as reader:
            if not _is_large(RecordSide(reader.connection), import_id):
                return False
        self.remove(import_id, progress, f"Undo “{label}”")
        return True

    def impact_of_source(self, source_id: int) -> TakeBackImpact:
        """What removing a source would remove. Any thread."""
        with self._library.read() as reader:
            side = RecordSide(reader.connection)
            by_import = _by_import(side, source_id)
            papers = side.listings.brought_alone([one for ids in by_import.values() for one in ids])
            touched = side.union.touched(papers, citekeys=False)
            large = any(_is_large(side, key) for key in _whole(side, by_import))
        return TakeBackImpact(len(papers), len(touched), large)

    def remove_source(self, source_id: int, progress: Progress) -> int:
        """Take back all listings of a source, and what its imports brought from others stays.

        How many papers went. It is one step that Undo brings back, but for imports of this source
        alone with more than LARGEST_RECORDED records: see take_back().
        """
        with self._library.read() as reader:
            side = RecordSide(reader.connection)
            by_import = _by_import(side, source_id)
            whole = _whole(side, by_import)
            large = [key for key in whole if _is_large(side, key)]
            name = next((one.name for one in side.sources.all() if one.id == source_id), "")
        label = f"Remove source “{name}”"
        papers = 0
        for import_id in large:
            papers += self.remove(import_id, progress, label)
            del by_import[import_id]
        if not by_import:
            return papers
        with self._library.write(label) as transaction:
            outcome, at = Outcome(), now()
            side = RecordSide(transaction.connection)
            total = sum(map(side.records.count_of_listings, by_import.values()))
            done = 0
            for import_id, listings in by_import.items():
                while removed := _remove_some(transaction, import_id, outcome, at, listings, BATCH):
                    done += removed
                    progress.step(done, total, "Taking back")
                if import_id in whole:
                    _drop_tags(transaction, import_id)
                    side.listings.delete_import(import_id)
                else:
                    side.listings.delete(listings)
            side.sources.drop_empty()
        return papers + len(outcome.removed)

    def recover(self, progress: Progress) -> int:
        """Take back what was broken off by a crash; how many imports. Called at every opening."""
        with self._library.read() as reader:
            broken = RecordSide(reader.connection).listings.unfinished_imports()
        if self._library.read_only:
            return 0
        for import_id in broken:
            self.remove(import_id, progress)
        return len(broken)


def _is_large(side: RecordSide, import_id: int) -> bool:
    records = side.records.count_of_listings(side.listings.of_import(import_id))
    return records > LARGEST_RECORDED


def _by_import(side: RecordSide, source_id: int) -> dict[int, list[int]]:
    """The listings of a source, by the import that brought them."""
    found: dict[int, list[int]] = {}
    for listing_id, import_id in side.sources.listings([source_id]):
        found.setdefault(import_id, []).append(listing_id)
    return found


def _whole(side: RecordSide, by_import: Mapping[int, list[int]]) -> list[int]:
    """Imports that brought nothing but these listings."""
    return [key for key, ids in by_import.items() if side.listings.of_import(key) == ids]


def take_back_within(transaction: Transaction, import_id: int, progress: Progress) -> int:
    """Take an import back inside one write; how many papers went. Raises Cancelled."""
    outcome, at = Outcome(), now()
    side = RecordSide(transaction.connection)
    listings = side.listings.of_import(import_id)
    total = side.records.count_of_listings(listings)
    done = 0
    while removed := _remove_some(transaction, import_id, outcome, at, listings, BATCH):
        done += removed
        progress.step(done, total, "Taking back")
    _drop_tags(transaction, import_id)
    side.listings.delete_import(import_id)
    return len(outcome.removed)


def remove_from_import(
    transaction: Transaction, import_id: int, listing_id: int, outcome: Outcome, at: int, most: int
) -> int:
    """Remove some records of one listing of an import that runs, at most so many, or, where none is
    left, the listing, and the import if there is no other; how many records. Nothing of it is an
    own thing yet."""
    listings = RecordSide(transaction.connection).listings
    if removed := _remove_some(transaction, import_id, outcome, at, [listing_id], most):
        return removed
    listings.delete([listing_id])
    if not listings.of_import(import_id):
        listings.delete_import(import_id)
    RecordSide(transaction.connection).sources.drop_empty()
    return 0


def _drop_tags(transaction: Transaction, import_id: int, made: Sequence[int] = ()) -> None:
    """Remove the tags that an import made, where no paper bears them any more."""
    report = RecordSide(transaction.connection).listings.report(import_id)
    made = made or (() if report is None else report.made_tags)
    for tag_id in transaction.tags.unborne(made):
        transaction.tags.delete(tag_id)


def _remove_some(
    transaction: Transaction,
    import_id: int,
    outcome: Outcome,
    at: int,
    listings: Sequence[int],
    most: int,
) -> int:
    side = RecordSide(transaction.connection)
    ids = side.records.ids_of_listings(listings, most)
    if ids:
        Matching(transaction, outcome, at).remove(import_id, ids, frozenset(listings))
    return len(ids)
