"""The conditions that a search text is made of."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal


@dataclass(frozen=True, slots=True)
class Words:
    """The text occurs in a field ('' for any), as whole words in this order; prefix: the last one
    may go on. phrase: it was typed in quotation marks."""

    field: str
    text: str
    phrase: bool = False
    prefix: bool = False


@dataclass(frozen=True, slots=True)
class Whole:
    """A title, venue, author or subject is this text and no longer one, whatever its case.

    prefix: it was not finished, and may go on.
    """

    field: str
    text: str
    prefix: bool = False


@dataclass(frozen=True, slots=True)
class Exact:
    """A field has this value whatever its case: tag, source, brought, doi, arxiv, type, key.

    prefix: it may go on (it was not finished, or ends in a star).
    """

    field: str
    text: str
    prefix: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """year or rating lies between two bounds, both inclusive; None is open."""

    field: str
    low: int | None
    high: int | None


@dataclass(frozen=True, slots=True)
class Recent:
    """Added to the library within so many days."""

    days: int


@dataclass(frozen=True, slots=True)
class Since:
    """Added to the library on this day (local time) or later."""

    day: date


@dataclass(frozen=True, slots=True)
class Days:
    """Added to the library from one day to another (local time), both inclusive; None is open."""

    first: date | None
    last: date | None


@dataclass(frozen=True, slots=True)
class Marked:
    """The status was set since then, or within these days."""

    when: Recent | Since | Days


@dataclass(frozen=True, slots=True)
class FirstRead:
    """It was read for the first time since then, or within these days, whatever it is now."""

    when: Recent | Since | Days


@dataclass(frozen=True, slots=True)
class Tagged:
    """A tag that it bears was put on it since then, or within these days.

    tags: each of these was, or a tag below it; without any, it may be any tag.
    """

    when: Recent | Since | Days
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class New:
    """A listing brought it that was taken since then.

    'import': by the last import; 'unseen': since its source was last looked at.
    """

    since: Recent | Since | Literal["import", "unseen"]


@dataclass(frozen=True, slots=True)
class Fact:
    """Something holds (or, not wanted, does not): kind 'has', 'is', 'status' or 'triage'."""

    kind: str
    name: str
    wanted: bool = True


@dataclass(frozen=True, slots=True)
class Authored:
    """One of the authors is spelled exactly so, in one of these ways.

    No search text says it: it is put beside author: words for spellings that the user joined.
    """

    spellings: tuple[str, ...]


Moment = Recent | Since | Days | Marked | FirstRead | Tagged | New
Condition = Words | Whole | Authored | Exact | Number | Moment | Fact


@dataclass(frozen=True, slots=True)
class Not:
    """The papers that the part does not find."""

    part: Node


@dataclass(frozen=True, slots=True)
class All:
    """The papers that every part finds."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """The papers that at least one part finds."""

    parts: tuple[Node, ...]


Node = Condition | Not | All | AnyOf
