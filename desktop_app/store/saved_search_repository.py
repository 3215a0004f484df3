"""SavedSearchRepository: the searches that the user keeps."""

from __future__ import annotations

import sqlite3

from desktop_app.model.query import LIBRARY, PaperQuery, Place, PlaceKind, SortField
from desktop_app.model.saved_search import SavedSearch

_COLUMNS = "id, name, place, argument, text, sort, descending"


class SavedSearchRepository:
    """Reads on any connection; writes on the writer's, within a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self) -> list[SavedSearch]:
        """In the user's order, then by age."""
        rows = self._connection.execute(
            f"SELECT {_COLUMNS} FROM saved_searches ORDER BY position IS NULL, position, id"
        )
        return [_search(row) for row in rows]

    def get(self, search_id: int) -> SavedSearch | None:
        """One of them, or None."""
        row = self._connection.execute(
            f"SELECT {_COLUMNS} FROM saved_searches WHERE id = ?", (search_id,)
        ).fetchone()
        return None if row is None else _search(row)

    def make(self, name: str, query: PaperQuery) -> int:
        """Keep a query; the id."""
        cursor = self._connection.execute(
            "INSERT INTO saved_searches (name, place, argument, text, sort, descending) "
            "VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
            (name, *_values(query)),
        )
        search_id: int = cursor.fetchone()[0]
        return search_id

    def rename(self, search_id: int, name: str) -> None:
        """Another name."""
        self._connection.execute(
            "UPDATE saved_searches SET name = ?1 WHERE id = ?2 AND name <> ?1", (name, search_id)
        )

    def change(self, search_id: int, query: PaperQuery) -> None:
        """Another query under the same name."""
        self._connection.execute(
            "UPDATE saved_searches SET place = ?, argument = ?, text = ?, sort = ?, descending = ?"
            " WHERE id = ?",
            (*_values(query), search_id),
        )

    def delete(self, search_id: int) -> None:
        """Forget it."""
        self._connection.execute("DELETE FROM saved_searches WHERE id = ?", (search_id,))


def _values(query: PaperQuery) -> tuple[str, str, str, str, int]:
    place = query.place
    return str(place.kind), place.argument, query.text, str(query.sort), int(query.descending)


def _search(row: tuple[int, str, str, str, str, str, int]) -> SavedSearch:
    """A place or order that only a later program knows is the library, by day of adding."""
    search_id, name, kind, argument, text, sort, descending = row
    known = kind in set(PlaceKind)
    place = Place(PlaceKind(kind), argument) if known else LIBRARY
    field = SortField(sort) if sort in set(SortField) else SortField.ADDED
    return SavedSearch(search_id, name, PaperQuery(place, text, field, bool(descending)))
