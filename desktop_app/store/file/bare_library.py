"""BareLibrary: the least that SQLite does for papers, which `paperfold bench` measures beside ours.

Paper rows, abstracts and one full-text index, written by executemany: no keys, no records, no undo.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path

from desktop_app.store.batches import batches, marks

Row = tuple[str, str, int, str, str, str]
"""title, authors, year, subjects, arXiv id, abstract."""

_TABLES = (
    "PRAGMA journal_mode = WAL",
    "CREATE TABLE papers (id INTEGER PRIMARY KEY, title, authors, year, subjects, arxiv_id)",
    "CREATE TABLE abstracts (id INTEGER PRIMARY KEY, abstract)",
    "CREATE VIRTUAL TABLE texts USING fts5(title, authors, abstract, content='')",
    "CREATE TABLE paper_tags (tag_id, paper_id, PRIMARY KEY (tag_id, paper_id)) WITHOUT ROWID",
    "CREATE INDEX paper_tags_by_paper ON paper_tags (paper_id, tag_id)",
)


class BareLibrary:
    """One file; on one thread."""

    def __init__(self, path: Path) -> None:
        there = path.exists()
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._next = 1
        if not there:
            for statement in _TABLES:
                self._connection.execute(statement)

    def write(self, rows: Iterable[Row]) -> None:
        """More papers, in the one transaction that commit() ends."""
        if not self._connection.in_transaction:
            self._connection.execute("BEGIN")
        many = list(enumerate(rows, self._next))
        self._next += len(many)
        execute = self._connection.executemany
        execute("INSERT INTO papers VALUES (?, ?, ?, ?, ?, ?)", [(i, *row[:5]) for i, row in many])
        execute("INSERT INTO abstracts VALUES (?, ?)", [(i, row[5]) for i, row in many])
        execute(
            "INSERT INTO texts (rowid, title, authors, abstract) VALUES (?, ?, ?, ?)",
            [(i, row[0], row[1], row[5]) for i, row in many],
        )

    def commit(self) -> None:
        """End the transaction, and fold the log into the file."""
        self._connection.execute("COMMIT")
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def tag(self, tag_id: int, papers: Iterable[int]) -> None:
        """Put a tag on papers."""
        self._connection.execute("BEGIN")
        self._connection.executemany(
            "INSERT INTO paper_tags VALUES (?, ?)", [(tag_id, paper) for paper in papers]
        )
        self._connection.execute("COMMIT")

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def select_papers(connection: sqlite3.Connection, papers: Sequence[int]) -> None:
    """Read these papers of a library of ours with abstract and note, and forget them."""
    for part in batches(papers, 500):
        connection.execute(
            "SELECT papers.*, abstract, note FROM papers "
            "LEFT JOIN abstracts ON abstracts.paper_id = papers.id "
            "LEFT JOIN notes ON notes.paper_id = papers.id "
            f"WHERE papers.id IN {marks(part)}",
            tuple(part),
        ).fetchall()


def update_papers(connection: sqlite3.Connection, papers: Sequence[int], change: str) -> None:
    """Set columns of these papers of a library of ours, and take it back; within a write.

    change: what stands behind SET. With the indexes of the table, and nothing kept for undo.
    """
    connection.execute("SAVEPOINT bare")
    try:
        for part in batches(papers):
            connection.execute(f"UPDATE papers SET {change} WHERE id IN {marks(part)}", tuple(part))
    finally:
        connection.execute("ROLLBACK TO bare")
        connection.execute("RELEASE bare")


def pass_over_index(connection: sqlite3.Connection, index: str) -> None:
    """One pass over an index of ours that the table is ordered by, in its order."""
    connection.execute(
        f"SELECT sum(id) FROM papers INDEXED BY {index} WHERE trashed IS NULL AND triage <> 2"
    ).fetchone()
