"""learn: how records are set out, from what a person marked in one or two of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import islice

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.taught.example import Example, Segment, examples_of
from desktop_app.importing.taught.layout_file import LONGEST_TEXT, check_shape
from desktop_app.importing.taught.merging import merged
from desktop_app.importing.taught.plain_line import plain_line
from desktop_app.importing.taught.reading import find_records
from desktop_app.importing.taught.shape import (
    FIELDS,
    Group,
    Piece,
    PieceKind,
    Shape,
    fields_of,
)
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.field_place import FieldPlace

_WORDS_OF_LISTS = (
    "in|and|by|from|ed|eds|edited by|vol|no|pp|p|doi|arxiv|abstract|authors?|title|year|venue|"
    "journal|published|proc|und|et|hrsg"
)
_LABEL = re.compile(
    rf"[\W_]*(?:(?:{_WORDS_OF_LISTS})[\W_]*|[^\W\d_]{{1,20}}(?: [^\W\d_]{{1,20}})?\s?[:：]\s?)",
    re.IGNORECASE,
)
_MARKER = re.compile(r"([\W_]*)(\d{1,6})([\W_]*)")
_EDGES = re.compile(r"([\W_]*)(.*?)([\W_]*)", re.DOTALL)
_LAST_WORD = re.compile(r"\s[^\W\d_]+$")
_MORE = re.compile(
    r"[\s,;]*(?:(?:and|&)\s+)?(?:\+\s?\d{1,5}|\d{1,5} (?:more|others)|et al\b\.?|…|\.\.\.)",
    re.IGNORECASE,
)
_MORE_THAN = 1.5
"""So many times the records that stand apart must be found, for blank lines not to count."""
_ANY = Piece(PieceKind.ANY)
_NUMBER = Piece(PieceKind.NUMBER)
_MAY_BE_MISSING = frozenset({"abstract", "identifiers", "year", "venue"})


def learn(rows: Sequence[str], apart: Sequence[bool], marks: Sequence[FieldPlace]) -> Shape:
    """The shape of the marked records.

    rows: of the source. apart: for each row whether it stands behind a blank one, or at the top.
    marks: parts of one record or of several, `line` being the row; a field that is marked again
    further down begins the next record. The rows between the first and the last mark are the
    record; what is not marked in them may be anything, but marks between parts and labels before
    them are looked for in the other records.
    Raises UnreadableListing where the marks do not show how a record is set out.
    """
    examples = examples_of(rows, apart, marks)
    if not examples:
        raise UnreadableListing("Nothing is marked yet.", "Mark the title of a record first.")
    lines = [
        PageLine(text, number, number, apart[number - 1] and number > 1)
        for number, row in enumerate(rows, 1)
        if (text := plain_line(row))
    ]
    texts = [line.text for line in lines]
    loose = reduce(merged, [_shape(example, texts, after_blank=False) for example in examples])
    check_shape(loose)
    if not all(example.apart for example in examples) or loose.groups[0].has_marker:
        return loose
    strict = reduce(merged, [_shape(example, texts, after_blank=True) for example in examples])
    apart_count, all_count = _count(lines, strict), _count(lines, loose)
    if all(example.closed for example in examples) and apart_count > len(examples):
        return strict  # others are set apart as these are
    return strict if apart_count * _MORE_THAN >= all_count else loose


def _count(lines: Sequence[PageLine], shape: Shape) -> int:
    return sum(1 for _ in find_records(lines, shape))


def _shape(example: Example, texts: Sequence[str], *, after_blank: bool) -> Shape:
    """texts: all lines.

    after_blank: every record is one block, and a blank line stands before it.
    """
    after_blank = after_blank and not any(group.apart for group in example.groups[1:])
    groups = []
    for number, group in enumerate(example.groups):
        pieces = tuple(_pieces(group.segments, texts, first=number == 0))
        fields = set(fields_of(pieces))
        alone = len(example.groups) == 1 and (after_blank or _NUMBER in pieces[:2])
        many = group.many or alone or (after_blank and fields == {"abstract"})
        may_be_missing = not fields or (after_blank and fields <= _MAY_BE_MISSING)
        groups.append(
            Group((pieces,), many, bool(number) and group.apart, bool(number) and may_be_missing)
        )
    return Shape(tuple(groups), after_blank)


def _pieces(segments: Sequence[Segment], texts: Sequence[str], *, first: bool) -> Iterator[Piece]:
    made: list[Piece] = []
    before = ""
    for at, segment in enumerate(segments):
        if segment.field:
            made.append(Piece(PieceKind.FIELD, segment.field))
            before = segment.field
            continue
        text = segment.text
        if before == "authors" and (more := _MORE.match(text)):
            text = text[more.end() :]  # that the list is cut is part of it
        ends = at == len(segments) - 1
        same = not ends and _is_in_others(text, texts, begins=at == 0)
        made += _between(text, begins=first and at == 0, ends=ends, same=same)
    _check(made)
    yield from made


def _is_in_others(text: str, texts: Sequence[str], *, begins: bool) -> bool:
    """Whether words before a part stand on other lines too, at the beginning where these do."""
    if not any(letter.isalpha() for letter in text):
        return False
    found = (line for line in texts if (line.startswith(text) if begins else text in line))
    return sum(1 for _ in islice(found, 2)) == 2


def _between(text: str, *, begins: bool, ends: bool, same: bool) -> Iterator[Piece]:
    """What stands before, between or behind the parts of a line, as far as it tells.

    same: other lines have these very words. Where they do not, and only a blank stands before the
    part, the word before it is its border: any blank could be one else.
    """
    if not text:
        return
    marker = _MARKER.fullmatch(text) if begins else None
    if marker is not None:
        yield from _text(marker[1])
        yield _NUMBER
        yield from _text(marker[3])
    elif not any(letter.isalnum() for letter in text) or same or _LABEL.fullmatch(text):
        yield from _text(text)
    else:
        edges = _EDGES.fullmatch(text)
        assert edges is not None  # it takes any text
        yield from _text(edges[1])
        if edges[2][0].isdigit() and not edges[1].strip():
            yield _NUMBER
        yield _ANY
        if not ends:
            word = _LAST_WORD.search(edges[2]) if edges[3].isspace() else None
            yield from _text((word[0] if word else "") + edges[3])


def _text(value: str) -> Iterator[Piece]:
    if value:
        yield Piece(PieceKind.TEXT, value[:LONGEST_TEXT])


def _check(pieces: Sequence[Piece]) -> None:
    """Refuse parts with nothing but a blank between them: any blank could be their border."""
    for before, between, after in zip(pieces, pieces[1:], pieces[2:], strict=False):
        blank = between.kind is PieceKind.TEXT and not between.value.strip()
        if not blank or PieceKind.NUMBER in (before.kind, after.kind):
            continue
        if "year" in (before.value, after.value) or before.kind is not PieceKind.FIELD:
            continue
        raise UnreadableListing(
            f"Nothing but a blank shows where the {_NAMES[before.value]} end.",
            "Mark both parts as one, or leave one of them out of the marks.",
        )


_NAMES = dict.fromkeys(FIELDS, "") | {
    "title": "words of the title",
    "authors": "authors",
    "venue": "words of the venue",
    "abstract": "words of the abstract",
    "identifiers": "identifiers",
    "ignore": "words to leave out",
}
