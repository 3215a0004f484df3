"""FoundPapers: all papers that a search finds, first found, and then put in order."""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections.abc import Callable, Sequence
from itertools import compress

from desktop_app.model.query import PaperQuery, PlaceKind, SortField
from desktop_app.store.batches import batches
from desktop_app.store.interrupts import end_if_interrupted
from desktop_app.store.search import places
from desktop_app.store.search.column_query import BY_TEXT, in_order
from desktop_app.store.search.id_codes import CODE, code_of, ids_of
from desktop_app.store.search.narrow_query import TITLE_HEAD, Narrow, is_narrow
from desktop_app.store.search.paper_columns import PaperColumns
from desktop_app.store.search.places import Condition
from desktop_app.store.search.tag_order import by_tags
from desktop_app.store.search.whole_order import WholeOrder

MANY = 12
"""One in so many papers is found, or more: then it takes less time to pass over the index of the
order than to look up what it goes by of each one."""
ONE_BY_ONE = 2_000
"""Papers up to which it is looked up what an order goes by, rather than the order read to keep it.
"""
_PART = 20_000
"""Ids that are passed over at a time, in a ms: other threads wait no longer."""
_BETWEEN, _UNTITLED = "\N{INFORMATION SEPARATOR ONE}", "\N{INFORMATION SEPARATOR TWO}"
_EVERYWHERE: Condition = (places.LIVE, ())
_LARGE = (PlaceKind.ALL, PlaceKind.LIBRARY)
"""Places that most papers stand in, which the indexes of the orders tell."""


class FoundPapers:
    """Reads on any connection; query: one without a limit."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        query: PaperQuery,
        order: str,
        columns: Callable[[], PaperColumns] | None,
    ) -> None:
        self._connection = connection
        self._columns = columns
        self._query = query
        self._order = order
        """SQL over papers."""

    def by_condition(self, place: Condition, text: Condition) -> array[int]:
        """Ids of the papers, not in the Trash, that both find."""
        if self._query.place.kind not in _LARGE or place != places.condition(self._query.place):
            return self._ordered(self._read(*_papers(place, text)), _EVERYWHERE)
        if (told := BY_TEXT.fullmatch(text[0])) is not None:
            return self._ordered(self._read(told[1], text[1], code_of("rowid")), place)
        return self._ordered(self._read(*_papers(_EVERYWHERE, text)), place)

    def by_columns(self, found: list[int]) -> array[int]:
        """Of papers that are found already, their ids ascending and none in the Trash."""
        if self._columns is not None:
            orders = WholeOrder(self._connection, self._columns)
            if len(found) >= ONE_BY_ONE and not orders.kept(self._query):
                orders.along(self._query, places.LIVE)
            ordered = in_order(self._connection, self._columns(), found, self._query)
            if ordered is not None:
                return array("q", ordered)
        if self._query.sort is SortField.TAGS and self._are_many(found):
            descending = self._query.descending
            return by_tags(self._connection, array("q", found), descending=descending)
        if self._query.sort is not SortField.TITLE or self._are_many(found):
            return self._ordered(array("q", found), _EVERYWHERE)
        return self._by_title(
            "FROM (SELECT value FROM json_each(?)) AS found "
            "CROSS JOIN papers INDEXED BY papers_narrow "
            f"ON papers.id = found.value WHERE {places.LIVE}",
            (json.dumps(found),),
        )

    def by_tag(self, found: Narrow) -> array[int]:
        """The same of papers that are asked in papers_narrow, and nowhere else."""
        rows, values = found.rows
        if self._query.sort is SortField.TITLE:
            return self._by_title(rows, values)
        if is_narrow(self._order):
            rows = f"FROM (SELECT papers.id AS id {rows} ORDER BY {self._order})"
            return self._read(rows, values)
        return self._ordered(self._read(rows, values), _EVERYWHERE)

    def _by_title(self, rows: str, values: tuple[object, ...]) -> array[int]:
        """By the beginnings of titles; those of one beginning are put in order among each other."""
        codes, text = self._connection.execute(
            f"SELECT group_concat({CODE}, ''), "
            f"group_concat(coalesce({TITLE_HEAD}, '{_UNTITLED}'), '{_BETWEEN}') {rows}",
            values,
        ).fetchone()
        ids, heads = ids_of(codes or ""), (text or "").split(_BETWEEN)
        if len(heads) != len(ids) or self._are_many(ids):  # or there is that sign in a title
            return self._ordered(ids, _EVERYWHERE)
        of_head: dict[str, list[int]] = {}
        for head, paper in zip(heads, ids, strict=True):
            of_head.setdefault(head, []).append(paper)
        untitled = of_head.pop(_UNTITLED, [])
        runs = [of_head[head] for head in sorted(of_head, reverse=self._query.descending)]
        runs.append(untitled)
        alike = array("q", (paper for run in runs if len(run) > 1 for paper in run))
        ordered = iter(self._ordered(alike, _EVERYWHERE))
        return array("q", (next(ordered) if len(run) > 1 else one for run in runs for one in run))

    def _read(self, rows: str, values: tuple[object, ...], code: str = CODE) -> array[int]:
        """rows: FROM what, and WHERE."""
        (codes,) = self._connection.execute(
            f"SELECT group_concat({code}, '') {rows}", values
        ).fetchone()
        return ids_of(codes or "")

    def _are_many(self, found: Sequence[int]) -> bool:
        return len(found) * MANY >= self._newest()

    def _newest(self) -> int:
        (newest,) = self._connection.execute("SELECT max(id) FROM papers").fetchone()
        return newest or 0

    def _ordered(self, found: array[int], place: Condition) -> array[int]:
        """Those of them, in any order at first, that stand in a place."""
        orders = WholeOrder(self._connection, self._columns)
        if not self._are_many(found) or not orders.tells(self._query):
            rows = (
                "FROM (SELECT papers.id AS id FROM json_each(?) AS found CROSS JOIN papers "
                f"ON papers.id = found.value WHERE {place[0]} ORDER BY {self._order})"
            )
            return self._read(rows, (f"[{','.join(map(str, found))}]", *place[1]))
        every = orders.along(self._query, place[0])
        held = bytearray(self._newest() + 1)
        for part in batches(found, _PART):
            end_if_interrupted(self._connection)
            for paper in part:
                held[paper] = 1
        kept = array("q")
        for part in batches(every, _PART):
            end_if_interrupted(self._connection)
            kept.extend(compress(part, map(held.__getitem__, part)))
        return kept


def _papers(one: Condition, other: Condition) -> Condition:
    return f"FROM papers WHERE {one[0]} AND ({other[0]})", (*one[1], *other[1])
