"""One entry of Engineering Village's text download as a Record."""

from __future__ import annotations

import re

from desktop_app.importing.tagged.tagged_lines import TaggedEntry
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.model.record import Record

_NAMES: dict[str, str] = {
    "Abbreviated source title": "container-title-short",
    "Abstract": "abstract",
    "Conference location": "event-place",
    "Conference name": "event-title",
    "Country of publication": "publisher-place",
    "DOI": "doi",
    "Database": "source",
    "E-ISSN": "serial",
    "ISBN": "serial",
    "ISBN-10": "serial",
    "ISBN-13": "serial",
    "ISBN10": "serial",
    "ISBN13": "serial",
    "ISSN": "serial",
    "Issue": "issue",
    "Issue date": "date",
    "Language": "language",
    "Patent number": "number",
    "Place of publication": "publisher-place",
    "Publication date": "date",
    "Publication year": "date",
    "Publisher": "publisher",
    "Report number": "number",
    "Source": "venue",
    "Source title": "venue",
    "Title": "title",
    "Title of translation": "translated-title",
    "Translated title": "translated-title",
    "Volume": "volume",
}
_PEOPLE = {
    "Author": "author",
    "Authors": "author",
    "Editor": "editor",
    "Editors": "editor",
    "Inventor": "author",
    "Inventors": "author",
}
_KEYWORDS = frozenset(
    ("Controlled terms", "Controlled/Subject terms", "Main heading", "Uncontrolled terms")
)
_OTHERS = frozenset(
    (
        "Abstract type", "Accession number", "Application date", "Application number",
        "Article number", "Assignee", "Astronomical indexing", "Author affiliation",
        "Availability", "CAS registry number(s)", "CODEN", "Chemical indexing",
        "Classification code", "Conference code", "Conference date", "Copyright",
        "Corr. author affiliation", "Corresponding author", "Data Provider", "Discipline",
        "Document type", "Filing date", "Funding details", "Funding text", "Inventor affiliation",
        "IPC code", "Material Identity Number", "Monograph title", "Number of references",
        "Numerical data indexing", "Pages", "Paper number", "Part number", "Patent issue date",
        "Priority information", "Publication number", "Sponsor", "Status", "Translation CODEN",
        "Translation ISSN", "Translation issue", "Translation pages",
        "Translation publication date", "Translation serial title", "Translation volume",
        "Treatment", "Volume title",
    )
)  # fmt: skip
LABELS = frozenset((*_NAMES, *_PEOPLE, *_KEYWORDS, *_OTHERS))
"""All labels that a line may begin with."""

_TYPES = {
    "article in press": "article-journal",
    "book": "book",
    "book chapter": "chapter",
    "conference article": "paper-conference",
    "conference proceeding": "book",
    "conference proceedings": "book",
    "dissertation": "thesis",
    "journal article": "article-journal",
    "monograph": "book",
    "monograph chapter": "chapter",
    "patent": "patent",
    "preprint": "article",
    "report": "report",
    "report chapter": "chapter",
    "standard": "standard",
}
_SAID_AGAIN = frozenset(
    ("book", "book chapter", "conference article", "dissertation", "journal article", "patent")
)
"""Types that the CSL type says again; the others are kept beside it."""
_CODE = re.compile(r"\s*\([A-Z]{2}\)$")
_MARKS = re.compile(
    r"\s*\((?:\d{1,3}(?:\s?[,;]\s?\d{1,3}){0,20}|[^()\s]{1,80}@[^()\s]{1,80})\)\s*(?=;|\Z)"
)
"""Numbers of affiliations, or an address, behind a name."""
_PAGES = re.compile(r"(?:pp?\.?\s+)?(\S.{0,60})")
_RIGHTS = "Copyright"


def record_of(entry: TaggedEntry) -> Record:
    """The record of an entry."""
    draft = RecordDraft(entry.line, entry.end_line)
    number = ""
    for label, lines in entry.fields:
        value = " ".join(filter(None, lines))
        if label in _PEOPLE:
            people = _MARKS.sub("", value)
            draft.add(_PEOPLE[label], people, label)
            if people != value:
                draft.keep(label, value)
        elif label in _NAMES:
            draft.add(_NAMES[label], value, label)
        elif label in _KEYWORDS:
            for word in value.split(" - " if " - " in value else ";"):
                draft.add("keyword", word.strip())
        elif label == "Pages" and (pages := _PAGES.fullmatch(value)):
            draft.add("page", pages[1], label)
        elif label == "Article number":
            number = value
        elif label == "Document type":
            _read_type(draft, value)
        else:
            draft.keep(label or _RIGHTS, value)
    if number:
        draft.add("number" if draft.has("page") else "page", number, "Article number")
    if draft.type == "paper-conference" and not draft.has("venue"):
        draft.add("venue", draft.take("event-title"))
    return draft.record()


def _read_type(draft: RecordDraft, value: str) -> None:
    said = _CODE.sub("", value).lower()
    draft.type = _TYPES.get(said, "document")
    if said not in _SAID_AGAIN:
        draft.keep("Document type", value)
