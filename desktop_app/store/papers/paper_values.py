"""How a Description goes into the columns of a paper row."""

from __future__ import annotations

from typing import Any

from desktop_app.markup.plain import sort_key
from desktop_app.model.description import Description, value_to_json
from desktop_app.store.compact_json import compact_json
from desktop_app.store.papers.paper_rows import LIST_COLUMNS, PLAIN_COLUMNS

MORE = ("identifiers", "urls", "fields", "extra")
"""Description fields that share the column `more`, as one JSON object."""
DESCRIPTION_COLUMNS = (*PLAIN_COLUMNS, *LIST_COLUMNS, "more", "title_key", "author_key")
"""The columns of papers that description_row() fills, in order; the abstract stands apart."""


def description_row(description: Description) -> tuple[Any, ...]:
    """The values of DESCRIPTION_COLUMNS."""
    d = description
    more = {
        # A dict and a tuple of texts are JSON as they are.
        name: value if value.__class__ is dict or name == "urls" else value_to_json(value)
        for name in MORE
        if (value := getattr(d, name))
    }
    return (
        d.type, d.title, d.author_total, d.authors_complete, d.year, d.date, d.venue,
        d.abstract_complete, d.doi, d.arxiv_id,
        _list_text(d.authors), _list_text(d.attributed_to), _list_text(d.subjects),
        compact_json(more) if more else None,
        sort_key(d.title) if d.title else None, author_key(d.authors),
    )  # fmt: skip


def author_key(authors: tuple[str, ...]) -> str | None:
    """What papers are ordered by when ordered by authors: family names of the first few first; None
    without authors."""
    return sort_key(" ".join(map(_family_first, authors[:3]))) if authors else None


def _family_first(name: str) -> str:
    if "," in name:
        return name
    given, _, family = name.rpartition(" ")
    return f"{family} {given}"


def to_stored(value: Any) -> str | None:
    """A field's value as JSON for edits; None where there is no value."""
    plain = value_to_json(value)
    return None if plain in (None, [], {}) else compact_json(plain)


def _list_text(items: tuple[str, ...]) -> str | None:
    return compact_json(items) if items else None
