"""RefWorks' tagged export: two letters, a blank, a value; an entry begins with RT."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.ris.tags import SPELT_OUT, TYPES
from desktop_app.importing.tagged.tagged_lines import (
    Between,
    TaggedEntry,
    TagSyntax,
    tagged_entries,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Record

_FIRST = re.compile(r"^RT [A-Z][A-Za-z/ ()]+$", re.MULTILINE)
_OTHER = re.compile(r"^(?:SR|ID|A1|T1|JF|YR|K1|AB) \S", re.MULTILINE)
_NAMES: dict[str, str] = {
    "A1": "author",
    "A2": "editor",
    "A3": "collection-editor",
    "A4": "translator",
    "A5": "contributor",
    "AB": "abstract",
    "CN": "call-number",
    "DB": "source",
    "DO": "doi",
    "ED": "edition",
    "IS": "issue",
    "JF": "venue",
    "JO": "container-title-short",
    "K1": "keyword",
    "LA": "language",
    "LK": "url",
    "NO": "note",
    "OP": "last-page",
    "PB": "publisher",
    "PP": "publisher-place",
    "SN": "serial",
    "SP": "first-page",
    "T1": "title",
    "T3": "collection-title",
    "TT": "translated-title",
    "UL": "url",
    "VO": "volume",
    "YR": "date",
}
_KEPT = frozenset(
    "AD AN AV CL CR DS FD ID IP IR JO LL LS NR OL OT RD RF RT SF SL SR ST T2 U1 U2 U3 U4 U5 U6 U7 "
    "U8 U9 WP WT WV".split()
)
_LINE = re.compile(rf"({'|'.join(sorted({*_NAMES, *_KEPT}))})(?: |$)")
_SYNTAX = TagSyntax(_LINE, frozenset(("RT",)))


class RefworksImporter:
    """See the module."""

    format = FileFormat("refworks", "RefWorks (tagged)", (".txt",), "RefWorks")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """LIKELY where a reference type is followed by other tagged lines."""
        match = _FIRST.search(source.head)
        if match is None or not _OTHER.search(source.head, match.end()):
            return Confidence.NO
        return Confidence.LIKELY

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for entry in tagged_entries(source.lines, _SYNTAX):
            if isinstance(entry, Between):
                yield entry.passed_over()
            elif len(entry.fields) == 1:
                yield PassedOver(entry.line, entry.end_line, "an entry without a field")
            else:
                yield _record(entry)


def _record(entry: TaggedEntry) -> Record:
    draft = RecordDraft(entry.line, entry.end_line)
    for tag, lines in entry.fields:
        value = " ".join(lines) if len(lines) > 1 else lines[0]
        if tag == "RT":
            kind = SPELT_OUT.get(value.casefold(), value.upper())
            draft.type = _TYPES.get(value.casefold()) or TYPES.get(kind, "document")
            if draft.type == "document":
                draft.keep(tag, value)
        elif tag == "T2":
            draft.add("collection-title" if draft.type == "book" else "venue", value)
        elif tag == "FD":
            draft.add("date" if iso_date(value) else "month", value, tag)
        elif tag == "RD":
            draft.add("accessed", iso_date(value) or value)
        elif tag in _NAMES:
            draft.add(_NAMES[tag], value, tag)
        else:
            draft.keep(tag, value)
    if not draft.has("venue") and (short := draft.values.get("container-title-short")):
        draft.add("venue", short[0])
    return draft.record()


_TYPES: dict[str, str] = {
    "abstract": "article-journal",
    "book, edited": "book",
    "book, section": "chapter",
    "book, whole": "book",
    "computer program": "software",
    "dissertation, unpublished": "thesis",
    "journal, electronic": "article-journal",
    "monograph": "book",
}
"""Types that only RefWorks calls so."""
