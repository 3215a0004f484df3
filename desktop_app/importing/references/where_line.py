"""A line that says where and when a paper appeared: its venue, its numbers, its year."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.references.source_part import source_part
from desktop_app.importing.references.words import MONTHS
from desktop_app.importing.references.year_place import year_among, year_behind

_SURE, _SURER = 0.6, 0.9
_NUMBER_LAST = re.compile(r",\s*\d+$")
_CITED = re.compile(
    r"(?:\s+[-–|·])?[\s.]*\b(?:Cited (?:\d[\d,]* times?|by \d[\d,]*)|Citations?:\s*\d[\d,]*)"
    r"\.?\s*$",
    re.IGNORECASE,
)
_DOT = re.compile(r"\s·(?:\s|$)")
_COUNT = re.compile(r"\d[\d,]* (?:citations?|cites|references?)|doi|pdf|open access", re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d")
_DATE_ALONE = re.compile(
    r"(?:(?:[^\W\d_][\w-]* ){0,3}(?:articles?|letters?|reviews?|comments?|perspectives?|editorials?"
    r"|correspondence|reports?|papers?|communications?)\s*[|,·:•]?\s*)?"
    r"(?:published(?: online)?:?\s*)?(?:open access\s*)?"
    rf"(?:\d{{1,2}}\s+)?{MONTHS}\.?\s+(?:\d{{1,2}},?\s+)?(?:19|20)\d\d",
    re.IGNORECASE,
)
"""'Review Article 20 Mar 2019': a kind and a day are no venue."""


@dataclass(frozen=True, slots=True)
class Where:
    """fields: volume, issue and page, where they are told."""

    year: int | None = None
    venue: str | None = None
    fields: Mapping[str, str] = field(default_factory=dict)


def without_citations(text: str) -> str:
    """Such a line without how often the paper was cited."""
    return _CITED.sub("", text)


def _undotted(text: str) -> str:
    """'Annals of X, 2019' of '2019 · Annals of X · 12 citations'; other lines as they are."""
    pieces = [piece.strip(" ·") for piece in _DOT.split(text)] if "·" in text else []
    pieces = [piece for piece in pieces if piece and not _COUNT.fullmatch(piece)]
    years = [piece for piece in pieces if _YEAR.fullmatch(piece)]
    names = [piece for piece in pieces if piece not in years]
    return f"{names[0]}, {years[0]}" if len(years) == 1 == len(names) else text


def where_told(text: str) -> Where:
    """What such a line says."""
    text = _undotted(without_citations(text))
    first = year_behind(text, 0) if text.startswith("(") else None
    rest = text[first.end :] if first is not None else text
    year = first or year_among(text, 0)
    named = venue_line(rest)
    told = named.year if named and named.year else year.year if year else None
    if _DATE_ALONE.fullmatch(rest.strip()):
        return Where(told)
    part = source_part(rest)
    if named is not None and not (part.sure >= _SURER and _NUMBER_LAST.search(named.name or "")):
        return Where(told, named.name, dict(named.fields))
    if not part.venue or part.sure < _SURE:
        return Where(told)
    numbers = {"volume": part.volume, "issue": part.issue, "page": part.page}
    return Where(told, part.venue, {name: value for name, value in numbers.items() if value})
