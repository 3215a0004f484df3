"""The source of a listing that comes in, found or made; and what the listing says against it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from desktop_app.matching.keys import keys_of
from desktop_app.model.record import Record
from desktop_app.services.sources.copy_comparison import compared
from desktop_app.services.sources.listing_source import Arrival, KnownCopy, marks_of, source_among
from desktop_app.store.listings.source_news import events
from desktop_app.store.record_side import RecordSide
from desktop_app.store.records.record_codec import content_hash

ASKED = 100
"""Entries of a listing by which those that may share some with it are looked for."""


class SourceFinder:
    """Finds or makes the source of each listing of one import.

    What the library has of copies is read once: an import of many small listings must not look
    through all of them for each. related: of what a listing may share entries with.
    """

    def __init__(self) -> None:
        self._copies: list[KnownCopy] | None = None

    def source_id(
        self, side: RecordSide, arrival: Arrival, records: Sequence[Record], at: int
    ) -> int:
        """The id of the source that a listing is a copy of, by the rules of listing_source.

        at: UTC seconds. A first copy is what one starts from: it counts as seen.
        """

        @cache
        def contents() -> frozenset[int]:
            return frozenset(content_hash(record) for record in records)

        found = source_among(
            self._known(side),
            arrival.marks,
            contents,
            cache(side.sources.contents),
            cache(lambda: _related(side, records)),
        )
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

    def added(self, listing_id: int, source_id: int, arrival: Arrival) -> None:
        """The listing is in the library now: those after it may be copies of the same source."""
        if self._copies is not None:
            self._copies.insert(0, KnownCopy(listing_id, source_id, arrival.marks))

    def settled(self, side: RecordSide, listing_id: int, arrival: Arrival) -> None:
        """Find the source of a listing again now that all its entries are in the library.

        As a long one began, its entries could not be asked; so it may stand alone in a source that
        is another one's.
        """
        source_id = side.sources.of_listing(listing_id)
        others = [one for one in self._known(side) if one.listing_id != listing_id]
        if any(one.source_id == source_id for one in others):
            return

        def related() -> frozenset[int]:
            some = side.records.load(side.records.some_of_listing(listing_id, ASKED))
            return _related(side, [one.record for one in some.values()])

        found = source_among(
            others,
            arrival.marks,
            cache(lambda: side.sources.contents(listing_id)),
            cache(side.sources.contents),
            cache(related),
        )
        if found is not None:
            side.sources.move_listings([listing_id], found)
            side.sources.drop_empty()
            self._copies = None

    def _known(self, side: RecordSide) -> list[KnownCopy]:
        """The newest first."""
        if self._copies is None:
            self._copies = [
                KnownCopy(
                    one.listing_id,
                    one.source_id,
                    marks_of(one.kind, one.shape, one.owner, one.address, one.path, one.name),
                )
                for one in side.sources.marks()
            ]
        return self._copies


def _related(side: RecordSide, records: Sequence[Record]) -> frozenset[int]:
    """Listings with an entry that one of these may be a copy of: equal entries have equal keys.

    Of a long listing some entries speak for all: half of a copy's are the same.
    """
    some = records[:: max(1, len(records) // ASKED)]
    keys = {key for record in some for key in keys_of(record)}
    found = side.records.by_keys(keys)
    return side.records.listings_of(record for ids in found.values() for record in ids)


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
