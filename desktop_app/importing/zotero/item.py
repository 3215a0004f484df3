"""One item of Zotero as a Record, with what its user had added to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

from desktop_app.importing.html_text.html_lines import read_html
from desktop_app.importing.json_works.json_items import JsonItem, JsonObject
from desktop_app.importing.json_works.json_values import (
    take_objects,
    take_text,
    take_texts,
    text_of,
    texts_of,
)
from desktop_app.importing.values.left_over import keep_names
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text
from desktop_app.importing.zotero.names import AUTOMATIC, NAMES, ROLES, TYPES
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.identifiers import find_arxiv
from desktop_app.model.own_things import OwnFile, OwnThings
from desktop_app.model.record import Record
from desktop_app.model.tag import tag_level

_TWICE = re.compile(r"(\d{4})-(\d\d)-(\d\d)(?: (.*))?", re.DOTALL)
_EXTRA = re.compile(r"\s*([A-Za-z][\w .-]{1,40}?)\s*:\s*(\S.*?)\s*")
_EXTRA_NAMES = {
    "citation key": "citation-key",
    "doi": "doi",
    "arxiv": "arxiv",
    "issn": "serial",
    "isbn": "serial",
    "original-date": "original-date",
    "original-title": "original-title",
    "event-place": "event-place",
    "publisher-place": "publisher-place",
}


def record_of(item: JsonItem) -> Record:
    """The record. Automatic tags are its keywords, those of the user are the user's."""
    content = item.content
    draft = RecordDraft(item.line, item.end_line)
    own = _own_things(draft, content)
    kind = take_text(content, "itemType") or "document"
    draft.type = TYPES.get(kind, "document")
    if draft.type == "document" and kind != "document":
        draft.keep("itemType", kind)
    for person in take_objects(content, "creators"):
        name = name_text(text_of(person.get("lastName")), text_of(person.get("firstName")))
        role = text_of(person.get("creatorType"))
        add_name(draft, ROLES.get(role, "contributor"), name)
        if name and role not in _SAID_AGAIN:
            draft.keep("creatorType", f"{name}: {role}")
    fields = next(iter(take_objects(content, "fields")), {})
    key = take_text(content, "citationKey") or take_text(fields, "citationKey")
    _read_extra(draft, take_text(fields, "extra"))
    if key:
        draft.values["citation-key"] = [key]
    for name in [name for name in NAMES if name in fields]:
        value = take_text(fields, name)
        csl = NAMES[name]
        draft.add(csl, _date(value) if csl in ("date", "accessed") else value, name)
    _read_container(draft, fields)
    archive_id = take_text(fields, "archiveID")
    draft.add("arxiv" if find_arxiv(archive_id) else "number", archive_id, "archiveID")
    if not draft.has("arxiv"):
        found = next((url for url in draft.sources("url") if "arxiv.org/" in url), None)
        if found and find_arxiv(found):
            draft.add("arxiv", found)
    keep_names(draft, fields)
    for name in ("key", "library"):
        content.pop(name, None)
    keep_names(draft, content)
    return replace(draft.record(), own=own)


_SAID_AGAIN = frozenset(
    ("", "bookAuthor", "contributor", "reviewedAuthor", "scriptwriter", "seriesEditor")
).union(role for role, name in ROLES.items() if role == name)
"""Roles that the field of a name says again."""


def _read_container(draft: RecordDraft, fields: JsonObject) -> None:
    """A conference gives the venue where no proceedings are named; it is the event anyhow."""
    conference = take_text(fields, "conferenceName")
    draft.add("event-title" if draft.has("venue") else "venue", conference)


def _read_extra(draft: RecordDraft, extra: str) -> None:
    """Lines of 'Name: value' that have a name here; the others are kept."""
    for line in extra.split("\n"):
        match = _EXTRA.fullmatch(line)
        name = match[1].lower() if match else ""
        if match and name in ("pmid", "pmcid"):
            draft.identify(name, match[2])
        elif match and name in _EXTRA_NAMES:
            draft.add(_EXTRA_NAMES[name], match[2], "extra")
        elif line.strip():
            draft.keep("extra", line.strip())


def _own_things(draft: RecordDraft, content: JsonObject) -> OwnThings:
    tags: list[str] = []
    library = tag_level(text_of(content.get("library")))
    paths = content.get("collections")
    for path in content.pop("collections") if isinstance(paths, list) else ():
        tags.append("/".join(filter(None, (library, *map(tag_level, texts_of(path))))))
    if library and not tags:
        tags.append(library)
    for tag in take_objects(content, "tags"):
        if tag.get("type") == AUTOMATIC:
            draft.add("keyword", text_of(tag.get("tag")))
        else:
            tags.append(text_of(tag.get("tag")))
    files: list[OwnFile] = []
    for file in take_objects(content, "attachments"):
        if path := text_of(file.get("path")):
            title = text_of(file.get("title"))
            files.append(OwnFile((path,), "" if path.endswith(title) else title))
            draft.keep("attachment/url", text_of(file.get("url")))
        else:
            draft.add("url", text_of(file.get("url")))
    notes = [words_of_note(note) for note in take_texts(content, "notes")]
    notes += map(_marked, take_objects(content, "annotations"))
    return OwnThings(
        tags=tuple(dict.fromkeys(filter(None, tags))),
        notes=tuple(filter(None, notes)),
        files=tuple(files),
        added=_moment(take_text(content, "dateAdded")),
    )


def words_of_note(html: str) -> str:
    """The words of a note, a line for each of its paragraphs and items."""
    try:
        return "\n".join(line.text for line in read_html(html).lines).strip()
    except UnreadableListing:
        return html


def _marked(mark: JsonObject) -> str:
    """'“words marked” comment (p. 3)'."""
    text, comment, page = (text_of(mark.get(name)) for name in ("text", "comment", "page"))
    parts: Iterator[str] = iter(
        (f"“{text}”" if text else "", comment, f"(p. {page})" if page else "")
    )
    return " ".join(filter(None, parts))


def _date(value: str) -> str:
    """Zotero keeps a date twice: '2020-05-00 May 2020', the first part for sorting."""
    match = _TWICE.fullmatch(value.strip())
    if match is None:
        return value
    if match[1] == "0000":
        return match[4] or ""
    parts = [part for part in match.groups()[:3] if part.strip("0")]
    written = match[4] or ""
    return "-".join(parts) if len(parts) == 3 or _is_said(written, parts) else written


def _is_said(written: str, parts: list[str]) -> bool:
    """Whether the sorted form says all that was written: 'May 2020', not 'Spring 2020'."""
    words = re.findall(r"[^\W_]+", written)
    return len(words) <= len(parts)


def _moment(text: str) -> int | None:
    try:
        return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) if text else None
    except (ValueError, OverflowError):
        return None
