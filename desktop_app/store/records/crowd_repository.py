"""Crowded keys: match keys that so many unlike records bear that they lead to none of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable


class CrowdRepository:
    """Over one connection; what writes must be called inside a write transaction.

    Which keys are crowded follows from the records (matching/crowds.py). A key is found to be so
    when its records are matched; one that stands here is, one that nobody asked for may be.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self) -> frozenset[int]:
        """Every crowded key."""
        return frozenset(row[0] for row in self._connection.execute("SELECT key FROM crowded_keys"))

    def add(self, keys: Iterable[int]) -> None:
        """These were found to be crowded."""
        self._connection.executemany(
            "INSERT OR IGNORE INTO crowded_keys VALUES (?)", [(key,) for key in sorted(keys)]
        )

    def remove(self, keys: Iterable[int]) -> None:
        """These may be crowded no more."""
        self._connection.executemany(
            "DELETE FROM crowded_keys WHERE key = ?", [(key,) for key in sorted(keys)]
        )
