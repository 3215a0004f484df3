"""Spellings of authors that the user joined; and the words of titles and names, to find more."""

from __future__ import annotations

from sqlite_utils import Database

STATEMENTS = (
    # spelling: a name exactly as papers have it. Those with one person number are one person's.
    """
    CREATE TABLE author_spellings (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        spelling TEXT NOT NULL UNIQUE,
        person INTEGER NOT NULL
    )
    """,
    "CREATE INDEX author_spellings_by_person ON author_spellings (person)",
    "CREATE VIRTUAL TABLE paper_titles_words USING fts5vocab('paper_titles', 'row')",
    # A library without records is of the newest rules (matching/version.py) by itself.
    "UPDATE properties SET value = '3' WHERE name = 'matching_rules'"
    " AND NOT EXISTS (SELECT 1 FROM records)",
)


def create(database: Database) -> None:
    """The user's word alone stands there: what papers and their records say is left as it is."""
    for statement in STATEMENTS:
        database.conn.execute(statement)
