"""Blocks of possible duplicates, kept; an index for every order of the table."""

from __future__ import annotations

from sqlite_utils import Database

A_PAPER = 53
TABLES = (
    # Numbers under which papers are compared for being one (matching/proposals.py).
    """
    CREATE TABLE paper_blocks (
        block INTEGER NOT NULL,
        paper_id INTEGER NOT NULL,
        PRIMARY KEY (block, paper_id)
    ) WITHOUT ROWID
    """,
    # Papers whose blocks are not written yet. former: 1 where older blocks of it may stand there.
    """
    CREATE TABLE paper_blocks_due (
        paper_id INTEGER PRIMARY KEY,
        former INTEGER NOT NULL
    )
    """,
)


def _due(paper: str, former: int) -> str:
    # Not OR IGNORE: within a trigger the conflict clause of the statement outside rules.
    return (
        f"INSERT INTO paper_blocks_due SELECT {paper}, {former} "
        f"WHERE NOT EXISTS (SELECT 1 FROM paper_blocks_due WHERE paper_id = {paper});"
    )


TRIGGERS = (
    f"CREATE TRIGGER papers_blocks_insert AFTER INSERT ON papers BEGIN {_due('NEW.id', 0)} END",
    "CREATE TRIGGER papers_blocks_update AFTER UPDATE OF title ON papers "
    f"WHEN OLD.title IS NOT NEW.title BEGIN {_due('OLD.id', 1)} END",
    f"CREATE TRIGGER papers_blocks_delete AFTER DELETE ON papers BEGIN {_due('OLD.id', 1)} END",
    # An abstract that is written before its paper goes with it.
    "CREATE TRIGGER abstracts_blocks_insert AFTER INSERT ON abstracts "
    "WHEN EXISTS (SELECT 1 FROM papers WHERE id = NEW.paper_id) "
    f"BEGIN {_due('NEW.paper_id', 1)} END",
    "CREATE TRIGGER abstracts_blocks_update AFTER UPDATE OF abstract ON abstracts "
    f"WHEN OLD.abstract IS NOT NEW.abstract BEGIN {_due('OLD.paper_id', 1)} END",
    "CREATE TRIGGER abstracts_blocks_delete AFTER DELETE ON abstracts "
    f"BEGIN {_due('OLD.paper_id', 1)} END",
)

INDEXES = (
    "CREATE INDEX papers_by_subject ON papers (subjects COLLATE NOCASE, id, triage)"
    " WHERE trashed IS NULL",
    "CREATE INDEX papers_by_progress ON papers (status, id, triage) WHERE trashed IS NULL",
    "CREATE INDEX papers_by_rating ON papers (rating, id, triage) WHERE trashed IS NULL",
)


def create(database: Database) -> None:
    """Add them; the caller's transaction holds all. Blocks of what is there are written later."""
    for statement in TABLES + TRIGGERS + INDEXES:
        database.conn.execute(statement)
    database.conn.execute("INSERT INTO paper_blocks_due SELECT id, 0 FROM papers")
