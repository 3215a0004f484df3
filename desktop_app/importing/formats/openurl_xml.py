"""OpenURL ContextObjects as XML (Z39.88): works as link resolvers pass them on."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.element_reading import take, take_all
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.openurl_fields import read_fields
from desktop_app.importing.xml_works.xml_records import XmlRecord, first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record


class OpenUrlXmlImporter:
    """See the module."""

    format = FileFormat("openurl-xml", "OpenURL (XML)", (".xml",), "link resolvers")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE by the outermost element."""
        known = first_element(source.head) in ("context-objects", "context-object")
        return Confidence.SURE if known else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in xml_records(source.text, "context-object"):
            yield item if isinstance(item, Problem) else worthwhile(_record(item))


def _record(item: XmlRecord) -> Record:
    """Of what is referred to; who refers to it, and for whom, is kept."""
    draft = RecordDraft(item.line, item.end_line)
    for referent in item.element.iter("referent"):
        for identifier in take_all(referent, "identifier"):
            scheme, _, value = identifier.removeprefix("info:").partition("/")
            if scheme == "doi":
                draft.add("doi", value)
            elif identifier.startswith("http"):
                draft.add("url", identifier)
            elif value:
                draft.identify(scheme, value)
        for metadata in referent.iter("metadata"):
            for parts in metadata:
                _read_people(draft, parts)
                read_fields(draft, parts)
        for form in referent.iter("format"):
            form.clear()
    keep_elements(draft, item.element)
    return draft.record()


def _read_people(draft: RecordDraft, parts: Element) -> None:
    """All authors by whole names; the first one also comes in parts."""
    people = take_all(parts, "au")
    family = take(parts, "aulast")
    given = take(parts, "aufirst")
    given = given or take(parts, "auinit")
    first = name_text(family, given, suffix=take(parts, "ausuffix"), literal=take(parts, "aucorp"))
    if first and not any(family in person for person in people):
        add_name(draft, "author", first)
    for person in people:
        draft.add("author", person)
