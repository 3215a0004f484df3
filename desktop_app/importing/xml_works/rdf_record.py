"""One work in RDF as a Record, with the persons, journals and notes that stand elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.values.element_reading import each, take, take_all
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.marked_text import element_text, marked_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text
from desktop_app.importing.xml_works.xml_records import XmlRecord
from desktop_app.model.record import Record

_TYPES = {
    "journalArticle": "article-journal",
    "magazineArticle": "article-magazine",
    "newspaperArticle": "article-newspaper",
    "preprint": "article",
    "book": "book",
    "bookSection": "chapter",
    "conferencePaper": "paper-conference",
    "thesis": "thesis",
    "report": "report",
    "webpage": "webpage",
    "blogPost": "post-weblog",
    "dataset": "dataset",
    "computerProgram": "software",
    "patent": "patent",
    "manuscript": "manuscript",
    "letter": "personal_communication",
    "presentation": "speech",
    "interview": "interview",
    "film": "motion_picture",
    "standard": "standard",
    "encyclopediaArticle": "entry-encyclopedia",
    "dictionaryEntry": "entry-dictionary",
    "map": "map",
    "artwork": "graphic",
    "Article": "article-journal",
    "AcademicArticle": "article-journal",
    "Book": "book",
    "EditedBook": "book",
    "BookSection": "chapter",
    "Chapter": "chapter",
    "ConferenceProceedings": "paper-conference",
    "Proceedings": "book",
    "Thesis": "thesis",
    "Report": "report",
    "Webpage": "webpage",
    "Patent": "patent",
    "Manuscript": "manuscript",
    "Map": "map",
    "Image": "graphic",
    "Letter": "personal_communication",
    "Interview": "interview",
    "MotionPicture": "motion_picture",
    "Recording": "song",
    "Data": "dataset",
}
_ROLES = {
    "authors": "author",
    "authorList": "author",
    "creator": "author",
    "author": "author",
    "inventors": "author",
    "artists": "author",
    "programmers": "author",
    "presenters": "author",
    "interviewees": "author",
    "editors": "editor",
    "editor": "editor",
    "seriesEditors": "collection-editor",
    "translators": "translator",
    "bookAuthors": "container-author",
    "contributors": "contributor",
}
_ASIDE = frozenset("Person Journal Series Memo Attachment Collection Issue".split())
_NAMES = {
    "title": "title",
    "shortTitle": "title-short",
    "abstract": "abstract",
    "date": "date",
    "issued": "date",
    "created": "",
    "volume": "volume",
    "number": "issue",
    "issue": "issue",
    "pages": "page",
    "edition": "edition",
    "numPages": "number-of-pages",
    "language": "language",
    "libraryCatalog": "source",
    "rights": "license",
    "type": "genre",
    "description": "note",
    "numberOfVolumes": "number-of-volumes",
    "callNumber": "call-number",
    "archive": "archive",
}


class Around:
    """What works refer to, by name."""

    def __init__(self) -> None:
        self._things: dict[str, Element] = {}

    def add(self, element: Element) -> None:
        """A person, journal, note or attachment."""
        if name := element.get("about"):
            self._things[name] = element

    def get(self, name: str) -> Element | None:
        """The thing of this name. It is shared: nobody may empty it."""
        return self._things.get(name)


def is_work(element: Element) -> bool:
    """Whether this is a work by itself, and no part or journal of one."""
    kind = _text(element, "itemType")
    if kind:
        return kind not in ("attachment", "note", "annotation")
    if element.tag == "Description":
        return element.find("title") is not None
    return element.tag not in _ASIDE


def record_of(item: XmlRecord, around: Around) -> Record:
    """The record; the element is used up."""
    work = item.element
    draft = RecordDraft(item.line, item.end_line)
    kind = take(work, "itemType")
    draft.type = _TYPES.get(kind) or _TYPES.get(str(work.tag), "document")
    if kind and kind not in _TYPES:
        draft.keep("itemType", kind)
    for path, role in _ROLES.items():
        for people in each(work, path):
            _read_people(draft, people, role, around)
    for container in each(work, "isPartOf"):
        _read_container(draft, container, around)
    for name, csl in _NAMES.items():
        if csl:
            draft.add(csl, take(work, name), name)
    for term in [*each(work, "subject"), *each(work, "keyword")]:
        draft.add("keyword", _text(term, ".//value") or element_text(term))
        _empty(term)
    for publisher in each(work, "publisher"):
        name = _text(publisher, ".//name") or element_text(publisher)
        draft.add("publisher", name)
        draft.add("publisher-place", _text(publisher, ".//locality"))
        publisher.clear()
    for identifier in each(work, "identifier"):
        _read_identifier(draft, _text(identifier, ".//value") or element_text(identifier))
        identifier.clear()
    for name in ("isbn", "isbn13", "isbn10", "issn"):
        for number in take_all(work, name):
            draft.add("serial", number, name)
    draft.add("doi", take(work, "doi"), "doi")
    for name in ("isReferencedBy", "link"):
        for reference in each(work, name):
            _read_note(draft, reference, around)
    name = work.get("about") or ""
    if name.startswith("http"):
        draft.add("url", name, "about")
    else:
        draft.keep("about", name)
    keep_elements(draft, work)
    return draft.record()


def _read_people(draft: RecordDraft, people: Element, role: str, around: Around) -> None:
    persons = list(people.iter("Person"))
    for reference in _references(people):
        known = around.get(reference)
        if known is not None and known.tag == "Person":
            persons.append(known)
            people.attrib.clear()
    for person in persons:
        family = _text(person, "surname") or _text(person, "familyName")
        given = _text(person, "givenName") or _text(person, "givenname")
        add_name(draft, role, name_text(family, given, literal=_text(person, "name")))
    if any(True for _ in people.iter("Person")):
        people.clear()
    elif not persons and (text := element_text(people)):
        add_name(draft, role, text)
        people.clear()


def _references(element: Element) -> Iterator[str]:
    for part in element.iter():
        if reference := part.get("resource"):
            yield reference


def _read_container(draft: RecordDraft, part: Element, around: Around) -> None:
    """The journal, book or series in which a work stands."""
    found = list(part)
    for reference in _references(part):
        if (known := around.get(reference)) is not None:
            found.append(known)
            part.attrib.clear()
    for holder in found:
        series = holder.tag == "Series" or draft.type == "book"
        title = marked_text(_text(holder, "title"))
        draft.add("collection-title" if series else "venue", title)
        draft.add(
            "collection-number" if series and draft.type != "book" else "volume",
            _text(holder, "volume"),
        )
        draft.add("issue", _text(holder, "number") or _text(holder, "issue"))
        draft.add("container-title-short", _text(holder, "alternative"))
        for identifier in holder.iterfind("identifier"):
            _read_identifier(draft, element_text(identifier))
        for inner in holder.iterfind("isPartOf"):
            _read_container(draft, inner, around)
    if found:
        part.clear()
    elif text := element_text(part):
        draft.add("collection-title" if draft.type == "book" else "venue", text)
        part.clear()


def _read_identifier(draft: RecordDraft, text: str) -> None:
    start = text[:4].upper()
    if start == "ISBN" or start == "ISSN":
        draft.add("serial", text, "identifier")
    elif start.startswith("DOI") or text.startswith("10."):
        draft.add("doi", text, "identifier")
    elif text.startswith("http"):
        draft.add("url", text, "identifier")
    else:
        draft.keep("identifier", text)


def _read_note(draft: RecordDraft, reference: Element, around: Around) -> None:
    """A note of the user's own, or a file that belongs to the work."""
    name = reference.get("resource") or ""
    known = around.get(name)
    if known is None:
        return
    if known.tag == "Memo":
        draft.keep("note", marked_text(_text(known, "value")))
    else:
        path = known.find("resource")
        where = path.get("resource") if path is not None else None
        draft.keep("file", where or _text(known, ".//value") or _text(known, "title"))
    reference.clear()


def _text(element: Element, path: str) -> str:
    return element_text(element.find(path))


def _empty(element: Element) -> None:
    if element_text(element):
        element.clear()
