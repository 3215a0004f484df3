"""Citation files (CITATION.cff): a program or dataset, what to cite for it, and its references."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.json_works.plain_yaml import NotYaml, Placed, read_yaml
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.left_over import json_text
from desktop_app.importing.values.plain_value import with_single_blanks
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

_MARK = re.compile(r"^cff-version\s*:", re.MULTILINE)
_TYPES = {
    "article": "article-journal",
    "book": "book",
    "conference": "book",
    "conference-paper": "paper-conference",
    "data": "dataset",
    "database": "dataset",
    "dataset": "dataset",
    "edited-work": "book",
    "magazine-article": "article-magazine",
    "manual": "report",
    "map": "map",
    "newspaper-article": "article-newspaper",
    "pamphlet": "pamphlet",
    "patent": "patent",
    "personal-communication": "personal_communication",
    "proceedings": "book",
    "report": "report",
    "software": "software",
    "software-code": "software",
    "standard": "standard",
    "thesis": "thesis",
    "unpublished": "manuscript",
    "video": "motion_picture",
    "website": "webpage",
    "blog": "post-weblog",
}
_SAID_AGAIN = frozenset("article book conference-paper dataset software thesis report".split())
_ROLES = {
    "authors": "author",
    "editors": "editor",
    "editors-series": "collection-editor",
    "translators": "translator",
    "recipients": "recipient",
}
_NAMES = {
    "title": "title",
    "abstract": "abstract",
    "version": "version",
    "license": "license",
    "journal": "venue",
    "collection-title": "venue",
    "volume": "volume",
    "issue": "issue",
    "number": "number",
    "pages": "number-of-pages",
    "start": "first-page",
    "end": "last-page",
    "edition": "edition",
    "section": "section",
    "notes": "note",
    "medium": "medium",
    "status": "status",
    "thesis-type": "genre",
    "volume-title": "volume-title",
    "number-volumes": "number-of-volumes",
    "abbreviation": "title-short",
}
_URLS = ("url", "repository", "repository-code", "repository-artifact")
_INNER = ("preferred-citation", "references")
_NO_YAML = "This line is no citation file that can be read."


class CffImporter:
    """See the module."""

    format = FileFormat("cff", "Citation file (CFF)", (".cff",), "CITATION.cff of programs")
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where the version of the format is named."""
        return Confidence.SURE if _MARK.search(source.head) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer. The work itself, then what to cite for it, then what it refers to."""
        try:
            top = read_yaml(source.lines)
        except NotYaml as error:
            text = source.lines[error.line - 1].strip()[:200]
            yield Problem(error.line, text, _NO_YAML)
            return
        inner = []
        for name in _INNER:
            value = top.content.pop(name, None)
            inner += [
                one
                for one in (value if isinstance(value, list) else [value])
                if isinstance(one, Placed)
            ]
        end = min([one.line - 1 for one in inner], default=top.end_line)
        below = islice(source.lines, end, None)
        if any(line[:1].isalpha() and not line.startswith(_INNER) for line in below):
            end = top.end_line  # more is said of the work behind what it refers to
        yield worthwhile(_record(Placed(top.content, top.line, max(top.line, end)), whole=True))
        for one in inner:
            yield worthwhile(_record(one, whole=False))


def _record(placed: Placed, *, whole: bool) -> Record:
    draft = RecordDraft(placed.line, placed.end_line)
    content = placed.content
    kind = _text(content.pop("type", ""))
    draft.type = _TYPES.get(kind, "software" if whole else "document")
    if kind and kind not in _SAID_AGAIN:
        draft.keep("type", kind)
    for name, role in _ROLES.items():
        for person in _list(content.pop(name, None)):
            _read_person(draft, role, person)
    for name, csl in _NAMES.items():
        if all(isinstance(value, str) for value in _list(content.get(name))):
            for value in _list(content.pop(name, None)):
                draft.add(csl, _text(value), name)
    for name in ("date-released", "date-published", "issue-date"):
        draft.add("date", _text(content.pop(name, "")), name)
    year, month = _text(content.pop("year", "")), _text(content.pop("month", ""))
    draft.add("date", f"{year}-{month:0>2}" if year and month.isdecimal() else year, "year")
    draft.add("accessed", _text(content.pop("date-accessed", "")))
    draft.add("doi", _text(content.pop("doi", "")), "doi")
    for name in ("isbn", "issn"):
        draft.add("serial", _text(content.pop(name, "")), name)
    draft.identify("pmcid", _text(content.pop("pmcid", "")))
    for url in _URLS:
        draft.add("url", _text(content.pop(url, "")), url)
    for one in _list(content.pop("identifiers", None)):
        if isinstance(one, Placed):
            kind, value = _text(one.content.get("type")), _text(one.content.get("value"))
            draft.add("doi" if kind == "doi" else "url", value, f"identifiers/{kind}")
            draft.keep("identifiers/description", _text(one.content.get("description")))
    for word in _list(content.pop("keywords", None)):
        draft.add("keyword", _text(word))
    draft.add("language", ", ".join(map(_text, _list(content.pop("languages", None)))))
    _read_bodies(draft, content)
    if not whole or content.get("cff-version"):
        content.pop("cff-version", None)
    for name, value in content.items():
        draft.keep(name, _text(value) or (json_text(_plain(value)) if value else ""))
    return draft.record()


def _read_person(draft: RecordDraft, role: str, person: Any) -> None:
    if not isinstance(person, Placed):
        add_name(draft, role, name_text(literal=_text(person)))
        return
    parts = {name: _text(value) for name, value in person.content.items()}
    name = name_text(
        parts.pop("family-names", ""),
        parts.pop("given-names", ""),
        parts.pop("name-particle", ""),
        parts.pop("name-suffix", ""),
        parts.pop("name", "") or parts.get("alias", ""),
    )
    add_name(draft, role, name)
    for label, value in parts.items():
        if value:
            draft.keep(f"{role}/{label}", f"{name}: {value}")


def _read_bodies(draft: RecordDraft, content: dict[str, Any]) -> None:
    """Publishers, institutions and conferences, each of which has a name and a place."""
    for name in ("publisher", "institution"):
        body = content.get(name)
        if isinstance(body, Placed):
            draft.add("publisher", _text(body.content.pop("name", "")))
            draft.add("publisher-place", _text(body.content.pop("city", "")))
    meeting = content.get("conference")
    if isinstance(meeting, Placed):
        title = _text(meeting.content.pop("name", ""))
        draft.add("event-title", title)
        draft.add("event-place", _text(meeting.content.pop("city", "")))


def _list(value: Any) -> list[Any]:
    if isinstance(value, list):
        return value
    return [value] if value else []


def _text(value: Any) -> str:
    return with_single_blanks(value) if isinstance(value, str) else ""


def _plain(value: Any) -> Any:
    if isinstance(value, Placed):
        return {name: _plain(one) for name, one in value.content.items() if one}
    return [_plain(one) for one in value] if isinstance(value, list) else value
