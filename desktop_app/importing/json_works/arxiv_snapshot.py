"""An object of arXiv's metadata snapshot, with a place for each of its names.

A line is decoded right into it, which checks the kind of each value on the way and still takes half
the time of json.loads. A line with other names or kinds is an object like others, made one here.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from desktop_app.importing.json_works.json_items import JsonObject
from desktop_app.importing.json_works.json_values import text_of
from desktop_app.importing.values.left_over import json_text

_TEXTS = {
    "id": "id",
    "submitter": "submitter",
    "authors": "authors",
    "title": "title",
    "comments": "comments",
    "journal-ref": "journal_ref",
    "doi": "doi",
    "report-no": "report_no",
    "categories": "categories",
    "license": "license",
    "abstract": "abstract",
    "update_date": "update_date",
}
_ESCAPED = re.compile(r"\\u(?:[dD]|00[017])")
"""How letters are written that are none."""


class Version(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """'v2', and when it was sent: 'Mon, 2 Apr 2007 19:18:42 GMT'."""

    version: str = ""
    created: str = ""


class SnapshotPaper(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """All that the snapshot says of a paper.

    authors_parsed: family name, given names and suffix of each; places of work may follow.
    """

    id: str | None = None
    submitter: str | None = None
    authors: str | None = None
    title: str | None = None
    comments: str | None = None
    journal_ref: str | None = msgspec.field(name="journal-ref", default=None)
    doi: str | None = None
    report_no: str | None = msgspec.field(name="report-no", default=None)
    categories: str | None = None
    license: str | None = None
    abstract: str | None = None
    versions: list[Version] | None = None
    update_date: str | None = None
    authors_parsed: list[list[str]] | None = None


_decode = msgspec.json.Decoder(SnapshotPaper).decode


def paper_of_line(line: str) -> SnapshotPaper | None:
    """What a line says that holds one object, with no names but these and values of their kinds.

    None for any other, and where characters stand in it that are no text.
    """
    try:
        paper = _decode(line)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None
    if paper.id is None and paper.title is None or "\x7f" in line:
        return None
    # To look from the end is several times as quick.
    return None if line.rfind("\\u") >= 0 and _ESCAPED.search(line) else paper


def paper_of_object(content: JsonObject) -> tuple[SnapshotPaper, dict[str, str]]:
    """What an object says, and whatever has no place, under its own names, as one line of text."""
    paper = SnapshotPaper()
    left: dict[str, str] = {}
    for name, value in content.items():
        if name == "versions":
            paper.versions, other = _versions(value)
        elif name == "authors_parsed":
            paper.authors_parsed, other = _names(value)
        elif name in _TEXTS and (text := text_of(value)):
            setattr(paper, _TEXTS[name], value if isinstance(value, str) else text)
            continue
        else:
            other = value
        if other not in (None, "", [], {}):
            left[name] = json_text(other)
    return paper, left


def _versions(value: Any) -> tuple[list[Version], Any]:
    """The versions, and the value where it holds more than these."""
    found = [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
    texts = [(text_of(item.get("version")), text_of(item.get("created"))) for item in found]
    plain = all(item.keys() <= {"version", "created"} for item in found)
    whole = isinstance(value, list) and len(found) == len(value) and plain
    return [Version(*pair) for pair in texts], None if whole else value


def _names(value: Any) -> tuple[list[list[str]], Any]:
    """The names that are lists of texts, and the value where it holds more than these."""
    lists = [item for item in value if isinstance(item, list)] if isinstance(value, list) else []
    names = [item for item in lists if all(isinstance(part, str) for part in item)]
    whole = isinstance(value, list) and len(names) == len(value)
    return names, None if whole else value
