"""One work of Crossref's XML, with what stands around it, as Records: a journal may hold several
articles, a book several chapters."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from xml.etree.ElementTree import Element

from desktop_app.importing.values.element_reading import each, label_rest, take, take_all, take_date
from desktop_app.importing.values.joined_title import joined_title
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.marked_text import element_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text, whole_name
from desktop_app.importing.xml_works.xml_records import XmlRecord
from desktop_app.model.record import Record

KINDS: dict[str, tuple[str, str]] = {
    "journal": ("journal_article", "article-journal"),
    "book": ("content_item", "chapter"),
    "conference": ("conference_paper", "paper-conference"),
    "database": ("dataset", "dataset"),
    "dissertation": ("", "thesis"),
    "report-paper": ("content_item", "report"),
    "standard": ("content_item", "standard"),
    "posted_content": ("", "article"),
    "peer_review": ("", "review"),
    "pending_publication": ("", "article"),
    "sa_component": ("", "document"),
}
"""Element to the element of the works in it, and the CSL type of those."""

_WHOLE = {"journal": "periodical", "conference": "book", "book": "book", "database": "dataset"}
_ROLES = frozenset(("author", "editor", "translator", "chair"))
_DATES = ("publication_date", "posted_date", "approval_date", "creation_date", "database_date")
_PRINT_FIRST = {"print": 0, None: 0, "online": 1}


def records_of(item: XmlRecord) -> Iterator[Record]:
    """The records of one element; it is used up."""
    top = item.element
    part, kind = KINDS[str(top.tag)]
    parts = top.findall(part) if part else []
    if top.tag == "journal" and not parts:
        parts = top.findall("journal_issue/journal_article")
    if len(parts) < 2:
        yield _record(item, top, parts[0] if parts else None, kind)
        return
    for one in parts:
        top.remove(one)
    for one in parts:
        yield _record(item, deepcopy(top), one, kind)


def _record(item: XmlRecord, around: Element, work: Element | None, kind: str) -> Record:
    draft = RecordDraft(item.line, item.end_line)
    draft.type = kind
    if work is None:
        draft.type = _WHOLE.get(str(around.tag), kind)
        work = _metadata(around)
        if around.tag == "posted_content":
            kind = around.get("type") or ""
            draft.add("genre", kind if kind != "preprint" else "")
    _read_work(draft, work)
    _read_journal(draft, around)
    _read_book(draft, around, work)
    _read_event(draft, around)
    if not draft.has("date"):
        _read_dates(draft, around)
    for scope in (work, around):
        for issued in each(scope, "journal_issue"):
            _read_dates(draft, issued)
    keep_elements(draft, around)
    if work is not around and not any(child is work for child in around.iter()):
        keep_elements(draft, work)
    return draft.record()


def _metadata(around: Element) -> Element:
    """The element that describes a book, a volume of proceedings or a journal itself."""
    for child in around:
        tag = str(child.tag)
        if tag.endswith("_metadata") and tag != "event_metadata":
            if tag != "journal_metadata" or around.find("journal_issue") is None:
                return child
    return around


def _read_work(draft: RecordDraft, work: Element) -> None:
    titles = work.find("titles")
    title = take(titles, "title") or take(work, "proceedings_title") or take(work, "full_title")
    if title and titles is not None:
        title = joined_title(title, *take_all(titles, "subtitle"))
    draft.add("title", title)
    draft.add("original-title", take(titles, "original_language_title"))
    for people in each(work, "contributors"):
        _read_people(draft, people, "author")
    _read_people(draft, work, "author")
    _read_dates(draft, work)
    draft.add("doi", take(work, "doi_data/doi"), "doi")
    draft.add("url", take(work, "doi_data/resource"), "resource")
    draft.add("first-page", take(work, "pages/first_page"))
    draft.add("last-page", take(work, "pages/last_page"))
    _read_numbers(draft, work)
    for abstract in each(work, "abstract"):
        text = element_text(abstract)
        if not draft.has("abstract"):
            draft.add("abstract", text.removeprefix("Abstract ") if len(text) > 20 else text)
            abstract.clear()
    for name, csl in (
        ("edition_number", "edition"),
        ("volume", "volume"),
        ("group_title", "publisher"),
        ("degree", "genre"),
        ("component_number", "number"),
    ):
        draft.add(csl, take(work, name))
    _read_publisher(draft, work)
    for name in ("isbn", "issn"):
        for number in take_all(work, name):
            draft.add("serial", number, name)
    draft.add("license", take(work, "program/license_ref"))
    draft.add("language", work.get("language") or "")
    work.attrib.pop("language", None)


def _read_numbers(draft: RecordDraft, work: Element) -> None:
    """The number of an article, which stands where there are no pages."""
    for number in each(work, "publisher_item/item_number"):
        if number.get("item_number_type") in ("article-number", "article_number"):
            if not draft.has("first-page"):
                draft.add("page", element_text(number))
                number.clear()
    for name in ("institution/institution_name", "institution/name"):
        draft.add("publisher", take(work, name))
    draft.add("publisher-place", take(work, "institution/institution_place"))


def _read_people(draft: RecordDraft, people: Element, usual: str) -> None:
    for person in people:
        role = person.get("contributor_role") or "author"
        if usual != "author" and role == "author":
            role = usual
        if person.tag == "person_name":
            parts = [take(person, name) for name in ("surname", "given_name", "suffix")]
            name = name_text(parts[0], parts[1], "", parts[2])
        elif person.tag in ("organization", "collab"):
            name = whole_name(" ".join((person.text or "").split()))
            person.text = None
        else:
            continue
        add_name(draft, role if role in _ROLES or role == usual else "contributor", name)
        person.attrib.clear()
        label_rest(person, name)


def _read_dates(draft: RecordDraft, work: Element) -> None:
    """Print before online: that is the year of the volume."""
    dates = [date for name in _DATES for date in work.iterfind(name)]
    dates.sort(key=lambda date: _PRINT_FIRST.get(date.get("media_type"), 2))
    for date in dates:
        if not draft.has("date"):
            season = date.find("season")
            if season is not None:
                draft.keep("season", element_text(season))
                season.clear()
            draft.add("date", take_date(date, "year", "month", "day"), "publication_date")
            date.clear()
        elif _same(draft.sources("date")[0], date):
            date.clear()


def _same(known: str, date: Element) -> bool:
    parts = [date.findtext(name) or "" for name in ("year", "month", "day")]
    said = "-".join(f"{part:0>2}" for part in parts if part)
    return known == said


def _read_journal(draft: RecordDraft, around: Element) -> None:
    journal = around.find("journal_metadata")
    if around.tag != "journal":
        return
    if journal is not None:
        draft.add("venue" if draft.type != "periodical" else "title", take(journal, "full_title"))
        short = take(journal, "abbrev_title")
        if short not in draft.values.get("venue", ()):
            draft.add("container-title-short", short)
        for number in take_all(journal, "issn"):
            draft.add("serial", number, "issn")
        draft.add("language", journal.get("language") or "")
        journal.attrib.pop("language", None)
    draft.add("volume", take(around, "journal_issue/journal_volume/volume"))
    draft.add("issue", take(around, "journal_issue/issue"))


def _read_book(draft: RecordDraft, around: Element, work: Element) -> None:
    """What a book or volume of proceedings gives to the work in it."""
    for metadata in around:
        tag = str(metadata.tag)
        if not tag.endswith("_metadata") or tag in ("journal_metadata", "event_metadata"):
            continue
        series = metadata.find("series_metadata")
        series = series if series is not None else metadata.find("set_metadata")
        name = joined_title(take(series, "titles/title"), *take_all(series, "titles/subtitle"))
        for number in take_all(series, "issn"):
            draft.add("serial", number, "issn")
        draft.add("collection-number", take(series, "volume"))
        if metadata is work:
            draft.add("collection-title", name)
            continue
        titles = metadata.find("titles")
        title = take(titles, "title") or take(metadata, "proceedings_title")
        title = joined_title(
            title, *take_all(titles, "subtitle"), take(metadata, "proceedings_subtitle")
        )
        if title:
            draft.add("venue", title)
            draft.add("collection-title", name)
        else:
            draft.add("venue", name)
        for people in each(metadata, "contributors"):
            _read_people(draft, people, "container-author")
        draft.add("volume", take(metadata, "volume"))
        draft.add("edition", take(metadata, "edition_number"))
        for number_name in ("isbn", "issn"):
            for number in take_all(metadata, number_name):
                draft.add("serial", number, number_name)
        _read_publisher(draft, metadata)
        if not draft.has("date"):
            _read_dates(draft, metadata)
        draft.add("language", metadata.get("language") or "")
        metadata.attrib.pop("language", None)
    if around.tag == "conference":
        for people in each(around, "contributors"):
            _read_people(draft, people, "editor")


def _read_publisher(draft: RecordDraft, holder: Element) -> None:
    draft.add("publisher", take(holder, "publisher/publisher_name"))
    draft.add("publisher-place", take(holder, "publisher/publisher_place"))


def _read_event(draft: RecordDraft, around: Element) -> None:
    event = around.find("event_metadata")
    draft.add("event-title", take(event, "conference_name"))
    draft.add("event-place", take(event, "conference_location"))
    date = event.find("conference_date") if event is not None else None
    if date is not None:
        draft.add("event-date", element_text(date))
        if not date.attrib:
            date.clear()
