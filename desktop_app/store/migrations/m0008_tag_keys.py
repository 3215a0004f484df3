"""The number keys that put tags on papers."""

from __future__ import annotations

from sqlite_utils import Database


def create(database: Database) -> None:
    """key: 1 to 9, each on one tag at most; NULL for a tag without one."""
    database.conn.execute("ALTER TABLE tags ADD COLUMN key INTEGER")
