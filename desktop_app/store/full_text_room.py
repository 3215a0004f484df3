"""make_room: how much new text the full-text indexes gather before they write it to the file, and
how many pieces of it before these are merged."""

from __future__ import annotations

import sqlite3

from desktop_app.store.full_text import INDEXES

ROOM = 16 * 2**20
"""Bytes of terms that wait in memory, at most until the end of a transaction; SQLite's own is 1 MB.

Each time they are written they make one more piece of an index, which is merged with others later:
a long write with more room takes a quarter less time for all of it.
"""
PIECES = 16
"""Pieces of about one size that become one; SQLite's own is 4. All that stands in them is written
anew then: with four times as many that is done half as often."""
MOST_PIECES = 64
"""Pieces of one size from which on a write merges all of them before it is over; SQLite's own is
16. While large ones are merged, a little in each write, small ones gather: to merge them in one
write, and then what comes of that, is what a click on a tag waited longest for. Of 40 pieces a
search takes a twentieth longer than of ten."""
_SETTINGS = {"hashsize": ROOM, "automerge": PIECES, "crisismerge": MOST_PIECES}


def make_room(connection: sqlite3.Connection) -> None:
    """Within a write, before anything is indexed in it. The library keeps these settings of FTS5's,
    and any program that writes to it follows them."""
    for index in INDEXES:
        held = dict(connection.execute(f"SELECT k, v FROM {index}_config").fetchall())
        for name, value in _SETTINGS.items():
            if held.get(name) != value:
                connection.execute(
                    f"INSERT INTO {index} ({index}, rank) VALUES (?, ?)", (name, value)
                )
