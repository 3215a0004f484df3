"""The days that stay: how long a paper had which status, and since when it bears a tag."""

from __future__ import annotations

from sqlite_utils import Database

STATEMENTS = (
    # What a paper's status was before, from since until until (UTC seconds); papers.status and
    # papers.marked tell the present one. Unread papers have no day, and leave none.
    """
    CREATE TABLE past_statuses (
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        since INTEGER NOT NULL,
        until INTEGER NOT NULL,
        status INTEGER NOT NULL,
        PRIMARY KEY (paper_id, since)
    ) WITHOUT ROWID
    """,
    # When the tag was put on, UTC seconds; NULL where that was before this column.
    "ALTER TABLE paper_tags ADD COLUMN put INTEGER",
)


def create(database: Database) -> None:
    """Filled from now on: of what was before, only papers.marked is known."""
    for statement in STATEMENTS:
        database.conn.execute(statement)
