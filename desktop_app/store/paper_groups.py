"""PaperGroups: ids in an order, put under heads by a year, tag or the like of their papers."""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import accumulate

from desktop_app.model.grouping import NONE, GroupBy, Groups
from desktop_app.model.query import SortField
from desktop_app.store.batches import batches
from desktop_app.store.group_meanings import meaning

PART = 5_000
"""Papers of which the values cross into Python as one text."""
_BETWEEN = "\N{INFORMATION SEPARATOR ONE}"
"""Between them; in JSON it stands escaped."""
_VALUE: dict[GroupBy, str] = {
    GroupBy.YEAR: "papers.year",
    GroupBy.SUBJECT: "papers.subjects",
    GroupBy.TAG: "(SELECT group_concat(tag_id) FROM paper_tags INDEXED BY paper_tags_by_paper "
    "WHERE paper_id = papers.id)",
    GroupBy.STATUS: "papers.status",
    GroupBy.SOURCE: "(SELECT group_concat(listing_id) FROM records INDEXED BY records_by_paper "
    "WHERE paper_id = papers.id)",
    GroupBy.AUTHOR: "papers.authors -> '$[0]'",
}
"""What is asked of a paper."""
_SORT: dict[GroupBy, SortField] = {
    GroupBy.YEAR: SortField.YEAR,
    GroupBy.SUBJECT: SortField.SUBJECT,
    GroupBy.TAG: SortField.TAGS,
    GroupBy.STATUS: SortField.STATUS,
    GroupBy.AUTHOR: SortField.AUTHORS,
}
"""The order of the table by the same value."""


class PaperGroups:
    """Reads on any connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of(self, by: GroupBy, ids: Sequence[int], sort: SortField, *, descending: bool) -> Groups:
        """Ids, none twice, that stand in this order, in groups. Raises Cancelled when interrupted.

        Years go backwards and all else forwards; in an order by the same value, as that does.
        """
        means = meaning(by, self._connection)
        kinds, texts = self._kinds(_VALUE[by], ids)
        counted = Counter(kinds)
        keys_of = means.keys(texts, [counted[kind] for kind in range(len(texts))])
        keys_of = [keys or (NONE,) for keys in keys_of]
        sizes: Counter[str] = Counter()
        for kind, papers in counted.items():
            for key in keys_of[kind]:
                sizes[key] += papers
        backwards = descending if sort is _SORT.get(by) else by is GroupBy.YEAR
        keys = sorted(sizes.keys() - {NONE}, key=means.rank, reverse=backwards)
        if NONE in sizes:
            keys.append(NONE)
        starts = array("q", accumulate((sizes[key] for key in keys), initial=0))
        place = {key: at for at, key in enumerate(keys)}
        groups_of = [tuple(place[key] for key in keys) for keys in keys_of]
        lines = _dealt(ids, (groups_of[kind] for kind in kinds), starts)
        once = lines if len(lines) == len(ids) else array("q", dict.fromkeys(lines))
        return Groups(by, once, lines, tuple(keys), starts, means.names)

    def _kinds(self, value: str, ids: Sequence[int]) -> tuple[array[int], list[str]]:
        """(of each paper which text it has, the texts); few have one of their own."""
        numbers: defaultdict[str, int] = defaultdict()
        numbers.default_factory = numbers.__len__
        kinds = array("l")
        for text in self._texts(value, ids):
            kinds.extend(map(numbers.__getitem__, text.split(_BETWEEN)))
        return kinds, list(numbers)

    def _texts(self, value: str, ids: Sequence[int]) -> Iterator[str]:
        for part in batches(ids, PART):
            # A paper that is gone meanwhile has no value, so that the others keep their places.
            (text,) = self._connection.execute(
                f"SELECT group_concat(coalesce({value}, ''), '{_BETWEEN}') FROM json_each(?) "
                "AS found LEFT JOIN papers ON papers.id = found.value",
                (f"[{','.join(map(str, part))}]",),
            ).fetchone()
            yield text


def _dealt(
    ids: Sequence[int], groups: Iterator[tuple[int, ...]], starts: Sequence[int]
) -> array[int]:
    """The ids where their groups begin, one after the other; the groups of each id are given."""
    lines = array("q", bytes(8 * starts[-1]))
    free = list(starts)
    for paper, own in zip(ids, groups, strict=True):
        for group in own:
            at = free[group]
            lines[at] = paper
            free[group] = at + 1
    return lines
