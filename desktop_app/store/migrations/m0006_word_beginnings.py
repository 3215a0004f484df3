"""The commonest words with a beginning of one or two letters are found without sorting."""

from __future__ import annotations

from sqlite_utils import Database


def create(database: Database) -> None:
    """Two indexes over what m0004 counts; see store/search/word_counts.py."""
    for letters in (1, 2):
        database.conn.execute(
            f"CREATE INDEX words_by_{letters} ON words (substr(word, 1, {letters}), papers)"
        )
