"""PaperSearch: ids of the papers of a query, in order, and what the sidebar counts."""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop_app.model.query import ALL, PaperQuery, Place, SortField
from desktop_app.model.source import Source
from desktop_app.store import places

if TYPE_CHECKING:
    from desktop_app.model.query_language import Query

_ORDER: dict[SortField, str] = {
    SortField.ADDED: "papers.added {0}",
    SortField.TITLE: "papers.title_key {0} NULLS LAST",
    SortField.AUTHORS: "papers.author_key {0} NULLS LAST",
    SortField.YEAR: "papers.year {0} NULLS LAST",
    SortField.VENUE: "papers.venue COLLATE NOCASE {0} NULLS LAST",
    SortField.SUBJECT: "papers.subjects COLLATE NOCASE {0} NULLS LAST",
    SortField.STATUS: "papers.status {0}",
    SortField.RATING: "papers.rating {0} NULLS LAST",
    SortField.TAGS: "(SELECT group_concat(name) FROM (SELECT name FROM paper_tags "
    "JOIN tags ON tags.id = tag_id WHERE paper_id = papers.id ORDER BY name COLLATE NOCASE)) "
    "{0} NULLS LAST",
}


class PaperSearch:
    """Searches on any connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def ids(self, query: PaperQuery, parsed: Query | None) -> array[int]:
        """Ids in the query's order; parsed: its text, if it has one.

        Raises InvalidValue for a place unknown.
        """
        where, values = places.condition(query.place)
        if parsed is not None:
            # Loaded with the first search: the first rows are on screen without it.
            from desktop_app.store.query_sql import compile_query, places_named  # noqa: PLC0415

            if query.place == ALL and (named := places_named(parsed)):
                parts = (where, *(places.condition(Place(kind))[0] for kind in named))
                where = f"({' OR '.join(f'({part})' for part in parts)})"
            text, text_values = compile_query(parsed)
            if text:
                where, values = f"{where} AND ({text})", (*values, *text_values)
        direction = "DESC" if query.descending else "ASC"
        order = _ORDER[query.sort].format(direction)
        limit = "" if query.limit is None else f" LIMIT {int(query.limit)}"
        # One text of all ids crosses into Python several times faster than one row an id.
        (found,) = self._connection.execute(
            f"SELECT group_concat(id) FROM (SELECT papers.id FROM papers WHERE {where} "
            f"ORDER BY {order}, papers.id {direction}{limit})",
            values,
        ).fetchone()
        return array("q", json.loads(f"[{found or ''}]"))

    def counts(self) -> Mapping[Place, int]:
        """How many papers stand in each place of the sidebar."""
        return places.counts(self._connection)

    def sources(self) -> list[Source]:
        """All sources by name, with how many papers each brought."""
        rows = self._connection.execute(
            "SELECT sources.id, sources.name, kind, count(DISTINCT papers.id), sources.layout "
            "FROM sources LEFT JOIN listings ON source_id = sources.id "
            "LEFT JOIN records ON records.listing_id = listings.id "
            "LEFT JOIN papers ON papers.id = paper_id AND trashed IS NULL AND triage <> 2 "
            "GROUP BY sources.id ORDER BY sources.name COLLATE NOCASE, sources.id"
        )
        return [Source(*row) for row in rows]
