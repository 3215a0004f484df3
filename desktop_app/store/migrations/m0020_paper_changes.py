"""It is noted which papers changed: what is kept in memory of all of them is read anew in part."""

from __future__ import annotations

from sqlite_utils import Database

A_PAPER = 4
# A row for each span of 1,024 ids. A stamp is another one whenever what it stands for is another
# for papers of the span: a number by chance, which no write that was rolled back can have given
# before. Whatever program writes, readers see the stamps that belong to the papers they see.
# stamp: triage, status, year, subjects, adding, Trash; texts: what else tables are ordered by.
TABLE = (
    "CREATE TABLE paper_changes "
    "(span INTEGER PRIMARY KEY, stamp INTEGER NOT NULL, texts INTEGER NOT NULL)"
)
_STAMPED = ("triage", "status", "trashed", "year", "subjects", "added")
_TEXTS = ("title_key", "author_key", "venue", "trashed")
_BOTH = (
    "INSERT INTO paper_changes VALUES ({0}.id >> 10, random(), random()) "
    "ON CONFLICT (span) DO UPDATE SET stamp = excluded.stamp, texts = excluded.texts;"
)


def _update(name: str, stamp: str, columns: tuple[str, ...]) -> str:
    differ = " OR ".join(f"OLD.{column} IS NOT NEW.{column}" for column in columns)
    return (
        f"CREATE TRIGGER {name} AFTER UPDATE OF {', '.join(columns)} ON papers WHEN {differ} "
        f"BEGIN UPDATE paper_changes SET {stamp} = random() WHERE span = NEW.id >> 10; END"
    )


_TRIGGERS = (
    # Papers that are written together are noted together (store/papers/papers_together.py).
    "CREATE TRIGGER papers_changes_insert AFTER INSERT ON papers "
    f"WHEN NOT EXISTS (SELECT 1 FROM papers_together) BEGIN {_BOTH.format('NEW')} END",
    f"CREATE TRIGGER papers_changes_delete AFTER DELETE ON papers BEGIN {_BOTH.format('OLD')} END",
    "CREATE TRIGGER papers_changes_move AFTER UPDATE OF id ON papers "
    f"BEGIN {_BOTH.format('OLD')} {_BOTH.format('NEW')} END",
    _update("papers_changes_stamp", "stamp", _STAMPED),
    _update("papers_changes_texts", "texts", _TEXTS),
)


def create(database: Database) -> None:
    """Note all papers there are; of a million that takes a tenth of a second."""
    database.conn.execute(TABLE)
    database.conn.execute(
        "INSERT INTO paper_changes "
        "SELECT span, random(), random() FROM (SELECT DISTINCT id >> 10 AS span FROM papers)"
    )
    for trigger in _TRIGGERS:
        database.conn.execute(trigger)
