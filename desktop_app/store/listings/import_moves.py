"""What an import did to papers of before, kept so that taking it back can give it back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping

from desktop_app.store.batches import batches, marks


class ImportMoves:
    """Over one connection; what writes must be called inside a write transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def note_moves(self, import_id: int, moves: Mapping[int, int]) -> None:
        """Record id to the paper it had; what was noted first stays."""
        self._connection.executemany(
            "INSERT OR IGNORE INTO import_moves VALUES (?,?,?)",
            [(import_id, record_id, paper_id) for record_id, paper_id in moves.items()],
        )

    def note_before(self, import_id: int, states: Mapping[int, str]) -> None:
        """Papers with the user's things as they are before; what was noted first stays."""
        self._connection.executemany(
            "INSERT OR IGNORE INTO import_papers (import_id, paper_id, before) VALUES (?,?,?)",
            [(import_id, paper_id, state) for paper_id, state in states.items()],
        )

    def note_after(self, import_id: int, states: Mapping[int, str]) -> None:
        """The same as they were left; papers of which nothing was noted before are passed over."""
        self._connection.executemany(
            "UPDATE import_papers SET after = ? WHERE import_id = ? AND paper_id = ?",
            [(state, import_id, paper_id) for paper_id, state in states.items()],
        )

    def join(self, import_id: int, other: int) -> None:
        """Note what a later import did as done by this one; of the other nothing stays noted.

        Where the user has changed a paper between the two, what was noted of it first stays: then
        it is not given back what it had before, as what it had since would be lost.
        """
        execute = self._connection.execute
        both = {"one": import_id, "other": other}
        execute("UPDATE OR IGNORE import_moves SET import_id = :one WHERE import_id = :other", both)
        execute(
            "UPDATE import_papers AS mine SET after = theirs.after FROM import_papers AS theirs"
            " WHERE mine.import_id = :one AND theirs.import_id = :other"
            " AND theirs.paper_id = mine.paper_id AND theirs.before = mine.after",
            both,
        )
        execute(
            "UPDATE OR IGNORE import_papers SET import_id = :one WHERE import_id = :other", both
        )
        for table in ("import_moves", "import_papers"):
            execute(f"DELETE FROM {table} WHERE import_id = :other", both)

    def moves(self, import_id: int, record_ids: Iterable[int]) -> dict[int, int]:
        """The paper that records had before this import, of those it gave to another one."""
        found: dict[int, int] = {}
        for part in batches(sorted(set(record_ids))):
            found |= dict(
                self._connection.execute(
                    "SELECT record_id, paper_id FROM import_moves"
                    f" WHERE import_id = ? AND record_id IN {marks(part)}",
                    [import_id, *part],
                ).fetchall()
            )
        return found

    def states(self, import_id: int, paper_ids: Iterable[int]) -> dict[int, tuple[str, str | None]]:
        """(before, after) of papers that this import united or took apart."""
        found: dict[int, tuple[str, str | None]] = {}
        for part in batches(sorted(set(paper_ids))):
            for paper_id, before, after in self._connection.execute(
                "SELECT paper_id, before, after FROM import_papers"
                f" WHERE import_id = ? AND paper_id IN {marks(part)}",
                [import_id, *part],
            ):
                found[paper_id] = (before, after)
        return found
