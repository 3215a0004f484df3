"""Provenance: where the value of one field of a paper comes from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Provenance:
    """field: a Description field. listing: its name. line: 1-based. by_user: the user's edit."""

    field: str
    listing: str | None
    listing_id: int | None
    line: int | None
    end_line: int | None
    by_user: bool = False


@dataclass(frozen=True, slots=True)
class ListingText:
    """The decoded text of a listing as it was read; text is None where it was too large to keep."""

    listing_id: int
    name: str
    path: str | None
    text: str | None
