"""Indexes of the table's orders hold ids as they cross into Python; two more orders have one."""

from __future__ import annotations

from sqlite_utils import Database

from desktop_app.store.search.id_codes import CODE
from desktop_app.store.search.whole_order import WHEN_DECIDED

A_PAPER = 210
COLUMNS = {
    "papers_by_added": "added, id, triage",
    "papers_by_year": "year, id, triage",
    "papers_by_title": "title_key, id, triage",
    "papers_by_author": "author_key, id, triage",
    "papers_by_venue": "venue COLLATE NOCASE, id, triage",
    "papers_by_subject": "subjects COLLATE NOCASE, id, triage",
    "papers_by_progress": "status, id, triage",
    "papers_by_rating": "rating, id, triage",
    "papers_by_marked": "marked, id, triage",
    "papers_by_decided": f"{WHEN_DECIDED}, id, triage",
}


def create(database: Database) -> None:
    """Make the indexes anew; of a million papers that takes half a minute.

    trashed is always NULL in them. With it they hold all that a query over the papers which are
    not in the Trash asks for, and no row of the table need be looked for beside them.
    """
    for name, columns in COLUMNS.items():
        database.conn.execute(f"DROP INDEX IF EXISTS {name}")
        database.conn.execute(
            f"CREATE INDEX {name} ON papers ({columns}, trashed, {CODE}) WHERE trashed IS NULL"
        )
