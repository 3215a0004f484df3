"""make_room: how much new text the full-text indexes gather before they write it to the file."""

from __future__ import annotations

import sqlite3

from desktop_app.store.full_text import INDEXES

ROOM = 16 * 2**20
"""Bytes of terms that wait in memory, at most until the end of a transaction; SQLite's own is 1 MB.

Each time they are written they make one more piece of an index, which is merged with others later:
a long write with more room takes a quarter less time for all of it.
"""


def make_room(connection: sqlite3.Connection) -> None:
    """Within a write, before anything is indexed in it. The library keeps it (FTS5's hashsize)."""
    for index in INDEXES:
        held = connection.execute(f"SELECT v FROM {index}_config WHERE k = 'hashsize'").fetchone()
        if held is None or held[0] != ROOM:
            connection.execute(
                f"INSERT INTO {index} ({index}, rank) VALUES ('hashsize', ?)", (ROOM,)
            )
