"""PaperColumns: what is often asked of all papers, in memory, read anew where it changed."""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from desktop_app.model.query import PaperQuery, SortField
from desktop_app.store.interrupts import end_if_interrupted
from desktop_app.store.search.places import Condition

Name = Literal["state", "year", "subjects", "added"]
COLUMNS: dict[Name, tuple[str, ...]] = {
    "state": ("triage", "status"),
    "year": ("year",),
    "subjects": ("subjects",),
    "added": ("added",),
}
"""What each tells; papers_narrow has them all."""
SPAN = 10
"""Bits of an id within a span of paper_changes."""
SPARSE = 8
"""So many ids to a paper are so far apart that their gaps are not kept."""
MOST_ORDERS = 2
MOST_ANSWERS = 200
_BETWEEN = "\N{INFORMATION SEPARATOR ONE}"
_TEXT_OF: dict[Name, str] = {
    "state": "triage * 256 + status",
    "year": "coalesce(year, '')",
    "subjects": "coalesce(subjects, '')",
    "added": "added",
}
_ALIKE = frozenset(("state", "added"))
"""Papers side by side are mostly alike in these."""

Value = tuple[int | str | None, ...]


class _Codes(dict[str, int]):
    """Numbers for texts, from 1 on, in the order in which they are met."""

    def __missing__(self, text: str) -> int:
        self[text] = number = len(self) + 1
        return number


@dataclass(frozen=True, slots=True)
class Column:
    """One column as of one moment; never changed afterwards, so that any thread may read it."""

    stamps: Mapping[int, int]
    texts: Mapping[str, int]
    codes: array[int]
    """By id; 0 for what is no paper, or one in the Trash."""
    values: Sequence[Value]
    """By code less one."""
    answers: dict[Condition, bytes] = field(default_factory=dict)
    """By condition, by code, whether it holds."""


class PaperColumns:
    """Of one library; any thread. Columns are read when they are first asked for."""

    def __init__(self) -> None:
        self._asked = False
        self._columns: dict[Name, Column] = {}
        self._orders: dict[tuple[SortField, bool], _Order] = {}

    def are_worth_it(self) -> bool:
        """Not for the first search: to read them takes some times as long as one search without
        them, and a command asks for one alone."""
        self._asked, asked = True, self._asked
        return asked

    def column(self, connection: sqlite3.Connection, name: Name) -> Column | None:
        """As of what the connection reads; later only what was changed is read again.

        None where papers are such as no number can be kept for.
        """
        stamps = _stamps(connection, "stamp")
        held = self._columns.get(name) or Column({}, {}, array("B"), ())
        if held.stamps == stamps:
            return held if stamps else None
        due = [span for span, stamp in stamps.items() if held.stamps.get(span) != stamp]
        due += held.stamps.keys() - stamps.keys()
        if _sparse(stamps):
            return None
        read = _read(connection, name, held, stamps, due)
        if read is not None:
            self._columns[name] = read
        return read

    def keep_order(
        self, connection: sqlite3.Connection, query: PaperQuery, ids: array[int]
    ) -> None:
        """What ranks() is made of: all papers of the query's place, or of a larger one, in its
        order, which took long to read."""
        stamps = _stamps(connection, "texts")
        if _sparse(stamps):
            return
        kept = [*self._orders.items(), ((query.sort, query.descending), _Order(stamps, ids[:]))]
        self._orders = dict(kept[-MOST_ORDERS:])

    def ranks(self, connection: sqlite3.Connection, query: PaperQuery) -> array[int] | None:
        """By id, where papers stand in the query's order, from 1 on; 0 for those that were not
        among the papers kept. None where that order is not kept, or is not that any more."""
        order = self._orders.get((query.sort, query.descending))
        if order is None or order.stamps != _stamps(connection, "texts"):
            return None
        return order.ranks


class _Order:
    """Papers in an order as of one moment."""

    def __init__(self, stamps: Mapping[int, int], ids: array[int]) -> None:
        self.stamps = stamps
        self._ids = ids
        self._ranks: array[int] | None = None

    @property
    def ranks(self) -> array[int]:
        """By id; made when asked for, by any thread."""
        ids, ranks = self._ids, self._ranks
        if ranks is None:
            ranks = array("I", bytes(4 * ((max(self.stamps) + 1) << SPAN)))
            for rank, paper in enumerate(ids, 1):
                ranks[paper] = rank
            self._ranks = ranks
            self._ids = array("q")  # after the ranks, for whoever looks meanwhile
        return ranks


def _stamps(connection: sqlite3.Connection, which: Literal["stamp", "texts"]) -> dict[int, int]:
    return dict(connection.execute(f"SELECT span, {which} FROM paper_changes"))


