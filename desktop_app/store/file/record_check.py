"""What SQL alone can tell of records and papers that do not fit together."""

from __future__ import annotations

import sqlite3

MOST = 20
"""Rows named in one finding."""

_QUESTIONS = (
    (
        "Papers whose count of records is wrong",
        "SELECT id FROM papers WHERE record_count <>"
        " (SELECT count(*) FROM records WHERE paper_id = papers.id)",
    ),
    (
        "Records of a paper that is not there",
        "SELECT id FROM records WHERE paper_id NOT IN (SELECT id FROM papers)",
    ),
    (
        "Records of a listing that is not there",
        "SELECT id FROM records WHERE listing_id NOT IN (SELECT id FROM listings)",
    ),
    (
        "Match keys of a record that is not there",
        "SELECT DISTINCT record_id FROM record_keys"
        " WHERE record_id NOT IN (SELECT id FROM records)",
    ),
    (
        "Listings of an import that is not there",
        "SELECT id FROM listings WHERE import_id NOT IN (SELECT id FROM imports)",
    ),
    (
        "Listings that were not read to their end",
        "SELECT id FROM listings WHERE finished IS NULL"
        " AND import_id IN (SELECT id FROM imports WHERE state = 'done')",
    ),
    (
        "Proposals of a paper that is not there",
        "SELECT id FROM proposals WHERE first_paper NOT IN (SELECT id FROM papers)"
        " OR second_paper NOT IN (SELECT id FROM papers)",
    ),
)


def paper_findings(connection: sqlite3.Connection) -> list[str]:
    """One sentence a kind of finding; empty for a sound library."""
    found = []
    for words, question in _QUESTIONS:
        ids = [row[0] for row in connection.execute(question)]
        if ids:
            more = f" and {len(ids) - MOST:,} more" if len(ids) > MOST else ""
            found.append(f"{words}: {', '.join(map(str, ids[:MOST]))}{more}.")
    return found
