"""When a source was last looked at, when a paper was marked; a source's listings are found."""

from __future__ import annotations

import json

from sqlite_utils import Database

COLUMNS = (
    # Up to which listing (its time, UTC seconds) the user has seen what is new in a source.
    "ALTER TABLE sources ADD COLUMN looked INTEGER",
    # When papers.status was last set, UTC seconds; NULL where it never was, or is not known.
    "ALTER TABLE papers ADD COLUMN marked INTEGER",
)
INDEXES = ("CREATE INDEX listings_by_source ON listings (source_id, id)",)


def create(database: Database) -> None:
    """Add them; the caller's transaction holds all. What is there counts as seen."""
    execute = database.conn.execute
    for statement in COLUMNS + INDEXES:
        execute(statement)
    execute(
        "UPDATE sources SET looked = (SELECT max(taken) FROM listings WHERE source_id = sources.id)"
    )
    for column in ("before", "after"):
        noted = execute(
            f"SELECT import_id, paper_id, {column} FROM import_papers WHERE {column} <> ''"
        ).fetchall()
        database.conn.executemany(
            f"UPDATE import_papers SET {column} = ? WHERE import_id = ? AND paper_id = ?",
            [(_with_marked(text), import_id, paper_id) for import_id, paper_id, text in noted],
        )


def _with_marked(state: str) -> str:
    """The user's things of a paper as papers/paper_state.py keeps them, with one column more."""
    values = json.loads(state)
    values["papers"].append(None)
    return json.dumps(values, ensure_ascii=False)
