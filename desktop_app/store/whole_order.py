"""All papers of a large place in an order of the table: one pass over the index that holds it."""

from __future__ import annotations

import json
import sqlite3
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from itertools import pairwise

from desktop_app.model.query import PaperQuery, PlaceKind, SortField
from desktop_app.store import places
from desktop_app.store.id_codes import CODE, LARGEST, ids_of

WHEN_DECIDED = "max(coalesce(decided, -1), coalesce(marked, -1), coalesce(trashed, -1))"
"""What SortField.DECIDED goes by; exactly so in its index."""
BY_ID = "papers_narrow"
_PLACES = frozenset((PlaceKind.ALL, PlaceKind.LIBRARY))
"""Those that most papers stand in."""
_INDEXES: dict[SortField, tuple[str, str | None]] = {
    SortField.ADDED: ("papers_by_added", None),
    SortField.MATCH: ("papers_by_added", None),
    SortField.POSITION: ("papers_by_added", None),
    SortField.TITLE: ("papers_by_title", "title_key"),
    SortField.AUTHORS: ("papers_by_author", "author_key"),
    SortField.YEAR: ("papers_by_year", "year"),
    SortField.VENUE: ("papers_by_venue", "venue"),
    SortField.SUBJECT: ("papers_by_subject", "subjects"),
    SortField.STATUS: ("papers_by_progress", None),
    SortField.RATING: ("papers_by_rating", "rating"),
    SortField.DECIDED: ("papers_by_decided", None),
    SortField.MARKED: ("papers_by_marked", "marked"),
}
"""The index, and its first column where that may be NULL."""
Tags = int | tuple[int, ...]
"""A paper's tags, ascending: of most papers it is one."""


class WholeOrder:
    """Reads on any connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def ids(self, query: PaperQuery) -> array[int] | None:
        """Ids of the papers of the query's place in its order, whatever its text says.

        None where its place or order has no such way.
        """
        if query.place.kind not in _PLACES or query.limit is not None or not self._have_codes():
            return None
        where, _ = places.condition(query.place)
        if query.sort is SortField.TAGS:
            return self._by_tags(where, descending=query.descending)
        if query.sort not in _INDEXES:
            return None
        index, column = _INDEXES[query.sort]
        ids = self._along(index, where, backward=query.descending)
        if query.descending or column is None:
            return ids
        # What is not known comes first in an index, and last in both directions of the table.
        known = f"SELECT {column} IS NOT NULL FROM papers WHERE id = ?"
        unknown = bisect_left(
            ids, 1, key=lambda paper: self._connection.execute(known, (paper,)).fetchone()[0]
        )
        return ids[unknown:] + ids[:unknown]

    def _along(self, index: str, where: str, *, backward: bool = False) -> array[int]:
        # An aggregate is given the rows in the order in which the index named holds them. A
        # subquery with ORDER BY around it would copy each code once more.
        (codes,) = self._connection.execute(
            f"SELECT group_concat({CODE}, '') FROM papers INDEXED BY {index} WHERE {where}"
        ).fetchone()
        return ids_of(codes or "", backward=backward)

    def _have_codes(self) -> bool:
        """Whether all ids have one: another program may give any number to a paper."""
        first, last = self._connection.execute(
            "SELECT (SELECT min(id) FROM papers), (SELECT max(id) FROM papers)"
        ).fetchone()
        return first is None or (first >= 0 and last <= LARGEST)

    def _by_tags(self, where: str, *, descending: bool) -> array[int]:
        """By the names of a paper's tags, as they are listed one after the other; then without."""
        every = self._along(BY_ID, where)
        bearers: dict[Tags, list[int]] = {}
        rest: array[int] = array("q")
        passed, end = 0, len(every)
        for paper, tags in self._tags_of_papers().items():
            if passed == end:
                break
            # Without gaps between the ids it stands just there; else before that.
            at = max(passed, passed + paper - every[passed])
            if at >= end or every[at] != paper:
                at = bisect_left(every, paper, passed, min(at, end))
                if at == end or every[at] != paper:
                    continue  # the paper stands in another place
            rest += every[passed:at]
            passed = at + 1
            bearers.setdefault(tags, []).append(paper)
        rest += every[passed:]
        found: array[int] = array("q")
        for papers in self._in_order_of_names(bearers, descending=descending):
            found.extend(papers)
        return found + (rest[::-1] if descending else rest)

    def _tags_of_papers(self) -> dict[int, Tags]:
        """By paper, ascending; those without tags are left out."""
        texts = self._connection.execute(
            "SELECT group_concat(paper_id), group_concat(tag_id) "
            "FROM paper_tags INDEXED BY paper_tags_by_paper"
        ).fetchone()
        papers, tags = (json.loads(f"[{text or ''}]") for text in texts)
        borne: dict[int, Tags] = dict(zip(papers, tags, strict=True))
        if len(borne) < len(papers):
            again = [paper for paper, next_ in pairwise(papers) if paper == next_]
            several: dict[int, tuple[int, ...]] = dict.fromkeys(again, ())
            for paper, tag in zip(papers, tags, strict=True):
                if paper in several:
                    several[paper] += (tag,)
            borne |= several
        return borne

    def _in_order_of_names(
        self, bearers: dict[Tags, list[int]], *, descending: bool
    ) -> Iterator[list[int]]:
        names = {
            number: name.encode()
            for number, name in self._connection.execute("SELECT id, name FROM tags")
        }
        named: dict[bytes, list[int]] = {}
        for tags, papers in bearers.items():
            several = tags if isinstance(tags, tuple) else (tags,)
            spelled = sorted((names[tag] for tag in several), key=bytes.lower)
            named.setdefault(b",".join(spelled), []).extend(papers)
        for text in sorted(named, reverse=descending):
            yield sorted(named[text], reverse=descending)
