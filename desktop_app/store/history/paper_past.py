"""What the library still knows of what was done to one paper, and when."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator

from desktop_app.model.paper_records import EventKind, PaperEvent
from desktop_app.store.batches import batches, marks
from desktop_app.store.history.change_set import ChangeSet
from desktop_app.store.history.changes_of import changes_of
from desktop_app.store.past_statuses import SHORTEST
from desktop_app.store.row_values import STATUSES, TRIAGES


class PaperPast:
    """Over one connection; reads only."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def steps(self, paper_id: int) -> Iterator[PaperEvent]:
        """Steps of the History list that touched the paper, the oldest first.

        Each step's rows are unpacked to see that: a job, where there are many.
        """
        for label, at, packed, undone in self._connection.execute(
            "SELECT label, at, change_set, undone FROM history"
            " WHERE change_set IS NOT NULL AND import_id IS NULL ORDER BY id"
        ):
            if paper_id in changes_of(ChangeSet.unpack(packed)).papers:
                yield PaperEvent(at, EventKind.STEP, label, undone=bool(undone))

    def facts(self, paper_id: int, record_ids: Iterable[int]) -> Iterator[PaperEvent]:
        """What stands in the library with its day, whether or not its step is still known."""
        execute = self._connection.execute
        for field, at in execute(
            "SELECT field, edited FROM edits WHERE paper_id = ? ORDER BY edited, field", (paper_id,)
        ):
            yield PaperEvent(at, EventKind.EDITED, field)
        for row in execute("SELECT changed FROM notes WHERE paper_id = ?", (paper_id,)):
            yield PaperEvent(row[0], EventKind.NOTED)
        for triage, decided, status, marked in execute(
            "SELECT triage, decided, status, marked FROM papers WHERE id = ?", (paper_id,)
        ):
            if decided is not None:
                yield PaperEvent(decided, EventKind.DECIDED, str(TRIAGES[triage]))
            yield from self._marked(paper_id, status, marked)
        yield from self._decisions(record_ids)

    def _marked(self, paper_id: int, status: int, marked: int | None) -> Iterator[PaperEvent]:
        """Every status that it had for a while, and when it was unread again between them."""
        past = self._connection.execute(
            "SELECT since, until, status FROM past_statuses WHERE paper_id = ? ORDER BY since",
            (paper_id,),
        ).fetchall()
        began = [since for since, _, _ in past] + [marked or 0]
        for since, until, former in past:
            yield PaperEvent(since, EventKind.MARKED, str(STATUSES[former]))
            if not any(until <= each <= until + SHORTEST for each in began):
                yield PaperEvent(until, EventKind.MARKED, str(STATUSES[0]))
        if marked is not None:
            yield PaperEvent(marked, EventKind.MARKED, str(STATUSES[status]))

    def taken(self, listing_ids: Iterable[int]) -> dict[int, int]:
        """When each listing was taken, UTC seconds."""
        found: dict[int, int] = {}
        for part in batches(sorted(set(listing_ids))):
            found.update(
                self._connection.execute(
                    f"SELECT id, taken FROM listings WHERE id IN {marks(part)}", part
                ).fetchall()
            )
        return found

    def _decisions(self, record_ids: Iterable[int]) -> Iterator[PaperEvent]:
        """One for each moment at which records were called the same, or not."""
        found: set[tuple[int, str]] = set()
        for part in batches(sorted(set(record_ids))):
            for column in ("first_record", "second_record"):
                found.update(
                    self._connection.execute(
                        f"SELECT DISTINCT decided, verdict FROM decisions"
                        f" WHERE {column} IN {marks(part)} AND verdict <> 'entry'",
                        part,
                    )
                )
        for at, verdict in sorted(found):
            yield PaperEvent(at, EventKind.SAME if verdict == "same" else EventKind.DIFFERENT)
