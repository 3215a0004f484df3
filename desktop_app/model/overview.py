"""What the Overview draws of a library, or of the papers of a search: counts, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

from desktop_app.model.facets import ValueCounts
from desktop_app.model.paper_row import Status
from desktop_app.model.query import ALL, PaperQuery

EVERYTHING = PaperQuery(ALL)
"""The Inbox and the kept papers: what the Overview speaks of unless it is asked for less."""
MOST_SUBJECTS, MOST_TAGS, MOST_SOURCES, MOST_NAMES = 16, 6, 14, 20
"""How many of each are told; how many others there are is told besides."""


class YearCount(NamedTuple):
    """read: how many of its papers have the status read."""

    year: int
    papers: int
    read: int


class DayCount(NamedTuple):
    """papers: of a day, local time."""

    day: date
    papers: int


@dataclass(frozen=True, slots=True)
class Extent:
    """How much there is: papers counted, and the listings and sources of the whole library."""

    papers: int = 0
    listings: int = 0
    sources: int = 0


@dataclass(frozen=True, slots=True)
class YearCounts:
    """years: ascending, none without a paper. undated: papers without a year."""

    years: tuple[YearCount, ...] = ()
    undated: int = 0


@dataclass(frozen=True, slots=True)
class ReadingCounts:
    """statuses: every status. days: when papers were first read, ascending."""

    statuses: dict[Status, int] = field(default_factory=dict)
    days: tuple[DayCount, ...] = ()


class SubjectCount(NamedTuple):
    """years: (year, papers), ascending; papers without a year are counted in `papers` alone."""

    subject: str
    papers: int
    years: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class SubjectCounts:
    """subjects: those of most papers first. more: how many others there are."""

    subjects: tuple[SubjectCount, ...] = ()
    more: int = 0


class TagCount(NamedTuple):
    """papers bear the tag or one below it. years: by the year of the paper; days: by the day when
    the tag was put on it; both ascending."""

    name: str
    hue: int | None
    papers: int
    years: tuple[tuple[int, int], ...]
    days: tuple[DayCount, ...]


@dataclass(frozen=True, slots=True)
class TagCounts:
    """tags: those of most papers first. more: how many others there are."""

    tags: tuple[TagCount, ...] = ()
    more: int = 0


class SourceCount(NamedTuple):
    """papers: those whose first record came with the source. days: when they were added."""

    name: str
    papers: int
    days: tuple[DayCount, ...]


@dataclass(frozen=True, slots=True)
class SourceCounts:
    """sources: those that brought most first. more: how many others there are."""

    sources: tuple[SourceCount, ...] = ()
    more: int = 0


@dataclass(frozen=True, slots=True)
class NameCounts:
    """The authors, or the venues, of most papers."""

    names: ValueCounts = ValueCounts()
