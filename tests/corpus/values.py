"""The compared fields of one item, ours or an expected one, as lists of normalised values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from desktop_app.model.description import FieldValue
from desktop_app.model.names import PersonName
from desktop_app.model.record import Record
from tests.corpus import normalise

FIELDS = (
    "title",
    "authors",
    "editors",
    "year",
    "venue",
    "volume",
    "issue",
    "pages",
    "doi",
    "isbn",
    "abstract",
    "keywords",
)

Values = Mapping[str, list[str]]
"""Field to normalised values; an empty list where the item says nothing of it."""


def values(
    *,
    title: str = "",
    authors: Iterable[PersonName | str] = (),
    editors: Iterable[PersonName | str] = (),
    year: str = "",
    venue: str = "",
    volume: str = "",
    issue: str = "",
    pages: str = "",
    doi: str = "",
    isbn: Iterable[str] = (),
    abstract: str = "",
    keywords: Iterable[str] = (),
) -> Values:
    """The values of an item given as plain text."""
    found = {
        "title": [normalise.text(title)],
        "authors": [normalise.name(name) for name in authors],
        "editors": [normalise.name(name) for name in editors],
        "year": [normalise.year(year)],
        "venue": [normalise.text(venue)],
        "volume": [normalise.text(volume)],
        "issue": [normalise.text(issue)],
        "pages": [normalise.pages(pages)],
        "doi": [normalise.doi(doi)],
        "isbn": [number for text in isbn for number in normalise.isbns(text)],
        "abstract": [normalise.text(abstract)],
        "keywords": [normalise.text(word) for word in keywords],
    }
    return {field: list(dict.fromkeys(filter(None, found[field]))) for field in FIELDS}


def of_record(record: Record) -> Values:
    """The values of what was read."""
    fields = record.fields
    return values(
        title=record.title or "",
        authors=record.authors,
        editors=_all(fields.get("editor")),
        year=str(record.year or ""),
        venue=record.venue or "",
        volume=_one(fields.get("volume")),
        issue=_one(fields.get("issue")) or _one(fields.get("number")),
        pages=_one(fields.get("page")),
        doi=record.doi or "",
        isbn=_all(fields.get("ISBN")),
        abstract=record.abstract or "",
        keywords=_all(fields.get("keyword")),
    )


def _all(value: FieldValue | None) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value or ())


def _one(value: FieldValue | None) -> str:
    return ", ".join(_all(value))
