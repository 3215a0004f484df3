"""Many new papers are indexed together: their triggers stand aside meanwhile."""

from __future__ import annotations

from sqlite_utils import Database

# Holds a row while one write makes many papers (papers/papers_together.py), and none outside of it:
# nobody else ever sees one.
TABLE = "CREATE TABLE papers_together (one INTEGER PRIMARY KEY)"
_ALONE = "NOT EXISTS (SELECT 1 FROM papers_together)"
_TRIGGERS = (
    "papers_text_insert",
    "papers_blocks_insert",
    "papers_parts_insert",
    "abstracts_text_insert",
    "abstracts_blocks_insert",
    "abstracts_parts_insert",
)


def create(database: Database) -> None:
    """What other programs write is indexed as before, row by row."""
    database.conn.execute(TABLE)
    for name in _TRIGGERS:
        (trigger,) = database.conn.execute(
            "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?", (name,)
        ).fetchone()
        head, _, body = trigger.partition("BEGIN ")
        event, _, condition = head.partition("WHEN ")
        when = f"{_ALONE} AND ({condition.strip()})" if condition else _ALONE
        database.conn.execute(f"DROP TRIGGER {name}")
        database.conn.execute(f"{event}WHEN {when} BEGIN {body}")
