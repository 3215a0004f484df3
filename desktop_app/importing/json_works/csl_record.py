"""One item of CSL-JSON as a Record, what this program's own export adds to it included."""

from __future__ import annotations

import re
from typing import Any

from desktop_app.importing.json_works.json_items import JsonItem, JsonObject
from desktop_app.importing.json_works.json_values import (
    objects_of,
    still_said,
    take_text,
    take_texts,
    text_of,
)
from desktop_app.importing.values.left_over import keep_names
from desktop_app.importing.values.marked_text import marked_text
from desktop_app.importing.values.own_remarks import read_remark, without_end_mark
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text, whole_name
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.identifiers import address, find_arxiv
from desktop_app.model.record import Record

NAMES = frozenset(
    "author chair collection-editor compiler composer container-author contributor curator "
    "director editor editor-translator editorial-director executive-producer guest host "
    "illustrator interviewer narrator organizer original-author performer producer recipient "
    "reviewed-author script-writer series-creator translator".split()
)
_DATES = frozenset("accessed available-date event-date original-date submitted".split())
_TEXTS = frozenset(
    "archive archive_collection archive_location archive-place authority call-number "
    "chapter-number citation-label citation-number collection-number collection-title "
    "container-title-short dimensions division edition event-place event-title "
    "first-reference-note-number genre issue jurisdiction language license locator medium number "
    "number-of-pages number-of-volumes original-publisher original-publisher-place original-title "
    "page page-first part-number part-title printing-number publisher publisher-place references "
    "reviewed-genre reviewed-title scale section source status supplement-number title-short "
    "version volume volume-title year-suffix".split()
)
_OLD_NAMES = {
    "shortTitle": "title-short",
    "journalAbbreviation": "container-title-short",
    "event": "event-title",
}
_KEYWORDS = re.compile(r"\s*;\s*|\s*,\s+")


def csl_record(item: JsonItem) -> Record:
    """The record; the item's content is used up."""
    content = item.content
    draft = RecordDraft(item.line, item.end_line)
    draft.type = take_text(content, "type") or None
    if key := take_text(content, "id"):
        draft.values["citation-key"] = [key]
    if further := take_text(content, "citation-key"):
        if key and key != further:
            draft.keep("id", key)
        draft.values["citation-key"] = [further]
    urls = _read_own(draft, content)
    for role in [name for name in content if name in NAMES]:
        _read_names(draft, role, content)
    _read_dates(draft, content)
    _read_identifiers(draft, content)
    for url in urls:
        draft.add("url", url, "URL")
    for name, csl in _OLD_NAMES.items():
        if csl not in content and text_of(content.get(name)):
            draft.add(csl, take_text(content, name))
    draft.add("title", marked_text(take_text(content, "title")))
    draft.add("venue", marked_text(take_text(content, "container-title")))
    _read_abstract(draft, content)
    for name in [name for name in content if name in _TEXTS]:
        draft.add(name, take_text(content, name))
    for word in _keywords(content):
        draft.add("keyword", word)
    _read_notes(draft, content)
    without_end_mark(draft)
    keep_names(draft, content)
    return draft.record()


def _read_own(draft: RecordDraft, content: JsonObject) -> list[str]:
    """What our own export put under `custom`; the further addresses in it are returned."""
    custom = content.get("custom")
    if not isinstance(custom, dict):
        return []
    draft.add("arxiv", take_text(custom, "arxiv_id"))
    draft.subjects = tuple(take_texts(custom, "subjects"))
    for identifier in objects_of(custom.get("identifiers")):
        if identifier.keys() == {"kind", "value"}:
            draft.identify(take_text(identifier, "kind"), take_text(identifier, "value"))
    custom["identifiers"] = still_said(custom.get("identifiers"))
    for extra in objects_of(custom.get("extra")):
        for name in list(extra):
            for text in take_texts(extra, name):
                draft.keep(name, text)
    custom["extra"] = still_said(custom.get("extra"))
    for name in list(custom):
        if name != "urls" and name not in content and (values := take_texts(custom, name)):
            draft.values[name] = values
    return take_texts(custom, "urls")


def _read_names(draft: RecordDraft, role: str, content: JsonObject) -> None:
    people = content[role]
    if not isinstance(people, list):
        return
    rest: list[Any] = []
    for person in people:
        name = name_of(person)
        if name:
            add_name(draft, role, name)
            if isinstance(person, dict):
                keep_of_person(draft, role, name, person)
        elif person:
            rest.append(person)
    content[role] = rest


def keep_of_person(draft: RecordDraft, role: str, name: str, person: JsonObject) -> None:
    """Keeps what is said of a person beside the name: an ORCID, a place of work."""
    names = {*_NAME_PARTS}
    if not text_of(person.get("family")) or name == text_of(person.get("literal")):
        names |= {"literal", "name"}
    told = {one: value for one, value in person.items() if one not in names and value}
    if told:
        keep_names(draft, {role: {"name": name, **told}}, "people/")


