"""A new paper is noted as one whose blocks are due in a single step."""

from __future__ import annotations

from sqlite_utils import Database

# To ask whether it is noted already, and to write it then, made SQLite open a table aside for each
# paper of an import. (What is outside of a trigger overrules its OR IGNORE, but not this.)
STATEMENTS = (
    "DROP TRIGGER papers_blocks_insert",
    "CREATE TRIGGER papers_blocks_insert AFTER INSERT ON papers BEGIN "
    "INSERT INTO paper_blocks_due VALUES (NEW.id, 0) ON CONFLICT (paper_id) DO NOTHING; END",
)


def create(database: Database) -> None:
    """Nothing else changes: what is noted stays."""
    for statement in STATEMENTS:
        database.conn.execute(statement)
