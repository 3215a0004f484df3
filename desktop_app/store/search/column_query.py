"""ColumnQuery: what a search asks that columns in memory tell; its papers are found there."""

from __future__ import annotations

import json
import re
import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, compress
from typing import Any, NamedTuple

from desktop_app.model.query import PaperQuery, SortField
from desktop_app.model.query_language import Query
from desktop_app.model.query_tree import Exact, Node, Not
from desktop_app.store.interrupts import end_if_interrupted
from desktop_app.store.search import places
from desktop_app.store.search.listed_ids import listed_ids
from desktop_app.store.search.listing_order import of_equals
from desktop_app.store.search.narrow_query import Tags, asked_of, is_narrow
from desktop_app.store.search.paper_columns import COLUMNS, Name, PaperColumns, answers
from desktop_app.store.search.places import Condition
from desktop_app.store.search.query_sql import compile_node, join_nodes, names_tags
from desktop_app.store.search.subject_words import subject_condition
from desktop_app.store.search.whole_order import RANKED

BY_TEXT = re.compile(r"\(?papers\.id IN \(SELECT rowid (FROM \w+ WHERE \w+ MATCH \?)\)\)?")
"""A condition that full-text search alone tells, without a look at the papers."""
_NAMED = re.compile(r"\bpapers\.(\w+)")
_PART = 1 << 16
"""Papers that are passed over at a time: other threads wait a ms or two."""
_DENSE = 40
"""One in so many papers, or more, is put in its place among all quicker than they are compared."""
_ORDERS: dict[SortField, tuple[Name, int]] = {
    SortField.ADDED: ("added", 0),
    SortField.MATCH: ("added", 0),
    SortField.POSITION: ("added", 0),
    SortField.YEAR: ("year", 0),
    SortField.SUBJECT: ("subjects", 0),
    SortField.STATUS: ("state", 1),
}
"""Orders that a column tells, and by which of its values."""


class _Test(NamedTuple):
    codes: array[int]
    holds: bytes
    """By code."""


@dataclass(frozen=True, slots=True)
class ColumnQuery:
    """Papers that bear one of the tags, or that a full-text index finds, or else all, of which all
    the filters hold and what is left over."""

    tags: Sequence[int] | None
    text: Condition | None
    """FROM what and WHERE."""
    filters: Sequence[tuple[Name, Condition]]
    borne: Sequence[tuple[Sequence[int], bool]]
    """Tags of which they bear one, or none."""
    left: Condition | None

    def ids(self, connection: sqlite3.Connection, columns: PaperColumns) -> list[int] | None:
        """Ascending; None where the columns do not tell it."""
        tests = []
        for name, condition in self.filters:
            column = columns.column(connection, name)
            if column is None:
                return None
            tests.append(_Test(column.codes, answers(connection, name, column, condition)))
        if self.tags is not None:
            found = _bearers(connection, self.tags)
        elif self.text is not None:
            found = _listed(connection, f"rowid {self.text[0]}", self.text[1])
        else:
            # That of the place is among these, unless another program wrote strange numbers.
            narrow = [test for test in tests if test.codes.itemsize == 1]
            if not narrow:
                return None
            found = list(_all_of(narrow))
            tests = [test for test in tests if test.codes.itemsize > 1]
        # Each of them tells what is in the Trash: one that tells no more is for nothing.
        tests = [test for test in tests if not all(test.holds[1:])] or tests[:1]
        for codes, holds in tests:
            end_if_interrupted(connection)
            if found and found[-1] >= len(codes):
                found = [paper for paper in found if paper < len(codes)]
            found = [paper for paper in found if holds[codes[paper]]]
        for tags, wanted in self.borne:
            end_if_interrupted(connection)
            bearers = set(_bearers(connection, tags))
            found = [paper for paper in found if (paper in bearers) is wanted]
        if found and self.left is not None:
            sql, values = self.left
            index = "INDEXED BY papers_narrow" if is_narrow(sql) else ""
            sql = f"{places.LIVE} AND ({sql})"
            found = _listed(
                connection,
                f"papers.id FROM json_each(?) AS found CROSS JOIN papers {index} "
                f"ON papers.id = found.value WHERE {sql}",
                (json.dumps(found), *values),
            )
        return found


