"""Papers typed by hand that were joined with another one, so that they can be split off again."""

from __future__ import annotations

from sqlite_utils import Database

STATEMENTS = (
    # A paper typed by hand is edits alone, and where it is joined with paper_id its edits are laid
    # over that paper's. edits: them as they were, JSON of field: [value, edited]. added: its own
    # day. own: 1 for the edits that paper_id had itself before the first such paper was joined.
    """
    CREATE TABLE typed_papers (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        added INTEGER NOT NULL,
        own INTEGER NOT NULL DEFAULT 0,
        edits TEXT NOT NULL
    )
    """,
    "CREATE INDEX typed_papers_by_paper ON typed_papers (paper_id)",
    # A library without records is of the newest rules (matching/version.py) by itself.
    "UPDATE properties SET value = '4' WHERE name = 'matching_rules'"
    " AND NOT EXISTS (SELECT 1 FROM records)",
)


def create(database: Database) -> None:
    """Of papers that were joined before nothing is known; they stay edits."""
    for statement in STATEMENTS:
        database.conn.execute(statement)
