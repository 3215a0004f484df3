"""MODS, as libraries and bibutils write it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.mods_record import record_of
from desktop_app.importing.xml_works.xml_records import first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem


class ModsImporter:
    """See the module."""

    format = FileFormat("mods", "MODS", (".xml", ".mods"), "library catalogues, bibutils")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where MODS is the outermost element, LIKELY where its schema is named."""
        if first_element(source.head) in ("mods", "modsCollection"):
            return Confidence.SURE
        likely = "loc.gov/mods/" in source.head and source.head.lstrip().startswith("<")
        return Confidence.LIKELY if likely else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in xml_records(source.text, "mods"):
            yield item if isinstance(item, Problem) else worthwhile(record_of(item))
