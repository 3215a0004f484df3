"""Any part of a Chinese, Japanese or Korean text is found; filters read a narrow index."""

from __future__ import annotations

from sqlite_utils import Database

from desktop_app.store.search import part_text

A_PAPER = 78
# What most filters ask of a paper, so that thousands of papers are asked without reading them.
NARROW = "CREATE INDEX papers_narrow ON papers (id, triage, year, status) WHERE trashed IS NULL"


def create(database: Database) -> None:
    """Make the index of parts and fill it, and the narrow one; the caller's transaction holds all.

    See store/search/part_text.py.
    """
    for statement in (*part_text.TABLES, *part_text.TRIGGERS, part_text.FILL, NARROW):
        database.conn.execute(statement)