def column_query(
    query: PaperQuery, where: Condition, parsed: Query | None, tags: Tags
) -> ColumnQuery | None:
    """None where columns tell too little of it. where: the place's condition."""
    asked = asked_of(query.place, where, parsed, tags)
    if asked is None or (state := _told(asked.where)) is None:
        return None
    filters = [(state, asked.where)]
    borne: list[tuple[Sequence[int], bool]] = []
    left: list[Node] = []
    for part in asked.parts:
        wanted, bare = not isinstance(part, Not), part.part if isinstance(part, Not) else part
        if isinstance(bare, Exact) and names_tags(bare):
            borne.append((tags(bare), wanted))
            continue
        condition = subject_condition(part)
        name: Name | None = "subjects" if condition is not None else None
        if condition is None and (condition := compile_node(part)) is not None:
            name = _told(condition)
        if condition is None:
            continue
        if name is None:
            left.append(part)
        else:
            filters.append((name, condition))
    rest = join_nodes(left, "AND")
    if asked.tags is not None:
        return ColumnQuery(asked.tags, None, filters, borne, rest)
    if len(filters) == 1 and not borne:
        return None
    if rest is None:
        return ColumnQuery(None, None, filters, borne, None)
    if (told := BY_TEXT.fullmatch(rest[0])) is None:
        return None
    return ColumnQuery(None, (told[1], rest[1]), filters, borne, None)


def _told(condition: Condition) -> Name | None:
    """The column that tells all that it asks."""
    named = set(_NAMED.findall(condition[0]))
    if not named or "SELECT" in condition[0]:
        return None
    fitting = (name for name, columns in COLUMNS.items() if named <= {*columns, "trashed"})
    return next(fitting, None)


def in_order(
    connection: sqlite3.Connection, columns: PaperColumns, ids: Sequence[int], query: PaperQuery
) -> list[int] | None:
    """Ids, ascending and none in the Trash, in the query's order; None where that is not kept."""
    if query.sort in RANKED:
        ranks = columns.ranks(connection, query)
        return None if ranks is None else _ranked(ids, ranks)
    if query.sort not in _ORDERS:
        return None
    name, at = _ORDERS[query.sort]
    column = columns.column(connection, name)
    if column is None:
        return None
    runs: defaultdict[int, list[int]] = defaultdict(list)
    codes = column.codes
    for paper in ids:
        runs[codes[paper]].append(paper)
    by_value: defaultdict[Any, list[list[int]]] = defaultdict(list)
    for code, run in runs.items():
        by_value[_compared(column.values[code - 1][at])].append(run)
    unknown = by_value.pop(None, [])
    known = [by_value[value] for value in sorted(by_value, reverse=query.descending)]
    step = -1 if of_equals(query) == "DESC" else 1
    runs_of_equals = (_merged(equal)[::step] for equal in (*known, unknown))
    return list(chain.from_iterable(runs_of_equals))


def _ranked(ids: Sequence[int], ranks: array[int]) -> list[int] | None:
    """None where one of them has no rank."""
    if ids and ids[-1] >= len(ranks):
        return None
    if len(ids) * _DENSE < len(ranks):
        ordered = sorted(ids, key=ranks.__getitem__)
        return ordered if not ordered or ranks[ordered[0]] else None
    ranked = array("I", bytes(4 * len(ranks)))
    for paper in ids:
        ranked[ranks[paper]] = paper
    if ranked[0]:
        return None
    parts = (ranked[start : start + _PART] for start in range(0, len(ranked), _PART))
    return [paper for part in parts for paper in part if paper]


def _compared(value: int | str | None) -> Any:
    """As the table's order compares texts: letters of ASCII alone are the same in both cases."""
    return value.encode(errors="surrogatepass").lower() if isinstance(value, str) else value


def _merged(runs: Sequence[list[int]]) -> list[int]:
    return runs[0] if len(runs) == 1 else sorted(chain.from_iterable(runs))


def _bearers(connection: sqlite3.Connection, tags: Sequence[int]) -> list[int]:
    """Papers that bear one of the tags, each once."""
    each = [
        _listed(connection, "paper_id FROM paper_tags WHERE tag_id = ?", (tag,)) for tag in tags
    ]
    return each[0] if len(each) == 1 else sorted(set(chain.from_iterable(each)))


def _listed(
    connection: sqlite3.Connection, rows: str, values: tuple[object, ...] = ()
) -> list[int]:
    """Ids, ascending. rows: one column FROM what and WHERE, which is read in that order."""
    column, _, source = rows.partition(" ")
    (text,) = connection.execute(f"SELECT group_concat({column}) {source}", values).fetchone()
    return listed_ids(text)


def _all_of(tests: Sequence[_Test]) -> Iterator[int]:
    """Ids of which all tests, of a byte a paper, hold."""
    end = min(len(codes) for codes, _ in tests)
    for start in range(0, end, _PART):
        masks = [
            codes[start : start + _PART].tobytes().translate(holds.ljust(256, b"\0"))
            for codes, holds in tests
        ]
        held = int.from_bytes(masks[0])
        for mask in masks[1:]:
            held &= int.from_bytes(mask)
        yield from compress(range(start, end), held.to_bytes(len(masks[0])))
