"""Biblioscape's tagged text: '--TI-- value', an entry ends with a line of hyphens."""

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
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

_TWO = re.compile(r"^--[A-Z]{2}--[^\n]{0,5000}\n--[A-Z]{2}-- ", re.MULTILINE)
_SYNTAX = TagSyntax(
    re.compile(r"(?:--(?=[A-Z0-9]))?([A-Z0-9]{2}|-{4})--+(?=\s|$)"),
    last=frozenset(("----",)),
    loose=True,
)
_NAMES = {
    "AB": "abstract",
    "AT": "url",
    "CP": "publisher-place",
    "DO": "doi",
    "ED": "edition",
    "IS": "serial",
    "LG": "language",
    "NB": "issue",
    "NT": "note",
    "PB": "publisher",
    "PE": "last-page",
    "PS": "first-page",
    "ST": "venue",
    "TI": "title",
    "UR": "url",
    "VL": "volume",
    "YP": "date",
}
_LISTS = {"AU": "author", "KW": "keyword", "SA": "editor"}


class BiblioscapeImporter:
    """See the module."""

    format = FileFormat("biblioscape", "Biblioscape (tagged)", (".txt",), "Biblioscape")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """LIKELY where two such lines follow each other."""
        return Confidence.LIKELY if _TWO.search(source.head) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for entry in tagged_entries(source.lines, _SYNTAX):
            if isinstance(entry, Between):
                yield entry.passed_over()
            else:
                yield _read(entry)


def _read(entry: TaggedEntry) -> Record | Problem:
    draft = RecordDraft(entry.line, entry.end_line)
    for tag, lines in entry.fields:
        value = " ".join(line for line in lines if line)
        if tag in _LISTS:
            for part in value.split(";"):
                draft.add(_LISTS[tag], part.strip(), tag)
        elif tag == "RT":
            draft.type = TYPES.get(SPELT_OUT.get(value.casefold(), value.upper()), "document")
            if draft.type == "document":
                draft.keep(tag, value)
        elif tag in _NAMES:
            draft.add(_NAMES[tag], value, tag)
        else:
            draft.keep(tag, value)
    return worthwhile(draft.record())
