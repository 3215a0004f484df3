"""WordCounts: how many papers hold each word, and so what an unfinished word most likely becomes.

The full-text index has no prefix index for abstracts (it would double the library). Counts of its
words, made anew now and then, name the words with which most papers go on; the first rows of a
search come from these, and all of its papers right after, exactly.
"""

from __future__ import annotations

import sqlite3
import unicodedata
from collections.abc import Iterable
from contextlib import closing

MANY = 20_000
"""Papers below which any search is quick enough without counts."""
GROWTH = 1.2
"""Papers made by now to those made then from which the counts are made anew; and the other way
round, in a library that another program filled anew."""
FEWEST = 3
"""Papers with a word from which it is counted."""
MOST = 30
"""Completions of one unfinished word of three letters and more; fewer of the shorter ones, as each
of these is in so many papers that a few find the first rows."""
INDEXED = 2
"""Letters of a beginning up to which an index of the schema has its words, the commonest first."""
STEP = 10_000
"""Words written together, and at most read so."""
_STATE = "words counted"

Row = tuple[str, int]


class WordCounts:
    """Reads on a reader's connection; `replace` on the writer's, within a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @property
    def there(self) -> bool:
        """Whether there are any: only in a library of many papers."""
        return self._connection.execute("SELECT 1 FROM words LIMIT 1").fetchone() is not None

    @property
    def made(self) -> int:
        """How many papers were ever made: to count those that are there would read an index."""
        count: int = self._connection.execute("SELECT max(id) FROM papers").fetchone()[0] or 0
        return count

    @property
    def due(self) -> bool:
        """Whether there are many papers, and many were made since words were counted."""
        made = self.made
        state = self._connection.execute(
            "SELECT value FROM properties WHERE name = ?", (_STATE,)
        ).fetchone()
        then = int(state[0]) if state else 0
        return made >= MANY and not then / GROWTH <= made <= then * GROWTH

    def completions(self, beginning: str) -> list[str]:
        """The commonest words with this beginning, as the index spells them, commonest first."""
        folded = _as_indexed(beginning)
        most = MOST * min(len(folded), 3) // 3
        if len(folded) <= INDEXED:  # many words begin so: their order is kept in an index
            where = f"substr(word, 1, {len(folded)}) = ?"
            values: tuple[str, ...] = (folded,)
        else:
            where, values = "word >= ? AND word < ?", (folded, f"{folded}\U0010ffff")
        rows = self._connection.execute(
            f"SELECT word FROM words WHERE {where} ORDER BY papers DESC LIMIT {most}", values
        )
        return [word for (word,) in rows]

    def some(self, after: str, most: int = STEP) -> tuple[list[Row], str | None]:
        """Of the next words of the index behind one, so many at most, those that are not too rare,
        in order, and the last of these words; None where there are none."""
        with closing(index_words(self._connection)) as cursor:
            cursor.execute(
                "SELECT term, doc FROM temp.paper_words WHERE term > ? LIMIT ?", (after, most)
            )
            found = cursor.fetchall()
        return [row for row in found if row[1] >= FEWEST], found[-1][0] if found else None

    def forget(self) -> None:
        """Keep no counts: what was counted lately is about to be written."""
        self._connection.execute("DELETE FROM words")
        self._connection.execute("DELETE FROM properties WHERE name = ?", (_STATE,))

    def add(self, rows: Iterable[Row]) -> None:
        """More counts, of words that have none."""
        self._connection.executemany("INSERT INTO words VALUES (?, ?)", rows)

    def finish(self, made: int) -> None:
        """All counts are there. made: as it was when they were made."""
        self._connection.execute(
            "INSERT INTO properties VALUES (?, ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (_STATE, str(made)),
        )


def index_words(connection: sqlite3.Connection) -> sqlite3.Cursor:
    """A cursor for temp.paper_words (term, doc): every word of the index, with its papers.

    connection: a reader's. One term is found at once; reading all takes a while.
    """
    cursor = connection.cursor()
    # A reader may write nothing, not even to its own temporary tables.
    cursor.execute("PRAGMA query_only = OFF")
    cursor.execute(
        "CREATE VIRTUAL TABLE IF NOT EXISTS temp.paper_words "
        "USING fts5vocab('main', 'paper_texts', 'row')"
    )
    cursor.execute("PRAGMA query_only = ON")
    return cursor


def _as_indexed(beginning: str) -> str:
    """As the tokenizer of the index writes it: small letters without accents."""
    parts = unicodedata.normalize("NFD", beginning.lower())
    plain = "".join(letter for letter in parts if not unicodedata.combining(letter))
    return unicodedata.normalize("NFC", plain)
