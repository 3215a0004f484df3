"""Web of Science's (ISI's) tagged export: PT to ER, values going on in indented lines."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.tagged.tagged_lines import Between, TagSyntax, tagged_entries
from desktop_app.importing.tagged.web_of_science_record import TAGS, record_of
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_FIRST = re.compile(r"^PT [A-Z][A-Za-z]*\s*$", re.MULTILINE)
_HEAD = re.compile(r"\s*FN .*\nVR ")
_OTHER = re.compile(r"^(?:AU|TI|SO|UT|PY|AF|AN|DT) \S", re.MULTILINE)
# Some exports do not indent, so that only known tags may begin a line.
_LINE = re.compile(rf"({'|'.join(sorted(TAGS))}|E[RF])(?: |$)")
_SYNTAX = TagSyntax(_LINE, frozenset(("PT",)), frozenset(("ER", "EF")))
_BETWEEN = "head, foot and what stands between the entries"
_NO_END = "The end line (ER) of this entry is missing; it was read up to the next entry."


class WebOfScienceImporter:
    """See the module."""

    format = FileFormat(
        "web-of-science", "Web of Science (tagged)", (".isi", ".ciw", ".txt"), "Web of Science"
    )
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where a publication type is followed by other tagged lines."""
        match = _FIRST.search(source.head)
        if match is None or not _OTHER.search(source.head, match.end()):
            return Confidence.NO
        return Confidence.SURE if _HEAD.match(source.head) else Confidence.LIKELY

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for entry in tagged_entries(source.lines, _SYNTAX):
            if isinstance(entry, Between):
                yield entry.passed_over(_BETWEEN)
                continue
            if not entry.closed:
                yield Problem(entry.line, source.lines[entry.line - 1][:200], _NO_END)
            yield record_of(entry)
