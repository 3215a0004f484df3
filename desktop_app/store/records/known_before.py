"""Papers proposed as the same as others, on which the user has decided before."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from desktop_app.model.known_before import KnownBefore
from desktop_app.model.paper_row import decision_of, display_title
from desktop_app.store.batches import batches, marks
from desktop_app.store.row_values import STATUSES, TRIAGES


def known_before(
    connection: sqlite3.Connection, paper_ids: Sequence[int]
) -> dict[int, KnownBefore]:
    """By paper, the likeliest of its possible duplicates that was kept, dismissed, read or trashed.

    Papers without one are left out.
    """
    found: dict[int, tuple[float, KnownBefore]] = {}
    for part in batches(sorted(set(paper_ids))):
        for own, its in (("first_paper", "second_paper"), ("second_paper", "first_paper")):
            rows = connection.execute(
                f"SELECT {own}, likeness, papers.id, title, "
                "CASE WHEN title IS NULL THEN "
                "(SELECT substr(abstract, 1, 600) FROM abstracts WHERE paper_id = papers.id) END, "
                "triage, decided, status, marked, trashed "
                f"FROM proposals JOIN papers ON papers.id = {its} WHERE {own} IN {marks(part)}",
                tuple(part),
            )
            for paper, likeness, other, title, abstract, triage, decided, *rest in rows:
                status, marked, trashed = rest
                said = decision_of(TRIAGES[triage], decided, STATUSES[status], marked, trashed)
                if said is not None and likeness > found.get(paper, (-1.0, None))[0]:
                    known = KnownBefore(other, display_title(title, abstract), *said)
                    found[paper] = (likeness, known)
    return {paper: known for paper, (_, known) in found.items()}
