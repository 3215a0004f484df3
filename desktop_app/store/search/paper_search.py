"""PaperSearch: ids of the papers of a query, in order, and what the sidebar counts."""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, overload

from desktop_app.model.query import ALL, PaperQuery, Place, PlaceKind, SortField
from desktop_app.store.search import places
from desktop_app.store.search.id_codes import CODE, ids_of
from desktop_app.store.search.listed_ids import listed_ids
from desktop_app.store.search.listing_order import (
    LOOKED_AT,
    in_listing_order,
    newest_listings,
    of_equals,
)
from desktop_app.store.search.whole_order import WHEN_DECIDED, WholeOrder

if TYPE_CHECKING:
    from desktop_app.model.query_language import Query
    from desktop_app.model.query_tree import Exact
    from desktop_app.store.search.narrow_query import Narrow
    from desktop_app.store.search.paper_columns import PaperColumns

_ORDER: dict[SortField, str] = {
    SortField.ADDED: "papers.added {0}",
    SortField.MATCH: "papers.added {0}",
    SortField.TITLE: "papers.title_key {0} NULLS LAST",
    SortField.AUTHORS: "papers.author_key {0} NULLS LAST",
    SortField.YEAR: "papers.year {0} NULLS LAST",
    SortField.VENUE: "papers.venue COLLATE NOCASE {0} NULLS LAST",
    SortField.SUBJECT: "papers.subjects COLLATE NOCASE {0} NULLS LAST",
    SortField.STATUS: "papers.status {0}",
    SortField.RATING: "papers.rating {0} NULLS LAST",
    SortField.DECIDED: f"{WHEN_DECIDED} {{0}}",
    SortField.MARKED: "papers.marked {0} NULLS LAST",
    SortField.TAGS: "(SELECT group_concat(name) FROM (SELECT name FROM paper_tags "
    "JOIN tags ON tags.id = tag_id WHERE paper_id = papers.id ORDER BY name COLLATE NOCASE)) "
    "{0} NULLS LAST",
}


FEW = 5_000
SOON = 40_000
"""Steps of SQLite's machine: 2 ms of them, and 20 where each reads a row anew."""


