"""SearchService: ids for a query, rows and papers for ids, and what the sidebar shows."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from desktop_app.model.errors import InvalidQuery
from desktop_app.model.grouping import GroupBy
from desktop_app.model.query import ALL, PaperQuery, Place, PlaceKind, SortField
from desktop_app.services.library import Library
from desktop_app.store.batches import batches

if TYPE_CHECKING:
    from desktop_app.jobs.progress import Progress
    from desktop_app.model.duplicate import PossibleTwin
    from desktop_app.model.grouping import Groups
    from desktop_app.model.known_before import KnownBefore
    from desktop_app.model.paper import Paper
    from desktop_app.model.paper_row import PaperRow
    from desktop_app.model.provenance import ListingText, Provenance
    from desktop_app.model.query_language import Query
    from desktop_app.model.similar import Similar
    from desktop_app.model.source import Source
    from desktop_app.store.records.record_repository import StoredRecord

# What is loaded within methods below is not needed for the first rows, which come without a text
# to search for and without a paper chosen.
# ruff: noqa: PLC0415

MANY_GROUPS = 2_000
"""Papers, each perhaps with an author of its own, that the library itself is to put in order."""
PAGE = 500
"""Papers of one view of the library when many are streamed."""


class SidebarCounts(NamedTuple):
    """places: papers by place; a place that is not named has none."""

    places: Mapping[Place, int]

    def of(self, place: Place) -> int:
        """How many papers stand in a place."""
        return self.places.get(place, 0)


class SearchService:
    """Any thread; each call sees the library as of one moment."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def ids(self, query: PaperQuery) -> array[int]:
        """Ids of the query's papers in its order.

        A mistake in the text is passed over here, as far as it reaches; mistake() tells it.
        Raises Cancelled when interrupted.
        """
        if query.place.kind is PlaceKind.SIMILAR:
            return self._near(query)
        parsed = self.parsed(query.text) if query.text else None
        with self._library.read() as reader:
            return reader.search.ids(query, parsed)

    def groups(
        self, query: PaperQuery, by: GroupBy, progress: Progress, ids: Sequence[int] | None = None
    ) -> Groups:
        """The query's papers in groups, in its order within each. Raises Cancelled.

        ids: only those, which it finds in this order.
        """
        from desktop_app.store.counts.paper_groups import PaperGroups

        with self._library.read() as reader:
            ids, in_order = self.ids(query) if ids is None else ids, None
            if by is GroupBy.AUTHOR and len(ids) > MANY_GROUPS:
                in_order = self.ids(replace(query, sort=SortField.AUTHORS, descending=False))
            return PaperGroups(reader.connection).of(
                by, ids, query.sort,
                descending=query.descending, check=progress.check, in_order=in_order,
            )  # fmt: skip

    def first_ids(self, query: PaperQuery, most: int) -> tuple[array[int], bool]:
        """(the first ids of the query's papers, whether these are all), as quickly as may be.

        Where they are not all, a few may be missing among them too: ids() must follow.
        """
        if query.place.kind is PlaceKind.SIMILAR:
            return self._near(query), True
        parsed = self.parsed(query.text) if query.text else None
        with self._library.read() as reader:
            if reader.search.has_few:
                return reader.search.ids(query, parsed), True
            if parsed is not None:
                found = reader.search.newest(query, parsed, most)
                if found is not None:
                    return found, False
            return reader.search.first(replace(query, limit=most), parsed)

    def count_to(self, query: PaperQuery, most: int) -> int:
        """Quickly, how many papers a search finds at least; no more than `most` are counted.

        0 where it cannot be told before all of them are found. Raises Cancelled when interrupted.
        """
        if not query.text or query.place.kind is PlaceKind.SIMILAR:
            return 0
        with self._library.read() as reader:
            return reader.search.count_to(query, self.parsed(query.text), most)

    def count(self, query: PaperQuery) -> int:
        """How many papers a query finds; as ids(), but quicker than these are put in order."""
        if query.place.kind is PlaceKind.SIMILAR:
            return len(self._near(query))
        with self._library.read() as reader:
            return reader.search.count(query, self.parsed(query.text) if query.text else None)

    def exact_ids(self, query: PaperQuery) -> array[int]:
        """ids(), but a mistake in the text raises InvalidQuery.

        So does a text of signs alone: it would find everything, which nobody means by '*'.
        """
        from desktop_app.markup.plain import comparable
        from desktop_app.model.query_language import conditions, parse
        from desktop_app.model.query_tree import Words

        parsed = parse(query.text)
        wanted = list(conditions(parsed.root))
        if wanted and all(isinstance(one, Words) and not comparable(one.text) for one in wanted):
            raise InvalidQuery("There is no word in this search.", 0, len(query.text))
        with self._library.read() as reader:
            return reader.search.ids(query, parsed)

    def mistake(self, text: str) -> InvalidQuery | None:
        """What is wrong with a search text, or None."""
        from desktop_app.model.query_language import parse

        try:
            parse(text)
        except InvalidQuery as error:
            return error
        return None

    def parsed(self, text: str) -> Query:
        """A search text understood as far as can be."""
        from desktop_app.model.query_language import parse_leniently

        return parse_leniently(text)

    def rows(self, ids: Sequence[int]) -> list[PaperRow]:
        """Table rows in the order of ids; papers that are gone are left out."""
        with self._library.read() as reader:
            return reader.papers.rows(ids)

    def paper(self, paper_id: int) -> Paper | None:
        """One paper in full, or None where it is gone."""
        with self._library.read() as reader:
            return reader.papers.get(paper_id)

    def papers(self, ids: Sequence[int]) -> Iterator[Paper]:
        """Papers in full in the order of ids; memory stays flat however many."""
        for part in batches(ids, PAGE):
            with self._library.read() as reader:
                found = list(reader.papers.many(part))
            yield from found

    def more_like(self, paper_ids: Sequence[int], most: int = 50) -> list[Similar]:
        """Papers of the library that are nearest to these by their words, the nearest first."""
        from desktop_app.model.similar import Similar
        from desktop_app.store.search.similar_papers import SimilarPapers

        with self._library.read() as reader:
            found = SimilarPapers(reader.connection).of(paper_ids, most)
        return [Similar(paper, words) for paper, words in found]

    def near_to(self, argument: str) -> array[int]:
        """The papers that those of a place SIMILAR are near to: those named, or those of a tag."""
        from desktop_app.model.similar import MOST_CHOSEN, tag_near

        tag = tag_near(argument)
        if tag:
            return self.ids(PaperQuery(Place(PlaceKind.TAG, tag), limit=MOST_CHOSEN))
        return array("q", (int(word) for word in argument.split() if word.isdecimal()))

    def _near(self, query: PaperQuery) -> array[int]:
        """Papers near to others, the nearest first where the query has the place's order."""
        found = [one.paper_id for one in self.more_like(self.near_to(query.place.argument))]
        if query.text or query.sort is not SortField.POSITION:
            near = set(found)
            ordered = self.ids(replace(query, place=ALL, limit=None))
            fitting = [each for each in ordered if each in near]
            if query.sort is SortField.POSITION:
                rank = {each: at for at, each in enumerate(found)}
                fitting.sort(key=rank.__getitem__)
            found = fitting
        if query.sort is SortField.POSITION and query.descending:
            found.reverse()
        return array("q", found[: query.limit])

    def known_before(self, ids: Sequence[int]) -> dict[int, KnownBefore]:
        """By paper, a possible duplicate of it on which the user decided before."""
        from desktop_app.store.records.known_before import known_before

        with self._library.read() as reader:
            return known_before(reader.connection, ids)

    def possible_twins(self, paper_id: int) -> tuple[PossibleTwin, ...]:
        """The papers that wait to be compared with this one, the likeliest first."""
        from desktop_app.store.records.possible_twins import possible_twins

        with self._library.read() as reader:
            return possible_twins(reader.connection, paper_id)

    def provenance(self, paper_id: int) -> list[Provenance]:
        """Where each field of a paper comes from, in the order of the fields."""
        from desktop_app.services.sources.field_lines import with_field_lines
        from desktop_app.store.records.provenance import provenance

        with self._library.read() as reader:
            return with_field_lines(reader, provenance(reader.connection, paper_id))

    def listing_text(self, listing_id: int) -> ListingText | None:
        """The text of a listing as it was read, for the line that a field came from."""
        from desktop_app.store.listings.listing_repository import ListingRepository

        with self._library.read() as reader:
            return ListingRepository(reader.connection).text(listing_id)

    def records(self, paper_id: int) -> list[StoredRecord]:
        """The entries that a paper was made of, exactly as they were read, the oldest first."""
        from desktop_app.store.records.record_repository import RecordRepository

        with self._library.read() as reader:
            return list(RecordRepository(reader.connection).of_papers([paper_id]).values())

    def counts(self) -> SidebarCounts:
        """How many papers stand in each place of the sidebar."""
        with self._library.read() as reader:
            return SidebarCounts(reader.search.counts())

    def sources(self) -> list[Source]:
        """All sources, by name."""
        from desktop_app.store.listings.source_repository import SourceRepository

        with self._library.read() as reader:
            return SourceRepository(reader.connection).all()

    def interrupt(self, thread: int) -> None:
        """Stop the search that runs on the thread with this ident; it raises Cancelled."""
        self._library.interrupt(thread)
