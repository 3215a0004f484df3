"""MEDLINE text: what PubMed saves as 'PubMed' format or .nbib."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.tagged.folded_entries import FoldedEntries, FoldedEntry
from desktop_app.importing.tagged.medline_record import record_of
from desktop_app.importing.tagged.tagged_lines import (
    Between,
    TaggedEntry,
    TagSyntax,
    letters_of,
    sniffed,
    tagged_entries,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_FIRST = re.compile(r"^PMID ?- ?\d+\s*$", re.MULTILINE)
_OTHER = re.compile(
    r"^(?:OWN|STAT|TI  |AB  |FAU|AU  |DP  |JT  |PT  |LR  |DCOM|SO  |TA  |MH  |BTI) ?-", re.MULTILINE
)
_SYNTAX = TagSyntax(
    re.compile(r"([A-Z]{2,4}) {0,2}-(?:\s|$|(?=\d+\s*$))"),
    frozenset(("PMID",)),
    indented=True,
    width=6,
)
_NOTHING = "This entry has a number and nothing else."


class MedlineImporter:
    """See the module."""

    format = FileFormat("medline", "PubMed (MEDLINE text)", (".nbib", ".txt"), "PubMed's exports")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where a PMID line is followed by another of MEDLINE's lines."""
        return sniffed(source.head, _FIRST, _OTHER)

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        text, folded = source.text, FoldedEntries(source.text, _SYNTAX, "PMID- ")
        at, line = 0, 1
        while at < len(text):
            if text[at] == "\n":
                at, line = at + 1, line + 1
            elif found := folded.entry(at, line):
                entry, at, line = found
                yield record_of(entry) if len(entry.values) > 1 else _nothing(entry, source)
            else:  # up to the end of the next entry: behind that it begins anew
                lines, before = source.lines, line - 1
                line = len(lines) + 1
                for item in tagged_entries(lines, _SYNTAX, before):
                    yield _read(item, source)
                    if isinstance(item, TaggedEntry):
                        line = item.end_line + 1
                        break
                at += letters_of(lines, before, line - 1)


def _read(entry: TaggedEntry | Between, source: TextSource) -> Item:
    if isinstance(entry, Between):
        return entry.passed_over()
    if len(entry.fields) == 1:
        return _nothing(entry, source)
    return record_of(entry)


def _nothing(entry: TaggedEntry | FoldedEntry, source: TextSource) -> Problem:
    return Problem(entry.line, source.lines[entry.line - 1].strip()[:200], _NOTHING)
