"""Found: the answer to a query, as the reading lane brings it; what must be found again in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop_app.model.query import PaperQuery
from desktop_app.ui.papers.row_cache import PAGE
from desktop_app.ui.papers.shown_rows import Fold, ShownRows, Spot

if TYPE_CHECKING:
    from desktop_app.jobs.progress import Progress
    from desktop_app.model.paper_row import PaperRow
    from desktop_app.services.search_service import SearchService

MANY = 10_000
"""Papers found of which the number is told as so many and more, until they are counted."""


class Kept(NamedTuple):
    """What must be found again after a change: a row to hold in its place, and chosen papers.

    Papers are kept by id. groups: those in which chosen papers were seen.
    """

    anchor: Spot | None = None
    chosen: tuple[int, ...] = ()
    groups: frozenset[str] = frozenset()


class Found(NamedTuple):
    """places: the rows where kept.chosen now stand; anchor: the row of kept.anchor.

    whole: these are all papers of the query, and not only the first ones. at_least: where they are
    not all, MANY if it is quickly told that there are so many, else 0.
    """

    query: PaperQuery
    shown: ShownRows
    rows: list[PaperRow]
    kept: Kept
    places: list[int]
    anchor: int | None
    whole: bool = True
    at_least: int = 0

    def folded_as(self, fold: Fold) -> Found:
        """The same with other groups folded: some were meanwhile."""
        if self.shown.groups is None or fold == self.shown.fold:
            return self
        shown = self.shown.folded_as(fold)
        places = shown.places(self.kept.chosen, self.kept.groups)
        return self._replace(shown=shown, places=places, anchor=shown.row_of(self.kept.anchor))


def find(
    search: SearchService,
    query: PaperQuery,
    kept: Kept,
    fold: Fold,
    progress: Progress,
    *,
    whole: bool,
) -> Found:
    """Ask for the papers of a query, and for the rows that are seen first.

    whole: all of them at once; else only the first ones may be given, in groups without numbers.
    """
    ids, all_ids, at_least = None, True, 0
    if not whole:
        ids, all_ids = search.first_ids(query, PAGE)
    if query.group is not None:
        groups = search.groups(query, query.group, progress, ids)
        shown = ShownRows(groups.ids, groups, fold, whole=all_ids)
    else:
        shown = ShownRows(search.ids(query) if ids is None else ids)
    anchor = shown.row_of(kept.anchor)
    first = max(0, (anchor or 0) - PAGE // 2)
    rows = search.rows(shown.papers(first, first + PAGE - 1))
    if not all_ids and search.count_to(query, MANY) >= MANY:
        at_least = MANY
    places = shown.places(kept.chosen, kept.groups)
    return Found(query, shown, list(rows), kept, places, anchor, all_ids, at_least)
