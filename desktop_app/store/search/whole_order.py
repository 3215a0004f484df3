"""All papers of a large place in an order of the table: one pass over the index that holds it."""

from __future__ import annotations

import sqlite3
from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from desktop_app.model.paper import Triage
from desktop_app.model.query import PaperQuery, Place, PlaceKind, SortField
from desktop_app.store.row_values import TRIAGES
from desktop_app.store.search import places
from desktop_app.store.search.id_codes import CODE, LARGEST, ids_of
from desktop_app.store.search.listing_order import in_listing_order

if TYPE_CHECKING:
    from desktop_app.store.search.paper_columns import PaperColumns

WHEN_DECIDED = "max(coalesce(decided, -1), coalesce(marked, -1), coalesce(trashed, -1))"
"""What SortField.DECIDED goes by; exactly so in its index."""
_PLACES: dict[PlaceKind, Sequence[Triage]] = {
    PlaceKind.ALL: (Triage.DISMISSED,),
    PlaceKind.LIBRARY: (Triage.INBOX, Triage.DISMISSED),
}
"""Those that most papers stand in, and which papers do not but for those in the Trash."""
INDEXES: dict[SortField, tuple[str, str | None]] = {
    SortField.ADDED: ("papers_by_added", None),
    SortField.MATCH: ("papers_by_added", None),
    SortField.POSITION: ("papers_by_added", None),
    SortField.TITLE: ("papers_by_title", "title_key"),
    SortField.AUTHORS: ("papers_by_author", "author_key"),
    SortField.YEAR: ("papers_by_year", "year"),
    SortField.VENUE: ("papers_by_venue", "venue"),
    SortField.SUBJECT: ("papers_by_subject", "subjects"),
    SortField.STATUS: ("papers_by_progress", None),
    SortField.RATING: ("papers_by_rating", "rating"),
    SortField.DECIDED: ("papers_by_decided", None),
    SortField.MARKED: ("papers_by_marked", "marked"),
}
"""The index, and its first column where that may be NULL."""

RANKED = frozenset((SortField.TITLE, SortField.AUTHORS, SortField.VENUE))
"""Orders that are kept when they were read: no column in memory tells them."""


class WholeOrder:
    """Reads on any connection.

    columns: gives what keeps the orders that were read.
    """

    def __init__(
        self, connection: sqlite3.Connection, columns: Callable[[], PaperColumns] | None = None
    ) -> None:
        self._connection = connection
        self._columns = columns

    def ids(self, query: PaperQuery) -> array[int] | None:
        """Ids of the papers of the query's place in its order, whatever its text says.

        None where its place or order has no such way.
        """
        if query.place.kind not in _PLACES or query.limit is not None:
            return None
        where, _ = places.condition(query.place)
        if query.sort is SortField.TAGS and self.have_codes:
            # Loaded when asked for: the first rows are on screen without them.
            from desktop_app.store.search.ascending_ids import ascending  # noqa: PLC0415
            from desktop_app.store.search.tag_order import by_tags  # noqa: PLC0415

            apart = [TRIAGES.index(triage) for triage in _PLACES[query.place.kind]]
            every = ascending(self._connection, where, apart)
            return by_tags(self._connection, every, descending=query.descending)
        return self.along(query, where) if self.tells(query) else None

    def holds(self, place: Place) -> bool:
        """Whether it is a place that most papers stand in."""
        return place.kind in _PLACES

    def tells(self, query: PaperQuery) -> bool:
        """Whether an index holds the query's order."""
        listed = query.place.kind is PlaceKind.READING_LIST and query.sort is SortField.POSITION
        return query.sort in INDEXES and not listed and self.have_codes

    def kept(self, query: PaperQuery) -> bool:
        """Whether the query's order is kept, or is none that may be."""
        if query.sort not in RANKED or self._columns is None:
            return True
        return self._columns().ranks(self._connection, query) is not None

    def along(self, query: PaperQuery, where: str) -> array[int]:
        """Ids of the papers of a condition in the query's order; its index tells both."""
        index, column = INDEXES[query.sort]
        if query.descending and in_listing_order(query):
            return self._listings(index, where)
        ids = self._in_one_direction(query, where, index, column)
        if self._columns is not None and query.sort in RANKED:
            self._columns().keep_order(self._connection, query, ids)
        return ids

    def _in_one_direction(
        self, query: PaperQuery, where: str, index: str, column: str | None
    ) -> array[int]:
        ids = self._along(index, where, backward=query.descending)
        if query.descending or column is None:
            return ids
        # What is not known comes first in an index, and last in both directions of the table.
        known = f"SELECT {column} IS NOT NULL FROM papers WHERE id = ?"
        unknown = bisect_left(
            ids, 1, key=lambda paper: self._connection.execute(known, (paper,)).fetchone()[0]
        )
        return ids[unknown:] + ids[:unknown]

    def _along(self, index: str, where: str, *, backward: bool = False) -> array[int]:
        # An aggregate is given the rows in the order in which the index named holds them. A
        # subquery with ORDER BY around it would copy each code once more.
        (codes,) = self._connection.execute(
            f"SELECT group_concat({CODE}, '') FROM papers INDEXED BY {index} WHERE {where}"
        ).fetchone()
        return ids_of(codes or "", backward=backward)

    def _listings(self, index: str, where: str) -> array[int]:
        """What was added together from its first paper on, and the last of these first."""
        rows = self._connection.execute(
            f"SELECT group_concat({CODE}, '') FROM papers INDEXED BY {index} WHERE {where} "
            "GROUP BY added ORDER BY added"
        ).fetchall()
        return ids_of("".join(codes for (codes,) in reversed(rows)))

    @property
    def have_codes(self) -> bool:
        """Whether all ids have one: another program may give any number to a paper."""
        first, last = self._connection.execute(
            "SELECT (SELECT min(id) FROM papers), (SELECT max(id) FROM papers)"
        ).fetchone()
        return first is None or (first >= 0 and last <= LARGEST)
