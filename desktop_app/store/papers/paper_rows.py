"""How a Description, and a Paper, comes back out of the columns of a paper row."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.model.description import description_from_json, value_from_json
from desktop_app.model.paper import Paper
from desktop_app.store.row_values import STATUSES, TRIAGES, text_list

PLAIN_COLUMNS = (
    "type", "title", "author_total", "authors_complete", "year", "date", "venue",
    "abstract_complete", "doi", "arxiv_id",
)  # fmt: skip
LIST_COLUMNS = ("authors", "attributed_to", "subjects")
FLAGS = frozenset({"authors_complete", "abstract_complete"})


def description_values(row: Mapping[str, Any], abstract: str | None) -> dict[str, Any]:
    """Keyword arguments of a Description out of a row of papers."""
    values: dict[str, Any] = {name: row[name] for name in PLAIN_COLUMNS}
    for name in FLAGS:
        values[name] = None if values[name] is None else bool(values[name])
    for name in LIST_COLUMNS:
        values[name] = text_list(row[name])
    values["abstract"] = abstract
    if row["more"]:
        values.update(description_from_json(json.loads(row["more"])))
    return values


def paper_of(
    row: Mapping[str, Any],
    tags: Mapping[int, Sequence[str]],
    edited: Mapping[int, Sequence[str]],
    sources: Mapping[int, Sequence[str]],
    versions: Mapping[int, Sequence[str]],
) -> Paper:
    """A paper in full; the mappings give, by paper, what stands in other tables."""
    paper_id = row["id"]
    return Paper(
        **description_values(row, row["abstract"]),
        id=paper_id,
        versions=tuple(versions.get(paper_id, ())),
        tags=tuple(tags.get(paper_id, ())),
        status=STATUSES[row["status"]],
        triage=TRIAGES[row["triage"]],
        rating=row["rating"],
        note=row["note"],
        citekey=row["citekey"],
        added=row["added"],
        trashed=row["trashed"],
        record_count=row["record_count"],
        sources=tuple(sources.get(paper_id, ())),
        edited=frozenset(edited.get(paper_id, ())),
        decided=row["decided"],
        marked=row["marked"],
    )


def from_stored(field: str, text: str | None) -> Any:
    """The inverse of to_stored for the Description field called `field`."""
    if text is None:
        return value_from_json(field, [] if field in (*LIST_COLUMNS, "urls") else None)
    return value_from_json(field, json.loads(text))
