"""By which rules the papers of a library were matched, and the way to begin anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

_RULES, _UNDER_WAY = "matching_rules", "matching_again"


class RuleState:
    """Over one connection; what writes must be called inside a write transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rules(self) -> int:
        """The number of the rules (matching/version.py) by which all papers are matched."""
        return int(self._value(_RULES) or 1)

    def under_way(self) -> bool:
        """Whether matching again was begun and is not done."""
        return self._value(_UNDER_WAY) is not None

    def has_records(self) -> bool:
        """Whether there is anything to match."""
        row = self._connection.execute("SELECT EXISTS (SELECT 1 FROM records)").fetchone()
        return bool(row[0])

    def begin(self) -> None:
        """Forget what was found by the old rules: keys, crowds, open proposals and their blocks.

        So are the steps of the history, but for imports: they hold rows as the old rules left them.
        """
        for statement in (
            "DELETE FROM record_keys",
            "DELETE FROM crowded_keys",
            "DELETE FROM proposals WHERE state = 'open'",
            "DELETE FROM paper_blocks",
            "DELETE FROM paper_blocks_due",
            "INSERT INTO paper_blocks_due SELECT id, 0 FROM papers",
        ):
            self._connection.execute(statement)
        self._forget_steps()
        self._set(_UNDER_WAY, "1")

    def add_keys(self, rows: Iterable[tuple[int, int]]) -> None:
        """(key, record id) of records whose keys were forgotten."""
        self._connection.executemany("INSERT OR IGNORE INTO record_keys VALUES (?,?)", rows)

    def done(self, rules: int) -> None:
        """All papers are matched by these rules. Steps that the user made meanwhile go as well."""
        if self.under_way():
            self._forget_steps()
        self._set(_RULES, str(rules))
        self._connection.execute("DELETE FROM properties WHERE name = ?", (_UNDER_WAY,))

    def _forget_steps(self) -> None:
        self._connection.execute("DELETE FROM history WHERE import_id IS NULL OR undone")

    def _value(self, name: str) -> str | None:
        row = self._connection.execute(
            "SELECT value FROM properties WHERE name = ?", (name,)
        ).fetchone()
        return None if row is None else str(row[0])

    def _set(self, name: str, value: str) -> None:
        self._connection.execute(
            "INSERT INTO properties (name, value) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )
