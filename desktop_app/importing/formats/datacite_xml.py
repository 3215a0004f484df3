"""DataCite's metadata as XML, by themselves or harvested."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.json_works.datacite_record import (
    TRANSLATED,
    Contributor,
    Related,
    finish,
    in_language,
    read_contributors,
    read_related,
    read_type,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.element_reading import each, label_rest, take, take_all
from desktop_app.importing.values.joined_title import joined_title
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.marked_text import element_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.xml_records import XmlRecord, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

_SCHEMA = re.compile(r"datacite\.org/(?:schema|meta)/kernel-")


class DataciteXmlImporter:
    """See the module."""

    format = FileFormat("datacite-xml", "DataCite XML", (".xml",), "DataCite")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where the schema of DataCite is named."""
        sure = "<" in source.head[:200] and _SCHEMA.search(source.head)
        return Confidence.SURE if sure and "<resource" in source.head else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in xml_records(source.text, "resource"):
            yield item if isinstance(item, Problem) else worthwhile(_record(item))


def _record(item: XmlRecord) -> Record:
    work = item.element
    draft = RecordDraft(item.line, item.end_line)
    kind = work.find("resourceType")
    if kind is not None:
        read_type(draft, kind.get("resourceTypeGeneral") or "", element_text(kind))
        kind.clear()
    _read_titles(draft, work)
    read_contributors(draft, _people(work, "creator"), _people(work, "contributor"))
    identifier = work.find("identifier")
    if identifier is not None:
        value = element_text(identifier)
        if (identifier.get("identifierType") or "DOI").upper() == "DOI":
            draft.add("doi", value, "identifier")
        elif value:
            draft.keep(f"identifier {identifier.get('identifierType')}", value)
        identifier.clear()
    draft.add("date", take(work, "publicationYear"), "publicationYear")
    for date in each(work, "dates/date"):
        known = date.get("dateType")
        if known == "Issued" or (known in ("Available", "Created") and not draft.has("date")):
            draft.add("date", element_text(date), f"dates/{known}")
            date.clear()
    for name in ("publisher", "language", "version"):
        draft.add(name, take(work, name))
    for word in take_all(work, "subjects/subject"):
        draft.add("keyword", word)
    abstracts = [
        text
        for text in each(work, "descriptions/description")
        if text.get("descriptionType") == "Abstract"
    ]
    at = in_language(draft, [text.get("lang") or "" for text in abstracts])
    for text in abstracts[at : at + 1]:
        draft.add("abstract", element_text(text))
        text.clear()
    draft.add("license", take(work, "rightsList/rights"))
    read_related(draft, [_related(one) for one in each(work, "relatedItems/relatedItem")])
    finish(draft)
    keep_elements(draft, work)
    return draft.record()


def _read_titles(draft: RecordDraft, work: Element) -> None:
    titles = list(each(work, "titles/title"))
    proper = [title for title in titles if title.get("titleType") in (None, "", "Other")]
    subtitles = [title for title in titles if title.get("titleType") == "Subtitle"]
    chosen = (proper or titles)[:1] + subtitles
    draft.add("title", joined_title("", *(element_text(title) for title in chosen)))
    for title in titles:
        if title.get("titleType") == TRANSLATED and title not in chosen:
            draft.add("translated-title", element_text(title))
            title.clear()
    for title in chosen:
        title.clear()


def _people(work: Element, name: str) -> list[Contributor]:
    found = []
    for person in each(work, f"{name}s/{name}"):
        label = person.find(f"{name}Name")
        kind = label.get("nameType") if label is not None else None
        shown = label.text if label is not None and label.text else ""
        found.append(
            Contributor(
                role=person.get("contributorType") or "",
                name=take(person, f"{name}Name"),
                given=take(person, "givenName"),
                family=take(person, "familyName"),
                organisation=kind == "Organizational",
            )
        )
        person.attrib.clear()
        label_rest(person, shown)
    return found


def _related(one: Element) -> Related:
    identifier = one.find("relatedItemIdentifier")
    found = []
    if identifier is not None:
        found.append((identifier.get("relatedItemIdentifierType") or "", element_text(identifier)))
    names = ("volume", "issue", "number", "firstPage", "lastPage")
    volume, issue, number, first, last = (take(one, name) for name in names)
    return Related(
        relation=one.get("relationType") or "",
        kind=one.get("relatedItemType") or "",
        title=take(one, "titles/title"),
        volume=volume,
        issue=issue,
        number=number,
        first_page=first,
        last_page=last,
        identifiers=tuple(found),
    )
