"""One entry of SilverPlatter's text as a Record."""

from __future__ import annotations

import re

from desktop_app.importing.tagged.tagged_lines import TaggedEntry
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.tagged_dates import plain_date_of
from desktop_app.model.record import Record

_NAMES: dict[str, str] = {
    "AB": "abstract",
    "CT": "event-title",
    "DO": "doi",
    "IB": "serial",
    "IS": "serial",
    "LA": "language",
    "NT": "note",
    "PB": "publisher",
    "PY": "date",
    "SN": "serial",
    "TI": "title",
    "UR": "url",
}
_PEOPLE = {"AU": "author", "ED": "editor"}
_KEYWORDS = frozenset("DE ID KP KW MH SU".split())
_TYPES = {
    "book": "book",
    "book-chapter": "chapter",
    "chapter": "chapter",
    "conference-paper": "paper-conference",
    "contribution": "chapter",
    "dissertation": "thesis",
    "journal-article": "article-journal",
    "journal-paper": "article-journal",
    "monograph": "book",
    "patent": "patent",
    "report": "report",
    "standard": "standard",
}
_OF_EDITORS = re.compile(r"\s*\(eds?\.?\)\s*$", re.IGNORECASE)
_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter)"
_DATE = (
    rf"(?P<date>(?:\d{{1,2}}[\s-]+)?(?:{_MONTH}[a-z]{{0,6}}\.?(?:[-/]{_MONTH}[a-z]{{0,6}}\.?)?"
    r"[\s-]+(?:\d{1,2},?[\s-]+)?)?(?P<year>[12]\d{3}))"
)
_PAGES = r"(?:pp?\.\s?)?(?P<page>[A-Za-z]?\d[\w.-]{0,20}?(?:,\s?[A-Za-z]?\d[\w.-]{0,20}?){0,5})\.?"
_SOURCES = (
    re.compile(  # Name-of-a-Journal. 12 April 1999; 82(15): 3097-100
        rf"(?P<venue>\S.{{0,250}}?)\.\s+{_DATE}\s*;\s*(?P<volume>[\w-]{{1,20}})?\s*"
        rf"(?:\((?P<issue>[^()]{{1,40}})\))?\s*:\s*{_PAGES}"
    ),
    re.compile(  # Name-of-a-Journal. vol.82, no.15; 12 April 1999; p.3097-100.
        r"(?P<venue>\S.{0,250}?)\.\s+vol\.\s?(?P<volume>[\w-]{1,20})"
        rf"(?:,\s?no\.\s?(?P<issue>[\w/-]{{1,20}}))?\s*[;,]\s*{_DATE}\s*[;,]\s*{_PAGES}"
    ),
)
_LONGEST_SOURCE = 1_000


def record_of(entry: TaggedEntry, database: str) -> Record:
    """The record of an entry. database: what its first line names; may be empty."""
    draft = RecordDraft(entry.line, entry.end_line)
    draft.add("source", database)
    sources: list[str] = []
    for tag, lines in entry.fields:
        value = " ".join(filter(None, lines))
        if tag in _PEOPLE:
            _read_people(draft, _PEOPLE[tag], value)
        elif tag in _NAMES:
            draft.add(_NAMES[tag], value, tag)
        elif tag in _KEYWORDS:
            for word in value.split(";" if ";" in value else ","):
                draft.add("keyword", word.strip().rstrip("-.").rstrip())
        elif tag in ("RT", "DT"):
            _read_type(draft, tag, value)
        else:
            draft.keep(tag, value)
            if tag == "SO":
                sources.append(value)
    for value in sources[:1]:
        _read_source(draft, value)
    return draft.record()


def _read_people(draft: RecordDraft, role: str, value: str) -> None:
    """'Quill,-Maren; Holt,-B.', and editors where '(ed)' stands behind them."""
    named = _OF_EDITORS.sub("", value)
    role = "editor" if named != value else role
    for name in named.split(";"):
        own = _OF_EDITORS.sub("", name)
        draft.add("editor" if own != name else role, own.replace(",-", ", ").strip())


def _read_type(draft: RecordDraft, tag: str, value: str) -> None:
    """The type; 'Conference-Paper; Journal-Paper' is a paper of a conference in a journal."""
    said = [kind.strip().lower().replace(" ", "-") for kind in value.split(";")]
    if said[0].startswith("dissertation"):
        draft.type = "thesis"
    draft.type = draft.type or next((_TYPES[kind] for kind in said if kind in _TYPES), "document")
    if len(said) > 1 or said[0] not in _TYPES:
        draft.keep(tag, value)


def _read_source(draft: RecordDraft, source: str) -> None:
    """What the line on the source says; without a known form no more than its first word, which
    is the journal's name held together."""
    match = None
    if len(source) <= _LONGEST_SOURCE:
        match = next(filter(None, (form.fullmatch(source) for form in _SOURCES)), None)
    if match is None:
        name, dot, _ = source[:_LONGEST_SOURCE].partition(". ")
        if dot and " " not in name:
            draft.add("venue", _released(name))
        return
    draft.add("venue", _released(match["venue"]))
    for name in ("volume", "issue", "page"):
        draft.add(name, match[name] or "")
    date = match["date"].replace("-", " ")
    draft.add("date", date if plain_date_of(date) else match["year"])


def _released(name: str) -> str:
    """The words of a name that hyphens hold together."""
    return name if " " in name else name.replace("-", " ")