class PaperSearch:
    """Searches on any connection.

    columns: gives what readers of the library share; None within a write, which alone sees what it
    wrote.
    """

    def __init__(
        self, connection: sqlite3.Connection, columns: Callable[[], PaperColumns] | None = None
    ) -> None:
        self._connection = connection
        self._columns = columns

    @property
    def has_few(self) -> bool:
        """Whether the library has so few papers that any of its questions is answered at once."""
        newest = self._connection.execute("SELECT max(id) FROM papers").fetchone()[0]
        return newest is None or newest <= FEW

    def ids(self, query: PaperQuery, parsed: Query | None) -> array[int]:
        """Ids in the query's order; parsed: its text, if it has one.

        Raises InvalidValue for a place unknown.
        """
        return self._ids(query, parsed)

    def _ids(self, query: PaperQuery, parsed: Query | None, *, quickly: bool = False) -> array[int]:
        parsed = self._widened(parsed)
        if parsed is None or parsed.root is None:
            whole = WholeOrder(self._connection, self._columns).ids(query)
            if whole is not None:
                return whole
        ranks = self._ranks(query, parsed)
        if ranks is None and query.limit is None:
            found = self._found(query, parsed, quickly=quickly)
            if found is not None:
                return found
        where, values = self.condition(query, parsed)
        limit = "" if query.limit is None else f" LIMIT {int(query.limit)}"
        order, source = _directed(query), "papers"
        if ranks is not None:
            source = f"papers LEFT JOIN ({ranks[0]}) ON found = papers.id"
            values = (*ranks[1], *values)
            best = "ASC NULLS LAST" if query.descending else "DESC NULLS FIRST"
            direction = "DESC" if query.descending else "ASC"
            order = f"rank {best}, {_order(query).format(direction)}, papers.id {direction}"
        # One text of all ids crosses into Python several times faster than one row an id.
        coded = WholeOrder(self._connection).have_codes
        listed = f"{CODE}, ''" if coded else "id"
        (text,) = self._connection.execute(
            f"SELECT group_concat({listed}) FROM (SELECT papers.id AS id FROM {source} "
            f"WHERE {where} ORDER BY {order}{limit})",
            values,
        ).fetchone()
        return ids_of(text or "") if coded else array("q", listed_ids(text))

    def _ranks(self, query: PaperQuery, parsed: Query | None) -> places.Condition | None:
        """How well papers fit, where the order is by that and there are words to go by."""
        if query.sort is not SortField.MATCH or parsed is None:
            return None
        from desktop_app.store.search.best_match import BestMatch  # noqa: PLC0415

        return BestMatch(self._connection, parsed).ranks()

    def _found(
        self, query: PaperQuery, parsed: Query | None, *, quickly: bool
    ) -> array[int] | None:
        """All of the ids; None for papers that no index tells.

        quickly: in steps of SQLite that can be counted.
        """
        place = _place(query, parsed)
        if not place[0].startswith(places.LIVE) or not WholeOrder(self._connection).have_codes:
            return None
        # Loaded with the first search: the first rows are on screen without it.
        from desktop_app.store.search.found_papers import FoundPapers  # noqa: PLC0415

        found = FoundPapers(self._connection, query, _directed(query), self._columns)
        if not quickly and self._columns is not None:
            told = self._told(query, place, parsed)
            if told is not None:
                return found.by_columns(told)
        narrow = self._narrow(query, place, parsed)
        if narrow is not None and narrow.left is None:
            return found.by_tag(narrow)
        return found.by_condition(place, _text(parsed) if narrow is None else narrow.condition)

    def _narrow(
        self, query: PaperQuery, place: places.Condition, parsed: Query | None
    ) -> Narrow | None:
        from desktop_app.store.search.narrow_query import narrow_query  # noqa: PLC0415

        return narrow_query(query.place, place, parsed, self._tags)

    def _told(
        self, query: PaperQuery, place: places.Condition, parsed: Query | None
    ) -> list[int] | None:
        """Ids of the papers, ascending, where columns in memory tell them."""
        from desktop_app.store.search.column_query import column_query  # noqa: PLC0415

        asked = column_query(query, place, parsed, self._tags)
        if asked is None or self._columns is None or not self._columns().are_worth_it():
            return None
        return asked.ids(self._connection, self._columns())

    def _tags(self, exact: Exact) -> list[int]:
        from desktop_app.store.search.query_sql import tags_meant  # noqa: PLC0415

        return [tag for (tag,) in self._connection.execute(*tags_meant(exact))]

    def newest(self, query: PaperQuery, parsed: Query, most: int) -> array[int] | None:
        """Quickly, the first of a search's papers: the latest in it, or those that fit best.

        In a library of many papers an unfinished word is taken for the likeliest words, and a
        place is looked for among the newest papers of the words: some may be missing, so ids()
        must follow. None where ids() itself is as quick, or the order is another.
        """
        from desktop_app.store.search.query_sql import compile_newest  # noqa: PLC0415
        from desktop_app.store.search.word_counts import WordCounts  # noqa: PLC0415

        parsed = self._widened(parsed)
        counts = WordCounts(self._connection)
        if query.sort is SortField.MATCH and query.descending and counts.there:
            from desktop_app.store.search.best_match import BestMatch  # noqa: PLC0415

            place = _place(query, parsed, singly=True)
            best = BestMatch(self._connection, parsed).first(place, most)
            return None if best is None else array("q", best)
        if query.sort is not SortField.ADDED or not query.descending or not counts.there:
            return None
        compiled = compile_newest(parsed, counts.completions)
        if compiled is None:
            return None
        expression, (text, text_values) = compiled
        where, values = _place(query, parsed, singly=True)
        if in_listing_order(query):
            held = f"{where} AND ({text})", (*values, *text_values)
            return array("q", newest_listings(self._connection, expression, held, most))
        rows = self._connection.execute(
            "SELECT papers.id FROM (SELECT rowid AS found FROM paper_texts WHERE paper_texts "
            f"MATCH ? ORDER BY rowid DESC LIMIT {LOOKED_AT}) CROSS JOIN papers "
            f"ON papers.id = found WHERE {where} AND ({text}) LIMIT ?",
            (expression, *values, *text_values, most),
        )
        return array("q", (paper for (paper,) in rows))

    def first(self, query: PaperQuery, parsed: Query | None) -> tuple[array[int], bool]:
        """(the first ids of a query, at most its limit unless these are all; whether they are).

        Where they are not all, ids() must follow: there may be fewer than it has first.
        """
        if query.sort is SortField.TAGS:
            # Which come first is not known before all are put in order.
            return self.ids(replace(query, limit=None), parsed), True
        if parsed is None and WholeOrder(self._connection).holds(query.place):
            # Without what searching needs: so does the window begin.
            ids = self.ids(query, None)
            return ids, query.limit is None or len(ids) < query.limit
        from desktop_app.store.search.first_papers import FirstPapers  # noqa: PLC0415
        from desktop_app.store.search.word_counts import WordCounts  # noqa: PLC0415

        counts = WordCounts(self._connection)
        # All that an unfinished word may become is found in one step of SQLite, however long.
        if not counts.there or not _is_unfinished(parsed):
            whole = self._soon(replace(query, limit=None), parsed)
            if whole is not None:
                return whole, True
        first = FirstPapers(self._connection, counts.completions if counts.there else None)
        place = _place(query, parsed, singly=True)
        walked = first.walk(query, self._widened(parsed), place, _directed(query))
        if walked is None or not walked and (parsed is None or parsed.root is None):
            walked = self.ids(query, parsed)
        return walked, False

    def _soon(self, query: PaperQuery, parsed: Query | None) -> array[int] | None:
        """All of the ids, if they are soon found."""
        over = False

        def stop() -> bool:
            nonlocal over
            over = True
            return True

        self._connection.set_progress_handler(stop, SOON)
        try:
            return self._ids(query, parsed, quickly=True)
        except sqlite3.OperationalError:
            if not over:
                raise
            return None
        finally:
            self._connection.set_progress_handler(None, 0)

    def count_to(self, query: PaperQuery, parsed: Query, most: int) -> int:
        """Quickly, how many papers a search finds at least; no more than `most` are counted.

        0 where it cannot be told so quickly.
        """
        from desktop_app.store.search.narrow_query import is_narrow  # noqa: PLC0415
        from desktop_app.store.search.query_sql import compile_newest  # noqa: PLC0415
        from desktop_app.store.search.word_counts import WordCounts  # noqa: PLC0415

        parsed = self._widened(parsed)
        compiled = compile_newest(parsed, WordCounts(self._connection).completions)
        where, values = _place(query, parsed)
        if compiled is None or not where.startswith(places.LIVE):
            return 0
        expression, (text, text_values) = compiled
        if not is_narrow(where) or not is_narrow(text):
            return 0
        (count,) = self._connection.execute(
            "SELECT count(*) FROM (SELECT 1 FROM (SELECT rowid AS found FROM paper_texts WHERE "
            f"paper_texts MATCH ? ORDER BY rowid DESC LIMIT {2 * most}) CROSS JOIN papers "
            f"INDEXED BY papers_narrow ON papers.id = found WHERE {where} AND ({text}) LIMIT ?)",
            (expression, *values, *text_values, most),
        ).fetchone()
        return int(count)

    @overload
    def _widened(self, parsed: Query) -> Query: ...
    @overload
    def _widened(self, parsed: None) -> None: ...
    def _widened(self, parsed: Query | None) -> Query | None:
        """The search with all spellings of the authors that it names."""
        if parsed is None:
            return None
        from desktop_app.store.search.joined_spellings import with_spellings  # noqa: PLC0415

        return with_spellings(self._connection, parsed)

    def condition(self, query: PaperQuery, parsed: Query | None) -> places.Condition:
        """Which papers a query finds, as SQL over papers; not of the place SIMILAR."""
        parsed = self._widened(parsed)
        where, values = _place(query, parsed)
        if parsed is None:
            return where, values
        if (narrow := self._narrow(query, (where, values), parsed)) is not None:
            return narrow.condition
        text, text_values = _text(parsed)
        return f"{where} AND ({text})", (*values, *text_values)

    def count(self, query: PaperQuery, parsed: Query | None) -> int:
        """How many papers a query finds, in no order; not of the place SIMILAR."""
        parsed = self._widened(parsed)
        place = _place(query, parsed)
        if (told := self._told(query, place, parsed)) is not None:
            return len(told)
        narrow = self._narrow(query, place, parsed)
        if narrow is not None and narrow.left is None:
            rows, values = narrow.rows
        else:
            where, values = self.condition(query, parsed)
            rows = f"FROM papers WHERE {where}"
        (count,) = self._connection.execute(f"SELECT count(*) {rows}", values).fetchone()
        return int(count)

    def counts(self) -> Mapping[Place, int]:
        """How many papers stand in each place of the sidebar."""
        return places.counts(self._connection)


