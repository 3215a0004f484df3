"""Papers of one import in the order of its listing: where one looks at what came.

A mail is read from its beginning: in the Inbox, and among the papers of an import, those that were
added last come first, and of those that were added together the first of the listing. Elsewhere an
order by adding is the way back through the library, paper by paper.
"""

from __future__ import annotations

import sqlite3
from typing import Literal

from desktop_app.model.query import PaperQuery, PlaceKind, SortField
from desktop_app.store.search.places import Condition

LOOKED_AT = 3_000
"""Papers with the words of a search among which the first of a place are looked for."""
MOST_LISTINGS = 200
"""Listings whose first papers are asked for one after the other."""
LATEST = 1 << 62
"""UTC seconds, after all that can be."""
_PLACES = frozenset((PlaceKind.INBOX, PlaceKind.IMPORT))
_BY_ADDING = frozenset((SortField.ADDED, SortField.MATCH, SortField.POSITION))


def in_listing_order(query: PaperQuery) -> bool:
    """Whether papers that were added together stand as in their listing."""
    return query.place.kind in _PLACES and query.sort in _BY_ADDING


def of_equals(query: PaperQuery) -> Literal["ASC", "DESC"]:
    """The order by id of papers that the query's order has side by side."""
    return "DESC" if query.descending and not in_listing_order(query) else "ASC"


def first_of_listings(connection: sqlite3.Connection, where: str, most: int) -> list[int]:
    """The first papers of all that where finds, which the index of the order tells; perhaps fewer.

    Of each day of adding by itself: else all that came with the last import would be put in order.
    """
    found: list[int] = []
    along = f"FROM papers INDEXED BY papers_by_added WHERE {where} AND added"
    before = LATEST
    for _ in range(MOST_LISTINGS):
        (added,) = connection.execute(f"SELECT max(added) {along} < ?", (before,)).fetchone()
        if added is None or len(found) == most:
            break
        rows = connection.execute(
            f"SELECT id {along} = ? ORDER BY id LIMIT ?", (added, most - len(found))
        )
        found.extend(paper for (paper,) in rows)
        before = added
    return found


def newest_listings(
    connection: sqlite3.Connection, expression: str, where: Condition, most: int
) -> list[int]:
    """The first papers of a search, where these stand in listing order; some may be missing.

    expression: of full-text search. where: what else holds. The index is read from the newest
    paper on; of the import in which that comes to its end, from its first paper on.
    """
    sql, values = where

    def found(rows: str, bound: tuple[object, ...], more: str = "") -> list[tuple[int, int]]:
        return connection.execute(
            f"SELECT papers.id, added FROM (SELECT rowid AS found FROM paper_texts WHERE"
            f" paper_texts MATCH ? {rows} LIMIT {LOOKED_AT}) CROSS JOIN papers"
            f" ON papers.id = found WHERE {sql} {more} ORDER BY added DESC, papers.id",
            (expression, *bound[:1], *values, *bound[1:]),
        ).fetchall()

    papers = found("ORDER BY rowid DESC", ())
    if not papers:
        return []
    last = papers[-1][1]
    whole = [paper for paper, added in papers if added > last]
    if len(whole) >= most:
        return whole[:most]
    (first,) = connection.execute(
        "SELECT min(id) FROM papers WHERE added = ? AND trashed IS NULL", (last,)
    ).fetchone()
    rest = found("AND rowid >= ? ORDER BY rowid", (first, last), "AND added = ?")
    return [*whole, *(paper for paper, _ in rest)][:most]
