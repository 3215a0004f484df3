"""Entries of MEDLINE text that are written as nearly all are, read in half the time of others.

Here are the entries in which no value has to be looked at closely: markup, names without a comma,
two DOIs. Any other is left to medline_record, which reads these to the same records.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.importing.tagged.folded_entries import FoldedEntry
from desktop_app.importing.values.cut_mark import is_cut
from desktop_app.importing.values.record_draft import are_family_and_given, page_range
from desktop_app.importing.values.tagged_dates import plain_date_of
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.identifiers import arxiv_of_doi, find_doi
from desktop_app.model.record import Record, RecordValues

_PAGES = re.compile(r"(\d+)-(?!\1$)\d+|[A-Za-z]?\d+")
_ISSN = re.compile(r"(\d{4}-\d{3}[\dX]) \((?:Print|Electronic|Linking)\)")
_SUFFIXES = (" Jr", " Sr", " 2nd", " 3rd", " 4th", " II", " III", " IV", ".")
_DOI = " [doi]"
_CLOSER = frozenset("BTI CN ED FED ISBN".split())
"""Tags whose meaning hangs on others."""


class Unusual(Exception):
    """A value has to be looked at more closely."""


def usual_record(
    entry: FoldedEntry, names: Mapping[str, str], type_of: Mapping[str, str], usual: str
) -> Record:
    """The record of a plain entry. Raises Unusual. names: as medline_record has them.

    type_of: publication types to types, those first that count more; usual: the type of others.
    """
    found: dict[str, Any] = {}
    extra: dict[str, list[str]] = {}
    authors: list[str] = []
    dois: list[str] = []
    types: list[str] = []
    serials: list[str] = []
    keywords: dict[str, None] = {}
    codes: list[Identifier] = []
    before = ""
    for tag, value in zip(entry.tags, entry.values, strict=True):
        if tag == "AU":
            if before != "FAU":  # else the short form of the name in the line before
                raise Unusual
        elif tag == "FAU":
            if value.endswith(_SUFFIXES):
                raise Unusual
            authors.append(value)
        elif tag in _CLOSER:
            raise Unusual
        elif (name := names.get(tag)) is not None:
            if name == "keyword":
                if not keywords:
                    found["keyword"] = keywords  # in its place among the fields
                keywords[value] = None
            elif name == "serial":
                serials.append(value)
            elif name in found:
                raise Unusual
            else:
                found[name] = value
        elif tag == "PT":
            types.append(value)
        elif tag == "PMID":
            codes.append(Identifier("pmid", value))
        elif tag == "PMC":
            codes.append(Identifier("pmcid", value))
        elif tag not in ("LID", "AID"):
            extra.setdefault(tag, []).append(value)
        elif value.endswith(_DOI):
            dois.append(value)
        elif value not in extra.get("LID", ()):  # PubMed says the same again as AID
            extra.setdefault(tag, []).append(value)
        before = tag
    if not are_family_and_given(authors):
        raise Unusual
    take = found.pop
    date = take("date", None)
    if date is not None and (date := plain_date_of(date)) is None:
        raise Unusual
    title, venue, abstract = take("title", None), take("venue", None), take("abstract", None)
    doi = _doi(dois)
    page = take("page", None)
    if keywords:
        found["keyword"] = tuple(keywords)
    genres = dict.fromkeys(types)
    genres.pop("Journal Article", None)
    if genres:
        found["genre"] = tuple(genres) if len(genres) > 1 else next(iter(genres))
    if serials:
        _add_serials(found, extra, serials)
    if page is not None:
        if not _PAGES.fullmatch(page):  # nearly all are
            page = page_range(page, "")
        if page:
            found["page"] = page
    values: RecordValues = {
        "line": entry.line,
        "end_line": entry.end_line,
        "type": _type(types, type_of, usual) if genres else usual,
    }
    if found:
        values["fields"] = found
    if title is not None:
        values["title"] = title
    if authors:
        values["authors"] = tuple(authors)
        values["author_total"] = len(authors)
        values["authors_complete"] = True
    if date is not None:
        values["year"] = int(date[:4])
        values["date"] = date
    if venue is not None:
        values["venue"] = venue
    if abstract is not None:
        values["abstract"] = abstract
        if is_cut(abstract):
            values["abstract_complete"] = False
    if doi is not None:
        values["doi"] = doi
        if arxiv := arxiv_of_doi(doi):
            values["arxiv_id"] = arxiv
    if codes:
        values["identifiers"] = tuple(dict.fromkeys(codes)) if len(codes) > 1 else (codes[0],)
    if extra:
        values["extra"] = _values(extra)
    return Record.told(values)


def _type(types: Sequence[str], type_of: Mapping[str, str], usual: str) -> str:
    return next((kind for name, kind in type_of.items() if name in types), usual)


def _doi(dois: Sequence[str]) -> str | None:
    """The DOI of values that all give the same one."""
    if not dois:
        return None
    written = dois[0].removesuffix(_DOI)
    doi = find_doi(written)
    if doi is None or " " in written or dois.count(dois[0]) < len(dois):
        raise Unusual
    return doi


def _add_serials(
    fields: dict[str, Any], extra: dict[str, list[str]], serials: Sequence[str]
) -> None:
    """ISSNs by their digits; what else PubMed says of them is kept beside."""
    numbers: dict[str, None] = {}
    for value in serials:
        match = _ISSN.fullmatch(value)
        if match is None:
            raise Unusual
        numbers[match[1]] = None
        extra.setdefault("IS", []).append(value)
    fields["ISSN"] = tuple(numbers) if len(numbers) > 1 else next(iter(numbers))


def _values(extra: Mapping[str, Sequence[str]]) -> dict[str, FieldValue]:
    return {tag: tuple(found) if len(found) > 1 else found[0] for tag, found in extra.items()}
