"""Readings of a course: 'Reading: Lee & Oak (2019), Title, Venue', 'Week 3 - Glass. Required: …'.

A line that says which part of a book is to be read needs no label.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from desktop_app.importing.importer import Item
from desktop_app.importing.lines.page_line import folded
from desktop_app.importing.references.assigned_part import assigned_part
from desktop_app.importing.references.division import GOOD_IF_MARKED, parse_mixed
from desktop_app.importing.references.headings import is_heading
from desktop_app.importing.references.plain_reference import joined, plain_reference
from desktop_app.importing.references.record_of import likeness, record_of
from desktop_app.importing.references.source_part import source_part
from desktop_app.model.record import PassedOver, Record

_WEEK = r"(?:week|session|lecture|class|unit|module|day|meeting|seminar)\s+\d{1,2}\b"
_LABEL = re.compile(
    rf"(?:{_WEEK}.{{0,120}}?\s)?(?:[-*+•·–—]\s+)?\**(?:(?:required|optional|recommended|further|suggested"
    r"|supplementary|additional|background|primary|main|core|assigned|discussion|secondary)"
    r"(?:\s(?:readings?|texts?|papers?|articles?|sources?))?|(?:the )?readings?(?: for .{2,30}?)?|to read"
    r"|read)\**\s?[:–—]\**\s*(?P<rest>.*)",
    re.IGNORECASE,
)
_NEXT = re.compile(rf"{_WEEK}|[^\W\d_][\w ]{{2,30}}:(?:\s|$)", re.IGNORECASE)
_BULLET = re.compile(r"(?:[-*+•·▪–—]|\(?\d{1,2}[.)])\s+")
_OTHER = "a part of the plan that is no reading"
_FEWEST = 2
_MOST = 5_000
_WIDE = 60
"""Letters of a line that goes on in the next one."""
_NUMBERS = re.compile(r"\d\s?\(|\d\s?[-–]\s?\d|\bpp?\.\s?\d|\bvol\b|10\.\d{4}", re.IGNORECASE)
_OPEN = (",", ":", "-", "–", "(", "&")
_DANGLING = frozenset("of the and for in on to with by from a an der die das und von für".split())


@dataclass(slots=True)
class _Reading:
    """The lines of one reading, by number, without its label."""

    first: int
    last: int
    texts: list[str] = field(default_factory=list)


def course_readings(lines: Sequence[str]) -> list[Item]:
    """All that such a plan holds; empty where too few labelled lines are references."""
    if len(lines) > _MOST or not any(_says_reading(folded(line)) for line in lines):
        return []
    found = [(one, record) for one in _readings(lines) if (record := _record(one)) is not None]
    own = sum(_says_reading(folded(lines[one.first - 1])) for one, _ in found)
    if not own or len(found) < _FEWEST:
        return []
    items: list[Item] = []
    free = 1
    for one, record in found:
        items += _passed(lines, free, one.first)
        items.append(record)
        free = one.last + 1
    return [*items, *_passed(lines, free, len(lines) + 1)]


def without_reading_label(text: str) -> str:
    """'A title' of 'Week 3 – Glass; Read: A title'; a line without such a label as it is."""
    label = _LABEL.match(text)
    return label["rest"] if label is not None and label["rest"] else text


def _says_reading(text: str) -> bool:
    bare = _BULLET.sub("", text, count=1)
    return _LABEL.match(text) is not None or assigned_part(bare, (1, 1)) is not None


def _readings(lines: Sequence[str]) -> Iterator[_Reading]:
    """Each labelled line, and each line below a label alone, with those it goes on in."""
    reading: _Reading | None = None
    listed = False  # whether a label alone stands above
    for number, raw in enumerate(lines, 1):
        text = folded(raw)
        label = _LABEL.match(text)
        rest = label["rest"] if label else _BULLET.sub("", text, count=1)
        alone = assigned_part(rest, (number, number)) is not None
        if alone or label is not None or not text or _NEXT.match(text) or is_heading(text):
            if reading is not None:
                yield reading
            reading = None
            if alone:
                yield _Reading(number, number, [rest])
                continue
            listed = label is not None and not label["rest"] or (listed and not text)
            if label is not None and label["rest"]:
                reading = _Reading(number, number, [label["rest"]])
        elif reading is not None and not _BULLET.match(text) and len(lines[number - 2]) >= _WIDE:
            reading.texts.append(text)
            reading.last = number
        else:
            if reading is not None:
                yield reading
            reading = _Reading(number, number, [text]) if listed else None
    if reading is not None:
        yield reading


def _record(reading: _Reading) -> Record | None:
    """The paper of a reading. A line below it belongs to the plan where it adds nothing: that it
    goes on there, a small letter or a word that nothing ends with shows, or pages in it."""
    record = _whole_record(reading)
    while len(reading.texts) > 1 and not _goes_on(reading.texts[-2], reading.texts[-1]):
        shorter = _Reading(reading.first, reading.last - 1, reading.texts[:-1])
        less = _whole_record(shorter)
        if less is None or _NUMBERS.search(reading.texts[-1]):
            break
        record, reading.last, reading.texts = less, shorter.last, shorter.texts
    return record


def _goes_on(text: str, below: str) -> bool:
    last = text.rpartition(" ")[2].casefold()
    return below[:1].islower() or text.endswith(_OPEN) or last in _DANGLING


def _whole_record(reading: _Reading) -> Record | None:
    whole = joined(reading.texts)
    if (assigned := assigned_part(whole, (reading.first, reading.last))) is not None:
        return assigned
    text, links = plain_reference(whole)
    parsed = parse_mixed(text)
    if parsed.title is None or parsed.year is None or likeness(parsed) < GOOD_IF_MARKED:
        return None
    source = parsed.text[parsed.rest :] if parsed.source is None else parsed.source
    part = source_part(source) if parsed.part is None else parsed.part
    return record_of(parsed, part, links, (reading.first, reading.last))


def _passed(lines: Sequence[str], start: int, stop: int) -> Iterator[Item]:
    """Lines between readings, as far as there is anything in them."""
    while start < stop and not lines[start - 1].strip():
        start += 1
    while stop > start and not lines[stop - 2].strip():
        stop -= 1
    if start < stop:
        yield PassedOver(start, stop - 1, _OTHER)
