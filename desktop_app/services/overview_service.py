"""OverviewService: what the Overview draws, counted one drawing at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop_app.exporting.whole_file import whole_file
from desktop_app.jobs.progress import Progress
from desktop_app.model.overview import (
    MOST_NAMES,
    MOST_SOURCES,
    MOST_SUBJECTS,
    MOST_TAGS,
    Extent,
    NameCounts,
    ReadingCounts,
    SourceCounts,
    SubjectCounts,
    TagCounts,
    YearCounts,
)
from desktop_app.model.query import PaperQuery, PlaceKind
from desktop_app.services.library import Library
from desktop_app.services.search_service import SearchService
from desktop_app.store.counts.commonest_authors import commonest_authors
from desktop_app.store.counts.overview_counts import OverviewCounts
from desktop_app.store.reader import Reader
from desktop_app.store.search.places import Condition


class OverviewService:
    """Any thread. query: which papers; its order does not matter.

    Each call sees the library as of one moment, and raises Cancelled when it is interrupted.
    """

    def __init__(self, library: Library, search: SearchService) -> None:
        self._library = library
        self._search = search

    def extent(self, query: PaperQuery) -> Extent:
        """How many papers, and of how many listings and sources the library is made."""
        with self._counts(query) as counts:
            return counts.extent()

    def years(self, query: PaperQuery) -> YearCounts:
        """Papers by year, and how many are read."""
        with self._counts(query) as counts:
            return counts.years()

    def reading(self, query: PaperQuery) -> ReadingCounts:
        """Papers by status, and when they were read."""
        with self._counts(query) as counts:
            return counts.reading()

    def subjects(self, query: PaperQuery) -> SubjectCounts:
        """The subjects of most papers, by year."""
        with self._counts(query) as counts:
            return counts.subjects(MOST_SUBJECTS)

    def tags(self, query: PaperQuery) -> TagCounts:
        """The tags that most papers bear, by their years and by when they were added."""
        with self._counts(query) as counts:
            return counts.tags(MOST_TAGS)

    def sources(self, query: PaperQuery) -> SourceCounts:
        """What each source was the first to bring, and when."""
        with self._counts(query) as counts:
            return counts.sources(MOST_SOURCES)

    def venues(self, query: PaperQuery) -> NameCounts:
        """The venues of most papers."""
        with self._counts(query) as counts:
            return NameCounts(counts.venues(MOST_NAMES))

    def authors(self, query: PaperQuery, progress: Progress) -> NameCounts:
        """The authors of most papers; spellings that the user joined are one."""
        with self._library.read() as reader:
            ids = OverviewCounts(reader.connection, self._scope(reader, query)).ids()
            return NameCounts(commonest_authors(reader.connection, ids, MOST_NAMES, progress.check))

    @contextmanager
    def _counts(self, query: PaperQuery) -> Iterator[OverviewCounts]:
        with self._library.read() as reader:
            yield OverviewCounts(reader.connection, self._scope(reader, query))

    def _scope(self, reader: Reader, query: PaperQuery) -> Condition:
        if query.place.kind is PlaceKind.SIMILAR:
            near = self._search.ids(query)
            return "papers.id IN (SELECT value FROM json_each(?))", (json.dumps(list(near)),)
        parsed = self._search.parsed(query.text) if query.text.strip() else None
        return reader.search.condition(query, parsed)

    @staticmethod
    def save_picture(path: Path, data: bytes) -> None:
        """Write a picture, whole or not at all. Raises ExportFailed."""
        with whole_file(path, "utf-8") as out:
            out.buffer.write(data)
