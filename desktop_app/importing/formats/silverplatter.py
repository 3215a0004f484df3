"""SilverPlatter's text ('TI:  value'), in which its discs and WebSPIRS gave Inspec and others.

The form is known from JabRef's importers of Inspec and of SilverPlatter: an entry begins with
'Record 1 of 20 - INSPEC 1994-1999', or without such lines behind a blank one; hyphens hold the
words of a journal, a name or a phrase together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.tagged.silverplatter_record import record_of
from desktop_app.importing.tagged.tagged_lines import Between, TagSyntax, tagged_entries
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.model.file_format import FileFormat

_RECORD = r"Record \d{1,7} of \d{1,7}(?:[ \t]{1,3}-[ \t]{1,3}(\S.{0,200}?))?\s*$"
_OPENING = re.compile(_RECORD)
_FIRST = re.compile(rf"^{_RECORD}", re.MULTILINE)
_OTHER = re.compile(r"^(?:TI|AU|SO|AN|AB|PY):\s", re.MULTILINE)
_ALONE = re.compile(
    r"^(?:TI|AU|AN):  \S.*\n(?:.*\S.*\n){0,20}?(?:TI|AU|SO|PB|DT):  \S", re.MULTILINE
)
_TAG = re.compile(r"([A-Z][A-Z0-9]):(?:\s|$)")
_SYNTAX = TagSyntax(_TAG, opening=_OPENING)
_WITHOUT_LINES = TagSyntax(_TAG, blank_closes=True, loose=True)


class SilverPlatterImporter:
    """See the module."""

    format = FileFormat(
        "silverplatter",
        "SilverPlatter (Inspec and others)",
        (".txt",),
        "SilverPlatter's discs, WebSPIRS",
    )
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where the line of a record is followed by a tagged one, LIKELY by tags alone."""
        if match := _FIRST.search(source.head):
            return Confidence.SURE if _OTHER.search(source.head, match.end()) else Confidence.NO
        return Confidence.LIKELY if _ALONE.search(source.head) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        syntax = _SYNTAX if _FIRST.search(source.text) else _WITHOUT_LINES
        for entry in tagged_entries(source.lines, syntax):
            if isinstance(entry, Between):
                yield entry.passed_over()
            else:
                opening = _OPENING.match(source.lines[entry.line - 1])
                yield worthwhile(record_of(entry, (opening and opening[1]) or ""))