def _sparse(stamps: Mapping[int, int]) -> bool:
    return not stamps or min(stamps) < 0 or max(stamps) >= SPARSE * len(stamps)


def _read(
    connection: sqlite3.Connection,
    name: Name,
    held: Column,
    stamps: Mapping[int, int],
    due: Sequence[int],
) -> Column | None:
    """The column with these spans read anew."""
    texts = _Codes(held.texts)
    read = []
    for span in due:
        end_if_interrupted(connection)
        if (numbers := _span(connection, name, texts, span << SPAN)) is None:
            return None
        read.append((span << SPAN, numbers))
    values = held.values
    try:
        if len(texts) > len(values):
            values = (*values, *_values(name, list(texts)[len(values) :]))
    except ValueError:
        return None  # another program wrote what is no number
    kind = "B" if len(texts) < 1 << 8 else "H" if len(texts) < 1 << 16 else "I"
    codes = array(kind, held.codes)
    missing = ((max(stamps) + 1) << SPAN) - len(codes)
    codes.frombytes(bytes(max(0, missing) * codes.itemsize))
    for start, numbers in read:
        codes[start : start + len(numbers)] = array(kind, numbers)
    known: dict[Condition, bytes] = {}
    if codes.tobytes() == held.codes.tobytes():
        known = held.answers
    elif len(texts) == len(held.texts):
        # Full-text search goes by the papers that have a value, and these are others now.
        known = {asked: told for asked, told in held.answers.items() if "MATCH" not in asked[0]}
    return Column(stamps, texts, codes, values, known)


def _span(
    connection: sqlite3.Connection, name: Name, texts: _Codes, start: int
) -> list[int] | None:
    """The numbers of all ids of a span."""
    one = _TEXT_OF[name]
    rows = (
        "FROM papers INDEXED BY papers_narrow "
        f"WHERE trashed IS NULL AND id BETWEEN {start} AND {start + (1 << SPAN) - 1}"
    )
    alike = name in _ALIKE
    listed = f"min({one}), max({one})" if alike else f"group_concat({one}, '{_BETWEEN}'), NULL"
    count, listed, other = connection.execute(f"SELECT count(*), {listed} {rows}").fetchone()
    numbers = [0] * (1 << SPAN)
    if not count:
        return numbers
    if alike and listed == other:
        found = [texts[str(listed)]] * count
    else:
        if alike:
            (listed,) = connection.execute(
                f"SELECT group_concat({one}, '{_BETWEEN}') {rows}"
            ).fetchone()
        found = list(map(texts.__getitem__, str(listed).split(_BETWEEN)))
    if len(found) != count:
        return None  # there is that sign in a text
    if count == len(numbers):
        return found
    for (paper,), number in zip(connection.execute(f"SELECT id {rows}"), found, strict=True):
        numbers[paper - start] = number
    return numbers


def _values(name: Name, texts: Sequence[str]) -> Iterator[Value]:
    for text in texts:
        if name == "state":
            yield divmod(int(text), 256)
        elif name == "subjects" or not text:
            yield (text or None,)
        else:
            yield (int(text),)


def answers(connection: sqlite3.Connection, name: Name, column: Column, asked: Condition) -> bytes:
    """By code, whether a condition over papers holds, which asks nothing but of this column."""
    known = column.answers.get(asked)
    if known is None:
        sql, values = asked
        told = bytearray(len(column.values) + 1)
        for (code,) in connection.execute(*_one_for_each(name, column, sql, values)):
            told[code] = 1
        if len(column.answers) >= MOST_ANSWERS:
            column.answers.clear()
        column.answers[asked] = known = bytes(told)
    return known


def _one_for_each(
    name: Name, column: Column, sql: str, values: tuple[object, ...]
) -> tuple[str, tuple[object, ...]]:
    """A query of the codes that fit: over one paper for each value, in place of all papers."""
    ids: Mapping[int, int] = {}
    if "MATCH" in sql and not all(map(str.isascii, column.texts)):
        # Full-text search, asked of texts beyond ASCII, knows papers and not values: the last
        # paper that has it stands for a value.
        ids = dict(zip(column.codes, range(len(column.codes)), strict=True))
    rows = [(ids.get(code), *value) for code, value in enumerate(column.values, 1)]
    told = ", ".join(
        f"json_extract(value, '$[{at}]') AS {named}"
        for at, named in enumerate(("id", *COLUMNS[name]))
    )
    return (
        f"WITH papers AS (SELECT key + 1 AS code, NULL AS trashed, {told} FROM json_each(?)) "
        f"SELECT code FROM papers WHERE {sql}",
        (json.dumps(rows), *values),
    )
