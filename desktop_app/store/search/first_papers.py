"""The first papers of a search, met on a walk along the table's order."""

from __future__ import annotations

import json
import re
import sqlite3
from array import array
from collections.abc import Sequence

from desktop_app.model.query import PaperQuery, SortField
from desktop_app.model.query_language import Query
from desktop_app.model.query_tree import All, Node
from desktop_app.store.search import places
from desktop_app.store.search.few_texts import matching
from desktop_app.store.search.full_text_query import Complete, newest_first
from desktop_app.store.search.listing_order import first_of_listings, in_listing_order
from desktop_app.store.search.narrow_query import is_narrow
from desktop_app.store.search.places import Condition
from desktop_app.store.search.query_sql import Span, compile_node, join_nodes, matches
from desktop_app.store.search.subject_words import subject_condition
from desktop_app.store.search.whole_order import INDEXES, WholeOrder

WALKED = 3_000
"""Papers that are looked at: of what one in twenty has, more than a page is among them."""
WALKED_NARROWLY = 10_000
"""The same where papers_narrow tells all that is asked, in a fraction of the time."""
READ = (100, 150)
"""Papers of which the texts are read, one after the other."""
COMMON = 4
"""One in so many papers at least must have the words for that: rarer ones are soon found."""
WIDE = 10
"""So many times as far apart as they are many: the index tells most of the library on the way."""
_ANY: Condition = ("TRUE", ())
_GOES_BY = {
    SortField.ADDED: "added",
    SortField.YEAR: "year",
    SortField.STATUS: "status",
    SortField.RATING: "rating",
    SortField.MARKED: "marked",
}
"""Orders by what is asked for, too."""
_NAMED = re.compile(r"\bpapers\.(\w+)")
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
        walked: tuple[object, ...] = ()
        if query.descending and in_listing_order(query):
            ids = first_of_listings(self._connection, told[0], WALKED_NARROWLY)
            along, walked = "SELECT value AS found FROM json_each(?) LIMIT ", (json.dumps(ids),)
        else:
            start, walked = _start(query, parsed)
            along = (
                f"SELECT papers.id AS found FROM papers INDEXED BY {index} "
                f"WHERE {told[0]} AND {start} ORDER BY {order} LIMIT "
            )
        span = self._connection.execute(
            f"SELECT min(found), max(found) FROM ({along} {WALKED_NARROWLY})", walked
        ).fetchone()
        if span[0] is None:
            return array("q")
        text, rest = self._parted(parsed, span)
        way = (along, walked)
        if text is not None:
            if span[1] - span[0] > WIDE * WALKED_NARROWLY:
                found = self._common(way, _both(place, rest), text)
                if found is not None:
                    return found[: query.limit]
            rest = _both(matches("paper_texts", text, span), rest)
        return self._met(way, _both(place, rest), query.limit)

    def _met(self, along: Condition, where: Condition, most: int | None) -> array[int]:
        """The first papers along the order that meet a condition; of those that are looked at."""
        looked, index = WALKED, ""
        if is_narrow(where[0]):
            looked, index = WALKED_NARROWLY, "INDEXED BY papers_narrow"
        rows = self._connection.execute(
            f"SELECT papers.id FROM ({along[0]} {looked}) CROSS JOIN papers {index} "
            f"ON papers.id = found WHERE {where[0]} LIMIT ?",
            (*along[1], *where[1], -1 if most is None else most),
        )
        return array("q", (paper for (paper,) in rows))

    def _common(self, along: Condition, where: Condition, text: str) -> array[int] | None:
        """The same of those with the words of a text as well, if these are in many papers."""
        met = self._met(along, where, sum(READ))
        found: array[int] = array("q")
        start = 0
        for read in READ:
            part = met[start : start + read]
            there = matching(self._connection, part, text)
            found.extend(paper for paper in part if paper in there)
            start += len(part)
            if len(found) * COMMON < start:
                return None
        return found

    def _parted(self, parsed: Query | None, span: Span) -> tuple[str | None, Condition]:
        """(words as an FTS5 expression over paper_texts, what else is asked)."""
        if parsed is None or parsed.root is None:
            return None, _ANY
        root = parsed.root
        parts = root.parts if isinstance(root, All) else (root,)
        subjects = {part: one for part in parts if (one := subject_condition(part)) is not None}
        others = tuple(part for part in parts if part not in subjects)
        left: Sequence[Node] = others
        text = None
        if others and (found := newest_first(All(others), self._complete)) is not None:
            text, left = found
        rest = join_nodes(left, "AND", singly=span) or _ANY
        for condition in subjects.values():
            rest = _both(condition, rest)
        return text, rest


def _start(query: PaperQuery, parsed: Query | None) -> Condition:
    """Where the walk begins and ends: what is asked of the column that the order goes by."""
    if parsed is None or parsed.root is None or query.sort not in _GOES_BY:
        return _ANY
    root = parsed.root
    told: list[Node] = []
    for part in root.parts if isinstance(root, All) else (root,):
        condition = compile_node(part)
        if condition is not None and _asks_only(condition, _GOES_BY[query.sort]):
            told.append(part)
    return join_nodes(told, "AND") or _ANY


def _asks_only(condition: Condition, column: str) -> bool:
    return set(_NAMED.findall(condition[0])) == {column} and "SELECT" not in condition[0]


def _both(one: Condition, other: Condition) -> Condition:
    return f"{one[0]} AND ({other[0]})", (*one[1], *other[1])
