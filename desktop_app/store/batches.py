"""Lists of ids and of rows cut to what one SQL statement may bind."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

LARGEST = 5_000
"""Ids in one statement; SQLite itself allows 32,766."""
TOGETHER = 200
"""Rows in one statement."""


def batches(ids: Sequence[int], size: int = LARGEST) -> Iterator[Sequence[int]]:
    """The ids in parts of at most `size`, in order."""
    for start in range(0, len(ids), size):
        yield ids[start : start + size]


def marks(ids: Sequence[int]) -> str:
    """'(?,?,?)', one question mark for each id."""
    return "(" + ",".join("?" * len(ids)) + ")"


def insert_rows(
    connection: sqlite3.Connection, head: str, columns: int, rows: Sequence[tuple[Any, ...]]
) -> None:
    """executemany() of '{head} VALUES (?, …)', in half its time where the rows are narrow.

    Many rows go into one statement, and Python is left and entered again once for all of these.
    """
    row = f"({','.join('?' * columns)})"
    many = f"{head} VALUES {','.join([row] * TOGETHER)}"
    whole = len(rows) - len(rows) % TOGETHER
    for start in range(0, whole, TOGETHER):
        connection.execute(many, tuple(chain.from_iterable(rows[start : start + TOGETHER])))
    connection.executemany(f"{head} VALUES {row}", rows[whole:])
