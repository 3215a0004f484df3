"""A plain list of references: numbered, bulleted, one a line or one a paragraph, in any style."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.html_text.html_lines import looks_like_html
from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.references.course_readings import course_readings
from desktop_app.importing.references.list_reading import holds_references, read_references
from desktop_app.importing.references.quoted_titles import quoted_titles
from desktop_app.importing.tables.text_tables import holds_tables, text_tables
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Record

LAYOUT = "reference-list"


class ReferenceListImporter:
    """See the module."""

    format = FileFormat(
        "reference-list", "List of references", (".txt", ".text", ".md"), "bibliographies, CVs"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """MAYBE where a list of references is found: every reader that knows a form comes first."""
        if looks_like_html(source.head):
            return Confidence.NO
        if holds_tables(source.lines):
            return Confidence.MAYBE
        if holds_references(source.lines) or quoted_titles(source.lines):
            return Confidence.MAYBE
        if course_readings(source.lines):
            return Confidence.MAYBE
        return Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        lines = source.lines
        items = text_tables(lines) or quoted_titles(lines) or course_readings(lines)
        named = False
        for item in items or read_references(lines):
            if isinstance(item, Record) and not named:
                named = True
                yield Header(layout=LAYOUT)
            yield item
