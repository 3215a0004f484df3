"""Ovid's export, with tags of two letters ('TI  - ') or with field names on lines of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.tagged.ovid_record import LONG_NAMES, record_of
from desktop_app.importing.tagged.tagged_lines import Between, TagSyntax, sniffed, tagged_entries
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_NUMBER = r"<\d{1,7}\s?\.?\s?>\s*$"
_FIRST = re.compile(rf"^{_NUMBER}", re.MULTILINE)
_LONG = "|".join(re.escape(name) for name in LONG_NAMES)
_OTHER = re.compile(rf"^(?:(?:VN|DB|TI|AU|AN|UI) {{1,3}}- |(?:{_LONG})\s*$)", re.MULTILINE)
_LINE = re.compile(rf"([A-Z]{{2,5}}(?= {{1,3}}-)|(?:{_LONG})(?=\s*$))(?: {{1,3}}-(?=\s|$)|\s*$)")
_SYNTAX = TagSyntax(_LINE, opening=re.compile(_NUMBER))


class OvidImporter:
    """See the module."""

    format = FileFormat("ovid", "Ovid", (".txt", ".cgi"), "Ovid's databases")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where a number between angle brackets is followed by one of Ovid's fields."""
        return sniffed(source.head, _FIRST, _OTHER)

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for entry in tagged_entries(source.lines, _SYNTAX):
            if isinstance(entry, Between):
                yield entry.passed_over()
            elif not entry.fields:
                beginning = source.lines[entry.line - 1].strip()
                yield Problem(entry.line, beginning, "This entry has a number and nothing else.")
            else:
                yield record_of(entry)
