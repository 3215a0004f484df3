"""OverviewCounts: the papers of a place or a search, grouped by what the Overview draws."""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import date

from desktop_app.model.facets import FacetValue, ValueCounts
from desktop_app.model.overview import (
    DayCount,
    Extent,
    ReadingCounts,
    SourceCount,
    SourceCounts,
    SubjectCount,
    SubjectCounts,
    TagCount,
    TagCounts,
    YearCount,
    YearCounts,
)
from desktop_app.model.tag import SEPARATOR
from desktop_app.store.past_statuses import EVER_READ, FIRST_READ
from desktop_app.store.row_values import STATUSES, text_list
from desktop_app.store.search.listed_ids import listed_ids
from desktop_app.store.search.narrow_query import is_narrow
from desktop_app.store.search.places import Condition, named_tags, tag_condition

_READ = len(STATUSES) - 1
_DAY = "date({0}, 'unixepoch', 'localtime')"


class OverviewCounts:
    """scope: which papers, over the table papers. Reads on any connection.

    Each method is one statement or a few, which take as long as the scope is large and can be
    interrupted; what they give is small.
    """

    def __init__(self, connection: sqlite3.Connection, scope: Condition) -> None:
        self._execute = connection.execute
        self._where, self._values = scope
        narrow = is_narrow(self._where) and self._where.startswith("papers.trashed IS NULL")
        self._narrow = "papers INDEXED BY papers_narrow" if narrow else "papers"

    def extent(self) -> Extent:
        """How many papers, and of how many listings and sources the library is made."""
        (papers,) = self._execute(
            f"SELECT count(*) FROM {self._narrow} WHERE {self._where}", self._values
        ).fetchone()
        listings, sources = self._execute(
            "SELECT count(*), count(DISTINCT source_id) FROM listings WHERE finished IS NOT NULL"
        ).fetchone()
        return Extent(papers, listings, sources)

    def years(self) -> YearCounts:
        """By year, how many are read."""
        papers: Counter[int | None] = Counter()
        read: Counter[int | None] = Counter()
        for year, status, count in self._execute(
            f"SELECT year, status, count(*) FROM {self._narrow} WHERE {self._where} "
            "GROUP BY year, status",
            self._values,
        ):
            papers[year] += count
            read[year] += count if status == _READ else 0
        undated = papers.pop(None, 0)
        years = sorted(year for year in papers if year is not None)
        return YearCounts(
            tuple(YearCount(year, papers[year], read[year]) for year in years), undated
        )

    def reading(self) -> ReadingCounts:
        """By status; and when papers were read first, whatever they are now."""
        counted = dict(
            self._execute(
                f"SELECT status, count(*) FROM {self._narrow} WHERE {self._where} GROUP BY status",
                self._values,
            )
        )
        days = self._execute(
            f"SELECT {_DAY.format(FIRST_READ)} AS day, count(*) FROM papers WHERE {self._where} "
            f"AND {EVER_READ} GROUP BY day HAVING day IS NOT NULL ORDER BY day",
            self._values,
        )
        statuses = {status: counted.get(at, 0) for at, status in enumerate(STATUSES)}
        return ReadingCounts(statuses, _days(days))

    def subjects(self, most: int) -> SubjectCounts:
        """Spelled in another case they are one, as the spelling that most papers have."""
        spelled: defaultdict[str, Counter[str]] = defaultdict(Counter)
        years: defaultdict[str, Counter[int]] = defaultdict(Counter)
        # Few papers have a list of subjects of their own.
        for text, year, count in self._execute(
            f"SELECT subjects, year, count(*) FROM papers WHERE {self._where} "
            "AND subjects IS NOT NULL GROUP BY subjects, year",
            self._values,
        ):
            for subject in dict.fromkeys(text_list(text)):
                folded = subject.casefold()
                spelled[folded][subject] += count
                if year is not None:
                    years[folded][year] += count
        first = sorted(spelled, key=lambda each: (-spelled[each].total(), each))
        return SubjectCounts(
            tuple(
                SubjectCount(
                    spelled[each].most_common(1)[0][0],
                    spelled[each].total(),
                    tuple(sorted(years[each].items())),
                )
                for each in first[:most]
            ),
            max(0, len(first) - most),
        )

    def venues(self, most: int) -> ValueCounts:
        """Spelled in another case they are one."""
        rows = self._execute(
            f"SELECT venue, count(*) AS found FROM papers WHERE {self._where} "
            "AND venue IS NOT NULL GROUP BY venue COLLATE NOCASE "
            "ORDER BY found DESC, venue COLLATE NOCASE",
            self._values,
        )
        values = tuple(FacetValue(venue, count) for venue, count in rows.fetchmany(most))
        return ValueCounts(values, sum(1 for _ in rows))

    def tags(self, most: int) -> TagCounts:
        """The tags that most papers bear, with what is tagged below them."""
        names = self._execute("SELECT id, name, hue FROM tags").fetchall()
        alone = dict(
            self._execute(
                "SELECT tag_id, count(*) FROM paper_tags JOIN papers ON papers.id = paper_id "
                f"WHERE {self._where} GROUP BY tag_id",
                self._values,
            )
        )
        above = {
            SEPARATOR.join(parts[:depth])
            for parts in (name.casefold().split(SEPARATOR) for _, name, _ in names)
            for depth in range(1, len(parts))
        }
        counted = [
            (self._tagged(name) if name.casefold() in above else alone.get(number, 0), name, hue)
            for number, name, hue in names
        ]
        found = sorted((one for one in counted if one[0]), key=lambda one: (-one[0], one[1]))
        tags = tuple(self._tag(name, hue, papers) for papers, name, hue in found[:most])
        return TagCounts(tags, max(0, len(found) - most))

    def sources(self, most: int) -> SourceCounts:
        """What each source was the first to bring, by the day when it was added."""
        days: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
        total: Counter[str] = Counter()
        # Of one name is one source: so the search finds them.
        for name, day, count in self._execute(
            f"SELECT min(sources.name), {_DAY.format('papers.added')}, count(*) FROM "
            "(SELECT min(id) AS first FROM records GROUP BY paper_id) "
            "JOIN records ON records.id = first JOIN listings ON listings.id = listing_id "
            "JOIN sources ON sources.id = source_id JOIN papers ON papers.id = paper_id "
            f"WHERE {self._where} GROUP BY sources.name COLLATE NOCASE, 2 ORDER BY 2",
            self._values,
        ):
            days[name].append((day, count))
            total[name] += count
        first = sorted(total, key=lambda each: (-total[each], each))
        return SourceCounts(
            tuple(SourceCount(each, total[each], _days(days[each])) for each in first[:most]),
            max(0, len(first) - most),
        )

    def ids(self) -> Sequence[int]:
        """All of them, ascending."""
        (found,) = self._execute(
            f"SELECT group_concat(id) FROM (SELECT papers.id FROM {self._narrow} "
            f"WHERE {self._where} ORDER BY papers.id)",
            self._values,
        ).fetchone()
        return array("q", listed_ids(found))

    def _tagged(self, name: str) -> int:
        tagged, values = tag_condition(name)
        (papers,) = self._execute(
            f"SELECT count(*) FROM papers WHERE {self._where} AND {tagged}",
            (*self._values, *values),
        ).fetchone()
        return int(papers)

    def _tag(self, name: str, hue: int | None, papers: int) -> TagCount:
        tagged, values = named_tags(name)
        years: Counter[int] = Counter()
        days: Counter[str] = Counter()
        for year, day, count in self._execute(
            f"SELECT year, {_DAY.format('put')} AS day, count(*) FROM (SELECT papers.year AS year, "
            "min(coalesce(put, papers.added)) AS put FROM papers "
            "JOIN paper_tags ON paper_tags.paper_id = papers.id "
            f"WHERE {self._where} AND tag_id IN ({tagged}) GROUP BY papers.id) "
            "GROUP BY year, day",
            (*self._values, *values),
        ):
            days[day] += count
            if year is not None:
                years[year] += count
        return TagCount(
            name, hue, papers, tuple(sorted(years.items())), _days(sorted(days.items()))
        )


def _days(rows: Iterable[tuple[str, int]]) -> tuple[DayCount, ...]:
    return tuple(DayCount(date.fromisoformat(day), count) for day, count in rows)
