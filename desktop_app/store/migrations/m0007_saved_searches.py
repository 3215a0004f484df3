"""Searches that the user keeps by name."""

from __future__ import annotations

from sqlite_utils import Database


def create(database: Database) -> None:
    """place, argument, text, sort, descending: as in model.query.PaperQuery."""
    database.conn.execute(
        """
        CREATE TABLE saved_searches (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            place TEXT NOT NULL,
            argument TEXT NOT NULL DEFAULT '',
            text TEXT NOT NULL,
            sort TEXT NOT NULL,
            descending INTEGER NOT NULL,
            position REAL
        )
        """
    )
