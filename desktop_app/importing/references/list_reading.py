"""A text that holds a list of references, to records: all of its lines are spoken for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from desktop_app.importing.importer import Item
from desktop_app.importing.let_go import let_go
from desktop_app.importing.references.division import (
    LINES_TRIED,
    Division,
    Parser,
    begins_list,
    division_of,
    is_good,
    parsed_entry,
    with_sections,
)
from desktop_app.importing.references.entry_lines import Entries, Entry, by_outline, is_marked
from desktop_app.importing.references.headings import is_reference_heading
from desktop_app.importing.references.plain_reference import plain_reference
from desktop_app.importing.references.record_of import long_enough, record_of
from desktop_app.importing.references.same_authors import dashes_in, with_authors_above
from desktop_app.importing.references.set_off import without_marks
from desktop_app.importing.references.source_lines import (
    SourceLines,
    is_set_in_lines,
    source_lines,
    take_page_marks,
)
from desktop_app.importing.references.source_part import source_part
from desktop_app.importing.values.link_fields import is_link_line, link_fields, with_identifiers
from desktop_app.model.record import PassedOver, Problem, Record

_NEARLY_ALL = 0.85
"""Where as much of a list looks like references, the rest is taken for such too."""
_LOOKED_AT = 3 * LINES_TRIED
"""Lines from the beginning of a list on, blank ones too, in which it is looked for."""
_SHORT = 40
"""Letters; so short a text is not told one by one where it is no reference."""
OUTSIDE = "text outside the list of references"
HEADING = "a heading of the list"
PAGE = "a page's number"
OTHER_SECTION = "a section that lists no papers"
NO_REFERENCE = "This was not understood as a reference."
TOO_LONG = "This is too long to be a reference."


def holds_references(lines: Sequence[str]) -> bool:
    """Whether there is a list: at the beginning, or behind a heading. Of a long text only so much
    is looked at, as any text that nobody knows comes by here."""
    head = source_lines(lines[:_LOOKED_AT])
    set_in_lines = is_set_in_lines(head)
    if _begins_list(head):
        return True
    first = _heading_at(lines, range(len(lines)))
    if first is None:
        return False
    last = _heading_at(lines, range(len(lines) - 1, first, -1))
    return any(
        _begins_list(source_lines(lines[at : at + _LOOKED_AT], set_in_lines))
        for at in (first, last)
        if at is not None
    )


def _begins_list(lines: SourceLines) -> bool:
    take_page_marks(lines)
    return begins_list(lines)


def _heading_at(lines: Sequence[str], places: range) -> int | None:
    return next(
        (at for at in places if (text := lines[at].strip()) and is_reference_heading(text)), None
    )


def read_references(lines: Sequence[str]) -> Iterator[Item]:
    """Everything that a text with a list of references holds; one Problem where it has none."""
    return read_source_lines(source_lines(lines))


def read_source_lines(lines: SourceLines) -> Iterator[Item]:
    """The same of lines of any text or page, which are used up."""
    for number in take_page_marks(lines):
        yield PassedOver(number, number, PAGE)
    division = division_of(lines)
    if division is None:
        if len(lines):
            first, last = lines.span(0, len(lines))
            yield Problem(first, lines.texts[0][:200], "No list of references was found.")
            yield PassedOver(first, last, OUTSIDE)
        return
    dashes = dashes_in(lines)
    if division.start:
        yield PassedOver(*lines.span(0, division.start), OUTSIDE)
        lines.drop(range(division.start))
    items = _items(division.way(lines), division)
    yield from with_authors_above(items, dashes) if dashes else items


class _Doubtful(NamedTuple):
    """An entry that is not surely a reference: the others decide whether it belongs to the list.

    record: what it becomes there, if it says enough; text: the beginning of one that says too
    little. reason: why it is none, whatever stands around it.
    """

    line: int
    end_line: int
    marked: bool
    record: Record | None = None
    text: str = ""
    reason: str = ""


def _items(entries: Entries, division: Division) -> Iterator[Item]:
    share = division.good
    marks = sum(entries.marked)
    read = [
        _read(entry, heading, papers, division.parser)
        for entry, heading, papers in with_sections(entries)
    ]
    if division.way is by_outline:
        read = _with_remarks(read, entries)
    good = [isinstance(found, Record) for found in read]
    numbers = [number for number, is_one in enumerate(good) if is_one]
    first, last = (numbers[0], numbers[-1]) if numbers else (0, -1)
    all_marked = marks > 2 and marks > 0.6 * len(numbers)
    for number, found in enumerate(let_go(read)):
        if isinstance(found, Record):
            yield found
            continue
        line, end_line = found.line, found.end_line
        inside = share > _NEARLY_ALL or found.marked or any(good[max(0, number - 2) : number + 3])
        inside = inside and (found.marked or not all_marked)
        within = first <= number <= last or found.marked or (share > _NEARLY_ALL and number > last)
        if found.reason == TOO_LONG:
            yield Problem(line, found.text, TOO_LONG)
            yield PassedOver(line, end_line, OUTSIDE)
        elif found.reason:
            yield PassedOver(line, end_line, found.reason)
        elif found.record is not None and inside and within:
            yield found.record
        elif within and inside and len(found.text) > _SHORT:
            yield Problem(line, found.text, NO_REFERENCE)
            yield PassedOver(line, end_line, NO_REFERENCE)
        else:
            yield PassedOver(line, end_line, OUTSIDE)


def _with_remarks(read: list[Record | _Doubtful], entries: Entries) -> list[Record | _Doubtful]:
    """What was read of an outline's entries: a remark below a reference goes with it."""
    out: list[Record | _Doubtful] = []
    for found, entry in zip(read, entries, strict=True):
        above = out[-1] if out else None
        further_in = entry.lines.indents[entry.start] > 0 and is_marked(entry.first)
        if isinstance(above, Record) and further_in and not entry.marked and not entry.too_long:
            out[-1] = _remarked(above, entry)
        else:
            out.append(found)
    return out


def _remarked(record: Record, entry: Entry) -> Record:
    """The record with what stands below it; a link alone there leads to the paper."""
    said = [plain_reference(text) for text in entry.texts]
    links = [link for text, found in said for link in found if len(text) <= _SHORT]
    links += [text for text, _ in said if is_link_line(text)]
    remarks = tuple(without_marks(text) for text, _ in said if text and not is_link_line(text))
    extra = {**record.extra, "remark": remarks} if remarks else record.extra
    urls = (*record.urls, *link_fields(links).urls)
    changed = record.changed(end_line=entry.span[1], extra=extra, urls=urls)
    return with_identifiers(changed)


def _read(entry: Entry, heading: bool, papers: bool, parser: Parser) -> Record | _Doubtful:
    place = (*entry.span, entry.marked)
    if heading or not papers:
        return _Doubtful(*place, reason=HEADING if heading else OTHER_SECTION)
    if entry.too_long:
        return _Doubtful(*place, text=entry.first[:200], reason=TOO_LONG)
    parsed, links = parsed_entry(entry, parser)
    good = is_good(entry, parsed, parser)
    says = bool(parsed.title or parsed.authors or parsed.editors or parsed.year or links)
    if not (good or (says and long_enough(parsed.text))):
        return _Doubtful(*place, text=parsed.text[:200])
    source = parsed.text[parsed.rest :] if parsed.source is None else parsed.source
    part = source_part(source) if parsed.part is None else parsed.part
    record = record_of(parsed, part, links, entry.span)
    return record if good else _Doubtful(*place, record)
