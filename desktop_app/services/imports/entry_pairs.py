"""pairs: which record of a listing that is read again takes the place of which one before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from desktop_app.markup.plain import comparable
from desktop_app.model.record import Record
from desktop_app.store.records.record_codec import content_hash


def pairs(before: Mapping[int, Record], after: Sequence[Record]) -> dict[int, int]:
    """Ids of records before, each with the place in `after` of the one that is the same entry.

    First those that say the same, then those with one title, then those that stand on the same
    lines: of several the one that shares most. None is given twice; both are in the source's order.
    """
    found: dict[int, int] = {}
    free = dict.fromkeys(range(len(after)))
    for key_of in (content_hash, _title):
        places: dict[object, list[int]] = {}
        for place in free:
            places.setdefault(key_of(after[place]), []).append(place)
        for record_id, record in before.items():
            key = key_of(record)
            if record_id not in found and key and places.get(key):
                place = places[key].pop(0)
                found[record_id] = place
                del free[place]
    for record_id, place in _by_lines(before, after, found, free):
        found[record_id] = place
    return found


def _title(record: Record) -> str:
    return comparable(record.title) if record.title else ""


def _by_lines(
    before: Mapping[int, Record],
    after: Sequence[Record],
    found: Mapping[int, int],
    free: dict[int, None],
) -> Iterator[tuple[int, int]]:
    by_line: dict[int, list[int]] = {}
    for place in free:
        for line in range(after[place].line, after[place].end_line + 1):
            by_line.setdefault(line, []).append(place)
    for record_id, record in before.items():
        if record_id in found:
            continue
        shared: dict[int, int] = {}
        for line in range(record.line, record.end_line + 1):
            for place in by_line.get(line, ()):
                if place in free:
                    shared[place] = shared.get(place, 0) + 1
        if shared:
            best = max(shared, key=lambda place: (shared[place], -place))
            del free[best]
            yield record_id, best
