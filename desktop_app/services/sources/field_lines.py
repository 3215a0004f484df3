"""with_field_lines: the line of its listing on which each field's value stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop_app.model.provenance import Provenance
from desktop_app.services.sources.source_excerpt import places_of
from desktop_app.store.listings.listing_repository import ListingRepository
from desktop_app.store.reader import Reader
from desktop_app.store.records.record_repository import RecordRepository

LONGEST_TEXT = 2_000_000
"""Letters; in longer listings a field has the line its record begins on: it is asked for often."""


def with_field_lines(reader: Reader, origins: Sequence[Provenance]) -> list[Provenance]:
    """The same, each with field_line where the value was found among the lines of its record."""
    listings, records = ListingRepository(reader.connection), RecordRepository(reader.connection)
    texts: dict[int, list[str]] = {}
    out: list[Provenance] = []
    for origin in origins:
        if origin.listing_id is None or origin.line is None:
            out.append(origin)
            continue
        if origin.listing_id not in texts:
            listing = listings.text(origin.listing_id)
            text = (listing and listing.text) or ""
            texts[origin.listing_id] = text.split("\n") if len(text) <= LONGEST_TEXT else []
        record_id = records.id_at(origin.listing_id, origin.line)
        stored = None if record_id is None else records.load([record_id]).get(record_id)
        lines = texts[origin.listing_id]
        if stored is not None and stored.record.end_line <= len(lines):
            place = next(places_of(stored.record, origin.field, lines), None)
            origin = replace(origin, field_line=None if place is None else place.line)
        out.append(origin)
    return out
