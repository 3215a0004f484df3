"""What papers' statuses were before, so that a day on which one was read stays for good."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from desktop_app.store.batches import marks
from desktop_app.store.row_values import STATUSES

SHORTEST = 60
"""Seconds that a status is held, at least, to be kept: less is a way through the statuses."""
MISTAKE = 3600
"""Seconds within which "read" is taken back as a mistake: then the paper was not read."""
_READ = len(STATUSES) - 1

FIRST_READ = (
    "coalesce((SELECT min(since) FROM past_statuses WHERE past_statuses.paper_id = papers.id "
    f"AND past_statuses.status = {_READ} AND until - since >= {MISTAKE}), "
    f"CASE WHEN papers.status = {_READ} THEN papers.marked END)"
)
"""When a paper was read for the first time, UTC seconds, as SQL over papers; else NULL."""

EVER_READ = (
    f"(papers.status = {_READ} OR papers.id IN (SELECT paper_id FROM past_statuses "
    f"WHERE past_statuses.status = {_READ}))"
)
"""Papers of which FIRST_READ may tell something; the others need not be asked one by one."""


def keep_present(connection: sqlite3.Connection, ids: Sequence[int], status: int, at: int) -> None:
    """Before some papers get a status: keep the one they have, where it is another. A batch."""
    connection.execute(
        "INSERT INTO past_statuses (paper_id, since, until, status) "
        f"SELECT id, marked, ?, status FROM papers WHERE id IN {marks(ids)} "
        f"AND status <> ? AND status <> 0 AND marked <= ? ON CONFLICT DO NOTHING",
        (at, *ids, status, at - SHORTEST),
    )


def copy_past(connection: sqlite3.Connection, paper_id: int, to: int) -> None:
    """Give another paper what this one's statuses were, beside its own."""
    connection.execute(
        "INSERT INTO past_statuses (paper_id, since, until, status) "
        "SELECT ?, since, until, status FROM past_statuses WHERE paper_id = ? "
        "ON CONFLICT DO NOTHING",
        (to, paper_id),
    )
