"""FacetService: what the papers of a search have in common, counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from desktop_app.jobs.progress import Progress
from desktop_app.model.facet_text import chosen, without_kind, without_years
from desktop_app.model.facets import MOST_VALUES, FacetKind, Facets, ValueCounts
from desktop_app.model.query import PaperQuery, SortField
from desktop_app.services.library import Library
from desktop_app.services.search_service import SearchService
from desktop_app.store.batches import batches
from desktop_app.store.counts.facet_counts import FacetCounts

MOST_FOR_AUTHORS = 200_000
"""Papers up to which authors are counted with all else; of more it takes seconds."""
PART = 1_500
"""Papers counted at a time, in some 2 ms; texts of more are too long to be had quickly."""


class FacetService:
    """Any thread; the counts are all as of one moment."""

    def __init__(self, library: Library, search: SearchService) -> None:
        self._library = library
        self._search = search

    def count(self, query: PaperQuery, ids: Sequence[int], progress: Progress) -> Facets:
        """The facets of a search. ids: the papers that it finds, in any order.

        Raises Cancelled, between two parts of a few ms each.
        """
        picked = chosen(query.text)
        own = [kind for kind in FacetKind if kind in picked.values]
        others = [kind for kind in FacetKind if kind not in picked.values]
        kinds: dict[FacetKind, ValueCounts] = {}
        with self._library.read():
            counts = self._counted(ids, others, picked.years is None, kinds, progress)
            dated = counts
            if picked.years is not None:
                wider = self._found(query, without_years, progress)
                dated = self._counted(wider, (), True, kinds, progress)
            for kind in own:
                wider = self._found(query, partial(without_kind, kind=kind), progress)
                self._counted(wider, (kind,), False, kinds, progress)
        undated = dated.papers - sum(papers for _, papers in dated.years)
        return Facets(len(ids), dated.years, undated, {kind: kinds[kind] for kind in FacetKind})

    def authors(self, query: PaperQuery, ids: Sequence[int], progress: Progress) -> ValueCounts:
        """The authors that count() leaves out of very many papers, in flat memory.

        Of each paper that the search finds without its own condition on authors; how many others
        there are may be told too low. Raises Cancelled, between two parts of a few ms each.
        """
        from desktop_app.store.counts.commonest_authors import (  # noqa: PLC0415  (loads searching)
            commonest_authors,
        )

        with self._library.read() as reader:
            if FacetKind.AUTHOR in chosen(query.text).values:
                less = partial(without_kind, kind=FacetKind.AUTHOR)
                ids = self._found(query, less, progress)
            return commonest_authors(reader.connection, sorted(ids), MOST_VALUES, progress.check)

    def _found(
        self, query: PaperQuery, less: Callable[[str], str], progress: Progress
    ) -> Sequence[int]:
        progress.check()
        wider = replace(query, text=less(query.text), sort=SortField.ADDED, limit=None)
        return self._search.ids(wider)

    def _counted(
        self,
        ids: Sequence[int],
        wanted: Sequence[FacetKind],
        years: bool,
        into: dict[FacetKind, ValueCounts],
        progress: Progress,
    ) -> FacetCounts:
        told = [
            kind for kind in wanted if kind is not FacetKind.AUTHOR or len(ids) <= MOST_FOR_AUTHORS
        ]
        with self._library.read() as reader:
            counts = FacetCounts(reader.connection, told, years=years)
            for part in batches(sorted(ids), PART):
                progress.check()
                counts.add(part)
            for kind in wanted:
                progress.check()
                into[kind] = counts.values(kind) if kind in told else ValueCounts(counted=False)
        return counts
