"""Match keys that lead nowhere; by which rules the papers were matched."""

from __future__ import annotations

from sqlite_utils import Database

# Keys that so many unlike records bear that they say nothing of any (matching/crowds.py).
TABLE = "CREATE TABLE crowded_keys (key INTEGER PRIMARY KEY)"

# 'matching_rules': the number of the rules (matching/version.py) by which all papers are matched.
# A library of before was matched by the first ones; an empty one need not be matched again.
RULES = (
    "INSERT INTO properties (name, value) SELECT 'matching_rules',"
    " CASE WHEN EXISTS (SELECT 1 FROM records) THEN '1' ELSE '2' END"
)


def create(database: Database) -> None:
    """Add them; the caller's transaction holds all."""
    database.conn.execute(TABLE)
    database.conn.execute(RULES)
