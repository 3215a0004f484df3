"""make_room: how much new text the full-text indexes gather before they write it to the file.
merge_pieces: the pieces that this makes become fewer, a little at a time, while nobody waits."""

from __future__ import annotations

import sqlite3

from desktop_app.store.search import part_text
from desktop_app.store.search.full_text import INDEXES

ROOM = 16 * 2**20
"""Bytes of terms that wait in memory, at most until the end of a transaction; SQLite's own is 1 MB.

Each time they are written they make one more piece of an index, which is merged with others later:
a long write with more room takes a quarter less time for all of it.
"""
PIECES = 16
"""Pieces of about one size that become one; SQLite's own is 4. All that stands in them is written
anew then: with four times as many that is done half as often."""
MOST_PIECES = 1_000
"""Pieces of one size from which on a write merges all of them before it is over; SQLite's own is
16. A click on a tag would wait for that: of 64 pieces, 16 of them of ten thousand papers each, it
takes 0.4 s."""
MANY_PIECES = 48
"""Of all sizes, from which on merge_pieces() has something to do. While large ones are merged, a
little in each write, small ones gather. Of 40 pieces a search takes a twentieth longer than of
ten."""
PAGES = 300
"""Of an index that merge_pieces() writes: some hundredths of a second."""
_ALL = (*INDEXES, part_text.INDEX)
_SETTINGS = {
    "hashsize": ROOM,
    "automerge": PIECES,
    "usermerge": PIECES,
    "crisismerge": MOST_PIECES,
}


def make_room(connection: sqlite3.Connection) -> None:
    """Within a write, before anything is indexed in it. The library keeps these settings of FTS5's,
    and any program that writes to it follows them."""
    for index in _ALL:
        held = dict(connection.execute(f"SELECT k, v FROM {index}_config").fetchall())
        for name, value in _SETTINGS.items():
            if held.get(name) != value:
                connection.execute(
                    f"INSERT INTO {index} ({index}, rank) VALUES (?, ?)", (name, value)
                )


def merge_pieces(connection: sqlite3.Connection) -> bool:
    """Merge some pieces of the index that is in most, where they are many; whether they were.
    Outside of a write: it is one of its own, of which no reader notices anything."""
    most, index = max((pieces(connection, index), index) for index in _ALL)
    if most < MANY_PIECES:
        return False
    connection.execute(f"INSERT INTO {index} ({index}, rank) VALUES ('merge', ?)", (PAGES,))
    return True


def pieces(connection: sqlite3.Connection, index: str) -> int:
    """In how many pieces an index is."""
    # FTS5's structure record: a cookie of four bytes, the number of levels, and that of pieces.
    (record,) = connection.execute(f"SELECT block FROM {index}_data WHERE id = 10").fetchone()
    _, behind = _number(record, 4)
    return _number(record, behind)[0]


def _number(record: bytes, at: int) -> tuple[int, int]:
    """A number as SQLite writes it, seven bits a byte, and where it ends."""
    value = 0
    while True:
        byte = record[at]
        value, at = value << 7 | byte & 127, at + 1
        if byte < 128:
            return value, at
