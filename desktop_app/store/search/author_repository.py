"""AuthorRepository: spellings of authors that are one person's, and the papers that have them."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from desktop_app.markup.plain import comparable
from desktop_app.model.query import ALL
from desktop_app.model.query_language import Query
from desktop_app.model.query_tree import Authored
from desktop_app.store.search.full_text_query import within
from desktop_app.store.search.places import condition
from desktop_app.store.search.query_sql import compile_query
from desktop_app.store.search.query_words import quoted

LOOKED_AT = 20_000
"""The newest papers with a fitting word, among whose authors like spellings are looked for."""


class Authorship(NamedTuple):
    """What an author's page needs of one paper. authors: as read, in their order."""

    id: int
    authors: tuple[str, ...]
    title: str | None
    year: int | None
    venue: str | None


class AuthorRepository:
    """Reads on any connection; writes on the writer's, within a transaction.

    A spelling stands in it only where it is joined with another. No paper and no record is written.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def joined(self, name: str) -> tuple[str, ...]:
        """The spellings that are one person's with this one, itself among them; in no order."""
        rows = self._connection.execute(
            "SELECT spelling FROM author_spellings WHERE person ="
            " (SELECT person FROM author_spellings WHERE spelling = ?)",
            (name,),
        )
        return tuple(row[0] for row in rows) or (name,)

    def join(self, names: Sequence[str]) -> None:
        """All spellings of all these are one person's from now on."""
        together = sorted({spelling for name in names for spelling in self.joined(name)})
        if len(together) < 2:
            return
        execute = self._connection.execute
        person: int | None = None
        for spelling in together:
            execute(
                "INSERT INTO author_spellings (spelling, person) SELECT ?1, 0"
                " WHERE NOT EXISTS (SELECT 1 FROM author_spellings WHERE spelling = ?1)",
                (spelling,),
            )
            if person is None:
                row = execute("SELECT id FROM author_spellings WHERE spelling = ?", (spelling,))
                person = int(row.fetchone()[0])
            execute(
                "UPDATE author_spellings SET person = ?1 WHERE spelling = ?2 AND person <> ?1",
                (person, spelling),
            )

    def part(self, name: str) -> None:
        """The spelling is nobody else's from now on; the others stay together."""
        others = [spelling for spelling in self.joined(name) if spelling != name]
        leaving = [name] if len(others) > 1 else [name, *others]
        self._connection.executemany(
            "DELETE FROM author_spellings WHERE spelling = ?", [(each,) for each in leaving]
        )

    def papers(self, names: Sequence[str]) -> list[Authorship]:
        """The papers of the Inbox and the Library with an author spelled so, the newest first."""
        wanted = compile_query(Query(Authored(tuple(names))))
        if not wanted[0]:
            return []
        place, values = condition(ALL)
        rows = self._connection.execute(
            "SELECT id, authors, title, year, venue FROM papers"
            f" WHERE {place} AND ({wanted[0]}) ORDER BY year DESC NULLS LAST, id DESC",
            (*values, *wanted[1]),
        )
        return [_authorship(row) for row in rows]

    def words_from(self, letter: str) -> list[str]:
        """All words of titles and authors that begin with this letter, folded."""
        rows = self._connection.execute(
            "SELECT term FROM paper_titles_words WHERE term >= ? AND term < ?",
            (letter, f"{letter}\U0010ffff"),
        )
        return [row[0] for row in rows]

    def names_with(self, words: Iterable[str]) -> Counter[str]:
        """Authors' names in which one of these words stands, with how many papers have each."""
        counted: Counter[str] = Counter()
        wanted = frozenset(words)
        if not wanted:
            return counted
        expression = within(("authors",), " OR ".join(map(quoted, sorted(wanted))))
        place, values = condition(ALL)
        rows = self._connection.execute(
            "SELECT authors FROM (SELECT rowid AS found FROM paper_titles"
            " WHERE paper_titles MATCH ?"
            f" ORDER BY rowid DESC LIMIT {LOOKED_AT}) CROSS JOIN papers ON papers.id = found"
            f" WHERE {place}",
            (expression, *values),
        )
        for (authors,) in rows:
            counted.update({name for name in json.loads(authors) if _has(name, wanted)})
        return counted

    def commonest(self, most: int) -> list[tuple[str, int]]:
        """The names that most of the newest papers have, with how many of those."""
        place, values = condition(ALL)
        rows = self._connection.execute(
            f"SELECT authors FROM papers WHERE {place} AND authors IS NOT NULL"
            f" ORDER BY id DESC LIMIT {LOOKED_AT // 10}",
            values,
        )
        counted = Counter(name for (authors,) in rows for name in set(json.loads(authors)))
        return sorted(counted.items(), key=lambda item: (-item[1], item[0]))[:most]


def _has(name: str, words: frozenset[str]) -> bool:
    return not words.isdisjoint(comparable(name).split()) or comparable(name) in words


def _authorship(row: tuple[int, str, str | None, int | None, str | None]) -> Authorship:
    paper, authors, title, year, venue = row
    return Authorship(paper, tuple(json.loads(authors)), title, year, venue)


def persons(connection: sqlite3.Connection) -> Iterator[tuple[str, ...]]:
    """The spellings of each person of whom several are joined."""
    rows = connection.execute("SELECT person, spelling FROM author_spellings ORDER BY person, id")
    found: dict[int, list[str]] = {}
    for person, spelling in rows:
        found.setdefault(person, []).append(spelling)
    yield from map(tuple, found.values())
