"""GroupBy and Groups: the papers of a query under heads, as runs of one long line of ids."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

NONE = ""
"""The key of the group of papers that have no year, tag, source and so on; it is the last one."""


class GroupBy(StrEnum):
    """What papers of one group have in common."""

    YEAR = "year"
    SUBJECT = "subject"
    TAG = "tag"
    STATUS = "status"
    SOURCE = "source"
    AUTHOR = "author"
    """The first author."""


@dataclass(frozen=True, slots=True)
class Groups:
    """The groups in their order, and in each the papers in the query's order.

    A paper stands in the group of each of its tags, subjects or sources: as often in `lines`, but
    once in `ids`. Group n is lines[starts[n]:starts[n + 1]]. keys: what tells a group from the
    others: a year in digits, a name, a status, the id of a source. names: by key, what to show for
    it where that is another text; hues: those of tags that have one of their own.
    """

    by: GroupBy
    ids: array[int]
    lines: array[int]
    keys: Sequence[str]
    starts: array[int]
    names: Mapping[str, str] = field(default_factory=dict)
    hues: Mapping[str, int | None] = field(default_factory=dict)
