"""PaperGroups: ids in an order, put under heads by a year, tag or the like of their papers."""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from desktop_app.model.grouping import NONE, GroupBy, Groups
from desktop_app.model.query import SortField
from desktop_app.store.batches import batches
from desktop_app.store.counts.author_groups import author_groups
from desktop_app.store.counts.group_meanings import meaning
from desktop_app.store.counts.paper_kinds import PART, paper_kinds

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

    def of(
        self,
        by: GroupBy,
        ids: Sequence[int],
        sort: SortField,
        *,
        descending: bool,
        check: Callable[[], object],
        in_order: Sequence[int] | None = None,
    ) -> Groups:
        """Ids, none twice, that stand in this order, in groups. Raises Cancelled when interrupted.

        Years go backwards and all else forwards; in an order by the same value, as that does.
        check: called between two parts; may raise. in_order: the same ids as groups of authors
        shall follow each other, where there may be too many to be put in order here: others would
        wait.
        """
        backward = descending if sort is _SORT.get(by) else by is GroupBy.YEAR
        if by is GroupBy.AUTHOR:
            return author_groups(
                self._connection, ids, backward=backward, check=check, in_order=in_order
            )
        means = meaning(by, self._connection)
        kind_of, texts = paper_kinds(self._connection, by, ids)
        counted = [0] * len(texts)
        for part in batches(ids, PART):
            check()
            for kind, papers in Counter(map(kind_of, part)).items():
                counted[kind] += papers
        keys_of = [keys or (NONE,) for keys in means.keys(texts, counted)]
        found = dict.fromkeys(
            key for keys, papers in zip(keys_of, counted, strict=True) if papers for key in keys
        )
        order = sorted(found.keys() - {NONE}, key=means.rank, reverse=backward)
        if NONE in found:
            order = [key for key in order if key != NONE] + [NONE]
        place = {key: at for at, key in enumerate(order)}
        groups_of = [tuple(place[key] for key in keys if key in place) for keys in keys_of]

        def dealt(groups_of: Sequence[tuple[int, ...]]) -> tuple[array[int], array[int]]:
            starts = _starts(groups_of, counted, len(order))
            lines, free = array("q", bytes(8 * starts[-1])), list(starts)
            for part in batches(ids, PART):
                check()
                _deal(part, (groups_of[kind_of(paper)] for paper in part), lines, free)
            return starts, lines

        starts, lines = once = dealt(groups_of)
        if len(lines) > len(ids):
            # Where it comes first; to look through the lines would keep other threads waiting.
            once = dealt([tuple(sorted(groups)[:1]) for groups in groups_of])
        return Groups(by, once[1], lines, tuple(order), starts, means.names, means.hues)


def _starts(groups_of: Sequence[tuple[int, ...]], counted: Sequence[int], count: int) -> array[int]:
    """Where each group begins among the lines, and where these end."""
    sizes = [0] * count
    for groups, papers in zip(groups_of, counted, strict=True):
        for group in groups:
            sizes[group] += papers
    return array("q", accumulate(sizes, initial=0))


def _deal(
    ids: Iterable[int], groups: Iterable[tuple[int, ...]], lines: array[int], free: list[int]
) -> None:
    """Put each id where its groups have their next free line; these are given one by one."""
    for paper, own in zip(ids, groups, strict=True):
        for group in own:
            at = free[group]
            lines[at] = paper
            free[group] = at + 1
