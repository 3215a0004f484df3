"""Primo's normalised records (PNX): works as the catalogues of many libraries show them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.element_reading import take, take_all
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.openurl_fields import TYPES, read_fields
from desktop_app.importing.xml_works.xml_records import XmlRecord, first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

_SAID_AGAIN = "search sort facets delivery ranking dedup frbr browse".split()
"""Sections that make the same findable."""
_NAMES = {
    "edition": "edition",
    "language": "language",
    "description": "abstract",
    "unititle": "original-title",
    "relation": "note",
}
_TYPES = {"conference_proceeding": "paper-conference", "dissertation": "thesis", "image": "graphic"}
_TYPES |= {"audio": "song", "video": "motion_picture", "map": "map", "newspaper_article": ""}
_CONTROLLED = re.compile(r"\$\$Q([^$]+)")
_CODES = re.compile(r"\$\$.*$", re.DOTALL)
_AFTER_NAME = re.compile(r",?\s*(?:[\[(<]|\d{4}\s?-).*$", re.DOTALL)
_BETWEEN = re.compile(r"\s+;\s+")
_COLON = re.compile(r"\s+:\s+")


class PrimoImporter:
    """See the module."""

    format = FileFormat("primo", "Primo (PNX)", (".xml", ".pnx"), "library catalogues")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where a record of Primo's namespace is outermost."""
        named = "exlibrisgroup.com/xsd/primo" in source.head or "<addata" in source.head
        known = first_element(source.head) in ("record", "records", "SEGMENTS", "DOC")
        return Confidence.SURE if known and named else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in xml_records(source.text, "record PrimoNMBib"):
            if isinstance(item, Problem):
                yield item
            else:
                yield worthwhile(_record(item))


def _record(item: XmlRecord) -> Record:
    draft = RecordDraft(item.line, item.end_line)
    record = item.element
    for name in _SAID_AGAIN:
        for part in record.iter(name):
            part.clear()
    display = next(record.iter("display"), None)
    added = next(record.iter("addata"), None)
    if display is not None:
        _read_display(draft, display)
    if added is not None:
        _read_people(draft, added)
        read_fields(draft, added)
    for value in take_all(display, "creationdate"):
        if not draft.has("date"):
            draft.add("date", value, "creationdate")
    keep_elements(draft, record)
    return draft.record()


def _read_display(draft: RecordDraft, display: Element) -> None:
    kind = take(display, "type").casefold()
    draft.type = _TYPES.get(kind) or TYPES.get(kind)
    title = _CODES.sub("", take(display, "title"))
    title, _, responsible = title.partition(" / ")
    draft.add("title", _COLON.sub(": ", title))
    draft.keep("statement of responsibility", responsible)
    for element in ("creator", "contributor"):
        role = "contributor" if element == "contributor" and draft.has("author") else "author"
        for value in take_all(display, element):
            for name in _BETWEEN.split(_CODES.sub("", value) if "$$Q" not in value else value):
                _add_person(draft, role, name)
    for value in take_all(display, "subject"):
        for word in _BETWEEN.split(_CODES.sub("", value)):
            draft.add("keyword", word)
    for name, csl in _NAMES.items():
        for value in take_all(display, name):
            draft.add(csl, _CODES.sub("", value), name)
    place, colon, publisher = _CODES.sub("", take(display, "publisher")).partition(" : ")
    draft.add("publisher", re.sub(r",\s*\S*\d{4}\S*$", "", publisher if colon else place))
    draft.add("publisher-place", place if colon else "")


def _add_person(draft: RecordDraft, role: str, value: str) -> None:
    """'Beck, Simone' of 'Beck, Simone, 1904-1991. $$QBeck, Simone, 1904-1991.'"""
    controlled = _CONTROLLED.search(value)
    name = _AFTER_NAME.sub("", controlled[1] if controlled else value).strip()
    initial = name.endswith(".") and name[-3:-2] in (" ", ".")
    draft.add(role, name if initial else name.rstrip("."))


def _read_people(draft: RecordDraft, added: Element) -> None:
    """Names for link resolvers: the same people once more, where any are shown."""
    shown = draft.has("author")
    for element, role in (("au", "author"), ("addau", "contributor"), ("aucorp", "author")):
        for value in take_all(added, element):
            if not shown:
                _add_person(draft, "author" if not draft.has("author") else role, value)
    for element in ("aulast", "aufirst", "auinit", "auinit1", "auinitm", "creatorfull"):
        take_all(added, element)
