"""A profile page: owner, count, then for each entry source and year, title, abstract, subjects."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import HEAD, outside, passed_over, told
from desktop_app.importing.lines.page_heading import claim_in, claim_of, owner_in, owner_in_sentence
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.section_heading import (
    headings_passed_over,
    without_headings_at_end,
)
from desktop_app.importing.lines.source_line import is_source, is_year, source_and_year, subjects_of
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.link_fields import is_link_line, names_a_work
from desktop_app.importing.values.person_names import AuthorList, author_list, is_person_name
from desktop_app.model.record import PassedOver, Problem, Record

_HEAD_LINES = 8
_LABEL = re.compile(r".{0,30}\b(?:subjects?|profile|author|researcher|page)", re.IGNORECASE)
_ENDS_SENTENCE = (".", "!", "?", "…", ":", ";", ",")
_NO_PART = "This line is none of the parts of an entry that are known here."
_EMPTY = "An entry of the list without title and abstract."


@dataclass(frozen=True, slots=True)
class _Anchor:
    """'arXiv2026': where an entry begins. `end` is the index of the line after it."""

    start: int
    end: int
    source: str
    year: int | None


@dataclass(slots=True)
class _Parts:
    title: PageLine | None = None
    authors: AuthorList | None = None
    abstract: list[PageLine] = field(default_factory=list)
    subjects: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    own: list[PageLine] = field(default_factory=list)
    left: list[PageLine] = field(default_factory=list)
    guessed: frozenset[str] = frozenset()


class ProfileWithAbstracts:
    """See the module."""

    id = "profile-with-abstracts"

    def starts(self, lines: Sequence[PageLine]) -> list[int]:
        """Before each head that an entry follows; at the first entry where there is no head."""
        anchors = _anchors(lines)
        if not anchors or _within_other_entries(lines, anchors):
            return []
        out: list[int] = []
        floor = 0
        for anchor in anchors:
            head = _head(lines, floor, anchor.start)
            if head is not None:
                out.append(head)
            elif anchor is anchors[0]:
                out.append(_back_over_head(lines, 0, anchor.start))
            floor = anchor.end + 1
        if len(anchors) == 1 and _head(lines, 0, anchors[0].start) is None:
            following = lines[anchors[0].end + 1 : anchors[0].end + 30]
            if not any(subjects_of(line.text) for line in following):
                return []
        return out

    def read(self, lines: Sequence[PageLine]) -> Iterator[Item]:
        """One page; see Layout."""
        anchors = _anchors(lines)
        head = lines[: anchors[0].start] if anchors else lines
        owner = owner_in(head)
        yield Header(self.id, claim_in(head), owner)
        known = [line for line in head if line.text == owner or _is_head(line.text)]
        yield from passed_over(known, HEAD)
        yield from outside([line for line in head if line not in known])
        for number, anchor in enumerate(anchors):
            end = anchors[number + 1].start if number + 1 < len(anchors) else len(lines)
            body, headings = without_headings_at_end(lines[anchor.end : end])
            parts = _parts(body)
            yield from headings_passed_over(headings)
            yield from _record(lines[anchor.start : anchor.end], anchor, parts, owner)
            if end == len(lines):
                yield from outside(parts.left)
            else:
                for line in parts.left:
                    yield from told(line, _NO_PART)


def _anchors(lines: Sequence[PageLine]) -> list[_Anchor]:
    out: list[_Anchor] = []
    bare: list[_Anchor] = []
    at = 0
    while at < len(lines):
        text = lines[at].text
        named = source_and_year(text)
        anchor = None
        if named is not None:
            anchor = _Anchor(at, at + 1, *named)
        elif is_source(text):
            dated = at + 1 < len(lines) and is_year(lines[at + 1].text)
            year = int(lines[at + 1].text) if dated else None
            anchor = _Anchor(at, at + 1 + dated, text, year)
            bare += [] if dated else [anchor]
        if anchor is None or anchor.end == len(lines):
            at += 1
            continue
        out.append(anchor)
        at = anchor.end + 1  # a title follows, whatever it looks like
    if len(bare) == len(out) and not (out and _has_sentence(lines, out[0].start)):
        return []  # the word 'arXiv' alone on a line proves nothing
    return out


def _has_sentence(lines: Sequence[PageLine], end: int) -> bool:
    """Whether the page says, just before line `end`, whose publications follow."""
    return any(owner_in_sentence(line.text) for line in lines[max(0, end - _HEAD_LINES) : end])


def _is_head(text: str) -> bool:
    return (
        claim_of(text) is not None
        or owner_in_sentence(text) is not None
        or (len(text) <= 40 and _LABEL.fullmatch(text) is not None)
    )


def _head(lines: Sequence[PageLine], floor: int, anchor: int) -> int | None:
    """Where the head of a page begins that ends before `anchor`, or None: no head is there."""
    start: int | None = None
    for at in range(anchor - 1, max(floor, anchor - _HEAD_LINES) - 1, -1):
        if start is not None and start - at > 2:
            break  # what stands further up heads another page
        if claim_of(lines[at].text) or owner_in_sentence(lines[at].text):
            start = at
    return None if start is None else _back_over_head(lines, floor, start)


def _within_other_entries(lines: Sequence[PageLine], anchors: Sequence[_Anchor]) -> bool:
    """Whether 'arXiv2024' stands below authors: then it is a detail of another layout's entry."""
    below = [a for a in anchors if a.start > 0 and _authors(lines[a.start - 1].text)]
    return len(below) * 2 > len(anchors)


