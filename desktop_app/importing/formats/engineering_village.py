"""Engineering Village's text download of Inspec and Compendex: '<RECORD 1>', then 'Title:value'.

The labels are those of its page of a record, which its downloads repeat; programs that take such
files apart (for lists of co-authors, for example) show how entries are laid out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.tagged.engineering_village_record import LABELS, record_of
from desktop_app.importing.tagged.tagged_lines import Between, TagSyntax, sniffed, tagged_entries
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.model.file_format import FileFormat

_RECORD = r"<RECORD \d{1,7}>\s*$"
_FIRST = re.compile(rf"^{_RECORD}", re.MULTILINE)
_OTHER = re.compile(r"^(?:Accession number|Title|Authors?|Source title|Patent number):", re.M)
_LABEL = "|".join(re.escape(label) for label in sorted(LABELS, key=len, reverse=True))
_LINE = re.compile(rf"((?:{_LABEL})(?=:)|(?=Compilation and indexing terms,|Copyright \d|©))(?::|)")
"""A label, or a line on rights, which has none."""
_SYNTAX = TagSyntax(_LINE, opening=re.compile(_RECORD))


class EngineeringVillageImporter:
    """See the module."""

    format = FileFormat(
        "engineering-village",
        "Engineering Village (Inspec, Compendex)",
        (".txt",),
        "Engineering Village's text downloads",
    )
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where the line of a record is followed by one of its labels."""
        return sniffed(source.head, _FIRST, _OTHER)

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for entry in tagged_entries(source.lines, _SYNTAX):
            if isinstance(entry, Between):
                yield entry.passed_over()
            else:
                yield worthwhile(record_of(entry))
