"""ChangeSet: rows as they were before a write, packed for the history and played backwards."""

from __future__ import annotations

import json
import sqlite3
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

INSERT = "+"
DELETE = "-"
"""Actions of a Run; any other action is the name of the column that was updated."""
CHUNK = 2000
"""Rows between two reports while playing backwards."""


@dataclass(frozen=True, slots=True)
class Run:
    """Consecutive changes of one kind in one table, in order.

    first, second: the two halves of each row's key, or the key and its paper (None without one).
    old: for an update the old values, for a delete the rows in the order of `columns`.
    """

    table: str
    action: str
    first: Sequence[Any]
    second: Sequence[Any]
    old: Sequence[Any]
    columns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """All runs of one write, oldest first."""

    runs: tuple[Run, ...]

    def __bool__(self) -> bool:
        return bool(self.runs)

    def __len__(self) -> int:
        return sum(len(run.first) for run in self.runs)

    def pack(self) -> bytes:
        """The bytes kept in the history; 100,000 tagged papers take some 150 KB."""
        parts: list[bytes] = []
        heads = []
        for run in self.runs:
            head = {
                "table": run.table,
                "action": run.action,
                "count": len(run.first),
                "first": _pack_column(run.first, parts),
                "second": _pack_column(run.second, parts),
            }
            if run.old:
                head["old"] = _pack_column(run.old, parts)
            if run.columns:
                head["columns"] = run.columns
            heads.append(head)
        head_bytes = json.dumps(heads, ensure_ascii=False, default=_bytes_to_json).encode(
            "utf-8", "surrogatepass"
        )
        return zlib.compress(len(head_bytes).to_bytes(8, "big") + head_bytes + b"".join(parts), 1)

    @staticmethod
    def unpack(blob: bytes) -> ChangeSet:
        """The inverse of pack()."""
        data = zlib.decompress(blob)
        start = 8 + int.from_bytes(data[:8], "big")
        heads = json.loads(
            data[8:start].decode("utf-8", "surrogatepass"), object_hook=_bytes_from_json
        )
        runs = []
        for head in heads:
            columns = []
            for name in ("first", "second", "old"):
                column, start = _unpack_column(head.get(name, []), head["count"], data, start)
                columns.append(column)
            runs.append(
                Run(head["table"], head["action"], *columns, tuple(head.get("columns", ())))
            )
        return ChangeSet(tuple(runs))


def revert(
    connection: sqlite3.Connection,
    change_set: ChangeSet,
    keys: dict[str, tuple[str, ...]],
    step: Callable[[int, int], None],
) -> None:
    """Put everything back, newest change first, inside the caller's transaction.

    keys: the primary key of each table. step(done, total): may raise to stop.
    """
    total, done = len(change_set), 0
    for run in reversed(change_set.runs):
        sql, rows = _reverse(run, keys[run.table])
        while chunk := [row for _, row in zip(range(CHUNK), rows, strict=False)]:
            connection.executemany(sql, chunk)
            done += len(chunk)
            step(done, total)


def _reverse(run: Run, key: tuple[str, ...]) -> tuple[str, Iterator[tuple[Any, ...]]]:
    where = " AND ".join(f"{column} = ?" for column in key)
    two = len(key) == 2
    keys = zip(reversed(run.first), reversed(run.second), strict=True)
    named = keys if two else ((first,) for first, _ in keys)
    if run.action == INSERT:
        return f"DELETE FROM {run.table} WHERE {where}", iter(named)
    if run.action == DELETE:
        marks = ", ".join("?" * len(run.columns))
        sql = f"INSERT INTO {run.table} ({', '.join(run.columns)}) VALUES ({marks})"
        return sql, (tuple(row) for row in reversed(run.old))
    sql = f"UPDATE {run.table} SET {run.action} = ? WHERE {where}"
    return sql, ((old, *names) for old, names in zip(reversed(run.old), named, strict=True))


def _pack_column(values: Sequence[Any], parts: list[bytes]) -> Any:
    """{'all': value} where all are equal, {'ids': n} for integers put into parts, else the list."""
    if not values:
        return []
    if values.count(values[0]) == len(values) and len(values) > 1:
        return {"all": values[0]}
    if len(values) > 8 and all(type(value) is int for value in values):
        packed = array("q", values).tobytes()
        parts.append(packed)
        return {"ids": len(packed)}
    return list(values)


def _unpack_column(column: Any, count: int, data: bytes, start: int) -> tuple[Sequence[Any], int]:
    if isinstance(column, list):
        return column, start
    if "all" in column:
        return [column["all"]] * count, start
    end = start + column["ids"]
    values = array("q")
    values.frombytes(data[start:end])
    return values, end


def _bytes_to_json(value: object) -> dict[str, str]:
    if isinstance(value, bytes):
        return {"bytes": b64encode(value).decode("ascii")}
    raise TypeError(type(value).__name__)


def _bytes_from_json(value: dict[str, Any]) -> Any:
    return b64decode(value["bytes"]) if value.keys() == {"bytes"} else value
