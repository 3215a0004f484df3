"""The keys and old values of consecutive log rows, read as columns and packed as columns.

A bulk write leaves a hundred thousand rows that differ in one number only: read row by row they
would cost more than the write itself.
"""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections.abc import Sequence
from typing import Any

BULK = 500
"""Rows from which on a run is read by columns."""
FIELDS = ("key1", "key2", "old")
_FACTS = ", ".join(
    f"min({field}), max({field}), count({field}), total(typeof({field}) = 'integer')"
    for field in FIELDS
)


def log_columns(
    connection: sqlite3.Connection, start: int, end: int, count: int, entry: int | None = None
) -> list[Sequence[Any]]:
    """key1, key2 and old of the log rows with start <= seq < end, in order.

    entry: of its rows only, where there are others among them. count: how many these are.
    """
    where = f"FROM change_log WHERE seq >= {start} AND seq < {end}"
    if entry is not None:
        where += f" AND entry = {entry}"
    if count < BULK:
        rows = connection.execute(f"SELECT key1, key2, old {where} ORDER BY seq").fetchall()
        return [list(column) for column in zip(*rows, strict=True)]
    facts = connection.execute(f"SELECT {_FACTS} {where}").fetchone()
    return [
        _column(connection, field, where, count, facts[4 * place : 4 * place + 4])
        for place, field in enumerate(FIELDS)
    ]


def _column(
    connection: sqlite3.Connection, field: str, where: str, count: int, facts: Sequence[Any]
) -> Sequence[Any]:
    low, high, known, integers = facts
    if not known:
        return [None] * count
    if known == count and type(low) is type(high) and low == high:
        return [low] * count
    if integers == count:
        (text,) = connection.execute(f"SELECT group_concat({field}) {where}").fetchone()
        return array("q", json.loads(f"[{text}]"))
    return [row[0] for row in connection.execute(f"SELECT {field} {where} ORDER BY seq")]


def pack_column(values: Sequence[Any], parts: list[bytes]) -> Any:
    """{'all': value} where all are equal, {'ids': n} for integers put into parts, else the list."""
    if not values:
        return []
    if len(values) > 1 and values.count(values[0]) == len(values):
        return {"all": values[0]}
    if isinstance(values, array) or (
        len(values) > 8 and all(type(value) is int for value in values)
    ):
        packed = array("q", values).tobytes()
        parts.append(packed)
        return {"ids": len(packed)}
    return list(values)


def unpack_column(column: Any, count: int, data: bytes, start: int) -> tuple[Sequence[Any], int]:
    """The inverse, with where the next part begins in data."""
    if isinstance(column, list):
        return column, start
    if "all" in column:
        return [column["all"]] * count, start
    end = start + column["ids"]
    values = array("q")
    values.frombytes(data[start:end])
    return values, end
