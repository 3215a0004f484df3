"""EndNote's tagged export (.enw), which is refer's and BibIX's format too: %A, %T, %D."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.tagged.tagged_lines import (
    Between,
    TaggedEntry,
    TagSyntax,
    tagged_entries,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.linked_files import files_of
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.file_format import FileFormat
from desktop_app.model.own_things import LedgerLine, OwnThings
from desktop_app.model.record import PassedOver, Record

_LINE = re.compile(r"%([^\s\w]|[A-Za-z0-9])(?:\s|$)")
_SNIFF = re.compile(r"^%[0ATEBJ] \S", re.MULTILINE)
_NUMBERED = re.compile(r"^%0 [A-Z]", re.MULTILINE)
_BEGINS = re.compile(r"\s*%[^\s%] \S")

_TYPES: dict[str, str] = {
    "artwork": "graphic",
    "bill": "bill",
    "blog": "post-weblog",
    "book": "book",
    "book section": "chapter",
    "case": "legal_case",
    "computer program": "software",
    "conference paper": "paper-conference",
    "conference proceedings": "paper-conference",
    "dataset": "dataset",
    "dictionary": "entry-dictionary",
    "edited book": "book",
    "electronic article": "article-journal",
    "electronic book": "book",
    "electronic book section": "chapter",
    "encyclopedia": "entry-encyclopedia",
    "figure": "figure",
    "film or broadcast": "motion_picture",
    "generic": "document",
    "government document": "report",
    "hearing": "hearing",
    "journal article": "article-journal",
    "legal rule or regulation": "legislation",
    "magazine article": "article-magazine",
    "manuscript": "manuscript",
    "map": "map",
    "newspaper article": "article-newspaper",
    "pamphlet": "pamphlet",
    "patent": "patent",
    "personal communication": "personal_communication",
    "report": "report",
    "serial": "periodical",
    "standard": "standard",
    "statute": "legislation",
    "thesis": "thesis",
    "unpublished work": "manuscript",
    "web page": "webpage",
}
_NAMES: dict[str, str] = {
    "A": "author",
    "E": "editor",
    "H": "translator",
    "Y": "translator",
    "?": "translator",
    "T": "title",
    "Q": "translated-title",
    "!": "title-short",
    "J": "venue",
    "S": "collection-title",
    "D": "date",
    "V": "volume",
    "N": "issue",
    "P": "page",
    "I": "publisher",
    "C": "publisher-place",
    "7": "edition",
    "6": "number-of-volumes",
    "9": "genre",
    "&": "section",
    "@": "serial",
    "R": "doi",
    "U": "url",
    ">": "url",
    "X": "abstract",
    "Z": "note",
    "O": "note",
    "K": "keyword",
    "G": "language",
    "L": "call-number",
    "~": "source",
}
_USABLE_KEY = re.compile(r"\S*[^\W\d_]\S*")


class EndnoteTaggedImporter:
    """See the module."""

    format = FileFormat("endnote-tagged", "EndNote (tagged) or refer", (".enw", ".ref"), "EndNote")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where the text begins with a tagged line, LIKELY where a %0 line stands in it."""
        if not _SNIFF.search(source.head):
            return Confidence.NO
        if _BEGINS.match(source.head):
            return Confidence.SURE
        return Confidence.LIKELY if _NUMBERED.search(source.head) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        if _NUMBERED.search(source.text):
            syntax = TagSyntax(_LINE, frozenset("0"), loose=True)
        else:  # refer's own files part their entries by blank lines
            syntax = TagSyntax(_LINE, blank_closes=True, loose=True)
        notes = 0
        for entry in tagged_entries(source.lines, syntax):
            if isinstance(entry, Between):
                yield entry.passed_over()
            elif any(value for tag, lines in entry.fields if tag != "0" for value in lines):
                record = _record(entry)
                notes += len(record.own.notes) if record.own is not None else 0
                yield record
            else:
                yield PassedOver(entry.line, entry.end_line, "an entry without a field")
        if notes:
            yield Header(ledger=(LedgerLine("research notes", notes, notes, "notes"),))


def _record(entry: TaggedEntry) -> Record:
    draft = RecordDraft(entry.line, entry.end_line)
    later: dict[str, list[str]] = {}
    for tag, lines in entry.fields:
        value = " ".join(lines) if len(lines) > 1 else lines[0]
        if tag == "K":
            for line in lines:  # one a line, the tag only before the first
                draft.add("keyword", line)
        elif tag in _NAMES:
            draft.add(_NAMES[tag], value, f"%{tag}")
        elif value:
            later.setdefault(tag, []).append(value)
    kind = " ".join(later.pop("0", ()))
    draft.type = _TYPES.get(kind.casefold(), "document") if kind else None
    if kind and draft.type == "document":
        draft.keep("%0", kind)
    for value in later.pop("B", []):  # what the work stands in: a series, where that is a book
        series = draft.type == "book" and not draft.has("collection-title")
        draft.add("collection-title" if series else "venue", value, "%B")
    for value in later.pop("8", []):
        draft.add("date" if iso_date(value) else "month", value, "%8")
    for value in later.pop("[", []):
        draft.add("accessed", iso_date(value) or value)
    for value in later.pop("F", []):
        if _USABLE_KEY.fullmatch(value) and not draft.has("citation-key"):
            draft.values["citation-key"] = [value]
        else:
            draft.keep("%F", value)
    own = _own_things(entry)
    for tag, values in later.items():
        for value in values:
            draft.keep(f"%{tag}", value)
    record = draft.record()
    return record if own is None else record.changed(own=own)


def _own_things(entry: TaggedEntry) -> OwnThings | None:
    """The user's files (%>) and research notes (%<), which stay fields of the record too."""
    files = files_of(line for tag, lines in entry.fields if tag == ">" for line in lines)
    texts = ("\n".join(lines).strip() for tag, lines in entry.fields if tag == "<")
    notes = tuple(filter(None, texts))
    return replace(files or OwnThings(), notes=notes) if notes else files
