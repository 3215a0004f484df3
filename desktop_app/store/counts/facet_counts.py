"""FacetCounts: years, subjects, tags, authors and venues counted over the papers of a result."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain, islice

from desktop_app.model.facets import MOST_VALUES, FacetKind, FacetValue, ValueCounts
from desktop_app.model.tag import SEPARATOR

_BETWEEN = "\N{INFORMATION SEPARATOR ONE}"
"""Between two texts that cross into Python as one."""
_LISTED = {
    "year": f"group_concat(papers.year, '{_BETWEEN}')",
    "subjects": f"group_concat(papers.subjects, '{_BETWEEN}')",
    "venue": f"group_concat(papers.venue, '{_BETWEEN}')",
    "authors": "group_concat(papers.authors)",
}


class FacetCounts:
    """Counts part by part, so that no part keeps other threads waiting.

    wanted: kinds that are counted; years: whether these are too. Of a paper that has a value twice
    both are counted. Reads on any connection, all of it as of one moment.
    """

    def __init__(
        self, connection: sqlite3.Connection, wanted: Collection[FacetKind], *, years: bool
    ) -> None:
        self._connection = connection
        self._wanted = frozenset(wanted)
        self._dated = years
        self.papers = 0
        """Counted so far, those without a year among them."""
        self._years: Counter[str] = Counter()
        self._subjects: Counter[str] = Counter()
        """Of subjects, as they are stored: few papers have a list of their own."""
        self._authors: Counter[str] = Counter()
        self._venues: Counter[str] = Counter()
        self._tags: Counter[int] = Counter()
        self._names = self._tag_names() if FacetKind.TAG in self._wanted else {}
        self._families = _families({number: name for number, (name, _) in self._names.items()})

    def add(self, ids: Sequence[int]) -> None:
        """Count these papers too; ascending, none twice."""
        if not ids:
            return
        self.papers += len(ids)
        self._add_columns(ids)
        if self._names:
            self._add_tags(ids)

    @property
    def years(self) -> tuple[tuple[int, int], ...]:
        """(year, papers), ascending."""
        return tuple(sorted((int(year), papers) for year, papers in self._years.items()))

    def values(self, kind: FacetKind) -> ValueCounts:
        """The most frequent values of a kind that was wanted."""
        if kind is FacetKind.TAG:
            return self._tag_values()
        if kind is FacetKind.AUTHOR:
            return _most(self._joined_authors())
        if kind is FacetKind.VENUE:
            return _most(_together(self._venues.items()))
        subjects: Counter[str] = Counter()
        for text, papers in self._subjects.items():
            for subject in dict.fromkeys(json.loads(text)):
                subjects[subject] += papers
        return _most(_together(subjects.items()))

    def _add_columns(self, ids: Sequence[int]) -> None:
        columns = {
            "year": self._dated,
            "subjects": FacetKind.SUBJECT in self._wanted,
            "venue": FacetKind.VENUE in self._wanted,
            "authors": FacetKind.AUTHOR in self._wanted,
        }
        named = [column for column, wanted in columns.items() if wanted]
        if not named:
            return
        source, values = _papers(ids, "id", "papers")
        what = ", ".join(_LISTED[column] for column in named)
        row = self._connection.execute(f"SELECT {what} FROM {source}", values).fetchone()
        found = {column: text for column, text in zip(named, row, strict=True) if text}
        authors = json.loads(f"[{found.pop('authors', '')}]")
        self._authors.update(chain.from_iterable(authors))
        listed = {column: text.split(_BETWEEN) for column, text in found.items()}
        self._years.update(listed.get("year", ()))
        self._subjects.update(listed.get("subjects", ()))
        self._venues.update(listed.get("venue", ()))

    def _add_tags(self, ids: Sequence[int]) -> None:
        source, values = _papers(ids, "paper_id", "paper_tags")
        for number, papers in self._connection.execute(
            f"SELECT tag_id, count(*) FROM {source} GROUP BY tag_id", values
        ):
            if number not in self._families:
                self._tags[number] += papers
        for number, family in self._families.items():
            (papers,) = self._connection.execute(
                f"SELECT count(DISTINCT paper_id) FROM (SELECT paper_id, tag_id FROM {source}) "
                "WHERE tag_id IN (SELECT value FROM json_each(?))",
                (*values, json.dumps(family)),
            ).fetchone()
            self._tags[number] += papers

    def _tag_names(self) -> dict[int, tuple[str, int | None]]:
        rows = self._connection.execute("SELECT id, name, hue FROM tags")
        return {number: (name, hue) for number, name, hue in rows}

    def _tag_values(self) -> ValueCounts:
        found = [(number, papers) for number, papers in self._tags.items() if papers]
        found.sort(key=lambda one: (-one[1], self._names[one[0]][0].casefold()))
        values = []
        for number, papers in found[:MOST_VALUES]:
            name, hue = self._names[number]
            values.append(FacetValue(name, papers, hue))
        return ValueCounts(tuple(values), max(0, len(found) - MOST_VALUES))

    def _joined_authors(self) -> Mapping[str, int]:
        """Spellings that the user joined are one author, named by the one that most papers have."""
        from desktop_app.store.search.author_repository import persons  # noqa: PLC0415  (loads searching)

        for person in persons(self._connection):
            spelled = [name for name in person if name in self._authors]
            if len(spelled) > 1:
                first = max(spelled, key=self._authors.__getitem__)
                self._authors[first] = sum(self._authors.pop(name) for name in spelled)
        return self._authors


def _papers(ids: Sequence[int], column: str, table: str) -> tuple[str, tuple[object, ...]]:
    """FROM what, and its values: papers without gaps are told by the first and the last."""
    if ids[-1] - ids[0] + 1 == len(ids):
        return f"{table} WHERE {table}.{column} BETWEEN ? AND ?", (ids[0], ids[-1])
    listed = f"[{','.join(map(str, ids))}]"
    return f"json_each(?) AS found CROSS JOIN {table} ON {table}.{column} = found.value", (listed,)


def _families(names: Mapping[int, str]) -> dict[int, list[int]]:
    """By tag that has tags below it, those with itself: a search for it finds them all."""
    folded = {name.casefold(): number for number, name in names.items()}
    found: dict[int, list[int]] = {}
    for name, number in folded.items():
        levels = name.split(SEPARATOR)
        for depth in range(1, len(levels)):
            above = folded.get(SEPARATOR.join(levels[:depth]))
            if above is not None:
                found.setdefault(above, [above]).append(number)
    return found


def _together(counted: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Values that differ in the case of letters are one, as the one that most papers have."""
    found: dict[str, tuple[str, int, int]] = {}
    for value, papers in counted:
        folded = value.casefold()
        name, most, whole = found.get(folded, (value, 0, 0))
        if papers > most:
            name, most = value, papers
        found[folded] = (name, most, whole + papers)
    return {name: whole for name, _, whole in found.values()}


def _most(counted: Mapping[str, int]) -> ValueCounts:
    """Of values that as many papers have, those met first are told."""
    least, above = 0, 0
    for papers, values in sorted(Counter(counted.values()).items(), reverse=True):
        least = papers
        if above + values >= MOST_VALUES:
            break
        above += values
    # Two passes that compare numbers: to order all values would take as long as counting them.
    fitting = [(value, papers) for value, papers in counted.items() if papers > least]
    equal = ((value, papers) for value, papers in counted.items() if papers == least)
    fitting += islice(equal, MOST_VALUES - len(fitting))
    fitting.sort(key=lambda one: (-one[1], one[0].casefold()))
    told = tuple(FacetValue(value, papers) for value, papers in fitting)
    return ValueCounts(told, len(counted) - len(told))
