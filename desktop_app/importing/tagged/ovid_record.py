"""One entry of Ovid's export as a Record."""

from __future__ import annotations

import re

from desktop_app.importing.tagged.tagged_lines import TaggedEntry
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.model.record import Record

LONG_NAMES: dict[str, str] = {
    "Abstract": "AB",
    "Accession Number": "AN",
    "Author": "AU",
    "Author Keywords": "KW",
    "Authors": "AU",
    "Book Title": "BT",
    "DOI Number": "DO",
    "Document Type": "DT",
    "Editor": "ED",
    "ISBN": "IB",
    "ISSN": "IS",
    "Institution": "IN",
    "Journal Subset": "SB",
    "Language": "LG",
    "Link to the Ovid Full Text or citation": "XL",
    "NLM Journal Code": "NJ",
    "Publication Type": "PT",
    "Publisher": "PU",
    "Score": "SCORE",
    "Source": "SO",
    "Status": "ST",
    "Subject Headings": "MH",
    "Title": "TI",
    "Year of Publication": "YR",
}
"""Field names of the long form to the tags of the short one."""

_NAMES: dict[str, str] = {
    "AB": "abstract",
    "BT": "venue",
    "DB": "source",
    "DO": "doi",
    "DI": "doi",
    "ET": "edition",
    "IB": "serial",
    "IP": "issue",
    "IS": "serial",
    "JN": "venue",
    "LC": "publisher-place",
    "LG": "language",
    "PU": "publisher",
    "SN": "serial",
    "UR": "url",
    "VO": "volume",
}
_PEOPLE = {"AU": "author", "ED": "editor"}
_DEGREES = frozenset(
    "md phd ph.d. ph.d rn mph msc ms ma ba bsc do dds faan facs dphil drph pharmd edd mbbs frcs "
    "frcp".split()
)
_MARKS = " *+0123456789,[]^"
_PAGES = re.compile(r"[A-Za-z]?\d+(?:-[A-Za-z]?\d+)?")
_TITLE_MARK = re.compile(r"\.?\s*\[[A-Z][\w ,:/-]{2,60}\]\.?$")
_SOURCES = (
    re.compile(  # Name of a Journal.   28(2):103-106, April 2015.
        r"(?P<venue>.+?)\.\s+(?P<volume>[\w-]+)(?:\((?P<issue>[^()]*)\))?:"
        r"(?P<page>[\w-]+)(?:,\s*(?P<date>.*?))?\.?"
    ),
    re.compile(  # Name of a Journal June 2019;1(6):123-456
        r"(?P<venue>.+?)[.\s]+(?P<date>(?:[A-Z][a-z]{2,8}\.?\s+(?:\d{1,2},?\s+)?)?[12]\d{3}"
        r"(?:\s+[A-Z][a-z]{2}(?:\s+\d{1,2})?)?)\s*;\s*(?P<volume>[\w-]+)?"
        r"(?:\((?P<issue>[^()]*)\))?:\s*(?P<page>[\w-]+)\.?"
    ),
)
_IN_BOOK = re.compile(
    r"(?P<editors>.+? \[Eds?\])[.\s]*\((?P<date>[12]\d{3})\)\.\s+(?P<venue>.+?)\.\s+"
    r"\(pp\.\s*(?P<page>[\w-]+)\)(?P<rest>.*)"
)
_LONGEST_SOURCE = 1000
_ROLE = re.compile(r"\s*\[Eds?\]")


def record_of(entry: TaggedEntry) -> Record:
    """The record of an entry of Ovid's export."""
    draft = RecordDraft(entry.line, entry.end_line)
    found: dict[str, list[str]] = {}
    for name, lines in entry.fields:
        tag = LONG_NAMES.get(name, name)
        value = " ".join(lines).strip()
        if tag == "XP" and value.startswith("XL "):
            tag, value = "XL", value.partition("- ")[2]
        if not value:
            continue
        if tag in _PEOPLE:
            _read_people(draft, _PEOPLE[tag], value)
        elif tag in _NAMES:
            draft.add(_NAMES[tag], value.rstrip(".") if tag in ("LG", "DO") else value, tag)
        elif tag in ("MH", "KW", "ID"):
            _read_keywords(draft, value, "," if tag == "ID" else ";")
        else:
            found.setdefault(tag, []).append(value)
    _read_title(draft, found)
    _read_source(draft, found)
    _read_type(draft, found)
    for tag in ("YR", "DP"):
        for value in found.pop(tag, []):
            draft.add("date", value, tag)
    for value in found.pop("PG", []):
        if _PAGES.fullmatch(value):
            draft.values["page"] = [value]
        else:
            draft.keep("PG", value)
    for value in found.pop("XL", []):
        draft.add("url", value, "XL")
    for value in found.pop("UI", []):
        if value.isdecimal():
            draft.identify("pmid", value)
        else:
            draft.keep("UI", value)
    for tag, values in found.items():
        for value in values:
            draft.keep(tag, value)
    return draft.record()


def _read_people(draft: RecordDraft, role: str, value: str) -> None:
    """Names parted by semicolons, without degrees and the marks of footnotes."""
    for piece in value.split(";"):
        words = piece.rstrip(_MARKS).split()
        while words and words[-1].rstrip(",").casefold() in _DEGREES:
            words.pop()
        draft.add(role, " ".join(words).rstrip(_MARKS))


def _read_keywords(draft: RecordDraft, value: str, between: str) -> None:
    for word in value.split(between):
        draft.add("keyword", word.strip())


def _read_title(draft: RecordDraft, found: dict[str, list[str]]) -> None:
    title = " ".join(" ".join(found.pop("TI", ())).split())
    bare = _TITLE_MARK.sub("", title)
    draft.add("title", bare)
    if bare != title:
        draft.keep("TI", title)


def _read_source(draft: RecordDraft, found: dict[str, list[str]]) -> None:
    """What only the line on the source says; where fields of their own say it, these count."""
    source = " ".join(found.get("SO", ()))
    if not source or len(source) > _LONGEST_SOURCE:
        return
    if match := _IN_BOOK.match(source):
        for name in match["editors"].split(";"):
            draft.add("editor", _ROLE.sub("", name).strip())
    else:
        match = next(filter(None, (form.fullmatch(source) for form in _SOURCES)), None)
    if match is None:
        if not draft.has("venue") and not any(sign.isdigit() for sign in source):
            draft.add("venue", source.rstrip(". "))
        return
    parts = match.groupdict()
    for name in ("venue", "volume", "issue", "page"):
        if parts.get(name) and not draft.has(name):
            draft.add(name, parts[name].strip())
    if parts.get("date"):
        draft.add("date", parts["date"], "SO-date")


def _read_type(draft: RecordDraft, found: dict[str, list[str]]) -> None:
    said = " ".join((*found.get("PT", ()), *found.get("DT", ()))).lower()
    if "dissertation" in said or "thesis" in said:
        draft.type = "thesis"
    elif "chapter" in said:
        draft.type = "chapter"
    elif "book" in said or "books@ovid" in " ".join(draft.values.get("source", ())).lower():
        draft.type = "book"
    elif "conference" in said and "SO" not in found:
        draft.type = "paper-conference"
    else:
        draft.type = "article-journal"
