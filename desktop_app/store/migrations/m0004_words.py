"""How many papers hold a word: what an unfinished word of a search is completed to."""

from __future__ import annotations

from sqlite_utils import Database


def create(database: Database) -> None:
    """Make the table; it is filled once a library has many papers (store/search/word_counts.py)."""
    database.conn.execute(
        "CREATE TABLE words (word TEXT PRIMARY KEY, papers INTEGER NOT NULL) WITHOUT ROWID"
    )
