"""Papers of a listing that the user had decided on before it was taken."""

from __future__ import annotations

import sqlite3

from desktop_app.model.import_report import DecidedPaper
from desktop_app.model.paper import decision_of, display_title
from desktop_app.store.row_values import STATUSES, TRIAGES


def decided_papers(connection: sqlite3.Connection, listing_id: int, at: int) -> list[DecidedPaper]:
    """Those that were decided on, read or trashed before `at` (UTC seconds), in the listing's
    order; of one that was marked as read it may not be known when."""
    rows = connection.execute(
        """
        SELECT papers.id, title,
            CASE WHEN title IS NULL THEN
                (SELECT substr(abstract, 1, 600) FROM abstracts WHERE paper_id = papers.id) END,
            triage, decided, status, marked, trashed
        FROM (SELECT paper_id, min(id) AS first FROM records WHERE listing_id = ?
            GROUP BY paper_id)
        JOIN papers ON papers.id = paper_id
        WHERE added < ? AND (decided IS NOT NULL OR status = 3 OR trashed IS NOT NULL
            OR triage = 2)
        ORDER BY first
        """,
        (listing_id, at),
    )
    found = []
    for paper_id, title, abstract, triage, decided, status, marked, trashed in rows:
        decision = decision_of(TRIAGES[triage], decided, STATUSES[status], marked, trashed)
        if decision is not None and (decision[1] is None or decision[1] < at):
            found.append(DecidedPaper(paper_id, display_title(title, abstract), *decision))
    return found
