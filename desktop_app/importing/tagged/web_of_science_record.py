"""One entry of Web of Science's tagged export as a Record."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.tagged.medline_record import with_comma
from desktop_app.importing.tagged.tagged_lines import TaggedEntry
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.model.record import Record

_NAMES: dict[str, str] = {
    "AB": "abstract",
    "AR": "page",
    "BN": "serial",
    "BP": "first-page",
    "BR": "first-page",
    "CL": "event-place",
    "CT": "event-title",
    "DI": "doi",
    "D2": "doi",
    "EI": "serial",
    "EP": "last-page",
    "IS": "issue",
    "J9": "container-title-short",
    "JI": "container-title-short",
    "LA": "language",
    "PG": "number-of-pages",
    "PI": "publisher-place",
    "PV": "publisher-place",
    "PN": "part-number",
    "PS": "page",
    "PU": "publisher",
    "PY": "date",
    "SE": "collection-title",
    "SN": "serial",
    "SO": "venue",
    "SP": "first-page",
    "TI": "title",
    "VL": "volume",
}
_PEOPLE = {"AU": "author", "AF": "author", "BE": "editor", "BF": "editor", "ED": "editor"}
_GROUPS = {"CA": "author", "GP": "author", "BA": "author"}
_LISTS = frozenset(("DE", "ID", "WC", "SC"))
_KEPT = frozenset(
    "AE AN BS C1 C3 CO CR CY DA DT EA EM ES FP FU FX GA HC HO HP IP MA MD MI NR OA OI P1 P2 PA PD "
    "PM PR PT RI RP S1 SI SU TC TY U1 U2 UT WE Z8 Z9 ZB ZR ZS SA".split()
)
_READ = frozenset(("DT", "PT", "PD", "DA", "PM", "UT"))
"""Those of _KEPT that have a field as well."""
TAGS = frozenset((*_NAMES, *_PEOPLE, *_GROUPS, *_LISTS, *_KEPT))
"""All tags that the format has."""

_TYPES = {"J": "article-journal", "B": "book", "S": "book", "C": "paper-conference", "P": "patent"}
_BY_DOCUMENT = (
    ("book chapter", "chapter"),
    ("proceedings paper", "paper-conference"),
    ("data set", "dataset"),
    ("dissertation", "thesis"),
)
_MAIL = re.compile(r"\s*\([^()\s]*@[^()\s]*\)")
_PAGE = re.compile(r"[A-Za-z]{0,3}\d[\w.-]*")
_SCHEME = re.compile(r"([A-Za-z]+):(\S+)")
_CAPITALS = re.compile(r"[^\W\d_a-z]+(?:[ '’-][^\W\d_a-z]+)* [^\W\d_a-z]{1,3}")


def record_of(entry: TaggedEntry) -> Record:
    """The record of an entry of Web of Science."""
    draft = RecordDraft(entry.line, entry.end_line)
    found: dict[str, list[str]] = {}
    for tag, lines in entry.fields:
        found.setdefault(tag, []).extend(line for line in lines if line)
        patent_number = tag == "PN" and found.get("PT") == ["P"]
        if tag == "SP" and not _PAGE.fullmatch(" ".join(lines)):  # sponsors of a conference
            draft.keep(tag, " ".join(lines))
        elif tag in _NAMES and not patent_number:
            draft.add(_NAMES[tag], " ".join(lines), tag)
    for tag, lines in found.items():
        value = " ".join(lines)
        if tag in _GROUPS:
            for line in lines:
                draft.add(_GROUPS[tag], line)
        elif tag in ("DE", "ID"):
            _read_keywords(draft, tag, value, found)
        elif tag in ("WC", "SC"):
            draft.subjects += tuple(word.strip() for word in value.split(";") if word.strip())
    _read_people(draft, found)
    _read_type(draft, found)
    _read_rest(draft, found)
    if not draft.has("first-page") and draft.has("last-page"):
        draft.keep("EP", draft.take("last-page"))
    return draft.record()


def record_of_row(cells: Sequence[tuple[str, str]], line: int, end_line: int) -> Record:
    """The record of a row of its table: each column's tag and value."""
    fields = [(tag, (value,)) for tag, value in cells if tag in TAGS]
    record = record_of(TaggedEntry(line, end_line, [*fields], True, True))
    others = {tag: value for tag, value in cells if tag not in TAGS}
    return record.changed(extra={**record.extra, **others}) if others else record


def _read_people(draft: RecordDraft, found: dict[str, list[str]]) -> None:
    """The full names (AF, BF) where they are as many as the short ones, and else these."""
    for short, full in (("AU", "AF"), ("ED", ""), ("BE", "BF")):
        names = found.get(short, [])
        if full in found and len(found[full]) >= len(names):
            names = found[full]
        else:
            for name in found.get(full, ()):
                draft.keep(full, name)
        for line in names:
            for name in line.split(";"):
                written = " ".join(name.split())
                name = _MAIL.sub("", written).strip()
                if name != written:
                    draft.keep(short, written)
                if _CAPITALS.fullmatch(name):
                    name = with_comma(name)
                if name and name.strip("[]").casefold() != "anonymous":
                    draft.add(_PEOPLE[short], name)


def _read_type(draft: RecordDraft, found: dict[str, list[str]]) -> None:
    document = " ".join(found.get("DT", ()))
    kind = " ".join(found.get("PT", ()))
    draft.type = _TYPES.get(kind[:1], "document")
    for name, further in _BY_DOCUMENT:
        if name in document.lower():
            draft.type = further
    if any(sign.isalpha() for sign in document):
        draft.add("genre", document)
    if draft.type == "patent":
        draft.add("number", " ".join(found.get("PN", ())))
    elif kind[:1] not in _TYPES or len(kind) > 1:
        draft.keep("PT", kind)


def _read_keywords(draft: RecordDraft, tag: str, value: str, found: dict[str, list[str]]) -> None:
    """Keywords parted by semicolons; Inspec writes classes and codes there, which stay together."""
    if "INSPEC" in " ".join(found.get("UT", ())):
        draft.keep(tag, value)
        return
    for word in value.split(";"):
        draft.add("keyword", word)


def _read_rest(draft: RecordDraft, found: dict[str, list[str]]) -> None:
    for tag in ("PD", "DA"):
        for value in found.get(tag, ()):
            if tag == "PD" and (draft.has("date") or any(sign.isdigit() for sign in value)):
                draft.add("month" if not _has_year(value) else "date", value, tag)
            else:
                draft.keep(tag, value)
    for value in found.get("PM", ()):
        draft.identify("pmid", value)
    for value in found.get("UT", ()):
        if match := _SCHEME.fullmatch(value):
            draft.identify(match[1].lower(), match[2])
        else:
            draft.keep("UT", value)
    for tag, values in found.items():
        if tag in _KEPT - _READ:
            one_a_line = tag in ("CR", "C1", "C3")
            for value in values if one_a_line else [" ".join(values)]:
                draft.keep(tag, value)


def _has_year(value: str) -> bool:
    return re.search(r"\d{4}", value) is not None
