"""JSON of DataCite's REST API, and DataCite's metadata as JSON by themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator

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
from desktop_app.importing.json_works.json_items import JsonItem, JsonItems, JsonObject
from desktop_app.importing.json_works.json_sniffing import has_names
from desktop_app.importing.json_works.json_values import objects_of, still_said, take_text, text_of
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.joined_title import joined_title
from desktop_app.importing.values.left_over import keep_names
from desktop_app.importing.values.marked_text import marked_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

_PAGE = re.compile(r"[A-Za-z]{0,3}\d{1,7}[A-Za-z]{0,2}")
_PAGES = re.compile(r"([A-Za-z]?\d+\s*[-–]\s*[A-Za-z]?\d+)\s*(?:pages|p\.?|pp\.?|S\.|Seiten)?")
_WRAPPERS = frozenset(("data",))


class DataciteJsonImporter:
    """See the module."""

    format = FileFormat("datacite-json", "DataCite JSON", (".json",), "answers of api.datacite.org")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where DataCite's names stand in the beginning."""
        names = ("creators", "titles") if has_names(source, "titles") else ("attributes", "doi")
        marks = ("publicationYear", "schemaVersion", "resourceTypeGeneral", "types")
        if has_names(source, *names) and any(has_names(source, mark) for mark in marks):
            return Confidence.SURE
        return Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in JsonItems(source.text, _WRAPPERS, _is_work):
            yield item if isinstance(item, Problem) else _record(item)


def _is_work(content: JsonObject) -> bool:
    return any(name in content for name in ("attributes", "titles", "creators"))


def _record(item: JsonItem) -> Record:
    work = item.content
    draft = RecordDraft(item.line, item.end_line)
    attributes = work.get("attributes")
    if isinstance(attributes, dict):
        work.pop("attributes")
        if work.get("type") == "dois":
            work.pop("type")
        work = {**work, **attributes}
    _read_types(draft, work)
    _read_titles(draft, work)
    read_contributors(draft, _people(work, "creators"), _people(work, "contributors"))
    doi = take_text(work, "doi")
    draft.add("doi", doi, "doi")
    if doi and text_of(work.get("id")).lower().endswith(doi.lower()):
        del work["id"]
    draft.add("url", take_text(work, "url"), "url")
    draft.add("date", take_text(work, "publicationYear"), "publicationYear")
    dates = list(objects_of(work.get("dates")))
    for date in dates:
        kind = text_of(date.get("dateType"))
        if kind == "Issued" or (kind in ("Available", "Created") and not draft.has("date")):
            draft.add("date", take_text(date, "date"), f"dates/{kind}")
    _read_publisher(draft, work)
    for name, csl in (("language", "language"), ("version", "version")):
        draft.add(csl, take_text(work, name))
    _read_subjects(draft, work)
    abstracts = [
        text
        for text in objects_of(work.get("descriptions"))
        if text.get("descriptionType") == "Abstract"
    ]
    at = in_language(draft, [text_of(text.get("lang")) for text in abstracts])
    for text in abstracts[at : at + 1]:
        draft.add("abstract", marked_text(take_text(text, "description")))
        text.pop("descriptionType")
    for right in objects_of(work.get("rightsList")):
        draft.add("license", take_text(right, "rights"))
    related = [_related(one) for one in objects_of(work.get("relatedItems"))]
    read_related(draft, related)
    _read_container(draft, work)
    _read_sizes(draft, work)
    finish(draft)
    for name in ("types", "dates", "titles", "descriptions", "rightsList", "subjects"):
        work[name] = still_said(work.get(name))
    keep_names(draft, work)
    return draft.record()


def _read_sizes(draft: RecordDraft, work: JsonObject) -> None:
    """'42-79 Seiten' are the pages, '12 pages' are not."""
    sizes = work.get("sizes")
    if isinstance(sizes, list) and not draft.has("first-page"):
        for size in list(sizes):
            if pages := _PAGES.fullmatch(text_of(size)):
                draft.add("page", pages[1])
                sizes.remove(size)
                return


def _read_types(draft: RecordDraft, work: JsonObject) -> None:
    for types in objects_of(work.get("types")):
        read_type(
            draft,
            text_of(types.get("resourceTypeGeneral")),
            text_of(types.get("resourceType")),
            text_of(types.get("citeproc")),
        )
        if text_of(types.get("citeproc")) == draft.type:
            del types["citeproc"]


def _read_titles(draft: RecordDraft, work: JsonObject) -> None:
    titles = list(objects_of(work.get("titles")))
    proper = [title for title in titles if title.get("titleType") in (None, "", "Other")]
    subtitles = [title for title in titles if title.get("titleType") == "Subtitle"]
    chosen = (proper or titles)[:1] + subtitles
    draft.add("title", joined_title("", *(marked_text(take_text(one, "title")) for one in chosen)))
    translated = [one for one in titles if one.get("titleType") == TRANSLATED and one not in chosen]
    for title in translated:
        draft.add("translated-title", marked_text(take_text(title, "title")))
    for title in (*chosen, *translated):
        title.pop("titleType", None)


def _people(work: JsonObject, name: str) -> list[Contributor]:
    found = []
    for person in objects_of(work.get(name)):
        found.append(
            Contributor(
                role=text_of(person.pop("contributorType", "")),
                name=take_text(person, "name"),
                given=take_text(person, "givenName"),
                family=take_text(person, "familyName"),
                organisation=text_of(person.pop("nameType", "")) == "Organizational",
            )
        )
    work[name] = still_said(work.get(name))
    return found


def _read_publisher(draft: RecordDraft, work: JsonObject) -> None:
    publisher = work.get("publisher")
    if isinstance(publisher, dict):
        draft.add("publisher", marked_text(take_text(publisher, "name")))
    else:
        draft.add("publisher", marked_text(take_text(work, "publisher")))


def _read_subjects(draft: RecordDraft, work: JsonObject) -> None:
    for subject in objects_of(work.get("subjects")):
        draft.add("keyword", marked_text(take_text(subject, "subject")))


def _related(one: JsonObject) -> Related:
    titles = [take_text(title, "title") for title in objects_of(one.get("titles"))]
    title, *further = [*filter(None, titles)] or [""]
    identifiers = list(objects_of(one.get("relatedItemIdentifier")))
    return Related(
        relation=text_of(one.get("relationType")),
        kind=text_of(one.get("relatedItemType")),
        title=title,
        further_titles=tuple(further),
        volume=take_text(one, "volume"),
        issue=take_text(one, "issue"),
        number=take_text(one, "number"),
        first_page=take_text(one, "firstPage"),
        last_page=take_text(one, "lastPage"),
        identifiers=tuple(
            (
                text_of(identifier.get("relatedItemIdentifierType")),
                text_of(identifier.get("relatedItemIdentifier")),
            )
            for identifier in identifiers
        ),
    )


def _read_container(draft: RecordDraft, work: JsonObject) -> None:
    """What DataCite itself makes of the related items."""
    container = work.get("container")
    if not isinstance(container, dict) or draft.has("venue"):
        return
    if draft.type in ("article-journal", "chapter", "paper-conference"):
        draft.add("venue", marked_text(take_text(container, "title")))
    for name in ("volume", "issue"):
        draft.add(name, take_text(container, name))
    for name, csl in (("firstPage", "first-page"), ("lastPage", "last-page")):
        if _PAGE.fullmatch(text_of(container.get(name))):
            draft.add(csl, take_text(container, name))
    if text_of(container.get("identifierType")) in ("ISSN", "ISBN"):
        draft.add("serial", take_text(container, "identifier"), "container/identifier")
