"""How a Description comes back out of the columns of a paper row."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from desktop_app.model.description import description_from_json, value_from_json
from desktop_app.model.paper import Status, Triage

STATUSES = (Status.UNREAD, Status.TO_READ, Status.READING, Status.READ)
TRIAGES = (Triage.INBOX, Triage.KEPT, Triage.DISMISSED)
"""The number in the column is the place in these."""

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


def from_stored(field: str, text: str | None) -> Any:
    """The inverse of to_stored for the Description field called `field`."""
    if text is None:
        return value_from_json(field, [] if field in (*LIST_COLUMNS, "urls") else None)
    return value_from_json(field, json.loads(text))


def text_list(text: str | None) -> tuple[str, ...]:
    """A JSON array of strings as a tuple; empty for NULL."""
    return tuple(json.loads(text)) if text else ()
