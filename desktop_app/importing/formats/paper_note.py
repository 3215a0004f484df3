"""A note on one paper, as Obsidian, Notion, Logseq and Roam have it: properties and own words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.json_works.json_values import text_of
from desktop_app.importing.notes.labelled_lines import (
    add_labelled,
    label_name,
    labelled_line,
    plain_label_value,
)
from desktop_app.importing.notes.note_parts import NoteParts, note_parts
from desktop_app.importing.tables.table_record import read_type
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.link_fields import names_a_work, with_identifiers
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import name_text
from desktop_app.model.file_format import FileFormat
from desktop_app.model.own_things import OwnThings
from desktop_app.model.paper_row import Status
from desktop_app.model.record import PassedOver, Problem

LAYOUT = "paper-note"
_MOST = 5_000
"""Lines; a longer text is no note on one paper."""
_MOST_AUTHOR_LINES = 40
"""A line for each author is a form of such notes."""
_LONGEST_WORDS = 50_000
_CITEKEY = frozenset(("citekey", "citationkey", "citation key", "cite key"))
_KIND = frozenset(("itemtype", "item type", "item-type", "publication_types"))
_TYPE = _KIND | {"type"}
_TAGS = frozenset(("tags", "tag"))
_STATUS = {
    "read": Status.READ,
    "done": Status.READ,
    "finished": Status.READ,
    "reading": Status.READING,
    "in progress": Status.READING,
    "to read": Status.TO_READ,
    "toread": Status.TO_READ,
    "unread": Status.UNREAD,
    "not started": Status.UNREAD,
}
_TAGS_APART = re.compile(r"[,;]\s*|\s+(?=#)")
_STARS = frozenset("12345")
_TIME = re.compile(r"(?<=\d)T\d\d:.{0,30}$")
_DAY = frozenset(("date", "datum"))
_WEB = re.compile(r"https?://", re.IGNORECASE)
_MARK = re.compile(r"\s*(?:[-*]\s+|>\s?)")
_NOTHING = "This is no note on one paper."
Values = list[tuple[str, str, str]]
"""The label, the name of its field or '', and the value, of each property."""


class PaperNoteImporter:
    """See the module. A text that says of itself what only a paper has is such a note."""

    format = FileFormat(
        "paper-note", "Note on a paper", (".md", ".txt"), "Obsidian, Notion, Logseq"
    )
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """LIKELY where a title stands beside authors and what else only a paper has."""
        if len(source.lines) > _MOST or ":" not in source.head:
            return Confidence.NO
        parts = note_parts(source.lines)
        one = _is_of_paper(parts) and not _are_several(source.lines)
        return Confidence.LIKELY if one else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer. The note is one record, and its own words go to the paper's note."""
        parts = note_parts(source.lines)
        last = max((n for n, line in enumerate(source.lines, 1) if line.strip()), default=1)
        if not _is_of_paper(parts):
            yield Problem(1, source.head[:200], _NOTHING)
            yield PassedOver(1, last, _NOTHING)
            return
        yield Header(layout=LAYOUT)
        first = next(n for n, line in enumerate(source.lines, 1) if line.strip())
        draft = RecordDraft(first, last)
        own = _read(draft, parts)
        record = with_identifiers(draft.record())
        yield record if own is None else record.changed(own=own)


def _is_of_paper(parts: NoteParts) -> bool:
    values = _values(parts)
    names = {name for _, name, value in values if value}
    labels = {label.casefold() for label, _, value in values if value}
    if not (parts.heading or "title" in names):
        return False
    work = bool(names & {"doi", "arxiv", "pmid"}) or any(
        name == "url" and names_a_work(value) for _, name, value in values
    )
    told = work or "venue" in names or bool(labels & (_CITEKEY | _KIND))
    if "author" in names:
        return told or bool(labels & {"year", "jahr", "année", "año", "anno"})
    of_program = bool(parts.front) or parts.doubled
    return of_program and "title" in names and told


def _are_several(lines: Sequence[str]) -> bool:
    """Whether lines name titles or authors again: then each is of another paper."""
    said: dict[str, set[str]] = {"title": set(), "author": set()}
    for line in lines:
        label = labelled_line(line) if ":" in line else None
        if label is not None and label.name in said and label.value:
            value = plain_label_value(label.name, label.value).casefold()
            said[label.name].add(value.strip("@ "))
    return len(said["title"]) > 1 or len(said["author"]) > _MOST_AUTHOR_LINES


def _values(parts: NoteParts) -> Values:
    """All properties. What the front matter says is not said again."""
    out: Values = []
    for label, value in parts.front.items():
        name = label_name(label)
        for text in _texts(name, value):
            out.append(_placed(label, name, text))
    known = {name for _, name, _ in out if name}
    labels = {label.casefold() for label, _, _ in out}
    for one in parts.labels:
        value = plain_label_value(one.name, one.value)
        if one.name not in known and one.label.casefold() not in labels:
            out.append(_placed(one.label, one.name, value))
    return out


def _placed(label: str, name: str, value: str) -> tuple[str, str, str]:
    """A property; an address is no venue."""
    if name == "venue" and _WEB.match(value):
        name = "url"
    return label, name, value


def _texts(name: str, value: Any) -> list[str]:
    """The values of one property of the front matter, each as text."""
    values = value if isinstance(value, list) else [value]
    if name == "date" and isinstance(value, dict):  # 'issued' of CSL
        parts = value.get("date-parts")
        first = parts[0] if isinstance(parts, list) and parts else parts
        return ["-".join(f"{text_of(it):0>2}" for it in first)] if isinstance(first, list) else []
    out = []
    for one in values:
        if isinstance(one, dict):
            one = name_text(
                text_of(one.get("family")),
                text_of(one.get("given")),
                literal=text_of(one.get("literal")),
            )
        if text := text_of(one):
            out.append(plain_label_value(name, text))
    return out


def _read(draft: RecordDraft, parts: NoteParts) -> OwnThings | None:
    """Fills the draft; what is the user's own."""
    values = _values(parts)
    dated = any(name == "date" and label.casefold() not in _DAY for label, name, _ in values)
    tags: list[str] = []
    status = rating = None
    for label, name, value in values:
        key = label.casefold()
        if key in _TAGS:
            tags += [tag for it in _TAGS_APART.split(value) if (tag := it.strip(" #[]\"'"))]
        elif key == "status" and value.casefold() in _STATUS:
            status = _STATUS[value.casefold()]
        elif key == "rating" and value in _STARS:
            rating = int(value)
        elif key in _CITEKEY:
            draft.add("citation-key", value.removeprefix("@"))
        elif key in _TYPE:
            read_type(draft, label, value)
        elif name == "title":
            draft.add("title", value.removeprefix("@"))
        elif name == "date" and dated and key in _DAY:
            draft.keep(label, value)  # the day of the note
        elif value:
            add_labelled(draft, label, name, _TIME.sub("", value) if name == "date" else value)
    if not draft.has("title"):
        draft.add("title", plain_label_value("title", parts.heading).removeprefix("@"))
    if not draft.has("abstract"):
        draft.add("abstract", " ".join(_MARK.sub("", line).strip() for line in parts.abstract))
    cited = " ".join(line.strip() for line in parts.cited).strip()
    draft.keep("citation", cited)
    words = "\n".join(parts.words).strip()
    words = words if len(words) <= _LONGEST_WORDS else ""
    own = OwnThings(
        tags=tuple(dict.fromkeys(tags)),
        notes=(words,) if words else (),
        rating=rating,
        status=status,
    )
    return own if own != OwnThings() else None