_NAME_PARTS = (
    "family given suffix non-dropping-particle dropping-particle comma-suffix static-ordering "
    "parse-names sequence".split()
)
"""What makes a name, says how it is printed, or that it is the first."""


def name_of(person: Any) -> str:
    """The name in one of CSL's name objects, or '' where there is none."""
    if isinstance(person, str):
        return " ".join(person.split())
    if not isinstance(person, dict):
        return ""
    family, given = text_of(person.get("family")), text_of(person.get("given"))
    particle = text_of(person.get("non-dropping-particle"))
    suffix, dropping = text_of(person.get("suffix")), text_of(person.get("dropping-particle"))
    literal = text_of(person.get("literal")) or text_of(person.get("name"))
    if not (given or dropping or particle or suffix) or (literal and not family):
        return whole_name(family or literal)
    return name_text(family, f"{given} {dropping}".strip(), particle, suffix)


def _read_dates(draft: RecordDraft, content: JsonObject) -> None:
    date, rest = csl_date(content.get("issued"))
    draft.add("date", date, "issued")
    if date:
        content["issued"] = rest
    for name in [name for name in content if name in _DATES]:
        date, rest = csl_date(content[name])
        if date:
            draft.add(name, iso_date(date) or date)
            content[name] = rest


def csl_date(value: Any) -> tuple[str, JsonObject]:
    """A date of CSL as text, and what else is said of it: the end of a range, 'circa', a season."""
    if not isinstance(value, dict):
        return text_of(value), {}
    rest = dict(value)
    parts = value.get("date-parts")
    if isinstance(parts, list) and parts and isinstance(parts[0], list):
        date = parts_date(parts[0])
        if date:
            rest.pop("date-parts")
            if len([*filter(_says, parts[0])]) > 1 + date.count("-"):  # a season, no day there is
                rest["date-parts"] = parts[:1]
            if len(parts) > 1 and parts[1] != parts[0]:
                rest["until"] = parts_date(parts[1]) if isinstance(parts[1], list) else parts[1]
            if text_of(rest.get("raw")) == date or iso_date(text_of(rest.get("raw"))) == date:
                rest.pop("raw")
            return date, rest
    for name in ("raw", "literal", "string-value"):
        if date := take_text(rest, name):
            return date, rest
    return "", rest


def _says(part: Any) -> bool:
    return text_of(part).strip("0") != ""


def parts_date(parts: list[Any]) -> str:
    """'2001-07-04' of [2001, 7, 4], whose items may be strings; '' where there is no year."""
    numbers = [text_of(part) for part in parts]
    if not numbers or not numbers[0]:
        return ""
    date = numbers[0]
    for number, most in zip(numbers[1:3], (12, 31), strict=False):
        if not number.isdecimal() or not 1 <= int(number) <= most:
            break
        date += f"-{int(number):02d}"
    return date


def _read_identifiers(draft: RecordDraft, content: JsonObject) -> None:
    draft.add("doi", take_text(content, "DOI"), "DOI")
    for name in ("PMID", "PMCID"):
        draft.identify(name.lower(), take_text(content, name))
    for name in ("ISBN", "ISSN"):
        for value in take_texts(content, name):
            draft.add("serial", value, name)
    number = text_of(content.get("number"))
    if number.lower().startswith("arxiv:") and (found := find_arxiv(number)):
        draft.add("arxiv", number)
        if number == f"arXiv:{found[0]}":
            del content["number"]
    url = take_text(content, "URL")
    if not draft.has("arxiv") and "arxiv.org/abs/" in url and (found := find_arxiv(url)):
        if draft.type in ("article", "article-journal", "manuscript", "webpage", None):
            draft.add("arxiv", url)
    arxiv = [found for value in draft.sources("arxiv") if (found := find_arxiv(value))]
    if url not in [address("arxiv", identifier) for identifier, _ in arxiv]:
        draft.add("url", url, "URL")


def _read_abstract(draft: RecordDraft, content: JsonObject) -> None:
    """The abstract, whose paragraphs stay apart."""
    lines = take_text(content, "abstract").split("\n")
    text = "\n".join(marked_text(line) for line in lines)
    if text.strip():
        draft.values["abstract"] = [text.strip()]


def _keywords(content: JsonObject) -> list[str]:
    if isinstance(content.get("keyword"), list):
        return take_texts(content, "keyword")
    return [word for word in _KEYWORDS.split(take_text(content, "keyword")) if word]


def _read_notes(draft: RecordDraft, content: JsonObject) -> None:
    note = take_text(content, "note")
    lines = [line for line in note.split("\n") if not read_remark(draft, line)]
    if note := "\n".join(lines).strip():
        draft.values["note"] = [note]
    if annote := take_text(content, "annote"):
        draft.values["annote"] = [annote]
