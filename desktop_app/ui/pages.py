"""Pages: what stands in the middle of the window; each is made when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.model.query import Place, PlaceKind
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.page_stack import PageStack
from desktop_app.ui.look import Look
from desktop_app.ui.paint_soon import paint_soon
from desktop_app.ui.papers.table_view import PaperTableView
from desktop_app.ui.preview_flow import PreviewFlow
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.ui.lists.list_page import ListPage
    from desktop_app.ui.lists.list_view import ListView

# Most starts show papers alone: the other pages are loaded when they are first shown.
# ruff: noqa: PLC0415


class Pages(PageStack):
    """Follows the view state; what the pages ask for and is not a matter of it goes out."""

    files_requested = Signal()
    paste_requested = Signal()
    sample_requested = Signal()
    library_wanted = Signal()
    new_library_wanted = Signal()
    take_back_requested = Signal(int)
    news_made = Signal(object)
    """NewsPage, when it is first shown: what it asks for is to be connected."""
    overview_made = Signal(object)
    """OverviewPage, when it is first shown: as news_made."""
    source_requested = Signal(int, int)
    formats_requested = Signal()
    layouts_requested = Signal()
    """The list of taught layouts."""
    list_made = Signal(object)
    """ListPage, when it is first shown: as news_made."""
    preview_requested = Signal(int)
    """A listing's id: read it anew, beside its source."""
    held_requested = Signal(object)
    """An import's report: look at its listings that were not added."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        papers: PaperTableView,
        parent: QWidget | None = None,
        previews: PreviewFlow | None = None,
    ) -> None:
        super().__init__(parent)
        self.previews = previews
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._made: dict[Page, QWidget] = {Page.PAPERS: papers}
        self.reading: Callable[[], QWidget] | None = None
        """Gives the page on which papers are read one at a time."""
        self._papers = papers
        self._list: ListPage | None = None
        self.addWidget(papers)
        view_state.page_changed.connect(self._follow)
        view_state.query_changed.connect(self._follow_query)

    @property
    def papers_view(self) -> PaperTableView | ListView:
        """Where the papers stand now: the table, or the reading list one is at."""
        page = self.page(Page.PAPERS)
        return self._list.view if self._list is not None and page is self._list else self._papers

    def paper_at(self, place: QPoint) -> tuple[int, QRect] | None:
        """The paper whose row is at a place of the screen, and where its row is there."""
        if self._view_state.page is not Page.PAPERS:
            return None
        view = self.papers_view
        inside = view.viewport().mapFromGlobal(place)
        if not view.viewport().rect().contains(inside):
            return None
        found = view.paper_at(inside)
        if found is None:
            return None
        paper, box = found
        return paper, QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def read_at(self, place: QPoint, details: QWidget) -> tuple[int, QRect] | None:
        """The paper that is read at a place of the screen, here or in the details, and where."""
        chosen = self._view_state.chosen
        part = self.currentWidget() if self._view_state.page is Page.READING else details
        if len(chosen) != 1 or part is None or not part.isVisible():
            return None
        box = QRect(part.mapToGlobal(QPoint(0, 0)), part.size())
        return (chosen[0], box) if box.contains(place) else None

    def page(self, page: Page) -> QWidget:
        """The widget of a page, made if it is not there yet."""
        if page is Page.PAPERS and self._view_state.in_list_order:
            return self._list_page()
        if page not in self._made:
            widget = {
                Page.EMPTY: self._make_empty,
                Page.REPORT: self._make_report,
                Page.DUPLICATES: self._make_duplicates,
                Page.PREVIEW: self._make_preview,
                Page.NEWS: self._make_news,
                Page.OVERVIEW: self._make_overview,
                Page.READING: self._make_reading,
            }[page]()
            self._made[page] = widget
            self.addWidget(widget)
        return self._made[page]

    def show_no_library(self) -> None:
        """Until a library is opened: that none is, and how to get one."""
        from desktop_app.ui.listings.no_library import NoLibrary

        page = NoLibrary(self._look)
        page.open_requested.connect(self.library_wanted)
        page.new_requested.connect(self.new_library_wanted)
        self.addWidget(page)
        self.setCurrentWidget(page)

        def leave(*_: object) -> None:
            self._bridge.library_opened.disconnect(leave)
            self._follow(self._view_state.page)
            page.deleteLater()

        self._bridge.library_opened.connect(leave)

    def _follow(self, page: str) -> None:
        widget = self.page(Page(page))
        if page == Page.PREVIEW and self.previews is not None and self.previews.preview is None:
            widget.resize(self.size())  # what stands here stays until the listing is laid out
            return
        self._show(widget)

    def _show_preview(self, *_: object) -> None:
        widget = self._made[Page.PREVIEW]
        if self._view_state.page is Page.PREVIEW and self.currentWidget() is not widget:
            self._show(widget)

    def _show(self, widget: QWidget) -> None:
        paint_soon(self.window())
        self.setCurrentWidget(widget)
        self.updateGeometry()
        widget.setFocus()

    def _follow_query(self, *_: object) -> None:
        """A reading list in its order has a page of its own; a search in it shows the table."""
        if self._view_state.page is not Page.PAPERS:
            return
        before, widget = self.currentWidget(), self.page(Page.PAPERS)
        if widget is not before:
            focus = QApplication.focusWidget()
            within = before is not None and focus is not None and before.isAncestorOf(focus)
            self.setCurrentWidget(widget)
            self.updateGeometry()
            if within:
                widget.setFocus()

    def each_view(self, take: Callable[[PaperTableView | ListView], object]) -> None:
        """Give away each view of papers: those that are there, and one that is still to be made."""
        take(self._papers)
        if self._list is not None:  # a start may begin with a reading list
            take(self._list.view)
        self.list_made.connect(lambda page: take(page.view))

    def _list_page(self) -> ListPage:
        if self._list is None:
            from desktop_app.ui.lists.list_page import ListPage

            self._list = ListPage(
                self._bridge, self._view_state, self._look, choose=self._papers.choose
            )
            self.addWidget(self._list)
            self.list_made.emit(self._list)
        return self._list

    def _make_empty(self) -> QWidget:
        from desktop_app.ui.listings.empty_page import EmptyPage

        page = EmptyPage(self._look)
        page.files_requested.connect(self.files_requested)
        page.paste_requested.connect(self.paste_requested)
        page.sample_requested.connect(self.sample_requested)
        return page

    def _make_report(self) -> QWidget:
        from desktop_app.ui.listings.report_page import ReportPage

        page = ReportPage(self._look, self._view_state)
        page.read_requested.connect(self._show_import)
        page.untitled_requested.connect(self._show_untitled)
        page.compare_requested.connect(self._show_duplicates)
        page.take_back_requested.connect(self.take_back_requested)
        page.source_requested.connect(self.source_requested)
        page.formats_requested.connect(self.formats_requested)
        page.preview_requested.connect(self.preview_requested)
        page.held_requested.connect(self.held_requested)
        return page

    def _make_duplicates(self) -> QWidget:
        from desktop_app.ui.duplicates.duplicates_page import DuplicatesPage

        return DuplicatesPage(self._bridge, self._look)

    def _make_preview(self) -> QWidget:
        from desktop_app.ui.listings.preview_page import PreviewPage

        if self.previews is None:
            raise AssertionError("a preview is shown by its flow")
        page = PreviewPage(self._look, self.previews)
        self.previews.preview_changed.connect(self._show_preview)  # once it stands on the page
        page.layouts_requested.connect(self.layouts_requested)
        return page

    def _make_reading(self) -> QWidget:
        if self.reading is None:
            raise AssertionError("papers are read one at a time by their flow")
        return self.reading()

    def _make_news(self) -> QWidget:
        from desktop_app.ui.sources.news_page import NewsPage

        page = NewsPage(self._bridge, self._look)
        self.news_made.emit(page)
        return page

    def _make_overview(self) -> QWidget:
        from desktop_app.ui.overview.overview_page import OverviewPage

        page = OverviewPage(self._bridge, self._view_state, self._look)
        page.empty.files_requested.connect(self.files_requested)
        page.empty.sample_requested.connect(self.sample_requested)
        self.overview_made.emit(page)
        return page

    def _show_import(self, import_id: int) -> None:
        self._show_place(Place(PlaceKind.IMPORT, str(import_id)), "")

    def _show_untitled(self, import_id: int) -> None:
        self._show_place(Place(PlaceKind.IMPORT, str(import_id)), "is:untitled")

    def _show_duplicates(self) -> None:
        self._show_place(Place(PlaceKind.DUPLICATES), "")
        self._view_state.set_page(Page.DUPLICATES)

    def show_pair(self, pair_id: int) -> None:
        """Compare two papers that may be one."""
        from desktop_app.ui.duplicates.duplicates_page import DuplicatesPage

        self._show_duplicates()
        page = self.page(Page.DUPLICATES)
        assert isinstance(page, DuplicatesPage)
        page.go_to(pair_id)

    def _show_place(self, place: Place, text: str) -> None:
        view = self._view_state
        view.show(place, text)
        view.set_page(Page.PAPERS)
