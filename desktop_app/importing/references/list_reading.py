"""A text that holds a list of references: where the list is, how it is divided, what is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop_app.importing.importer import Item
from desktop_app.importing.references.entry_lines import (
    LONGEST,
    WAYS,
    Entry,
    SourceLine,
    Way,
    source_lines,
    without_page_marks,
)
from desktop_app.importing.references.headings import is_heading, is_reference_heading
from desktop_app.importing.references.parse import Parsed, parse_reference
from desktop_app.importing.references.plain_reference import joined, plain_reference
from desktop_app.importing.references.record_of import likeness, record_of
from desktop_app.importing.references.source_part import source_part
from desktop_app.model.record import PassedOver, Problem

GOOD = 0.62
GOOD_IF_MARKED = 0.42
_TRIED = 60
"""Entries that are read to know how a list is divided."""
_LONG, _MANY_YEARS = 900, 4
_YEAR = re.compile(r"\b(?:1[89]|20)\d\d\b")
_LINES_TRIED = 3000
_CLEARLY = 0.04
_NEARLY_ALL = 0.85
"""Where as much of a list looks like references, the rest is taken for such too."""
_SHORTEST = 25
_LEAST = 0.6
"""The part of a list that has to look like references."""
OUTSIDE = "text outside the list of references"
HEADING = "a heading of the list"
PAGE = "a page's number"
NO_REFERENCE = "This was not understood as a reference."
TOO_LONG = "This is too long to be a reference."


@dataclass(frozen=True, slots=True)
class Division:
    """How a text is divided into entries.

    start: the first line of the list, as an index. good: the part that looks like references.
    """

    start: int
    way: Way
    good: float


def division_of(lines: Sequence[SourceLine]) -> Division | None:
    """How the list in these lines is divided; None where there is no list."""
    starts = [0]
    headings = [n for n, line in enumerate(lines) if is_reference_heading(line.text)]
    if headings and headings[-1] > 0:
        starts += [headings[0]] if len(headings) == 1 else [headings[0], headings[-1]]
    best: tuple[int, Way] | None = None
    most = 0.0
    for start in dict.fromkeys(starts):
        for way in WAYS:
            good = _goodness(way(lines[start : start + _LINES_TRIED]))
            if good >= _LEAST and (best is None or good > most + _CLEARLY):
                best, most = (start, way), good
    return None if best is None else Division(best[0], best[1], most)


def _goodness(entries: Sequence[Entry]) -> float:
    """The part of the entries' letters that looks like references, in a sample of them."""
    counted = [entry for entry in entries if not is_heading(entry.lines[0].text)]
    marked = [entry for entry in counted if entry.marked]
    if len(marked) > 2 and len(marked) > 0.3 * len(counted):
        counted = marked
    if not counted:
        return 0.0
    step = max(1, len(counted) // _TRIED)
    sample = counted[::step][: _TRIED * 2]
    letters = good = 0.0
    for entry in sample:
        weight = min(600, sum(len(line.text) for line in entry.lines))
        letters += weight
        if not entry.too_long and not entry.several:
            good += weight * _is_good(entry, _parsed(entry)[0])
    least = 0.75 if len(counted) > 2 else 1.0
    share = good / letters if letters else 0.0
    return share if len(counted) > 2 or share >= least else 0.0


def _is_good(entry: Entry, parsed: Parsed) -> bool:
    """A list whose entries are marked may leave out more: the year stands in its headings."""
    if len(parsed.text) > _LONG and len(_YEAR.findall(parsed.text)) > _MANY_YEARS:
        return False  # several references in one
    return likeness(parsed) >= (GOOD_IF_MARKED if entry.marked else GOOD)


def _parsed(entry: Entry) -> tuple[Parsed, tuple[str, ...]]:
    text, links = plain_reference(joined([line.text for line in entry.lines])[:LONGEST])
    return parse_reference(text), links


def read_references(lines: Sequence[str]) -> Iterator[Item]:
    """Everything that a text with a list of references holds; one Problem where it has none."""
    kept, marks = without_page_marks(source_lines(lines))
    for mark in marks:
        yield PassedOver(mark.number, mark.number, PAGE)
    division = division_of(kept)
    if division is None:
        if kept:
            yield Problem(kept[0].number, kept[0].text[:200], "No list of references was found.")
            yield PassedOver(kept[0].number, kept[-1].number, OUTSIDE)
        return
    if division.start:
        yield PassedOver(kept[0].number, kept[division.start - 1].number, OUTSIDE)
    yield from _items(division.way(kept[division.start :]), division.good)


def _items(entries: list[Entry], share: float) -> Iterator[Item]:
    read = [
        (entry, None if entry.too_long or is_heading(entry.lines[0].text) else _parsed(entry))
        for entry in entries
    ]
    good = [found is not None and _is_good(entry, found[0]) for entry, found in read]
    numbers = [number for number, is_good in enumerate(good) if is_good]
    first, last = (numbers[0], numbers[-1]) if numbers else (0, -1)
    marks = sum(entry.marked for entry in entries)
    all_marked = marks > 2 and marks > 0.6 * sum(good)
    for number, (entry, found) in enumerate(read):
        line, end_line = entry.span
        if found is None:
            if entry.too_long:
                yield Problem(line, entry.lines[0].text[:200], TOO_LONG)
                yield PassedOver(line, end_line, OUTSIDE)
            else:
                yield PassedOver(line, end_line, HEADING)
            continue
        parsed, links = found
        inside = share > _NEARLY_ALL or entry.marked or any(good[max(0, number - 2) : number + 3])
        inside = inside and (entry.marked or not all_marked)
        within = first <= number <= last or entry.marked or share > _NEARLY_ALL
        says = bool(parsed.title or parsed.authors or parsed.editors or parsed.year or links)
        if good[number] or (inside and within and says and len(parsed.text) >= _SHORTEST):
            yield record_of(
                parsed, source_part(parsed.text[parsed.rest :]), links, (line, end_line)
            )
        elif within and inside and len(parsed.text) > 40:
            yield Problem(line, parsed.text[:200], NO_REFERENCE)
            yield PassedOver(line, end_line, NO_REFERENCE)
        else:
            yield PassedOver(line, end_line, OUTSIDE)
