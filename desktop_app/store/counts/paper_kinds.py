"""PaperKinds: which value each paper has of what papers are grouped by, as numbers of texts."""

from __future__ import annotations

import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from desktop_app.model.grouping import GroupBy
from desktop_app.store.batches import batches
from desktop_app.store.search.id_codes import CODE, ids_of

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
_IN_ROWS = frozenset((GroupBy.AUTHOR,))
"""What papers_narrow does not tell."""


class PaperKinds(NamedTuple):
    """of: gives of a paper, by its id, the number of its text among the texts; an empty text
    stands for no value."""

    of: Callable[[int], int]
    texts: list[str]


def paper_kinds(connection: sqlite3.Connection, by: GroupBy, ids: Sequence[int]) -> PaperKinds:
    """Of these papers; there may be texts that none of them has. Raises Cancelled."""
    return _Reading(connection, by).kinds(ids)


class _Reading:
    def __init__(self, connection: sqlite3.Connection, by: GroupBy) -> None:
        self._connection = connection
        self._by = by
        self._numbers: defaultdict[str, int] = defaultdict()
        self._numbers.default_factory = self._numbers.__len__

    def kinds(self, ids: Sequence[int]) -> PaperKinds:
        last = max(ids, default=0)
        # Another program may give a paper any number.
        if last > SPARSE * len(ids) or min(ids, default=0) < 0:
            sparse: dict[int, int] = {}
            for part, text in self._singly(ids):
                sparse.update(zip(part, self._numbered(text), strict=True))
            return PaperKinds(sparse.__getitem__, self._texts())
        kinds = array("l", (-1,)) * (last + 1)
        for found, text in self._all_up_to(last):
            if found[-1] - found[0] + 1 == len(found):
                kinds[found[0] : found[-1] + 1] = self._numbered(text)
            else:
                for paper, kind in zip(found, self._numbered(text), strict=True):
                    kinds[paper] = kind
        for part, text in self._singly([paper for paper in ids if kinds[paper] < 0]):
            for paper, kind in zip(part, self._numbered(text), strict=True):
                kinds[paper] = kind
        return PaperKinds(kinds.__getitem__, self._texts())

    def _numbered(self, text: str) -> array[int]:
        return array("l", map(self._numbers.__getitem__, text.split(_BETWEEN)))

    def _texts(self) -> list[str]:
        texts = list(self._numbers)
        # Some at a time: to let go of all of very many keeps other threads waiting.
        while self._numbers:
            for _ in range(min(PART, len(self._numbers))):
                self._numbers.popitem()
        return texts

    def _singly(self, ids: Sequence[int]) -> Iterator[tuple[Sequence[int], str]]:
        for part in batches(ids, PART):
            # A paper that is gone meanwhile has no value, so that the others keep their places.
            (text,) = self._connection.execute(
                f"SELECT {self._listed()} FROM json_each(?) AS found "
                "LEFT JOIN papers ON papers.id = found.value",
                (f"[{','.join(map(str, part))}]",),
            ).fetchone()
            yield part, text

    def _all_up_to(self, last: int) -> Iterator[tuple[array[int], str]]:
        """Of papers up to an id, in one pass, which is quicker than to look for most of them.

        Those in the Trash may be left out.
        """
        source = "papers" if self._by in _IN_ROWS else "papers INDEXED BY papers_narrow"
        for first in range(0, last + 1, PART):
            codes, text = self._connection.execute(
                f"SELECT group_concat({CODE}, ''), {self._listed()} FROM {source} "
                "WHERE trashed IS NULL AND id BETWEEN ? AND ?",
                (first, min(last, first + PART - 1)),
            ).fetchone()
            if codes:
                yield ids_of(codes), text

    def _listed(self) -> str:
        return f"group_concat(coalesce({_VALUE[self._by]}, ''), '{_BETWEEN}')"
