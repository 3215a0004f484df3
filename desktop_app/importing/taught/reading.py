"""read_taught: the records of a page that is set out as a taught layout says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import passed_over
from desktop_app.importing.lines.page_heading import claim_in, owner_in
from desktop_app.importing.lines.page_line import PageLine, span
from desktop_app.importing.taught.authors import taught_authors
from desktop_app.importing.taught.line_matching import match, match_any
from desktop_app.importing.taught.shape import (
    Group,
    Piece,
    PieceKind,
    Shape,
    TaughtLayout,
    marker_of,
)
from desktop_app.importing.values.cut_mark import without_cut_mark
from desktop_app.importing.values.link_fields import link_fields, names_a_work
from desktop_app.markup.latex import to_unicode
from desktop_app.model.record import Record

MOST_LINES = 80
"""Of one group."""
MOST_TRIES = 12
"""How many of its last lines a group may be too long by."""
_REST = Piece(PieceKind.ANY)
_OTHER_SHAPE = "not set out as the taught layout says"


@dataclass(frozen=True, slots=True)
class Found:
    """A record: lines first..end of the page (end exclusive) and the parts that stand in them."""

    first: int
    end: int
    values: dict[str, str]


def find_records(lines: Sequence[PageLine], shape: Shape) -> Iterator[Found]:
    """All records of a page, in order. Each line is looked at a bounded number of times."""
    page = _Page(lines, shape)
    at = 0
    while at < len(lines):
        found = page.record_at(at)
        if found is None:
            at += 1
        else:
            yield found
            at = found.end


def read_taught(lines: Sequence[PageLine], layout: TaughtLayout) -> Iterator[Item]:
    """A Header, then the records; every line is in one, or passed over."""
    records = list(find_records(lines, layout.shape))
    head = lines[: records[0].first] if records else []
    yield Header(layout.format_id, claim_in(head), owner_in(head))
    done = 0
    for found in records:
        yield from passed_over(lines[done : found.first], _OTHER_SHAPE)
        yield _record(lines[found.first : found.end], found.values)
        done = found.end
    yield from passed_over(lines[done:], _OTHER_SHAPE)


class _Page:
    def __init__(self, lines: Sequence[PageLine], shape: Shape) -> None:
        self._lines = lines
        self._shape = shape
        self._over: dict[tuple[int, int], bool] = {}

    def record_at(self, at: int) -> Found | None:
        """The record that begins at a line, if one does."""
        lines, shape = self._lines, self._shape
        if shape.after_blank and at and not _is_apart(lines, at):
            return None
        here, values = at, dict[str, str]()
        for number, group in enumerate(shape.groups):
            taken = None
            inside = number == 0 or (
                here < len(lines) and (group.after_blank or not _is_apart(lines, here))
            )
            if inside and here < len(lines):
                taken = self._group_at(here, number)
            if taken is not None:
                here = taken[0]
                values |= taken[1]
            elif not group.optional:
                return None
        return Found(at, here, values) if {"title", "abstract"} & values.keys() else None

    def _group_at(self, at: int, number: int) -> tuple[int, dict[str, str]] | None:
        """Where a group that begins at a line ends, and its parts."""
        lines, group = self._lines, self._shape.groups[number]
        end = at + 1
        if group.many:
            while end < len(lines) and end - at < MOST_LINES and not self._is_over(end, number):
                end += 1
        for last in range(end, max(at, end - MOST_TRIES), -1):
            text = " ".join(line.text for line in lines[at:last])
            values = match_any(text, group.ways)
            if values is not None:
                return last, values
        return None

    def _is_over(self, at: int, number: int) -> bool:
        """Whether a group of many lines is over before a line."""
        key = (at, number)
        if key not in self._over:
            self._over[key] = self._look_over(at, number)
        return self._over[key]

    def _look_over(self, at: int, number: int) -> bool:
        lines, shape = self._lines, self._shape
        if _is_apart(lines, at):
            return True
        for following in shape.groups[number + 1 :]:
            if _is_known(following) and match_any(lines[at].text, following.ways) is not None:
                return True
            if not following.optional:
                break
        first = shape.groups[0]
        if _has_marker(lines[at].text, first):
            return True
        return not shape.after_blank and _is_known(first) and _begins(lines, at, first)


def _has_marker(text: str, group: Group) -> bool:
    """Whether a line begins with the letters and numbers that stand before a group's parts."""
    markers = [marker for way in group.ways if (marker := marker_of(way))]
    return any(match(text, [*marker, _REST]) is not None for marker in markers)


def _begins(lines: Sequence[PageLine], at: int, group: Group) -> bool:
    last = min(len(lines), at + (4 if group.many else 1))
    return any(
        match_any(" ".join(line.text for line in lines[at:end]), group.ways) is not None
        for end in range(at + 1, last + 1)
    )


def _is_known(group: Group) -> bool:
    """Whether a line of it shows itself: by its number, its letters, its authors or its year."""
    return any(
        piece.kind is PieceKind.NUMBER
        or (piece.kind is PieceKind.TEXT and piece.value.strip())
        or piece.value in ("authors", "year", "identifiers")
        for piece in group.ways[0]
    )


def _is_apart(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a line stands behind a blank one, or in another item of an HTML list."""
    return lines[at].after_gap or at > 0 and lines[at].item != lines[at - 1].item


def _record(lines: Sequence[PageLine], values: dict[str, str]) -> Record:
    first, last = span(lines)
    authors = taught_authors(values["authors"]) if "authors" in values else None
    abstract, cut = without_cut_mark(values.get("abstract", ""))
    links = [link for line in lines for link in line.links if names_a_work(link)]
    found = link_fields([*values.get("identifiers", "").split(), *links])
    title, venue = values.get("title"), values.get("venue")
    return Record.of(
        line=first,
        end_line=last,
        title=to_unicode(title) if title else None,
        authors=tuple(to_unicode(name) for name in authors.names) if authors else (),
        author_total=authors.total if authors else None,
        authors_complete=authors.complete if authors else None,
        venue=to_unicode(venue) if venue else None,
        year=int(values["year"]) if "year" in values else None,
        date=values.get("year"),
        abstract=to_unicode(abstract) if abstract else None,
        abstract_complete=not cut if abstract else None,
        doi=found.doi,
        arxiv_id=found.arxiv_id,
        identifiers=found.identifiers,
        urls=found.urls,
    )
