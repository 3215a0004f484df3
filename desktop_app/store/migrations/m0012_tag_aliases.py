"""Other names that mean a tag, and pairs of tags that the user said are not the same."""

from __future__ import annotations

from sqlite_utils import Database

_A_TAG = "INTEGER NOT NULL REFERENCES tags(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED"

STATEMENTS = (
    # name: what is typed or imported, as the user wrote it; a tag of that name goes before it.
    f"""
    CREATE TABLE tag_aliases (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        tag_id {_A_TAG}
    )
    """,
    "CREATE INDEX tag_aliases_by_tag ON tag_aliases (tag_id)",
    # first: the smaller id.
    f"""
    CREATE TABLE different_tags (
        first {_A_TAG},
        second {_A_TAG},
        PRIMARY KEY (first, second)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX different_tags_by_second ON different_tags (second)",
)


def create(database: Database) -> None:
    """Both go with their tags."""
    for statement in STATEMENTS:
        database.conn.execute(statement)
