"""PaperGroups: ids in an order, put under heads by a year, tag or the like of their papers."""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate

from desktop_app.model.grouping import NONE, GroupBy, Groups
from desktop_app.model.query import SortField
from desktop_app.store.batches import batches
from desktop_app.store.group_meanings import meaning
from desktop_app.store.id_codes import CODE, ids_of

PART = 5_000
"""Papers whose values are read at a time, as one text: other threads wait no longer."""
SPARSE = 4
"""Where the ids in use are more than so many times those asked for, these are looked up singly."""
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
_IN_ROWS = frozenset((GroupBy.SUBJECT, GroupBy.AUTHOR))
"""What papers_narrow does not tell."""
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
        check: called between two parts; may raise. in_order: the same ids as the groups shall
        follow each other, where there may be too many to be put in order here: others would wait.
        """
        means = meaning(by, self._connection)
        kind_of, texts = self._kinds(by, ids)
        counted = [0] * len(texts)
        for part in batches(ids, PART):
            check()
            for kind, papers in Counter(map(kind_of, part)).items():
                counted[kind] += papers
        keys_of = [keys or (NONE,) for keys in means.keys(texts, counted)]
        found = dict.fromkeys(
            key for keys, papers in zip(keys_of, counted, strict=True) if papers for key in keys
        )
        if in_order is None:
            order = sorted(found.keys() - {NONE}, key=means.rank)
        else:
            order = list(dict.fromkeys(key for one in in_order for key in keys_of[kind_of(one)]))
        if descending if sort is _SORT.get(by) else by is GroupBy.YEAR:
            order.reverse()
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

    def _kinds(self, by: GroupBy, ids: Sequence[int]) -> tuple[Callable[[int], int], list[str]]:
        """(gives of each paper which text it has, the texts); few have one of their own."""
        numbers: defaultdict[str, int] = defaultdict()
        numbers.default_factory = numbers.__len__

        def numbered(text: str) -> array[int]:
            return array("l", map(numbers.__getitem__, text.split(_BETWEEN)))

        last = max(ids, default=0)
        # Another program may give a paper any number.
        if last > SPARSE * len(ids) or min(ids, default=0) < 0:
            sparse: dict[int, int] = {}
            for part, text in self._singly(by, ids):
                sparse.update(zip(part, numbered(text), strict=True))
            return sparse.__getitem__, list(numbers)
        kinds = array("l", (-1,)) * (last + 1)
        for found, text in self._all_up_to(last, by):
            if found[-1] - found[0] + 1 == len(found):
                kinds[found[0] : found[-1] + 1] = numbered(text)
            else:
                for paper, kind in zip(found, numbered(text), strict=True):
                    kinds[paper] = kind
        for part, text in self._singly(by, [paper for paper in ids if kinds[paper] < 0]):
            for paper, kind in zip(part, numbered(text), strict=True):
                kinds[paper] = kind
        return kinds.__getitem__, list(numbers)

    def _singly(self, by: GroupBy, ids: Sequence[int]) -> Iterator[tuple[Sequence[int], str]]:
        for part in batches(ids, PART):
            # A paper that is gone meanwhile has no value, so that the others keep their places.
            (text,) = self._connection.execute(
                f"SELECT {_listed(by)} FROM json_each(?) AS found "
                "LEFT JOIN papers ON papers.id = found.value",
                (f"[{','.join(map(str, part))}]",),
            ).fetchone()
            yield part, text

    def _all_up_to(self, last: int, by: GroupBy) -> Iterator[tuple[array[int], str]]:
        """Of papers up to an id, in one pass, which is quicker than to look for most of them.

        Those in the Trash may be left out.
        """
        source = "papers" if by in _IN_ROWS else "papers INDEXED BY papers_narrow"
        for first in range(0, last + 1, PART):
            codes, text = self._connection.execute(
                f"SELECT group_concat({CODE}, ''), {_listed(by)} FROM {source} "
                "WHERE trashed IS NULL AND id BETWEEN ? AND ?",
                (first, min(last, first + PART - 1)),
            ).fetchone()
            if codes:
                yield ids_of(codes), text


def _listed(by: GroupBy) -> str:
    return f"group_concat(coalesce({_VALUE[by]}, ''), '{_BETWEEN}')"


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
