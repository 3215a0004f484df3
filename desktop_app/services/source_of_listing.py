"""The source of a listing that comes in, found or made; and what the listing says against it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from desktop_app.model.record import Record
from desktop_app.services.copy_comparison import compared
from desktop_app.services.listing_source import Arrival, KnownCopy, marks_of, source_among
from desktop_app.store.record_codec import content_hash
from desktop_app.store.record_side import RecordSide
from desktop_app.store.source_news import events


def source_id(side: RecordSide, arrival: Arrival, records: Sequence[Record], at: int) -> int:
    """The id of the source that a listing is a copy of, by the rules of listing_source.

    at: UTC seconds. A first copy is what one starts from: it counts as seen.
    """

    @cache
    def contents() -> frozenset[int]:
        return frozenset(content_hash(record) for record in records)

    copies = [
        KnownCopy(
            one.listing_id,
            one.source_id,
            marks_of(one.kind, one.shape, one.owner, one.address, one.path, one.name),
        )
        for one in side.sources.marks()
    ]
    found = source_among(copies, arrival.marks, contents, cache(side.sources.contents))
    if found is not None:
        return found
    return side.sources.make(
        arrival.marks.kind,
        arrival.name,
        owner=arrival.owner,
        layout=arrival.layout,
        address=arrival.address,
        looked=at,
    )


def against_last_copy(side: RecordSide, listing_id: int) -> dict[str, Any]:
    """The fields of FileReport that speak of its source and of the copy before."""
    replaced, cross_listed = events(side.connection, [listing_id])
    said: dict[str, Any] = {
        "source_id": side.sources.of_listing(listing_id),
        "replaced": replaced,
        "cross_listed": cross_listed,
    }
    former = side.sources.copy_before(listing_id)
    if former is not None:
        changes = compared(side, former[0], listing_id)
        said |= {
            "last_copy": former[1],
            "appeared": len(changes.appeared),
            "changed": len(changes.changed),
            "gone": None if changes.gone is None else len(changes.gone),
        }
    return said
