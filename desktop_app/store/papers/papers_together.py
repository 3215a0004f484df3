"""insert_together: many new papers with their abstracts, each index of texts by one statement.

Triggers that index paper by paper take a third longer for all of it: each is a program of its own,
and with the abstract written first, for its paper's trigger to find, SQLite looks for each paper
through all the tables whose rows may have waited for it.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import Any

from desktop_app.store.batches import batches, insert_rows, marks
from desktop_app.store.papers.paper_values import DESCRIPTION_COLUMNS
from desktop_app.store.search.full_text import PAPER_FIELDS, TEXT_FIELDS
from desktop_app.store.search.part_text import CJK

Row = tuple[tuple[Any, ...], str | None]
"""The values of DESCRIPTION_COLUMNS, and the abstract."""
STAGED = ("id", *DESCRIPTION_COLUMNS, "triage", "added", "record_count")
"""Columns of temp.staged."""
_STAGE = f"INSERT INTO temp.staged VALUES ({', '.join('?' * len(STAGED))})"
_INSERT = (
    f"INSERT INTO papers ({', '.join(STAGED)}) "
    f"SELECT {', '.join(STAGED)} FROM temp.staged ORDER BY rowid"
)
_TEXTS = ", ".join(TEXT_FIELDS)
_INDEX = (
    "INSERT INTO paper_titles (rowid, title, authors) "
    "SELECT id, title, authors FROM papers WHERE id BETWEEN ? AND ?",
    f"INSERT INTO paper_texts (rowid, {_TEXTS}) "
    f"SELECT id, {_TEXTS} FROM paper_texts_content WHERE id BETWEEN ? AND ?",
    "INSERT OR IGNORE INTO paper_blocks_due SELECT id, 0 FROM papers WHERE id BETWEEN ? AND ?",
    "INSERT OR REPLACE INTO paper_changes SELECT span, random(), random() FROM "
    "(SELECT DISTINCT id >> 10 AS span FROM papers WHERE id BETWEEN ? AND ?)",
)
_PARTS = (
    f"INSERT INTO paper_parts (rowid, {_TEXTS}) "
    f"SELECT id, {_TEXTS} FROM paper_parts_content WHERE id IN "
)
_unspaced = re.compile(f"[{CJK}]").search
_texts_of = itemgetter(*map(DESCRIPTION_COLUMNS.index, PAPER_FIELDS))


def stage(connection: sqlite3.Connection, rows: Iterable[tuple[Any, ...]]) -> None:
    """Fill temp.staged, out of which many rows are written by one statement.

    At the start of each statement that has triggers FTS5 writes its pending terms to the file,
    which for row after row costs twice the whole.
    """
    connection.execute(f"CREATE TEMP TABLE IF NOT EXISTS staged ({', '.join(STAGED)})")
    connection.execute("DELETE FROM temp.staged")
    connection.executemany(_STAGE, rows)


def insert_together(
    connection: sqlite3.Connection,
    ids: Sequence[int],
    rows: Sequence[Row],
    *,
    triage: int,
    added: int,
    record_counts: Sequence[int],
) -> None:
    """Write papers under ids that are not in use, and index them; within a write.

    triage: its number. added: UTC seconds.
    """
    stage(
        connection,
        [
            (paper_id, *row, triage, added, count)
            for paper_id, (row, _), count in zip(ids, rows, record_counts, strict=True)
        ],
    )
    connection.execute("INSERT INTO papers_together VALUES (1)")
    try:
        connection.execute(_INSERT)
        insert_rows(
            connection,
            "INSERT INTO abstracts (paper_id, abstract)",
            2,
            [(i, abstract) for i, (_, abstract) in zip(ids, rows, strict=True) if abstract],
        )
        for run in _runs(ids):
            for statement in _INDEX:
                connection.execute(statement, run)
        unspaced = [paper_id for paper_id, row in zip(ids, rows, strict=True) if _has_parts(row)]
        for part in batches(unspaced):
            connection.execute(f"{_PARTS}{marks(part)}", part)
    finally:
        connection.execute("DELETE FROM papers_together")


def _runs(ids: Sequence[int]) -> Iterator[tuple[int, int]]:
    """First and last of ids that follow each other without a gap."""
    ordered = sorted(ids)
    starts = [at for at, (one, next_) in enumerate(pairwise(ordered), 1) if next_ != one + 1]
    for start, end in pairwise((0, *starts, len(ordered))):
        if start < end:
            yield ordered[start], ordered[end - 1]


def _has_parts(row: Row) -> bool:
    """Whether a paper may have text that stands in paper_parts."""
    values, abstract = row
    return any(
        text and not text.isascii() and _unspaced(text) for text in (abstract, *_texts_of(values))
    )
