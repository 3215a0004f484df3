"""ViewState: what is being looked at; panes follow it and know no other pane."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop_app.model.grouping import GroupBy
from desktop_app.model.query import LIBRARY, PaperQuery, Place, PlaceKind, SortField

if TYPE_CHECKING:
    from desktop_app.model.import_report import ImportReport

Order = tuple[SortField, bool, GroupBy | None]
"""What papers are sorted by, whether descending, and under which heads."""

Search = tuple[str, tuple[str, ...]]
"""What was typed, and its words to be marked."""
NO_SEARCH: Search = ("", ())

OWN_ORDER = frozenset({PlaceKind.READING_LIST, PlaceKind.SIMILAR})
"""Places whose papers have an order of their own, in which one first sees them."""
OF_ITS_OWN: Order = (SortField.POSITION, False, None)
"""That order."""


FOR_ALL = frozenset({PlaceKind.INBOX, PlaceKind.LIBRARY, PlaceKind.ALL})
"""Where an empty library says how papers come into it."""


class Page(StrEnum):
    """What stands in the middle of the window."""

    PAPERS = "papers"
    EMPTY = "empty"
    REPORT = "report"
    DUPLICATES = "duplicates"
    PREVIEW = "preview"
    NEWS = "news"
    OVERVIEW = "overview"
    READING = "reading"
    """One paper at a time, over the whole window; the round of papers is the reading flow's."""


