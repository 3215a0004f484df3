"""Things that users had in another program, put on papers that may have some of them already."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from desktop_app.model.paper_row import Status
from desktop_app.store.batches import batches, marks
from desktop_app.store.past_statuses import keep_present
from desktop_app.store.row_values import STATUSES


class OwnThingsRepository:
    """Inside a write transaction. As where papers unite: the higher rating and status and the
    earliest day of adding win, and notes are joined with a blank line."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def papers_of(self, record_ids: Iterable[int]) -> dict[int, int]:
        """The paper of each record; records that are gone are left out."""
        found: dict[int, int] = {}
        for part in batches(sorted(set(record_ids))):
            found |= dict(
                self._connection.execute(
                    f"SELECT id, paper_id FROM records WHERE id IN {marks(part)}", part
                ).fetchall()
            )
        return found

    def join_notes(self, paper_id: int, notes: Sequence[str], at: int) -> None:
        """Add to a paper's note what it does not hold yet. at: UTC seconds."""
        row = self._connection.execute(
            "SELECT note FROM notes WHERE paper_id = ?", (paper_id,)
        ).fetchone()
        present = "" if row is None else row[0]
        new = [note for note in notes if note not in present]
        if new:
            self._connection.execute(
                "INSERT INTO notes (paper_id, note, changed) VALUES (?1, ?2, ?3)"
                " ON CONFLICT (paper_id) DO UPDATE SET note = ?2, changed = ?3",
                (paper_id, "\n\n".join(filter(None, (present, *new))), at),
            )

    def raise_marks(
        self, paper_id: int, added: int | None, rating: int | None, status: Status | None, at: int
    ) -> None:
        """Set what is earlier, or higher, than what the paper has; None leaves it."""
        execute = self._connection.execute
        if added is not None:
            execute("UPDATE papers SET added = ?1 WHERE id = ?2 AND added > ?1", (added, paper_id))
        if rating is not None:
            execute(
                "UPDATE papers SET rating = ?1 WHERE id = ?2 AND coalesce(rating, 0) < ?1",
                (rating, paper_id),
            )
        if status is not None:
            number = STATUSES.index(status)
            for (lower,) in execute(
                "SELECT id FROM papers WHERE id = ? AND status < ?", (paper_id, number)
            ).fetchall():
                keep_present(self._connection, [lower], number, at)
                execute(
                    "UPDATE papers SET status = ?, marked = ? WHERE id = ?", (number, at, lower)
                )
