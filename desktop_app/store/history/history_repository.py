"""HistoryRepository: the steps of the History list and what each needs to be undone or redone."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from desktop_app.model.changes import HistoryStep
from desktop_app.store.history.change_set import ChangeSet

LONGEST = 500
"""Steps that are kept; the oldest go first."""


@dataclass(frozen=True, slots=True)
class StoredStep:
    """A step to play. recorded: it has rows to play; without, an import is to be taken back.

    with_former: it is one with the step before it.
    """

    id: int
    label: str
    import_id: int | None
    recorded: bool
    with_former: bool = False


class HistoryRepository:
    """change_set holds what undoes a step, or once it is undone, what redoes it.

    Undone steps are always the newest ones: a new step clears them away.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(
        self,
        label: str,
        *,
        at: int,
        papers: int,
        session: str,
        change_set: ChangeSet | None,
        import_id: int | None = None,
        with_former: bool = False,
    ) -> int:
        """A step that was just done; the id. What could be redone until now no longer can.

        import_id: it stands in the place of an earlier step of the same import, which was gone on
        with.
        """
        self._connection.execute("DELETE FROM history WHERE undone")
        if import_id is not None:
            self.forget_import(import_id)
        cursor = self._connection.execute(
            "INSERT INTO history"
            " (label, at, papers, import_id, change_set, session, with_former)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                label, at, papers, import_id, change_set.pack() if change_set else None, session,
                with_former,
            ),
        )  # fmt: skip
        step: int = cursor.fetchone()[0]
        self._connection.execute("DELETE FROM history WHERE id <= ?", (step - LONGEST,))
        return step

    def to_undo(self, session: str | None = None) -> StoredStep | None:
        """The newest step that is done; of one session only, where it is named."""
        return self._one("WHERE NOT undone ORDER BY id DESC LIMIT 1", (), session)

    def to_redo(self, session: str | None) -> StoredStep | None:
        """The oldest step that is undone; where a session is named, if it was undone in it."""
        return self._one("WHERE undone ORDER BY id LIMIT 1", (), session)

    def get(self, step: int) -> StoredStep | None:
        """One step, or None."""
        return self._one("WHERE id = ?", (step,), None)

    def change_set(self, step: int) -> ChangeSet:
        """What is to be played backwards for this step; empty for an import not yet taken back."""
        (blob,) = self._connection.execute(
            "SELECT change_set FROM history WHERE id = ?", (step,)
        ).fetchone()
        return ChangeSet(()) if blob is None else ChangeSet.unpack(blob)

    def turn(self, step: int, change_set: ChangeSet | None, *, undone: bool, session: str) -> None:
        """Keep the other direction of a step that was just undone or redone."""
        self._connection.execute(
            "UPDATE history SET change_set = ?, undone = ?, session = ? WHERE id = ?",
            (change_set.pack() if change_set else None, undone, session, step),
        )

    def delete(self, step: int) -> None:
        """Forget one step."""
        self._connection.execute("DELETE FROM history WHERE id = ?", (step,))

    def forget_import(self, import_id: int) -> None:
        """Forget the step of an import that is taken back for good."""
        self._connection.execute("DELETE FROM history WHERE import_id = ?", (import_id,))

    def all(self, session: str) -> list[HistoryStep]:
        """Newest first; of steps that are one, the first."""
        rows = self._connection.execute(
            "SELECT id, label, at, papers, undone, session FROM history WHERE NOT with_former"
            " ORDER BY id DESC"
        )
        return [
            HistoryStep(step, label, at, papers, bool(undone), of == session)
            for step, label, at, papers, undone, of in rows
        ]

    def _one(self, tail: str, values: tuple[int, ...], session: str | None) -> StoredStep | None:
        row = self._connection.execute(
            "SELECT id, label, import_id, change_set IS NOT NULL, session, with_former"
            f" FROM history {tail}",
            values,
        ).fetchone()
        if row is None or (session is not None and row[4] != session):
            return None
        return StoredStep(row[0], row[1], row[2], bool(row[3]), bool(row[5]))