class ViewState(QObject):
    """Each value has one signal, sent only where it differs from before. Main thread only."""

    query_changed = Signal(object)
    """PaperQuery."""
    chosen_changed = Signal(object)
    """tuple[int, ...]: ids of the chosen papers, in the order shown."""
    current_changed = Signal(object)
    """int or None: the paper the details speak of."""
    page_changed = Signal(str)
    """A Page."""
    report_changed = Signal(object)
    """ImportReport or None."""
    found_changed = Signal(object)
    """int or None: how many papers the query found; None while that is being counted."""
    found_so_far = Signal(int)
    """How many papers it finds at least, told before they are counted."""
    files_looked_at = Signal()
    """It was looked whether the files of the chosen paper are there."""
    folding_wanted = Signal(bool)
    """Fold (True) or unfold all groups of what is shown."""
    words_changed = Signal(object)
    """tuple[str, ...]: comparable words of the search, to be marked where they occur."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.query = PaperQuery()
        self.chosen: tuple[int, ...] = ()
        self.current: int | None = None
        self.page = Page.PAPERS
        self.report: ImportReport | None = None
        self.found: int | None = None
        self.words: tuple[str, ...] = ()
        self.library: Path | None = None
        """The one that is open."""
        self.left_in: Path | None = None
        """The library in which the place that a start begins with was left; None if not known."""
        self.remembered_order: Callable[[PaperQuery], Order | None] | None = None
        """In which order the view of a query was left; asked when one goes there."""
        self._empty: bool | None = None
        self._usual = order_of(self.query)
        self._typed = NO_SEARCH
        self._searches: dict[Place, Search] = {}
        """What was typed at places that were left, until one comes back."""

    @property
    def in_list_order(self) -> bool:
        """Whether a whole reading list is looked at in its own order, headings and all."""
        query = self.query
        upwards = query.sort is SortField.POSITION and not query.descending
        whole = query.group is None and not query.text.strip()
        return query.place.kind is PlaceKind.READING_LIST and upwards and whole

    def set_library(self, path: Path) -> None:
        """Which library is open. Of one before, no search, tag, source or report stays."""
        before, self.library = self.library, path
        self._empty = None
        if before is None:
            if self.query.place.argument and self.left_in not in (None, path):
                self.set_place(LIBRARY)
            self.set_query(self._as_left(self.query))
        if before is None or before == path:
            return
        if self.page is Page.PREVIEW:
            self.set_page(Page.PAPERS)
        self.show_report_anew(None)
        self.show(LIBRARY if self.query.place.argument else self.query.place)
        self._searches.clear()

    def set_query(self, query: PaperQuery) -> None:
        """Look at other papers, or at the same ones in another order.

        A place that was ordered by the user is ordered so again. Others with an order of their own
        begin with that; after it, all is ordered as before.
        """
        before = self.query
        if query.place != before.place:
            self._keep_search(before)
            if query.text != before.text:
                self._typed = self._searches.get(query.place, NO_SEARCH)
            same = order_of(query) == order_of(before)
            query = self._ordered(query, before)
            query = self._as_left(query) if same else query
        if query != self.query:
            self.query = query
            self.query_changed.emit(query)
            self._settle()

    def _as_left(self, query: PaperQuery) -> PaperQuery:
        order = None if self.remembered_order is None else self.remembered_order(query)
        return query if order is None else in_order(query, order)

    def _ordered(self, query: PaperQuery, before: PaperQuery) -> PaperQuery:
        same = order_of(query) == order_of(before)
        if before.place.kind not in OWN_ORDER and before.sort is not SortField.POSITION:
            self._usual = order_of(before)
        if query.place.kind in OWN_ORDER:
            if same:
                return in_order(query, OF_ITS_OWN)
        elif same and before.place.kind in OWN_ORDER:
            return in_order(query, self._usual)
        return query

    def set_text(self, text: str, words: tuple[str, ...] = ()) -> None:
        """Search in the place one is at. words: what the text looks for, to be marked."""
        self._typed = (text, words)
        self.set_words(words)
        self.set_query(replace(self.query, text=text))

    def set_place(self, place: Place) -> None:
        """Go to a place of the sidebar: as it was left, with the search that was typed there alone.

        To go to the one whose papers are shown is to see it whole: without a search, in its order.
        """
        again = place == self.query.place
        if again and self.page is not Page.PAPERS:
            return
        text, words = NO_SEARCH if again else self._searches.get(place, NO_SEARCH)
        query = replace(self.query, place=place, text=text)
        if again and place.kind in OWN_ORDER:
            query = in_order(query, OF_ITS_OWN)
        self.set_words(words)
        self.set_query(query)

    def show(self, place: Place, text: str = "") -> None:
        """Look at papers that the program shows: those of a place, or what a text finds in it,
        whatever was searched there. No words are marked."""
        self.set_words(())
        self.set_query(replace(self.query, place=place, text=text))

    def _keep_search(self, query: PaperQuery) -> None:
        if query.text.strip() and query.text == self._typed[0]:
            self._searches[query.place] = self._typed
        else:
            self._searches.pop(query.place, None)

    def take_searches(self, before: ViewState) -> None:
        """Have what was typed at each place of another view of the same library."""
        self._typed, self._searches = before._typed, dict(before._searches)

    def set_sort(self, sort: SortField, descending: bool) -> None:
        """Order what is shown otherwise; under heads, within each."""
        self.set_query(replace(self.query, sort=sort, descending=descending))

    def set_group(self, group: GroupBy | None) -> None:
        """Put what is shown under heads."""
        self.set_query(replace(self.query, group=group))

    def set_chosen(self, chosen: tuple[int, ...]) -> None:
        """The table says which papers are chosen."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.chosen_changed.emit(chosen)

    def set_current(self, paper_id: int | None) -> None:
        """The paper the details speak of."""
        if paper_id != self.current:
            self.current = paper_id
            self.current_changed.emit(paper_id)

    def set_empty(self, empty: bool) -> None:
        """Whether the library holds no paper: then a page says so in place of the papers.

        A library that is found empty when it is opened begins with that page.
        """
        opened, self._empty = self._empty is None, empty
        looked_at = self.page not in (Page.REPORT, Page.PREVIEW)
        if opened and empty and looked_at:
            if self.query.place.kind not in FOR_ALL:
                self.set_place(LIBRARY)
            self.set_page(Page.PAPERS)
        self._settle()

    def _settle(self) -> None:
        if self.page in (Page.PAPERS, Page.EMPTY):
            self.set_page(Page.PAPERS)

    def _papers_page(self) -> Page:
        unsought = self.query.place.kind in FOR_ALL and not self.query.text.strip()
        return Page.EMPTY if self._empty and unsought else Page.PAPERS

    def set_page(self, page: Page) -> None:
        """Show another page in the middle; where an empty library has no papers, that it is one."""
        if page in (Page.PAPERS, Page.EMPTY):
            page = self._papers_page()
        if page != self.page:
            self.page = page
            self.page_changed.emit(page)

    def show_report(self, report: ImportReport) -> None:
        """Show what an import brought."""
        self.report = report
        self.report_changed.emit(report)
        self.set_page(Page.REPORT)

    def show_report_anew(self, report: ImportReport | None) -> None:
        """The report of the same import as it is now; None, and its page is left, where the import
        was taken back."""
        if report is None and self.page is Page.REPORT:
            self.set_page(Page.PAPERS)
        if report != self.report:
            self.report = report
            self.report_changed.emit(report)

    def set_found(self, found: int | None) -> None:
        """The table says how many papers the query found."""
        if found != self.found:
            self.found = found
            self.found_changed.emit(found)

    def set_words(self, words: tuple[str, ...]) -> None:
        """Words to mark where they occur."""
        if words != self.words:
            self.words = words
            self.words_changed.emit(words)


def order_of(query: PaperQuery) -> Order:
    """In which order a query has its papers."""
    return query.sort, query.descending, query.group


def in_order(query: PaperQuery, order: Order) -> PaperQuery:
    """The query in another order."""
    sort, descending, group = order
    return replace(query, sort=sort, descending=descending, group=group)
