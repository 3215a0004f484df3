"""PubMed's own citation of a paper: 'N Engl J Med. 2021 Feb 4;384(5):403-416. doi: ….'"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice

from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.identifiers import find_doi

_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*"
_SEASON = r"(?:Spring|Summer|Autumn|Fall|Winter)"
DATE = (
    rf"(?P<date>(?:1[89]|20)\d\d(?:\s+(?:{_MONTH}(?:\s+\d{{1,2}})?"
    rf"(?:\s?[-/]\s?(?:{_MONTH}|\d{{1,2}})(?:\s+\d{{1,2}})?)?|{_SEASON}(?:-{_SEASON})?"
    r"|(?:1st|2nd|3rd|4th)\s+\w+|(?:First|Second|Third|Fourth)\s+\w+))?)"
)
_NUMBERS = (
    r"(?:;\s*(?P<volume>[^;:()]{1,40}?)?\s*(?:\((?P<issue>[^()]{1,60}(?:\([^()]*\))?[^()]{0,40})\))?"
    r"\s*(?::\s*(?P<page>[^;]*?))?)?"
)
_CITATION = re.compile(
    rf"(?P<venue>[^;]{{1,300}}?)\.\s+{DATE}\s*{_NUMBERS}\s*"
    r"\.(?=\s|$)(?P<rest>.*)",
    re.DOTALL,
)
_MOST_DATES = 12
_PMID = re.compile(r"(?:PubMed )?PMID:\s*(\d{1,9})")
_PMCID = re.compile(r"PMCID:\s*(PMC\d+)")


@dataclass(frozen=True, slots=True)
class Citation:
    """What a citation says. rest: what stands behind its numbers (DOI, Epub date, PMID)."""

    venue: str
    date: str | None
    fields: Mapping[str, str] = field(default_factory=dict)
    rest: str = ""


def citation_of(text: str) -> Citation | None:
    """A text that is nothing but a citation; None where it is none."""
    match = _CITATION.fullmatch(" ".join(text.split()))
    if match is None:
        return None
    fields = {
        name: match[name].strip(" .")
        for name in ("volume", "issue", "page")
        if match[name] and match[name].strip(" .")
    }
    return Citation(match["venue"].strip(), iso_date(match["date"]), fields, match["rest"].strip())


def date_at(text: str) -> list[int]:
    """Where a date of a citation may begin, behind the full stop of a journal's name."""
    return [match.start() for match in islice(_DATED.finditer(text), _MOST_DATES)]


_DATED = re.compile(rf"(?<=\.\s){DATE}(?=[;.]|\s*[;.])")


def links_in(text: str) -> list[str]:
    """The identifiers that a citation ends in, as link_fields takes them."""
    out: list[str] = []
    if doi := find_doi(text):
        out.append(f"doi:{doi}")
    out += [f"pmid:{number}" for number in _PMID.findall(text)]
    out += [f"pmcid:{number}" for number in _PMCID.findall(text)]
    return out
