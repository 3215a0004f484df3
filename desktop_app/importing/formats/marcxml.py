"""MARC 21 as XML, by itself, in an answer of a catalogue or harvested."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.marked_text import element_text
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.marc_record import MarcField, record_of
from desktop_app.importing.xml_works.xml_records import XmlRecord, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record


class MarcXmlImporter:
    """See the module."""

    format = FileFormat("marcxml", "MARCXML", (".xml", ".marcxml"), "library catalogues")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where MARC's fields stand in records."""
        head = source.head
        sure = "datafield" in head and "subfield" in head and "<" in head[:500]
        return Confidence.SURE if sure and "record" in head else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in xml_records(source.text, "record"):
            if isinstance(item, Problem):
                yield item
                continue
            inner = [one for one in item.element.iter("record") if _holds_fields(one)]
            if not inner and not _holds_fields(item.element):
                continue  # the frame of an answer
            for record in inner:
                yield worthwhile(_record(record, item))


def _holds_fields(record: Element) -> bool:
    return record.find("datafield") is not None or record.find("controlfield") is not None


def _record(record: Element, item: XmlRecord) -> Record:
    fields = []
    for one in record:
        tag = one.get("tag") or ""
        if one.tag == "controlfield":
            fields.append(MarcField(tag, [("", one.text or "")]))
        elif one.tag == "datafield":
            subfields = [(part.get("code") or "", element_text(part)) for part in one]
            fields.append(MarcField(tag, [pair for pair in subfields if pair[1]]))
    leader = record.findtext("leader") or ""
    return record_of(leader, [one for one in fields if one.subfields], item.line, item.end_line)
