"""EndNote's XML, as EndNote and Zotero write it."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.tagged.endnote_own import own_things
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.element_reading import each, take, take_all
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.marked_text import element_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name
from desktop_app.importing.values.tagged_dates import dated
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.xml_records import XmlRecord, first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.own_things import LedgerLine
from desktop_app.model.record import Problem, Record

_TYPES = {
    "journal article": "article-journal",
    "electronic article": "article-journal",
    "magazine article": "article-magazine",
    "newspaper article": "article-newspaper",
    "book": "book",
    "edited book": "book",
    "electronic book": "book",
    "book section": "chapter",
    "electronic book section": "chapter",
    "conference paper": "paper-conference",
    "conference proceedings": "paper-conference",
    "thesis": "thesis",
    "report": "report",
    "government document": "report",
    "web page": "webpage",
    "blog": "post-weblog",
    "computer program": "software",
    "dataset": "dataset",
    "patent": "patent",
    "manuscript": "manuscript",
    "unpublished work": "manuscript",
    "personal communication": "personal_communication",
    "map": "map",
    "film or broadcast": "motion_picture",
    "audiovisual material": "motion_picture",
    "artwork": "graphic",
    "figure": "figure",
    "dictionary": "entry-dictionary",
    "encyclopedia": "entry-encyclopedia",
    "standard": "standard",
    "statute": "legislation",
    "bill": "bill",
    "case": "legal_case",
    "hearing": "hearing",
    "pamphlet": "pamphlet",
    "generic": "document",
}
_SAID_AGAIN = frozenset(
    "journal article,book,book section,conference paper,thesis,report,web page,patent,dataset,"
    "computer program,magazine article,newspaper article,map,blog".split(",")
)
_PROBLEMS = "The problems of this listing say why."
_PERIODICALS = frozenset(("article-journal", "article-magazine", "article-newspaper"))
_ROLES = {
    "authors": "author",
    "secondary-authors": "editor",
    "tertiary-authors": "collection-editor",
    "translated-authors": "translator",
    "subsidiary-authors": "contributor",
}
_NAMES = {
    "abstract": "abstract",
    "volume": "volume",
    "edition": "edition",
    "publisher": "publisher",
    "pub-location": "publisher-place",
    "language": "language",
    "section": "section",
    "notes": "note",
    "research-notes": "annote",
    "call-num": "call-number",
    "num-vols": "number-of-volumes",
    "remote-database-name": "source",
    "work-type": "genre",
    "access-date": "accessed",
    "pages": "page",
}


class EndnoteXmlImporter:
    """See the module."""

    format = FileFormat("endnote-xml", "EndNote XML", (".xml",), "EndNote")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where records have a reference type of EndNote's."""
        if first_element(source.head) in ("xml", "records", "record", "XML"):
            marks = ("<ref-type", "<contributors", "<REFERENCE_TYPE")
            if "<record" in source.head and any(mark in source.head for mark in marks):
                return Confidence.SURE
        return Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        references = read = notes = 0
        for item in xml_records(source.text, "record"):
            found = item if isinstance(item, Problem) else worthwhile(_record(item))
            references += 1
            if isinstance(found, Record):
                read += 1
                notes += len(found.own.notes) if found.own is not None else 0
            yield found
        if "<source-app" in source.head and 'name="EndNote"' in source.head:
            yield Header(ledger=tuple(_ledger(references, read, notes)))


def _ledger(references: int, read: int, notes: int) -> Iterator[LedgerLine]:
    """Files are told when they are there."""
    why = _PROBLEMS if read < references else ""
    yield LedgerLine("references", references, read, "papers", (), why)
    if notes:
        yield LedgerLine("research notes", notes, notes, "notes", (), "")


def _record(item: XmlRecord) -> Record:
    record = item.element
    draft = RecordDraft(item.line, item.end_line)
    own = own_things(record)
    _read_type(draft, record)
    for path, role in _ROLES.items():
        for people in each(record, f"contributors/{path}"):
            for name in take_all(people, "author"):
                for one in name.split(";"):
                    add_name(draft, role, one.strip().rstrip(","))
    _read_titles(draft, record)
    for name, csl in _NAMES.items():
        draft.add(csl, take(record, name))
    number = take(record, "number")
    draft.add("issue" if draft.type in _PERIODICALS else "number", number)
    issue = take(record, "issue")
    draft.add("issue" if not draft.has("issue") else "supplement-number", issue)
    for word in each(record, "keywords/keyword"):
        for one in element_text(word).split(";"):
            draft.add("keyword", one)
        word.clear()
    _read_dates(draft, record)
    patent = draft.type == "patent" and not number
    draft.add("number" if patent else "serial", take(record, "isbn"), "isbn")
    draft.add("serial", take(record, "issn"), "issn")
    draft.add("doi", take(record, "electronic-resource-num"), "electronic-resource-num")
    for kind in ("web-urls", "related-urls", "pdf-urls", "text-urls", "image-urls"):
        for url in take_all(record, f"urls/{kind}/url"):
            draft.add("url", url, kind)
    label = take(record, "label")
    if label and " " not in label:
        draft.values["citation-key"] = [label]
    else:
        draft.keep("label", label)
    keep_elements(draft, record)
    read = draft.record()
    return read if own is None else read.changed(own=own)


def _read_type(draft: RecordDraft, record: Element) -> None:
    element = record.find("ref-type")
    if element is None:
        return
    name = (element.get("name") or "").strip()
    draft.type = _TYPES.get(name.casefold(), "document")
    if name.casefold() not in _SAID_AGAIN:
        draft.keep("ref-type", name or element_text(element))
    element.clear()


def _read_titles(draft: RecordDraft, record: Element) -> None:
    titles = record.find("titles")
    draft.add("title", take(titles, "title"))
    draft.add("title-short", take(titles, "short-title"))
    draft.add("translated-title", take(titles, "translated-title"))
    second, third = take(titles, "secondary-title"), take(titles, "tertiary-title")
    full = take(record, "periodical/full-title")
    short = [take(record, f"periodical/abbr-{at}") for at in (1, 2, 3)]
    alternatives = (take(record, "alt-periodical/full-title"), take(titles, "alt-title"))
    if draft.type == "book":
        draft.add("collection-title", second or third)
        third = third if second else ""
        second = ""
    venue = full or second
    draft.add("venue", venue)
    for name in dict.fromkeys((second, *short, *alternatives, *_alternatives(record))):
        if name and name.casefold() != venue.casefold():
            draft.add(
                "container-title-short" if name in short or _abbreviates(name, venue) else "venue",
                name,
            )
    draft.add("collection-title", third)


def _alternatives(record: Element) -> list[str]:
    return [take(record, f"alt-periodical/abbr-{at}") for at in (1, 2)]


def _abbreviates(short: str, full: str) -> bool:
    return bool(full) and len(short) < len(full)


def _read_dates(draft: RecordDraft, record: Element) -> None:
    year = take(record, "dates/year")
    draft.add("date", year, "dates/year")
    for date in take_all(record, "dates/pub-dates/date"):
        draft.add("month" if dated("2000", date) else "date", date, "dates/pub-dates")
