"""JSON of Crossref's REST API: one work, or an answer with many."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.json_works.crossref_types import SAID_AGAIN, TYPES
from desktop_app.importing.json_works.csl_record import csl_date, keep_of_person, name_of
from desktop_app.importing.json_works.json_items import JsonItem, JsonItems, JsonObject
from desktop_app.importing.json_works.json_sniffing import has_names
from desktop_app.importing.json_works.json_values import (
    objects_of,
    take_objects,
    take_text,
    take_texts,
    text_of,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.joined_title import joined_title
from desktop_app.importing.values.left_over import keep_names
from desktop_app.importing.values.marked_text import marked_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

_WRAPPERS = frozenset(("message", "items"))
_ROLES = ("author", "editor", "translator", "chair")
_NAMES = {
    "volume": "volume",
    "issue": "issue",
    "page": "page",
    "publisher": "publisher",
    "publisher-location": "publisher-place",
    "language": "language",
    "edition-number": "edition",
    "group-title": "genre",
}
_PREPRINT_SERVERS = ("arXiv", "bioRxiv", "medRxiv")


class CrossrefJsonImporter:
    """See the module."""

    format = FileFormat("crossref-json", "Crossref JSON", (".json",), "answers of api.crossref.org")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where the marks of Crossref's answers stand in the beginning."""
        if has_names(source, "message-type", "message") or (
            has_names(source, "DOI") and any(has_names(source, name) for name in _MARKS)
        ):
            return Confidence.SURE
        return Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in JsonItems(source.text, _WRAPPERS, _is_work):
            yield item if isinstance(item, Problem) else _record(item)


_MARKS = ("is-referenced-by-count", "reference-count", "content-domain", "member")


def _is_work(content: JsonObject) -> bool:
    return "DOI" in content or "title" in content


def _record(item: JsonItem) -> Record:
    work = item.content
    draft = RecordDraft(item.line, item.end_line)
    _read_type(draft, work)
    draft.add("title", _title(work))
    for role in _ROLES:
        people = take_objects(work, role)
        for person in people:
            name = name_of(person)
            add_name(draft, role, name)
            keep_of_person(draft, role, name, person)
    _read_venue(draft, work)
    _read_dates(draft, work)
    draft.add("doi", take_text(work, "DOI"), "DOI")
    for name in ("ISBN", "ISSN"):
        for value in take_texts(work, name):
            draft.add("serial", value, name)
    for name, csl in _NAMES.items():
        draft.add(csl, take_text(work, name))
    number = take_text(work, "article-number")
    draft.add("number" if draft.has("page") else "page", number)
    draft.add("abstract", marked_text(take_text(work, "abstract")))
    for value in take_texts(work, "original-title"):
        draft.add("original-title", marked_text(value))
    for value in take_texts(work, "short-title"):
        draft.add("title-short", marked_text(value))
    draft.subjects = tuple(take_texts(work, "subject"))
    draft.add("url", take_text(work, "URL"), "URL")
    _read_event(draft, work)
    keep_names(draft, work)
    return draft.record()


def _read_type(draft: RecordDraft, work: JsonObject) -> None:
    kind = text_of(work.get("type"))
    draft.type = TYPES.get(kind, "document" if kind else None)
    if kind in SAID_AGAIN:
        del work["type"]


def _title(work: JsonObject) -> str:
    """Title and subtitle; of several titles the first, the others stay."""
    titles = [marked_text(text) for text in take_texts(work, "title")]
    if len(titles) > 1:
        work["title"] = titles[1:]
    title = titles[0] if titles else ""
    subtitles = [marked_text(text) for text in take_texts(work, "subtitle")]
    further = [text for text in subtitles if text.casefold() not in title.casefold()]
    return joined_title(title, *further)


def _read_venue(draft: RecordDraft, work: JsonObject) -> None:
    venues = [marked_text(text) for text in take_texts(work, "container-title")]
    if len(venues) > 1 and draft.type in ("chapter", "paper-conference", "entry"):
        venue, *series = _book_first(venues)
        draft.add("venue", venue)
        for name in series:
            draft.add("collection-title", name)
    elif venues and draft.type == "book":
        for name in venues:
            draft.add("collection-title", name)
    else:
        for name in venues:
            draft.add("venue", name)
    for short in take_texts(work, "short-container-title"):
        if marked_text(short) not in venues:
            draft.add("container-title-short", marked_text(short))
    if draft.type == "article" and not draft.has("venue"):
        for institution in objects_of(work.get("institution")):
            if text_of(institution.get("name")) in _PREPRINT_SERVERS:
                draft.add("publisher", text_of(institution["name"]))


def _book_first(venues: list[str]) -> list[str]:
    """Crossref puts the series before the book."""
    return [venues[-1], *venues[:-1]]


def _read_dates(draft: RecordDraft, work: JsonObject) -> None:
    """The date of issue, more precise where print or online says the same year."""
    issued, rest = csl_date(work.pop("issued", None))
    rest.pop("timestamp", None)
    rest.pop("date-time", None)
    draft.add("date", issued, "issued")
    keep_names(draft, rest, "issued/")
    for name in ("published", "published-print", "published-online"):
        date, _ = csl_date(work.get(name))
        if not draft.has("date"):
            draft.add("date", date, name)
        if date and date == issued:
            del work[name]


def _read_event(draft: RecordDraft, work: JsonObject) -> None:
    event = work.get("event")
    if isinstance(event, dict):
        draft.add("event-title", marked_text(take_text(event, "name")))
        draft.add("event-place", take_text(event, "location"))