def _text(parsed: Query | None) -> places.Condition:
    """What a search says beside its place."""
    if parsed is None:
        return "TRUE", ()
    from desktop_app.store.search.query_sql import compile_query  # noqa: PLC0415

    return compile_query(parsed)


def _is_unfinished(parsed: Query | None) -> bool:
    from desktop_app.model.query_language import conditions  # noqa: PLC0415
    from desktop_app.model.query_tree import Words  # noqa: PLC0415

    if parsed is None:
        return False
    return any(isinstance(part, Words) and part.prefix for part in conditions(parsed.root))


def _directed(query: PaperQuery) -> str:
    """ORDER BY what."""
    direction = "DESC" if query.descending else "ASC"
    return f"{_order(query).format(direction)}, papers.id {of_equals(query)}"


def _order(query: PaperQuery) -> str:
    if query.sort is not SortField.POSITION:
        return _ORDER[query.sort]
    if query.place.kind is not PlaceKind.READING_LIST:
        return _ORDER[SortField.ADDED]
    return (
        "(SELECT position FROM reading_list_entries WHERE paper_id = papers.id "
        f"AND list_id = {int(query.place.argument)}) {{0}}"
    )


def _place(query: PaperQuery, parsed: Query | None, *, singly: bool = False) -> places.Condition:
    """The place's condition; of ALL, with the places apart that the text names."""
    where, values = places.condition(query.place, singly=singly)
    if parsed is not None and query.place == ALL:
        from desktop_app.store.search.query_sql import places_named  # noqa: PLC0415

        named = places_named(parsed)
        if named and set(named) == {PlaceKind.DISMISSED}:
            return places.LIVE, ()
        if named:
            parts = (where, *(places.condition(Place(kind))[0] for kind in named))
            where = f"({' OR '.join(f'({part})' for part in parts)})"
    return where, values
