"""Steps of the history that are one with the step before them."""

from __future__ import annotations

from sqlite_utils import Database


def create(database: Database) -> None:
    """with_former: 1 where a step is undone, redone and listed together with the one before it."""
    database.conn.execute("ALTER TABLE history ADD COLUMN with_former INTEGER NOT NULL DEFAULT 0")
