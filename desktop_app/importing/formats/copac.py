"""COPAC's tagged text: 'TI- value', as library catalogues of Britain gave it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
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

_TI = re.compile(r"^[^\S\n]*TI- \S[^\n]*\n(?:[ \t][^\n]*\n){0,20}(?:[A-Z]{2})- \S", re.MULTILINE)
_LINE = re.compile(r"([A-Z]{2})- ")
_SYNTAX = TagSyntax(_LINE, first=frozenset(("TI",)), blank_closes=True, loose=True)
_NAMES = {
    "AB": "abstract",
    "AU": "author",
    "ED": "edition",
    "IB": "serial",
    "IS": "serial",
    "KW": "keyword",
    "LA": "language",
    "NT": "note",
    "PU": "publisher",
    "PY": "date",
    "SE": "collection-title",
    "SU": "keyword",
    "TI": "title",
    "UR": "url",
}


class CopacImporter:
    """See the module."""

    format = FileFormat("copac", "COPAC (tagged)", (".txt",), "library catalogues")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """LIKELY where a title's line is followed by another tagged line."""
        return Confidence.LIKELY if _TI.search(source.head) else Confidence.NO

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
        if name := _NAMES.get(tag):
            draft.add(name, value, tag)
        else:
            draft.keep(tag, value)
    return worthwhile(draft.record())
