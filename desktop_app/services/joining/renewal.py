"""Renewal: a library that was matched by older rules is matched again, once, when it is opened.

Before anything is changed a copy of the file is laid beside it ('name.rules1.paperfold'), which is
the way back. The user's decisions, edits, tags, notes and lists stay as in any matching: papers
that become one unite them, papers that are taken apart both keep them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from desktop_app.jobs.progress import Progress
from desktop_app.matching.keys import keys_and_asked
from desktop_app.matching.version import RULES
from desktop_app.model.changes import Changes
from desktop_app.services.joining.check_service import parted
from desktop_app.services.joining.matching_service import Matching, component
from desktop_app.services.joining.paper_placing import Outcome
from desktop_app.services.library import Library, now
from desktop_app.services.piece_size import PieceSize
from desktop_app.store.record_side import RecordSide
from desktop_app.store.records.rule_state import RuleState

KEYS_AT_ONCE = 2_000
"""Records whose keys are written in one transaction."""
RECORDS_AT_ONCE = 300
"""Records matched in one transaction, with all that hang together with them."""
FEWEST = 20
LONGEST_WRITE = 0.045
"""Seconds of CPU that a transaction should take where someone may wait for its end."""


class Renewal:
    """On the writing lane. Broken off at any point it begins again at the next opening."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def run(self, progress: Progress) -> int:
        """Match all again, whatever the rules were; how many papers were united or taken apart.

        Raises Cancelled and the LibraryError family; where no copy could be made nothing happened.
        """
        with self._library.read() as reader:
            state = RuleState(reader.connection)
            old, begun, filled = state.rules(), state.under_way(), state.has_records()
        outcome = Outcome()
        if filled:
            if not begun:
                progress.step(note="Copying the library")
                self._library.back_up(f"rules{old}")
            with self._library.write("Match again", recorded=False) as transaction:
                RuleState(transaction.connection).begin()
                transaction.announce(Changes(everything=True))
            with self._library.folding_apart(progress):
                self._write_keys(progress)
                self._match(progress, outcome)
        with self._library.write("Match again", recorded=False) as transaction:
            RuleState(transaction.connection).done(RULES)
            transaction.announce(Changes(everything=True))
        return len(outcome.united) + len(outcome.apart)

    def _write_keys(self, progress: Progress) -> None:
        for done, ids in self._batches(KEYS_AT_ONCE, progress):
            progress.step(done, None, "Looking at what papers are matched by")
            with self._library.write("Match again", recorded=False) as transaction:
                stored = RecordSide(transaction.connection).records.load(ids)
                rows = sorted(
                    (key, record_id)
                    for record_id, one in stored.items()
                    for key in keys_and_asked(one.record)[0]
                )
                RuleState(transaction.connection).add_keys(rows)
                transaction.announce(Changes())

    def _match(self, progress: Progress, outcome: Outcome) -> None:
        seen: set[int] = set()
        for done, ids in self._batches(RECORDS_AT_ONCE, progress):
            progress.step(done, None, "Matching again")
            with self._library.write("Match again", recorded=False) as transaction:
                side = RecordSide(transaction.connection)
                batch = side.records.load(ids)
                asked = {key: keys_and_asked(one.record)[1] for key, one in batch.items()}
                holders = side.records.by_keys({key for keys in asked.values() for key in keys})
                alone, shared = parted(side, asked, batch, holders)
                matching = Matching(transaction, outcome, now())
                matching.tell_versions({key: batch[key] for key in alone})
                if fresh := [key for key in shared if key not in seen]:
                    seen.update(component(side, fresh))
                    matching.again(fresh, anew=True)
                transaction.announce(outcome.take_changes())

    def _batches(self, most: int, progress: Progress) -> Iterator[tuple[int, list[int]]]:
        """The next records, and how many there were before; it gives way between writes."""
        last = done = 0
        size = PieceSize(min(FEWEST, most), min(FEWEST, most), most, LONGEST_WRITE)
        while True:
            self._library.give_way(progress)
            began = time.thread_time()
            at_once = size.now if progress.may_be_waited_for else most
            with self._library.read() as reader:
                ids = RecordSide(reader.connection).records.ids_after(last, at_once)
            if not ids:
                return
            yield done, ids
            last = ids[-1]
            done += len(ids)
            size.took(len(ids), time.thread_time() - began)
