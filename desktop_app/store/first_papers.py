"""The first papers of a search, met on a walk along the table's order."""

from __future__ import annotations

import json
import re
import sqlite3
from array import array

from desktop_app.model.query import PaperQuery
from desktop_app.model.query_language import Query
from desktop_app.store import places
from desktop_app.store.full_text_query import Complete, newest_first
from desktop_app.store.listing_order import first_of_listings, in_listing_order
from desktop_app.store.narrow_query import is_narrow
from desktop_app.store.places import Condition
from desktop_app.store.query_sql import Span, join_nodes, matches
from desktop_app.store.whole_order import INDEXES, WholeOrder

WALKED = 3_000
"""Papers that are looked at: of what one in twenty has, more than a page is among them."""
WALKED_NARROWLY = 10_000
"""The same where papers_narrow tells all that is asked, in a fraction of the time."""
_BY_TRIAGE = re.compile(re.escape(places.LIVE) + r"(?: AND \+?papers\.triage \S+ \d)?")
"""The part of a place's condition that the index of an order tells."""


class FirstPapers:
    """Reads on any connection. complete: see newest_first."""

    def __init__(self, connection: sqlite3.Connection, complete: Complete) -> None:
        self._connection = connection
        self._complete = complete

    def walk(
        self, query: PaperQuery, parsed: Query | None, place: Condition, order: str
    ) -> array[int] | None:
        """The first papers of a query, no more than its limit; perhaps fewer, or none.

        place: its condition in the form that is asked of a paper at a time. order: SQL over papers.
        Papers may be missing as in newest_first. None where the order has no index, or the place is
        none of the papers in it.
        """
        told = _BY_TRIAGE.match(place[0])
        if told is None or not WholeOrder(self._connection).tells(query):
            return None
        index, _ = INDEXES[query.sort]
        walked: tuple[str, ...] = ()
        if query.descending and in_listing_order(query):
            ids = first_of_listings(self._connection, told[0], WALKED_NARROWLY)
            along, walked = "SELECT value AS found FROM json_each(?) LIMIT ", (json.dumps(ids),)
        else:
            along = (
                f"SELECT papers.id AS found FROM papers INDEXED BY {index} "
                f"WHERE {told[0]} ORDER BY {order} LIMIT "
            )
        span = self._connection.execute(
            f"SELECT min(found), max(found) FROM ({along} {WALKED_NARROWLY})", walked
        ).fetchone()
        if span[0] is None:
            return array("q")
        where, values = _both(place, self._condition(parsed, span))
        narrow = is_narrow(where)
        rows = self._connection.execute(
            f"SELECT papers.id FROM ({along} {WALKED_NARROWLY if narrow else WALKED}) CROSS JOIN "
            f"papers {'INDEXED BY papers_narrow ' if narrow else ''}ON papers.id = found "
            f"WHERE {where} LIMIT {query.limit}",
            (*walked, *values),
        )
        return array("q", (paper for (paper,) in rows))

    def _condition(self, parsed: Query | None, span: Span) -> Condition:
        if parsed is None or parsed.root is None:
            return "TRUE", ()
        if (found := newest_first(parsed.root, self._complete)) is None:
            return join_nodes([parsed.root], "AND", singly=span) or ("TRUE", ())
        expression, left = found
        text = matches("paper_texts", expression, span)
        rest = join_nodes(left, "AND", singly=span)
        return text if rest is None else _both(text, rest)


def _both(one: Condition, other: Condition) -> Condition:
    return f"{one[0]} AND ({other[0]})", (*one[1], *other[1])
