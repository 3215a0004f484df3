"""ReadingListRepository: reading lists and their entries in order."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from desktop_app.model.reading_list import ListEntry, ReadingList
from desktop_app.store.batches import batches, marks

STEP = 1024.0
"""Between the positions of two entries, so that many can be put in between."""
CLOSEST = 1e-6
_COUNTED = (
    "SELECT reading_lists.id, name, description, reading_lists.date, presenter, count(papers.id), "
    "count(papers.id) FILTER (WHERE papers.status = 3) FROM reading_lists "
    "LEFT JOIN reading_list_entries ON list_id = reading_lists.id "
    "LEFT JOIN papers ON papers.id = paper_id AND papers.trashed IS NULL AND papers.triage <> 2"
)


class ReadingListRepository:
    """Reads on any connection; writes on the writer's, within a transaction.

    A paper stands in a list once. Entries are ordered by position, and by id where these are equal.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self) -> list[ReadingList]:
        """Every list in the user's order, then by age, with its counts."""
        rows = self._connection.execute(
            f"{_COUNTED} GROUP BY reading_lists.id "
            "ORDER BY reading_lists.position IS NULL, reading_lists.position, reading_lists.id"
        )
        return [ReadingList(*row) for row in rows]

    def get(self, list_id: int) -> ReadingList | None:
        """One list with its counts, or None."""
        rows = self._connection.execute(
            f"{_COUNTED} WHERE reading_lists.id = ? GROUP BY reading_lists.id", (list_id,)
        )
        row = rows.fetchone()
        return None if row is None else ReadingList(*row)

    def make(self, name: str) -> int:
        """A new, empty list at the end; its id."""
        cursor = self._connection.execute(
            "INSERT INTO reading_lists (name) VALUES (?) RETURNING id", (name,)
        )
        list_id: int = cursor.fetchone()[0]
        return list_id

    def change(self, list_id: int, values: Mapping[str, str | None]) -> None:
        """values: by 'name', 'description', 'date', 'presenter'."""
        for column in ("name", "description", "date", "presenter"):
            if column in values:
                self._connection.execute(
                    f"UPDATE reading_lists SET {column} = ?1 WHERE id = ?2 AND {column} IS NOT ?1",
                    (values[column], list_id),
                )

    def delete(self, list_id: int) -> None:
        """The list with its entries; papers stay."""
        # One by one: what a foreign key takes along is not recorded for Undo.
        self._connection.execute("DELETE FROM reading_list_entries WHERE list_id = ?", (list_id,))
        self._connection.execute("DELETE FROM reading_lists WHERE id = ?", (list_id,))

    def entries(self, list_id: int) -> list[ListEntry]:
        """In order; papers in the trash and dismissed ones are left out."""
        rows = self._connection.execute(
            "SELECT id, paper_id, heading, note FROM reading_list_entries WHERE list_id = ? "
            "AND (paper_id IS NULL OR paper_id IN (SELECT id FROM papers "
            "WHERE trashed IS NULL AND triage <> 2)) "
            "ORDER BY position, id",
            (list_id,),
        )
        return [ListEntry(*row) for row in rows]

    def lists_of(self, paper_id: int) -> list[tuple[int, str]]:
        """(id, name) of the lists in which a paper stands, by name."""
        rows = self._connection.execute(
            "SELECT reading_lists.id, name FROM reading_lists JOIN reading_list_entries "
            "ON list_id = reading_lists.id WHERE paper_id = ? ORDER BY name COLLATE NOCASE",
            (paper_id,),
        )
        return [(list_id, name) for list_id, name in rows]

    def papers_held(self, list_id: int, paper_ids: Sequence[int]) -> set[int]:
        """Which of the papers stand in the list."""
        found: set[int] = set()
        for part in batches(paper_ids):
            rows = self._connection.execute(
                "SELECT paper_id FROM reading_list_entries WHERE list_id = ? "
                f"AND paper_id IN {marks(part)}",
                (list_id, *part),
            )
            found.update(row[0] for row in rows)
        return found

    def insert(
        self,
        list_id: int,
        values: Sequence[tuple[int | None, str | None]],
        before: int | None = None,
    ) -> None:
        """values: (paper id, None) or (None, heading), put before that entry or at the end."""
        positions = self._room(list_id, len(values), before)
        self._connection.executemany(
            "INSERT INTO reading_list_entries (list_id, paper_id, heading, position) "
            "VALUES (?, ?, ?, ?)",
            [
                (list_id, paper, heading, position)
                for (paper, heading), position in zip(values, positions, strict=True)
            ],
        )

    def move(self, list_id: int, entry_ids: Sequence[int], before: int | None) -> None:
        """Put entries, in the order given, before another one that is not among them, or last."""
        positions = self._room(list_id, len(entry_ids), before)
        self._connection.executemany(
            "UPDATE reading_list_entries SET position = ? WHERE id = ? AND list_id = ?",
            [
                (position, entry, list_id)
                for entry, position in zip(entry_ids, positions, strict=True)
            ],
        )

    def remove(self, entry_ids: Sequence[int]) -> None:
        """Take entries out; their papers stay in the library."""
        self._connection.executemany(
            "DELETE FROM reading_list_entries WHERE id = ?", [(entry,) for entry in entry_ids]
        )

    def set_note(self, entry_id: int, note: str | None) -> None:
        """The note that a paper has in this list alone."""
        self._connection.execute(
            "UPDATE reading_list_entries SET note = ?1 WHERE id = ?2 AND note IS NOT ?1",
            (note, entry_id),
        )

    def set_heading(self, entry_id: int, heading: str) -> None:
        """Another text of a heading."""
        self._connection.execute(
            "UPDATE reading_list_entries SET heading = ?1 "
            "WHERE id = ?2 AND heading IS NOT NULL AND heading <> ?1",
            (heading, entry_id),
        )

    def _room(self, list_id: int, count: int, before: int | None) -> list[float]:
        """Free positions in order, before an entry or at the end."""
        order = self._connection.execute(
            "SELECT id, position FROM reading_list_entries WHERE list_id = ? ORDER BY position, id",
            (list_id,),
        ).fetchall()
        ids = [entry for entry, _ in order]
        if before is None or before not in ids:
            last = order[-1][1] if order else 0.0
            return [last + STEP * number for number in range(1, count + 1)]
        at = ids.index(before)
        above = order[at - 1][1] if at else order[at][1] - STEP * (count + 1)
        step = (order[at][1] - above) / (count + 1)
        if step < CLOSEST:
            self._spread(ids)
            return self._room(list_id, count, before)
        return [above + step * number for number in range(1, count + 1)]

    def _spread(self, entry_ids: Sequence[int]) -> None:
        self._connection.executemany(
            "UPDATE reading_list_entries SET position = ? WHERE id = ?",
            [(STEP * number, entry) for number, entry in enumerate(entry_ids, 1)],
        )
