"""Is a library file sound: its pages, its references, its full-text indexes?"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator

from desktop_app.store.search import part_text
from desktop_app.store.search.full_text import INDEXES

MOST = 20
"""Findings of SQLite's own page check that are told."""


def findings(connection: sqlite3.Connection, *, full_text: bool = True) -> list[str]:
    """What is wrong with the file, a sentence each; empty for a sound one. Takes long on big files.

    full_text: compare the indexes with the papers too; needs a connection that may write, though
    nothing is written.
    """
    found = list(_pages(connection))
    if found:
        return found  # What follows would only stumble over the same pages.
    found += _references(connection)
    if full_text:
        found += _indexes(connection)
    return found


def _pages(connection: sqlite3.Connection) -> Iterator[str]:
    try:
        for (text,) in connection.execute(f"PRAGMA quick_check({MOST})"):
            if text != "ok":
                yield f"The file is damaged: {text}."
    except sqlite3.DatabaseError as error:
        yield f"The file is damaged: {error}."


def _references(connection: sqlite3.Connection) -> Iterator[str]:
    missing = Counter(
        (table, parent) for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check")
    )
    for (table, parent), count in sorted(missing.items()):
        yield f"{count:,} rows of “{table}” belong to rows of “{parent}” that are not there."
    (keys,) = connection.execute(
        "SELECT count(*) FROM record_keys WHERE record_id NOT IN (SELECT id FROM records)"
    ).fetchone()
    if keys:
        yield f"{keys:,} keys belong to records that are not there."


def _indexes(connection: sqlite3.Connection) -> Iterator[str]:
    for index in (*INDEXES, part_text.INDEX):
        try:
            # Rank 1: compare with the papers too, not only the index with itself.
            connection.execute(f"INSERT INTO {index} ({index}, rank) VALUES ('integrity-check', 1)")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise  # another program writes now: nothing is known of the index
            yield f"The search index “{index}” does not agree with the papers."
