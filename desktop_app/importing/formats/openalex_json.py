"""Works of OpenAlex as JSON: one, an answer with many, or one a line."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.json_works.crossref_types import TYPES as CROSSREF_TYPES
from desktop_app.importing.json_works.json_items import JsonItem, JsonItems, JsonObject
from desktop_app.importing.json_works.json_sniffing import has_names, looks_like_json
from desktop_app.importing.json_works.json_values import (
    objects_of,
    take_text,
    take_texts,
    text_of,
    texts_of,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.left_over import keep_names
from desktop_app.importing.values.marked_text import marked_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

_WRAPPERS = frozenset(("results",))
_TYPES = {
    "article": "article-journal",
    "review": "article-journal",
    "letter": "article-journal",
    "editorial": "article-journal",
    "preprint": "article",
    "paratext": "document",
    "book": "book",
    "book-chapter": "chapter",
    "dissertation": "thesis",
    "dataset": "dataset",
    "report": "report",
    "standard": "standard",
    "software": "software",
}
_IDENTIFIERS = ("pmid", "pmcid", "mag", "openalex")
_MOST_WORDS = 50_000


class OpenAlexImporter:
    """See the module."""

    format = FileFormat("openalex-json", "OpenAlex JSON", (".json", ".jsonl"), "api.openalex.org")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where an OpenAlex address is an object's id."""
        sure = looks_like_json(source) and "https://openalex.org/W" in source.head
        names = ("authorships", "abstract_inverted_index", "publication_year")
        if sure and any(has_names(source, name) for name in names):
            return Confidence.SURE
        return Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in JsonItems(source.text, _WRAPPERS, _is_work):
            yield item if isinstance(item, Problem) else _record(item)


def _is_work(content: JsonObject) -> bool:
    return any(name in content for name in ("display_name", "title", "authorships"))


def _record(item: JsonItem) -> Record:
    work = item.content
    draft = RecordDraft(item.line, item.end_line)
    title = marked_text(take_text(work, "title"))
    name = marked_text(take_text(work, "display_name"))
    draft.add("title", title or name)
    if title and name != title:
        draft.keep("display_name", name)
    _read_people(draft, work)
    _read_source(draft, work)
    _read_type(draft, work)
    draft.add("date", take_text(work, "publication_date"), "publication_date")
    draft.add("date", take_text(work, "publication_year"), "publication_year")
    _read_identifiers(draft, work)
    place = work.get("biblio")
    if isinstance(place, dict):
        for name, csl in (("volume", "volume"), ("issue", "issue"), ("first_page", "first-page")):
            draft.add(csl, take_text(place, name))
        draft.add("last-page", take_text(place, "last_page"))
    draft.add("language", take_text(work, "language"))
    index = work.get("abstract_inverted_index")
    if isinstance(index, dict) and (abstract := _abstract(index)):
        draft.add("abstract", marked_text(abstract))
        del work["abstract_inverted_index"]
    for word in objects_of(work.get("keywords")):
        draft.add("keyword", take_text(word, "display_name") or take_text(word, "keyword"))
    topics = [text_of(topic.get("display_name")) for topic in objects_of(work.get("topics"))]
    draft.subjects = tuple(dict.fromkeys(filter(None, topics)))
    keep_names(draft, work)
    return draft.record()


def _read_people(draft: RecordDraft, work: JsonObject) -> None:
    """Names as they were printed, else as OpenAlex calls the person."""
    people = list(objects_of(work.get("authorships")))
    for person in people:
        author = person.get("author")
        known = text_of(author.get("display_name")) if isinstance(author, dict) else ""
        add_name(draft, "author", " ".join((known or take_text(person, "raw_author_name")).split()))
    if work.get("is_authors_truncated") is True or len(people) == 100:
        draft.authors_cut = bool(people)


def _read_source(draft: RecordDraft, work: JsonObject) -> None:
    location = work.get("primary_location") or work.get("host_venue")
    if not isinstance(location, dict):
        return
    draft.add("url", take_text(location, "landing_page_url"), "landing_page_url")
    source = location.get("source") if "source" in location else location
    if not isinstance(source, dict):
        return
    if text_of(source.get("type")) == "repository" and text_of(work.get("type")) != "preprint":
        draft.add("source", take_text(source, "display_name"))
    else:
        draft.add("venue", marked_text(take_text(source, "display_name")))
    serials = take_texts(source, "issn") or texts_of(source.get("issn_l"))
    for serial in serials:
        draft.add("serial", serial, "issn")
    draft.add("publisher", take_text(source, "host_organization_name", "publisher"))


def _read_type(draft: RecordDraft, work: JsonObject) -> None:
    kind, crossref = text_of(work.get("type")), text_of(work.get("type_crossref"))
    draft.type = _TYPES.get(kind) or CROSSREF_TYPES.get(crossref or kind) or "document"
    if kind == "article" and crossref == "proceedings-article":
        draft.type = "paper-conference"
    if kind == "article" and crossref == "posted-content":
        draft.type = "article"


def _read_identifiers(draft: RecordDraft, work: JsonObject) -> None:
    draft.add("doi", take_text(work, "doi"), "doi")
    names = work.get("ids")
    ids = names if isinstance(names, dict) else {}
    draft.add("doi", take_text(ids, "doi"), "doi")
    if not ids.get("openalex"):
        ids["openalex"] = text_of(work.get("id"))
    if text_of(work.get("id")) == text_of(ids["openalex"]):
        work.pop("id", None)
    for kind in _IDENTIFIERS:
        value = take_text(ids, kind).rstrip("/").rpartition("/")[2]
        if kind == "pmcid" and value.isdecimal():
            value = f"PMC{value}"
        draft.identify(kind, value)
    if not draft.has("arxiv"):
        for url in draft.sources("url"):
            if "arxiv.org/abs/" in url:
                draft.add("arxiv", url)


def _abstract(index: JsonObject) -> str:
    """The text of which an index says where each word stands."""
    words: dict[int, str] = {}
    for word, places in index.items():
        if not isinstance(places, list):
            return ""
        for place in places:
            if not isinstance(place, int) or len(words) > _MOST_WORDS:
                return ""
            words[place] = word
    return " ".join(words[place] for place in sorted(words))
