"""BestMatch: papers of a search ordered by how well they fit its words."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from desktop_app.store.search.places import Condition

if TYPE_CHECKING:
    from desktop_app.model.query_language import Query

WEIGHED = 10_000
"""Papers with the words up to which each of them is weighed. Of more, those that have the words in
their titles come first: to weigh a million papers takes a second, and their weights differ little.
"""
LOOKED_AT = 3_000
"""Papers that fit best among which the first of a place are looked for."""
_WEIGHTS = "8.0, 4.0, 1.0, 2.0, 2.0, 1.0, 2.0"
"""Of title, authors, owners, venue, subjects, abstract and note: as full_text.TEXT_FIELDS."""


class BestMatch:
    """Reads, on any connection, for one search."""

    def __init__(self, connection: sqlite3.Connection, parsed: Query) -> None:
        from desktop_app.store.search.query_sql import compile_newest  # noqa: PLC0415
        from desktop_app.store.search.word_counts import WordCounts  # noqa: PLC0415

        self._connection = connection
        counts = WordCounts(connection)
        self._compiled = compile_newest(parsed, counts.completions if counts.there else None)

    def ranks(self) -> Condition | None:
        """(a query of `found`, a paper, and its `rank`, best least; what it binds).

        Papers of the search may be missing in it: they fit least. None for a search without words.
        """
        if self._compiled is None:
            return None
        expression = self._compiled[0]
        if self._is_common(expression):
            ranked = "SELECT rowid AS found, 0 AS rank FROM paper_texts WHERE paper_texts MATCH ?"
            return ranked, (f"{{title}} : ({expression})",)
        return (
            f"SELECT rowid AS found, bm25(paper_texts, {_WEIGHTS}) AS rank FROM paper_texts "
            "WHERE paper_texts MATCH ?",
            (expression,),
        )

    def first(self, where: Condition, most: int) -> list[int] | None:
        """Quickly, the first of the papers that meet the condition; some may be missing."""
        ranks = self.ranks()
        if ranks is None or self._compiled is None:
            return None
        ranked, bound = ranks
        place, values = where
        text, text_values = self._compiled[1]
        rows = self._connection.execute(
            f"SELECT papers.id FROM ({ranked} ORDER BY rank, rowid DESC LIMIT {LOOKED_AT}) "
            f"CROSS JOIN papers ON papers.id = found WHERE {place} AND ({text}) LIMIT ?",
            (*bound, *values, *text_values, most),
        )
        return [paper for (paper,) in rows]

    def _is_common(self, expression: str) -> bool:
        (count,) = self._connection.execute(
            "SELECT count(*) FROM (SELECT 1 FROM paper_texts WHERE paper_texts MATCH ? "
            f"LIMIT {WEIGHED + 1})",
            (expression,),
        ).fetchone()
        return bool(count > WEIGHED)
