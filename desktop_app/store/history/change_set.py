"""ChangeSet: rows as they were before a write, packed for the history and played backwards."""

from __future__ import annotations

import json
import sqlite3
import zlib
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from desktop_app.store.history.change_columns import BULK, pack_column, unpack_column
from desktop_app.store.history.change_heads import heads_from_json, heads_to_json

INSERT = "+"
DELETE = "-"
"""Actions of a Run; any other action is the name of the column that was updated."""
CHUNK = 5000
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
                "first": pack_column(run.first, parts),
                "second": pack_column(run.second, parts),
            }
            if run.old:
                head["old"] = pack_column(run.old, parts)
            if run.columns:
                head["columns"] = run.columns
            heads.append(head)
        head_bytes = heads_to_json(heads).encode("utf-8", "surrogatepass")
        return zlib.compress(len(head_bytes).to_bytes(8, "big") + head_bytes + b"".join(parts), 1)

    @staticmethod
    def unpack(blob: bytes) -> ChangeSet:
        """The inverse of pack()."""
        data = zlib.decompress(blob)
        start = 8 + int.from_bytes(data[:8], "big")
        runs = []
        for head in heads_from_json(data[8:start].decode("utf-8", "surrogatepass")):
            columns = []
            for name in ("first", "second", "old"):
                column, start = unpack_column(head.get(name, []), head["count"], data, start)
                columns.append(column)
            runs.append(
                Run(
                    head["table"],
                    head["action"],
                    columns[0],
                    columns[1],
                    columns[2],
                    tuple(head.get("columns", ())),
                )
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
        statements = _bulk(run, keys[run.table]) or _reverse(run, keys[run.table])
        for sql, rows in statements:
            connection.executemany(sql, rows)
            done += CHUNK
            step(min(done, total), total)


Statements = Iterator[tuple[str, Sequence[tuple[Any, ...]]]]


def _reverse(run: Run, key: tuple[str, ...]) -> Statements:
    """Row by row, newest first."""
    where = " AND ".join(f"{column} = ?" for column in key)
    for end in range(len(run.first), 0, -CHUNK):
        part = slice(max(end - CHUNK, 0), end)
        keys = [run.first[part]] if len(key) == 1 else [run.first[part], run.second[part]]
        named = list(zip(*keys, strict=True))[::-1]
        if run.action == INSERT:
            yield f"DELETE FROM {run.table} WHERE {where}", named
        elif run.action == DELETE:
            marks = ", ".join("?" * len(run.columns))
            # A pair may have been proposed anew by a job meanwhile; that one serves as well.
            verb = "INSERT OR IGNORE" if run.table == "proposals" else "INSERT"
            sql = f"{verb} INTO {run.table} ({', '.join(run.columns)}) VALUES ({marks})"
            yield sql, [tuple(row) for row in run.old[part]][::-1]
        else:
            sql = f"UPDATE {run.table} SET {run.action} = ? WHERE {where}"
            yield (
                sql,
                [(old, *names) for old, names in zip(run.old[part][::-1], named, strict=True)],
            )


def _bulk(run: Run, key: tuple[str, ...]) -> Statements | None:
    """A whole set of ids at once, where a long run differs in its ids only; else None."""
    ids = run.first if len(key) == 1 else run.second
    if len(ids) < BULK or not isinstance(ids, array) or run.action == DELETE:
        return None
    fixed: list[Any] = []
    if run.action != INSERT:
        if run.old.count(run.old[0]) < len(ids):
            return None
        fixed.append(run.old[0])
    if len(key) == 2:
        if run.first.count(run.first[0]) < len(ids):
            return None
        fixed.append(run.first[0])
    where = f"{key[-1]} IN (SELECT value FROM json_each(?))"
    if len(key) == 2:
        where = f"{key[0]} = ? AND {where}"
    if run.action == INSERT:
        sql = f"DELETE FROM {run.table} WHERE {where}"
    else:
        sql = f"UPDATE {run.table} SET {run.action} = ? WHERE {where}"
    return (
        (sql, [(*fixed, json.dumps(ids[start : start + CHUNK].tolist()))])
        for start in range(0, len(ids), CHUNK)
    )
