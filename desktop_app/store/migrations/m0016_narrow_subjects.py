"""The narrow index tells subjects too: of many papers with a tag they are asked without rows."""

from __future__ import annotations

from sqlite_utils import Database

from desktop_app.store.search.id_codes import CODE

A_PAPER = 22


def create(database: Database) -> None:
    """Make it anew; of a million papers that takes two seconds.

    It grows by a third: 15 MB for a million papers.
    """
    database.conn.execute("DROP INDEX IF EXISTS papers_narrow")
    database.conn.execute(
        "CREATE INDEX papers_narrow ON papers "
        f"(id, triage, year, status, subjects, trashed, {CODE}) WHERE trashed IS NULL"
    )
