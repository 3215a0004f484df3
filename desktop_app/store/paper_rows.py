"""How a Description stands in the columns of a paper row, and how it comes back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from desktop_app.markup.plain import sort_key
from desktop_app.model.description import (
    Description,
    description_from_json,
    value_from_json,
    value_to_json,
)
from desktop_app.model.paper import Status, Triage

STATUSES = (Status.UNREAD, Status.TO_READ, Status.READING, Status.READ)
TRIAGES = (Triage.INBOX, Triage.KEPT, Triage.DISMISSED)
"""The number in the column is the place in these."""

PLAIN_COLUMNS = (
    "type", "title", "author_total", "authors_complete", "year", "date", "venue",
    "abstract_complete", "doi", "arxiv_id",
)  # fmt: skip
LIST_COLUMNS = ("authors", "attributed_to", "subjects")
MORE = ("identifiers", "urls", "fields", "extra")
"""Description fields that share the column `more`, as one JSON object."""
DESCRIPTION_COLUMNS = (*PLAIN_COLUMNS, *LIST_COLUMNS, "more", "title_key", "author_key")
"""The columns of papers that description_row() fills, in order; the abstract stands apart."""
FLAGS = frozenset({"authors_complete", "abstract_complete"})


def description_row(description: Description) -> tuple[Any, ...]:
    """The values of DESCRIPTION_COLUMNS."""
    d = description
    more = {name: value_to_json(value) for name in MORE if (value := getattr(d, name))}
    return (
        d.type, d.title, d.author_total, d.authors_complete, d.year, d.date, d.venue,
        d.abstract_complete, d.doi, d.arxiv_id,
        _list_text(d.authors), _list_text(d.attributed_to), _list_text(d.subjects),
        to_text(more) if more else None,
        sort_key(d.title) if d.title else None, author_key(d.authors),
    )  # fmt: skip


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


def author_key(authors: tuple[str, ...]) -> str | None:
    """What papers are ordered by when ordered by authors: family names of the first few first; None
    without authors."""
    return sort_key(" ".join(_family_first(name) for name in authors[:3])) if authors else None


def _family_first(name: str) -> str:
    if "," in name:
        return name
    given, _, family = name.rpartition(" ")
    return f"{family} {given}"


def to_text(value: Any) -> str:
    """JSON as it is stored: readable by people, by full-text search and by other programs."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def to_stored(value: Any) -> str | None:
    """A field's value as JSON for edits; None where there is no value."""
    plain = value_to_json(value)
    return None if plain in (None, [], {}) else to_text(plain)


def from_stored(field: str, text: str | None) -> Any:
    """The inverse of to_stored for the Description field called `field`."""
    if text is None:
        return value_from_json(field, [] if field in (*LIST_COLUMNS, "urls") else None)
    return value_from_json(field, json.loads(text))


def _list_text(items: tuple[str, ...]) -> str | None:
    return to_text(items) if items else None


def text_list(text: str | None) -> tuple[str, ...]:
    """A JSON array of strings as a tuple; empty for NULL."""
    return tuple(json.loads(text)) if text else ()
