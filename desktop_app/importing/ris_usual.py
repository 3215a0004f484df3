"""Entries of RIS that are written as nearly all are, read in a third of the time that others take.

What a value may mean depends on what else stands in it and beside it; here are the entries in which
nothing of that can happen. Any other is left to ris_record, which reads these to the same records.
"""

from __future__ import annotations

import re
from typing import Any

from desktop_app.importing.cut_mark import is_cut
from desktop_app.importing.plain_value import is_plain
from desktop_app.importing.record_draft import are_family_and_given, is_issn
from desktop_app.importing.ris_tags import SAID_AGAIN, TYPES
from desktop_app.importing.tagged_dates import dated, plain_date, plain_date_of
from desktop_app.model.identifiers import find_doi
from desktop_app.model.record import Record

_OPENINGS = {f"TY  - {kind}": TYPES[kind] for kind in SAID_AGAIN}
_FIELDS = {
    "CN": "call-number",
    "CP": "issue",
    "CY": "publisher-place",
    "ET": "edition",
    "IS": "issue",
    "LA": "language",
    "NV": "number-of-volumes",
    "PB": "publisher",
    "SE": "section",
    "ST": "title-short",
    "VL": "volume",
}
"""Tags whose value is that of a CSL variable as it stands."""
_OTHERS = {
    "A1": "author",
    "AB": "abstract",
    "AU": "author",
    "DA": "day",
    "DO": "doi",
    "EP": "last-page",
    "ID": "key",
    "J2": "short",
    "JA": "short",
    "JF": "venue",
    "JO": "venue",
    "KW": "keyword",
    "N2": "abstract",
    "PY": "date",
    "SN": "serial",
    "SP": "first-page",
    "T1": "title",
    "T2": "venue",
    "TI": "title",
    "TY": "type",
    "UR": "url",
    "Y1": "date",
}
_NAMES = {f"{tag}  - ": name for tag, name in (_FIELDS | _OTHERS).items()}
_END = re.compile(r"\nER  -[ ]?(?:\n|\Z)")
_LONGEST = 50_000
"""Letters of an entry; so far its end is looked for."""
_WEB = re.compile(r"https?://[^\s%]+", re.IGNORECASE)
_LETTER = re.compile(r"[A-Za-z]")
_OF_ARXIV = "10.48550/"


class _Unusual(Exception):
    """A value has to be looked at more closely."""


def usual_record(text: str, start: int, line: int) -> tuple[Record, int, int] | None:
    """The record of the entry that begins at `start`, and the position and line behind its end.

    line: that of the entry's beginning, as in Record. None where no entry begins, or where a value
    has to be looked at more closely: HTML, LaTeX, a letter that is not ASCII, a line that goes on,
    a tag that stands twice or is seldom.
    """
    if not text.startswith("TY  - ", start):
        return None
    ending = _END.search(text, start, start + _LONGEST)
    if ending is None:
        return None
    lines = text[start : ending.start()].split("\n")
    kind = _OPENINGS.get(lines[0])
    if kind is None or len(lines) == 1:
        return None
    end_line = line + len(lines)
    try:
        return _record(kind, lines, line, end_line), ending.end(), end_line + 1
    except _Unusual:
        return None


def _record(kind: str, lines: list[str], line: int, end_line: int) -> Record:
    fields, authors = _values(lines)
    take = fields.pop
    date = _date(take("date", None), take("day", None))
    venue = take("venue", None)
    if venue and kind == "book":  # the book's series
        raise _Unusual
    abstract = take("abstract", None)
    doi, urls = _links(take("doi", None), take("url", None))
    title = take("title", None)
    _settle(fields, venue)
    return Record.of(
        line=line,
        end_line=end_line,
        type=kind,
        title=title,
        authors=tuple(authors),
        author_total=len(authors) or None,
        authors_complete=True if authors else None,
        year=int(date[:4]) if date else None,
        date=date,
        venue=venue,
        abstract=abstract,
        abstract_complete=False if abstract and is_cut(abstract) else None,
        doi=doi,
        urls=urls,
        fields=fields,
    )


def _values(lines: list[str]) -> tuple[dict[str, Any], list[str]]:
    """The values under their names, in order, and the authors."""
    found: dict[str, Any] = {}
    authors: list[str] = []
    values = [""]
    for each in lines:
        name, value = _NAMES.get(each[:6]), each[6:]
        values.append(value)
        if name == "author":
            authors.append(value)
        elif name is None:
            raise _Unusual
        elif name not in found:
            found[name] = value if name != "keyword" else [value]
        elif name == "keyword":
            found[name].append(value)
        else:
            raise _Unusual
    del found["type"]
    values.append("")
    if not is_plain(" ".join(values)) or not are_family_and_given(authors):
        raise _Unusual
    return found, authors


def _date(year: str | None, day: str | None) -> str | None:
    if day is None:
        if year is None:
            return None
        date = plain_date_of(year)
    elif year is None or dated("2000", day):
        raise _Unusual
    else:
        date = plain_date((year, day))
    if date is None:
        raise _Unusual
    return date


def _links(doi: str | None, url: str | None) -> tuple[str | None, tuple[str, ...]]:
    """The DOI, and the address; neither is an arXiv paper's, nor leads the address to the DOI."""
    if doi is not None:
        known = find_doi(doi)
        if known is None or known.startswith(_OF_ARXIV):
            raise _Unusual
        doi = known
    if url is None:
        return doi, ()
    lower = url.lower()
    led = "arxiv.org/" in lower or "doi.org/" in lower or (doi is not None and doi in lower)
    if led or not _WEB.fullmatch(url) or url.count("://") > 1:
        raise _Unusual
    return doi, (url,)


def _settle(fields: dict[str, Any], venue: str | None) -> None:
    """Gives the last of the values their names; those of CSL stay where they are."""
    if "keyword" in fields:
        words = tuple(dict.fromkeys(fields["keyword"]))
        if len(words) == 1 and ";" in words[0]:
            raise _Unusual
        fields["keyword"] = words
    if "short" in fields:
        short = fields.pop("short")
        if venue is None:
            raise _Unusual
        if short.casefold() != venue.casefold():
            fields["container-title-short"] = short
    if "key" in fields:
        key = fields.pop("key")
        if " " in key or not _LETTER.search(key):
            raise _Unusual
        fields["citation-key"] = key
    if "serial" in fields:
        serial = fields.pop("serial")
        if not is_issn(serial):
            raise _Unusual
        fields["ISSN"] = serial
    if "first-page" in fields or "last-page" in fields:
        first, last = fields.pop("first-page", ""), fields.pop("last-page", "")
        if not first.isdecimal() or not (last.isdecimal() or not last):
            raise _Unusual
        fields["page"] = f"{first}-{last}" if last and last != first else first
