"""What the records of a paper say merged: its row with the user's edits taken off again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

from desktop_app.model.description import Description
from desktop_app.store.batches import batches, marks
from desktop_app.store.papers.paper_rows import (
    LIST_COLUMNS,
    PLAIN_COLUMNS,
    description_values,
    from_stored,
)

_COLUMNS = (*PLAIN_COLUMNS, *LIST_COLUMNS, "more")
_SELECT = (
    f"SELECT {', '.join(_COLUMNS)}, papers.id, abstract"
    " FROM papers LEFT JOIN abstracts ON paper_id = papers.id WHERE papers.id IN "
)


def read_values(connection: sqlite3.Connection, paper_ids: Iterable[int]) -> dict[int, Description]:
    """By paper id, what its records say merged; papers that do not exist are left out."""
    ids = sorted(set(paper_ids))
    edited: dict[int, dict[str, Any]] = {}
    for part in batches(ids):
        for paper_id, name, value in connection.execute(
            f"SELECT paper_id, field, read_value FROM edits WHERE paper_id IN {marks(part)}", part
        ):
            edited.setdefault(paper_id, {})[name] = from_stored(name, value)
    out = {}
    for part in batches(ids):
        for row in connection.execute(_SELECT + marks(part), part):
            *values, paper_id, abstract = row
            named = description_values(dict(zip(_COLUMNS, values, strict=True)), abstract)
            out[paper_id] = Description(**named | edited.get(paper_id, {}))
    return out