def _back_over_head(lines: Sequence[PageLine], floor: int, at: int) -> int:
    if at > floor and is_person_name(lines[at - 1].text):
        at -= 1
    while at > floor and _LABEL.fullmatch(lines[at - 1].text[:60]):
        at -= 1
    return at


def _parts(body: Sequence[PageLine]) -> _Parts:
    """What the lines after the source and year are, in the order of the layout."""
    parts = _Parts()
    for line in body:
        subjects = subjects_of(line.text)
        links: Iterable[str] = line.links
        if is_link_line(line.text):
            links = [*links, line.text]
        elif subjects:
            parts.subjects += subjects
            links = filter(names_a_work, links)  # others lead to all papers of the subject
        elif parts.subjects:
            parts.left.append(line)
            continue
        elif parts.title is None and not parts.abstract and not _is_long_prose(line.text):
            parts.title = line
        elif parts.title and not parts.abstract and not parts.authors and _authors(line.text):
            parts.authors = _authors(line.text)
            links = ()  # they lead to people
        else:
            parts.abstract.append(line)
            links = links if line.all_link else ()  # on some words they lead to other things
        parts.own.append(line)
        parts.links += links
    if parts.abstract and not parts.subjects and _is_label(parts.abstract[-1].text):
        parts.subjects.append(parts.abstract.pop().text)
        parts.guessed = frozenset({"subjects"})
    return parts


def _record(
    head: Sequence[PageLine], anchor: _Anchor, parts: _Parts, owner: str | None
) -> Iterator[Record | Problem | PassedOver]:
    if parts.title is None and not parts.abstract:
        for line in (*head, *parts.own):
            yield from told(line, _EMPTY)
        return
    links = [link for line in head for link in line.links] + parts.links
    yield entry_record(
        [*head, *parts.own],
        title=parts.title,
        authors=parts.authors,
        abstract=parts.abstract,
        owner=owner,
        year=anchor.year,
        subjects=parts.subjects,
        links=links,
        extra=_said(anchor.source),
        guessed=parts.guessed,
    )


@lru_cache(maxsize=100)
def _said(source: str) -> Mapping[str, str]:
    """The source of an entry as it is kept: of a page's entries most have one of few."""
    return {"source": source}


def _authors(text: str) -> AuthorList | None:
    """A list of several authors; one name alone could be anything here."""
    found = author_list(text)
    return found if found and (len(found.names) > 1 or not found.complete) else None


def _is_long_prose(text: str) -> bool:
    return len(text) > 300 or (len(text) > 180 and text.endswith((".", "…", "...")))


def _is_label(text: str) -> bool:
    """A few capitalised words without a full stop: a subject's name rather than an abstract."""
    return (
        len(text) <= 40
        and len(text.split()) <= 5
        and text[:1].isupper()
        and not text.endswith(_ENDS_SENTENCE)
    )
