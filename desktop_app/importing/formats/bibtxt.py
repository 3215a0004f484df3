"""Bib.TXT: '[key]' and below it lines of 'name: value', with the names of BibTeX."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.tagged.tagged_lines import BETWEEN
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem, Record

_KEY = re.compile(r"\[([^\[\]\s]{0,200})\]\s*$")
_FIELD = re.compile(r"\s*([A-Za-z][A-Za-z_-]{1,30}):\s*(.*)$")
_KNOWN = re.compile(
    r"^\[[^\[\]\s]{0,200}\]\s*\n(?:\s*[A-Za-z_-]{2,30}:[^\n]*\n){0,30}?\s*(?:author|title|year):\s*\S",
    re.MULTILINE,
)
_NAMES = {
    "abstract": "abstract",
    "address": "publisher-place",
    "booktitle": "venue",
    "doi": "doi",
    "edition": "edition",
    "isbn": "serial",
    "issn": "serial",
    "journal": "venue",
    "language": "language",
    "note": "note",
    "number": "issue",
    "pages": "page",
    "publisher": "publisher",
    "school": "publisher",
    "series": "collection-title",
    "title": "title",
    "url": "url",
    "volume": "volume",
    "year": "date",
}
_PEOPLE = ("author", "editor", "translator")


class BibtxtImporter:
    """See the module."""

    format = FileFormat("bibtxt", "Bib.TXT", (".txt", ".bib.txt"), "bibliographies in plain text")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """LIKELY where a key is followed by a named author, title or year."""
        return Confidence.LIKELY if _KNOWN.search(f"{source.head}\n") else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        draft: RecordDraft | None = None
        for number, line in enumerate(source.lines, 1):
            if match := _KEY.match(line):
                if draft is not None:
                    yield _finished(draft)
                draft = RecordDraft(number, number)
                if match[1]:
                    draft.values["citation-key"] = [match[1]]
            elif (match := _FIELD.match(line)) and draft is not None:
                draft.end_line = number
                _add(draft, match[1].casefold(), match[2].strip())
            elif line.strip():
                yield PassedOver(number, number, BETWEEN)
        if draft is not None:
            yield _finished(draft)


def _add(draft: RecordDraft, name: str, value: str) -> None:
    if name in _PEOPLE:
        for person in value.split(" and "):
            draft.add(name, person.strip(), name)
    elif name in ("keywords", "keyword"):
        for word in re.split(r"[;,]\s*", value):
            draft.add("keyword", word)
    elif name in _NAMES:
        draft.add(_NAMES[name], value, name)
    else:
        draft.keep(name, value)


def _finished(draft: RecordDraft) -> Record | Problem:
    return worthwhile(draft.record())
