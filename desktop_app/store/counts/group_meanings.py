"""What the texts read of papers mean for their groups: keys, their order, and their names.

Of first authors, store/counts/author_groups.py tells it.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from desktop_app.model.grouping import GroupBy
from desktop_app.store.row_values import STATUSES, text_list

Keys = tuple[str, ...]
Rank = tuple[int | str, ...]


class Meaning(NamedTuple):
    """keys: of each text, given how many papers have it; none of an empty text.

    rank: what the groups are ordered by. names, hues: see Groups.
    """

    keys: Callable[[Sequence[str], Sequence[int]], list[Keys]]
    rank: Callable[[str], Rank]
    names: Mapping[str, str] = {}
    hues: Mapping[str, int | None] = {}


def meaning(by: GroupBy, connection: sqlite3.Connection) -> Meaning:
    """Of one kind of groups, in the library as it is now."""
    return _MEANINGS[by](connection)


def _years(_: sqlite3.Connection) -> Meaning:
    return Meaning(_each(lambda text: (text,)), lambda year: (int(year),))


def _statuses(_: sqlite3.Connection) -> Meaning:
    rank = {str(status): (at,) for at, status in enumerate(STATUSES)}
    return Meaning(_each(lambda text: (str(STATUSES[int(text)]),)), rank.__getitem__)


def _tags(connection: sqlite3.Connection) -> Meaning:
    names, hues = {}, {}
    for tag, name, hue in connection.execute("SELECT id, name, hue FROM tags"):
        names[str(tag)], hues[name] = name, hue
    keys = _each(lambda text: tuple(map(names.__getitem__, text.split(","))))
    return Meaning(keys, _by_name, hues=hues)


def _sources(connection: sqlite3.Connection) -> Meaning:
    """The one with the newest copy first."""
    source_of, names, rank = {}, {}, {}
    for listing, source, name, taken in connection.execute(
        "SELECT listings.id, source_id, sources.name, taken FROM listings "
        "JOIN sources ON sources.id = source_id ORDER BY taken, listings.id"
    ):
        key = source_of[str(listing)] = str(source)
        names[key], rank[key] = name, (-taken, -listing)
    return Meaning(
        _each(lambda text: tuple(dict.fromkeys(map(source_of.__getitem__, text.split(","))))),
        rank.__getitem__,
        names,
    )


def _subjects(_: sqlite3.Connection) -> Meaning:
    """Spelled in another case they are one, as the spelling that most papers have."""

    def keys(texts: Sequence[str], papers: Sequence[int]) -> list[Keys]:
        read = [text_list(text) for text in texts]
        cases: defaultdict[str, list[str]] = defaultdict(list)
        for subject in dict.fromkeys(subject for subjects in read for subject in subjects):
            cases[subject.casefold()].append(subject)
        return _as_one(read, papers, cases.values())

    return Meaning(keys, _by_name)


def _each(keys_of: Callable[[str], Keys]) -> Callable[[Sequence[str], Sequence[int]], list[Keys]]:
    return lambda texts, _: [keys_of(text) if text else () for text in texts]


def _by_name(name: str) -> Rank:
    return name.casefold(), name


def _as_one(
    read: list[Keys], papers: Sequence[int], spellings: Iterable[Sequence[str]]
) -> list[Keys]:
    """The keys with one spelling of those that stand together."""
    several = [together for together in spellings if len(together) > 1]
    if not several:
        return read
    counted: Counter[str] = Counter()
    for keys, number in zip(read, papers, strict=True):
        for key in keys:
            counted[key] += number
    chosen = {
        key: max(together, key=counted.__getitem__) for together in several for key in together
    }
    return [tuple(dict.fromkeys(chosen.get(key, key) for key in keys)) for keys in read]


_MEANINGS: dict[GroupBy, Callable[[sqlite3.Connection], Meaning]] = {
    GroupBy.YEAR: _years,
    GroupBy.SUBJECT: _subjects,
    GroupBy.TAG: _tags,
    GroupBy.STATUS: _statuses,
    GroupBy.SOURCE: _sources,
}
