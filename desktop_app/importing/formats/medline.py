"""MEDLINE text: what PubMed saves as 'PubMed' format or .nbib."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.medline_record import record_of
from desktop_app.importing.tagged_lines import Between, TagSyntax, tagged_entries
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem

_FIRST = re.compile(r"^PMID ?- ?\d+\s*$", re.MULTILINE)
_OTHER = re.compile(
    r"^(?:OWN|STAT|TI  |AB  |FAU|AU  |DP  |JT  |PT  |LR  |DCOM|SO  |TA  |MH  |BTI) ?-", re.MULTILINE
)
_SYNTAX = TagSyntax(
    re.compile(r"([A-Z]{2,4}) {0,2}-(?:\s|$|(?=\d+\s*$))"), frozenset(("PMID",)), indented=True
)
_BETWEEN = "what stands between the entries"
_NOTHING = "This entry has a number and nothing else."


class MedlineImporter:
    """See the module."""

    format = FileFormat("medline", "PubMed (MEDLINE text)", (".nbib", ".txt"), "PubMed's exports")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where a PMID line is followed by another of MEDLINE's lines."""
        match = _FIRST.search(source.head)
        if match is None:
            return Confidence.NO
        return Confidence.SURE if _OTHER.search(source.head, match.end()) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for entry in tagged_entries(source.lines, _SYNTAX):
            if isinstance(entry, Between):
                yield PassedOver(entry.line, entry.end_line, _BETWEEN)
            elif len(entry.fields) == 1:
                beginning = source.lines[entry.line - 1].strip()[:200]
                yield Problem(entry.line, beginning, _NOTHING)
            else:
                yield record_of(entry)
