"""Source: where listings come from again and again; SourceMarks: what a listing says of that."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """A series of listings of one place, taken again and again; `papers` counts what it brought.

    kind: 'page', 'mail', 'file', 'paste', or 'lookup' for a service on the web. layout: the
    layout's or format's id, None where it is not known. address: a page's URL or a mailing's name.
    looked: up to which moment the user has seen what is new in it; new: papers that came after
    that; last: when its newest copy was taken (UTC seconds); copies: how many listings it has.
    """

    id: int
    name: str
    kind: str
    papers: int
    layout: str | None = None
    owner: str | None = None
    address: str | None = None
    looked: int | None = None
    last: int | None = None
    copies: int = 0
    new: int = 0


@dataclass(frozen=True, slots=True)
class SourceMarks:
    """By what two listings are told to be copies of one place (services/sources/listing_source.py).

    shape: the layout's id, or else the format's. owner, address: folded for comparison, or None.
    path: where the file lies; name: its name; both None for a paste.
    """

    kind: str
    shape: str
    owner: str | None = None
    address: str | None = None
    path: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class SourceCopy:
    """One listing of a source. taken: UTC seconds. new: papers that it brought into the library;
    the events are of a mail: entries that replace, and that are listed from another subject."""

    listing_id: int
    source_id: int
    name: str
    taken: int
    records: int
    new: int = 0
    replaced: int = 0
    cross_listed: int = 0
