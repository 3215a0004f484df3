"""source_excerpt: lines of a listing round one of its records, and where a field stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace

from desktop_app.importing.values.field_places import field_places
from desktop_app.model.field_place import PLACED_FIELDS, FieldPlace
from desktop_app.model.provenance import SourceExcerpt
from desktop_app.model.record import Record
from desktop_app.services.library import Library
from desktop_app.services.sources.listing_lines import lines_of
from desktop_app.store.listings.listing_repository import ListingRepository
from desktop_app.store.records.record_repository import RecordRepository

MOST_LINES = 2_000
LONGEST_LINE = 8_000
"""Letters of a line that are shown: a page without line ends is one line."""
BEFORE_PLACE = 1_000
CUT = "… "
_PLACED_AS = {"doi": "identifiers", "arxiv_id": "identifiers", "date": "year"}


def source_excerpt(
    library: Library, listing_id: int, line: int, field: str = "", around: int | None = None
) -> SourceExcerpt | None:
    """Lines of a listing as it was read; None where the listing is gone. Any thread; a file of many
    megabytes takes seconds.

    line: 1-based, of the record that is asked for; -1 is the end of the text. field: a Description
    field whose value is looked for in the record's lines. around: the line in the middle of what is
    shown, where that is not `line`. A text that was too long to keep is read again from its file,
    if that is still as it was.
    """
    with library.read() as reader:
        listings = ListingRepository(reader.connection)
        listing = listings.text(listing_id)
        if listing is None:
            return None
        records = RecordRepository(reader.connection)
        record_id = records.id_at(listing_id, line)
        found = records.load([] if record_id is None else [record_id])
        marks = listings.hash_and_encoding(listing_id)
    lines, state = lines_of(listing, *marks)
    empty = SourceExcerpt(listing.name, listing.path, state)
    if lines is None:
        return empty
    asked = lines.total if line < 0 else min(line, lines.total)
    record = found[record_id].record if record_id is not None else None
    span = (record.line, record.end_line) if record is not None else (asked, asked)
    places: tuple[FieldPlace, ...] = ()
    if record is not None and field:
        own = lines.between(*span)
        places = tuple(places_of(record, field, own, record.line))
    middle = places[0].line if places else asked
    first = max(1, min((around or middle) - MOST_LINES // 2, lines.total - MOST_LINES + 1))
    shown = lines.between(first, first - 1 + MOST_LINES)
    starts = {place.line: place.start for place in reversed(places)}
    cut = [_cut(each, starts.get(number, 0)) for number, each in enumerate(shown, first)]
    return replace(
        empty,
        lines=tuple(each for each, _ in cut),
        first=first,
        total=lines.total,
        span=span if line > 0 else None,
        places=tuple(
            replace(place, start=place.start + moved, end=min(place.end + moved, len(each)))
            for place in places
            if 0 <= place.line - first < len(cut)
            for each, moved in [cut[place.line - first]]
            if place.start + moved < len(each)
        ),
    )


def _cut(line: str, start: int) -> tuple[str, int]:
    """A long line's part from a little before `start`; and by how many letters it moved."""
    if len(line) <= LONGEST_LINE:
        return line, 0
    left = max(0, min(start - BEFORE_PLACE, len(line) - LONGEST_LINE))
    part = line[left : left + LONGEST_LINE]
    head = CUT if left else ""
    tail = f" {CUT.strip()}" if left + LONGEST_LINE < len(line) else ""
    return f"{head}{part}{tail}", len(head) - left


def places_of(
    record: Record, field: str, lines: Sequence[str], first: int = 1
) -> Iterator[FieldPlace]:
    """Where the value of a Description field stands, in order.

    lines: those of the listing from number `first` on, at least to the record's last.
    """
    placed = _PLACED_AS.get(field, field)
    if placed not in PLACED_FIELDS:
        yield from _literal_places(record, field, lines, first)
        return
    if field in ("doi", "arxiv_id"):
        # Of all identifiers only the one that is asked for.
        record = replace(
            record,
            identifiers=(),
            doi=record.doi if field == "doi" else None,
            arxiv_id=record.arxiv_id if field == "arxiv_id" else None,
        )
    for place in field_places(record, lines, first):
        if place.field == placed:
            yield place


def _literal_places(
    record: Record, field: str, lines: Sequence[str], first: int
) -> Iterator[FieldPlace]:
    """Where the values stand letter by letter: each in the first line that has it."""
    known = field in {each.name for each in fields(record)}
    value = getattr(record, field) if known else None
    if not isinstance(value, (str, tuple, dict)):
        return  # a number of authors stands nowhere by itself
    values = value.values() if isinstance(value, dict) else value
    for each in values if not isinstance(values, str) else (values,):
        if not isinstance(each, str) or not each:
            continue
        for number in range(record.line, min(record.end_line, len(lines) + first - 1) + 1):
            start = lines[number - first].find(each)
            if start >= 0:
                yield FieldPlace(number, start, start + len(each), field)
                break
