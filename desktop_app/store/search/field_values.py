"""Values of a field that begin so, for completing a search: authors, venues, subjects, sources."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable

from desktop_app.markup.plain import comparable
from desktop_app.store.search.query_words import completed_text, match_text, searchable
from desktop_app.store.search.word_counts import WordCounts

LOOKED_AT = 400
"""The newest papers with a fitting word, out of which values are counted."""

Value = tuple[str, int]


class FieldValues:
    """Reads on any connection. Each answer is [(value, papers among those looked at)], most first;
    of sources it is how many entries they brought.

    A value fits where one of its words begins as asked, in any case and with or without accents.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of(self, field: str, beginning: str, most: int) -> list[Value]:
        """field: 'author', 'venue', 'subject' or 'source'."""
        if field == "source":
            return self._sources(beginning, most)
        column = {"author": "authors", "venue": "venue", "subject": "subjects"}[field]
        split: Callable[[str], Iterable[str]] = _single if field == "venue" else json.loads
        counted: Counter[str] = Counter()
        spelled: dict[str, str] = {}
        for (text,) in self._texts(column, beginning):
            for value in split(text):
                folded = comparable(value)
                if _begins(folded, beginning):
                    counted[folded] += 1
                    spelled.setdefault(folded, value)
        return [(spelled[folded], number) for folded, number in counted.most_common(most)]

    def _texts(self, column: str, beginning: str) -> Iterable[tuple[str]]:
        if not searchable(beginning):
            return self._connection.execute(
                f"SELECT {column} FROM papers WHERE {column} IS NOT NULL AND trashed IS NULL "
                f"ORDER BY id DESC LIMIT {LOOKED_AT}"
            )
        index = "paper_titles" if column == "authors" else "paper_texts"
        expression = None
        if index == "paper_texts" and (counts := WordCounts(self._connection)).there:
            expression = completed_text(beginning, counts.completions)
        expression = expression or match_text(beginning, prefix=True)
        return self._connection.execute(
            f"SELECT papers.{column} FROM (SELECT rowid AS found FROM {index} WHERE {index} MATCH ?"
            f" ORDER BY rowid DESC LIMIT {LOOKED_AT}) CROSS JOIN papers ON papers.id = found"
            f" WHERE papers.{column} IS NOT NULL AND trashed IS NULL",
            (f"{{{column}}} : ({expression})",),
        )

    def _sources(self, beginning: str, most: int) -> list[Value]:
        rows = self._connection.execute(
            "SELECT name, (SELECT total(record_count) FROM listings WHERE source_id = sources.id) "
            "FROM sources ORDER BY 2 DESC, name"
        )
        found = [(name, int(entries)) for name, entries in rows]
        return [one for one in found if _begins(comparable(one[0]), beginning)][:most]


def _single(text: str) -> Iterable[str]:
    return (text,)


def _begins(folded: str, beginning: str) -> bool:
    start = comparable(beginning)
    return folded.startswith(start) or f" {start}" in folded
