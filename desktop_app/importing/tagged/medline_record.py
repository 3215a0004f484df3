"""One entry of MEDLINE text as a Record."""

from __future__ import annotations

import re

from desktop_app.importing.tagged.folded_entries import FoldedEntry
from desktop_app.importing.tagged.medline_usual import Unusual, usual_record
from desktop_app.importing.tagged.tagged_lines import TaggedEntry
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, whole_name
from desktop_app.model.record import Record

_NAMES: dict[str, str] = {
    "AB": "abstract",
    "BTI": "venue",
    "CTI": "collection-title",
    "DP": "date",
    "EN": "edition",
    "GN": "note",
    "IP": "issue",
    "IS": "serial",
    "ISBN": "serial",
    "JT": "venue",
    "LA": "language",
    "MH": "keyword",
    "OT": "keyword",
    "PB": "publisher",
    "PG": "page",
    "PL": "publisher-place",
    "TA": "container-title-short",
    "TI": "title",
    "TT": "original-title",
    "VI": "volume",
    "VTI": "volume-title",
}
"""Tag to name, for tags that have one; the others are kept under their own."""

_FULL = {"FAU": "author", "FED": "editor"}
_SHORT = {"AU": "author", "ED": "editor"}
_TYPES = {
    "Book Chapter": "chapter",
    "Book": "book",
    "Preprint": "article",
    "Dataset": "dataset",
    "News": "article-newspaper",
}
"""Publication types to CSL types, those first that count more; any other is that of an article."""
_USUAL = "article-journal"
_CODED = re.compile(r"(\S+) \[(\w+)\]")
_INITIALS = re.compile(r"(?P<family>.+) (?P<given>[^\W\d_a-zß-ÿ]{1,4})(?: (?P<suffix>\w{1,4}))?")
_LAST_OF_SUFFIX = (".", "r", "d", "h", "I", "V")
_SUFFIX = re.compile(r"(?P<name>[^,]+, [^,]+) (?P<suffix>Jr|Sr|2nd|3rd|4th|II|III|IV)\.?")


def record_of(entry: TaggedEntry | FoldedEntry) -> Record:
    """The record of an entry of MEDLINE text."""
    if isinstance(entry, FoldedEntry) and entry.plain:
        try:
            return usual_record(entry, _NAMES, _TYPES, _USUAL)
        except Unusual:
            pass
    draft = RecordDraft(entry.line, entry.end_line)
    types: list[str] = []
    full: str | None = None
    in_book = False
    add = draft.put if entry.plain else draft.add
    for tag, lines in entry.fields:
        value = " ".join(lines) if len(lines) > 1 else lines[0]
        if name := _NAMES.get(tag):
            in_book = in_book or tag == "BTI"
            add(name, value, tag)
        elif tag == "CN":
            add_name(draft, "author", whole_name(value))
        elif tag in _SHORT:
            if full != _SHORT[tag]:  # the short form of the full name in the line before
                add(_SHORT[tag], with_comma(value))
        elif tag in _FULL:
            add(_FULL[tag], with_suffix_apart(value))
            full = _FULL[tag]
            continue
        elif tag in ("LID", "AID", "PMC", "PMID"):
            _read_code(draft, tag, value)
        elif tag == "PT":
            types.append(value)
        else:
            draft.keep(tag, value)
        full = None
    _read_types(draft, types, in_book)
    return draft.record()


def with_comma(name: str) -> str:
    """'van Raaij, MJ' of 'van Raaij MJ', so that initials are not taken for the family name."""
    match = _INITIALS.fullmatch(name) if "," not in name else None
    if match is None:
        return name
    parts = (match["family"], match["given"], match["suffix"])
    return ", ".join(part for part in parts if part)


def with_suffix_apart(name: str) -> str:
    """'Doe, Ann B, Jr' of 'Doe, Ann B Jr'."""
    match = _SUFFIX.fullmatch(name) if name.endswith(_LAST_OF_SUFFIX) else None
    return f"{match['name']}, {match['suffix']}" if match else name


def _read_code(draft: RecordDraft, tag: str, value: str) -> None:
    if tag == "PMID":
        draft.identify("pmid", value)
    elif tag == "PMC":
        draft.identify("pmcid", value)
    elif (coded := _CODED.fullmatch(value)) and coded[2] == "doi":
        draft.add("doi", coded[1], tag)
    elif value not in draft.extra.get("LID", ()):  # PubMed says the same again as AID
        draft.keep(tag, value)


def _read_types(draft: RecordDraft, types: list[str], in_book: bool) -> None:
    """The type, and the publication types themselves where they say more."""
    usual = "chapter" if in_book else _USUAL
    draft.type = next((kind for name, kind in _TYPES.items() if name in types), usual)
    for value in types:
        if value != "Journal Article":
            draft.add("genre", value)
