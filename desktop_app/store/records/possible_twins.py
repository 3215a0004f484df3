"""Papers that wait to be compared with one paper."""

from __future__ import annotations

import sqlite3

from desktop_app.model.duplicate import PossibleTwin
from desktop_app.model.paper_row import display_title

_SELECT = """
    SELECT pair, papers.id, title, CASE WHEN title IS NULL THEN
        (SELECT substr(abstract, 1, 600) FROM abstracts WHERE paper_id = papers.id) END
    FROM (
        SELECT id AS pair, second_paper AS other, likeness FROM proposals
        WHERE first_paper = ?1 AND state = 'open'
        UNION ALL SELECT id, first_paper, likeness FROM proposals
        WHERE second_paper = ?1 AND state = 'open'
    ) JOIN papers ON papers.id = other
    WHERE trashed IS NULL AND triage < 2
    AND EXISTS (SELECT 1 FROM papers WHERE id = ?1 AND trashed IS NULL AND triage < 2)
    ORDER BY likeness DESC, pair
"""


def possible_twins(connection: sqlite3.Connection, paper_id: int) -> tuple[PossibleTwin, ...]:
    """Of the open pairs that the user is shown, the other papers, the likeliest first."""
    return tuple(
        PossibleTwin(pair, other, display_title(title, abstract))
        for pair, other, title, abstract in connection.execute(_SELECT, (paper_id,))
    )
