"""LateParts: the parts of the window made after its first rows, or when first asked for."""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout

from desktop_app.ui.abstract_widget import AbstractWidgetType
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.import_flow import ImportFlow
from desktop_app.ui.language import Language
from desktop_app.ui.library_flow import LibraryFlow
from desktop_app.ui.look import Look
from desktop_app.ui.pages import Pages
from desktop_app.ui.papers.search_bar import SearchBar
from desktop_app.ui.papers.table_view import PaperTableView
from desktop_app.ui.reserved import Reserved
from desktop_app.ui.view_state import Page, ViewState
from desktop_app.ui.window_links import link_sidebar

if TYPE_CHECKING:
    from desktop_app.ui.actions.menus import Menus
    from desktop_app.ui.authors.author_flow import AuthorFlow
    from desktop_app.ui.details.details_pane import DetailsPane
    from desktop_app.ui.dialog_opener import DialogOpener
    from desktop_app.ui.facets.facet_panel import FacetPanel
    from desktop_app.ui.files.file_flow import FileFlow
    from desktop_app.ui.job_bar import JobBar
    from desktop_app.ui.lists.list_flow import ListFlow
    from desktop_app.ui.lists.search_flow import SearchFlow
    from desktop_app.ui.lookup.lookup_flow import LookupFlow
    from desktop_app.ui.lookup.missing_bar import MissingBar
    from desktop_app.ui.overview.overview_flow import OverviewFlow
    from desktop_app.ui.papers.nothing_found import NothingFound
    from desktop_app.ui.papers.search_completions import SearchCompletions
    from desktop_app.ui.reading.reading_flow import ReadingFlow
    from desktop_app.ui.reading.triage_bar import TriageBar
    from desktop_app.ui.records.record_flow import RecordFlow
    from desktop_app.ui.similar.similar_bar import SimilarBar
    from desktop_app.ui.similar.similar_flow import SimilarFlow
    from desktop_app.ui.sources.source_flow import SourceFlow
    from desktop_app.ui.tags.sidebar import Sidebar
    from desktop_app.ui.tags.tag_drag import PapersView
    from desktop_app.ui.tags.tag_keys import TagKeys
    from desktop_app.ui.take_back_flow import TakeBackFlow
    from desktop_app.ui.window_drops import WindowDrops

# All that the first rows do without is loaded and made after them: see ui/later.py.
# ruff: noqa: PLC0415


class LateParts(QMainWindow, metaclass=AbstractWidgetType):
    """What they stand in and ask of is the window's own, made before the first rows."""

    anew_wanted = Signal()
    """Language or size differ from what the window was made in: see ui/windows.py."""

    imports: ImportFlow
    libraries: LibraryFlow
    _bridge: Bridge
    _view_state: ViewState
    _look: Look
    _settings: AppSettings
    _prompts: Prompts
    search_bar: SearchBar
    table: PaperTableView
    pages: Pages
    _sidebar_place: Reserved
    _details_place: Reserved
    _job_bar_place: Reserved
    papers_column: QVBoxLayout
    pages_row: QHBoxLayout

    @abstractmethod
    def run_action(self, name: str) -> None:
        """Run an action by its id, if it can be run now."""

    @property
    @abstractmethod
    def menus(self) -> Menus:
        """Actions with their keys."""

    @abstractmethod
    def open_tag_popup(self, *, remove: bool = False, key: int | None = None) -> None:
        """The field in which tags are put on the chosen papers, taken off, or given a key."""

    @abstractmethod
    def take_content(self, empty: bool) -> None:
        """The sidebar knows whether the library holds no paper."""

    def tell(self, sentence: str, *, done: bool = False) -> None:
        """A notice in the job bar, which goes by itself. done: of the newest step of Undo."""
        self.job_bar.tell(sentence, done=done)

    def set_language(self, language: Language) -> None:
        """What the window speaks; remembered."""
        self._settings.language = language
        self.anew_wanted.emit()

    def set_scale(self, scale: float) -> None:
        """The size of everything; remembered."""
        self._settings.scale = scale
        self.anew_wanted.emit()

    def go_to_pane(self, step: int) -> None:
        """Put the keyboard into the next part of the window (1), or the one before (-1)."""
        from desktop_app.ui.pane_cycle import next_pane

        page = self.pages.currentWidget() or self.pages
        facets: FacetPanel | None = self.__dict__.get("facets")  # not made to be asked
        next_pane(
            (
                (self._sidebar_place, self.sidebar.view),
                (self.search_bar, self.search_bar.field),
                *(() if facets is None else ((facets, facets.list),)),
                (self.pages, page.focusProxy() or page),
                (self._details_place, self.details),
            ),
            step,
        )

    def choose(self, ids: tuple[int, ...]) -> None:
        """Choose papers of those shown; others as soon as they are."""
        self._view_state.set_page(Page.PAPERS)
        self.table.choose(ids)

    def take_tags(self, view: PapersView) -> None:
        """Tags of the sidebar can be let go on the rows of this view from now on."""
        from desktop_app.ui.tags.tag_drag import TagDrops

        TagDrops(view, self._view_state, self._look, lambda *what: self.tag_keys.put(*what))

    @cached_property
    def takes_back(self) -> TakeBackFlow:
        """What takes an import back."""
        from desktop_app.ui.take_back_flow import TakeBackFlow

        return TakeBackFlow(self._bridge, self._view_state, self._prompts)

    @cached_property
    def sidebar(self) -> Sidebar:
        """Places and tags; its counts take as long as the ids of all papers."""
        from desktop_app.ui.tags.sidebar import Sidebar

        made = Sidebar(self._bridge, self._view_state, self._look, self._settings, self._prompts)
        made.content_changed.connect(self.take_content)
        link_sidebar(
            made, lambda: self.sources, lambda: self.lists, lambda: self.searches, self.run_action
        )
        made.near_wanted.connect(lambda tag: self.similar.show_tag(tag))
        made.key_wanted.connect(lambda name, key: self.tag_keys.give(name, key))
        self.pages.each_view(self.take_tags)
        self.pages.overview_made.connect(lambda page: self.overview.serve(page))
        self._sidebar_place.put(made)
        made.read()
        return made

    @cached_property
    def details(self) -> DetailsPane:
        """The chosen paper: at first there is none."""
        from desktop_app.ui.details.details_pane import DetailsPane

        made = DetailsPane(self._bridge, self._view_state, self._look)
        made.source_requested.connect(lambda *place: self.dialogs.source(*place))
        made.file_wanted.connect(lambda *what: self.files.carry_out(*what))
        made.list_wanted.connect(lambda number: self.lists.show(number))
        made.version_wanted.connect(lambda *what: self.records.copy_chosen_version(*what))
        made.revert_wanted.connect(lambda field: self.records.revert_chosen(field))
        made.records_wanted.connect(lambda: self.records.show("fields"))
        made.author_wanted.connect(lambda name: self.authors.show_chosen(name))
        made.compare_wanted.connect(lambda pair: self.pages.show_pair(pair))
        made.find_wanted.connect(lambda: self.run_action("paper.find"))
        made.add_tag_requested.connect(lambda: self.run_action("tags.add"))
        self._details_place.put(made)
        self.setTabOrder(self.table, made)  # else it would come after all that was made before
        return made

    @cached_property
    def job_bar(self) -> JobBar:
        """What runs and what was done: at first nothing that is worth a word."""
        from desktop_app.ui.job_bar import JobBar

        made = JobBar(self._bridge, self._view_state, self._look)
        made.undo_wanted.connect(lambda: self.run_action("edit.undo"))
        self._job_bar_place.put(made)
        return made

    @cached_property
    def sources(self) -> SourceFlow:
        """What is done with sources."""
        from desktop_app.ui.sources.source_flow import SourceFlow

        return SourceFlow(
            self._bridge, self._view_state, self._prompts, self._look,
            show_text=lambda *place: self.dialogs.source(*place),
            read_again=lambda listing: self.imports.previews.open_listing(listing),
            choose=self.choose, tell=self.tell,
        )  # fmt: skip

    @cached_property
    def lists(self) -> ListFlow:
        """What is done with reading lists."""
        from desktop_app.ui.lists.list_flow import ListFlow

        return ListFlow(self._bridge, self._view_state, self._prompts, self.tell)

    @cached_property
    def files(self) -> FileFlow:
        """What is done with files of papers."""
        from desktop_app.ui.files.file_flow import FileFlow

        return FileFlow(self._bridge, self._view_state, self._prompts, self.tell)

    @cached_property
    def records(self) -> RecordFlow:
        """What is done with what papers were made of."""
        from desktop_app.ui.records.record_flow import RecordFlow

        return RecordFlow(
            self._bridge, self._view_state, self._prompts, self._look, self,
            show_text=lambda *place: self.dialogs.source(*place),
            choose=self.choose, tell=self.tell,
        )  # fmt: skip

    @cached_property
    def reading(self) -> ReadingFlow:
        """What goes through papers one at a time."""
        from desktop_app.ui.reading.made_for_window import reading_flow

        return reading_flow(self, self._bridge, self._view_state, self._look)

    @property
    def round_due(self) -> bool:
        """Whether papers to be read one at a time are still to come."""
        return "reading" in self.__dict__ and self.reading.coming.due

    @cached_property
    def triage_bar(self) -> TriageBar:
        """What stands over the Inbox, between the search field and the table."""
        from desktop_app.ui.reading.triage_bar import TriageBar

        parent = self.papers_column.parentWidget()
        made = TriageBar(self._view_state, self._look, self.menus.key_of, parent)
        self.menus.rekeyed.connect(made.follow)
        made.wanted.connect(lambda: self.run_action("reading.start"))
        self.papers_column.insertWidget(1, made)
        return made

    @cached_property
    def tag_keys(self) -> TagKeys:
        """What the keys 1 to 9 do."""
        from desktop_app.ui.tags.tag_keys import TagKeys

        return TagKeys(
            self._bridge, self._view_state,
            tags=lambda: self.sidebar.content.tags,
            ask=lambda key: self.open_tag_popup(key=key),
        )  # fmt: skip

    @cached_property
    def similar(self) -> SimilarFlow:
        """What leads to papers like others, and back."""
        from desktop_app.ui.similar.similar_flow import SimilarFlow

        return SimilarFlow(self._view_state, self.choose)

    @cached_property
    def similar_bar(self) -> SimilarBar:
        """What stands above such papers, between the search field and the table."""
        from desktop_app.ui.similar.similar_bar import SimilarBar

        parent = self.papers_column.parentWidget()
        made = SimilarBar(self._bridge, self._view_state, self._look, parent)
        made.wanted.connect(lambda: self.run_action("go.back"))
        self.papers_column.insertWidget(1, made)
        return made

    @cached_property
    def lookups(self) -> LookupFlow:
        """What finds papers on the web, on the user's word."""
        from desktop_app.ui.lookup.lookup_flow import LookupFlow

        return LookupFlow(
            self._bridge, self._view_state, self._look, self,
            shown=lambda: self.table.papers.ids, tell=self.tell,
        )  # fmt: skip

    @cached_property
    def authors(self) -> AuthorFlow:
        """What is done with authors."""
        from desktop_app.ui.authors.author_flow import AuthorFlow

        return AuthorFlow(self._bridge, self._view_state, self._look, self, choose=self.choose)

    @cached_property
    def overview(self) -> OverviewFlow:
        """What leads from drawings to papers, and saves them."""
        from desktop_app.ui.overview.overview_flow import OverviewFlow

        return OverviewFlow(
            self._bridge, self._view_state, self._look, self._prompts, tell=self.tell
        )

    @cached_property
    def missing_bar(self) -> MissingBar:
        """What stands above papers that lack something."""
        from desktop_app.ui.lookup.missing_bar import MissingBar

        parent = self.papers_column.parentWidget()
        made = MissingBar(self._view_state, self._look, self.lookups.network, parent)
        made.wanted.connect(lambda: self.run_action("lookup.find_shown"))
        self.lookups.network_changed.connect(made.set_network)
        self.papers_column.insertWidget(1, made)
        return made

    @cached_property
    def facets(self) -> FacetPanel:
        """What stands beside the papers to narrow them by."""
        from desktop_app.ui.facets.facet_panel import FacetPanel

        parent = self.papers_column.parentWidget()
        made = FacetPanel(self._bridge, self._view_state, self._look, self.table.papers, parent)
        made.papers_wanted.connect(lambda: self.pages.papers_view.setFocus())
        self.pages_row.insertWidget(0, made)
        self.setTabOrder(self.search_bar.button, made.years)
        self.setTabOrder(made.years, made.list)
        return made

    def show_facets(self, shown: bool) -> None:
        """Whether the facets are wanted beside the papers; remembered."""
        self._settings.facets = shown
        self.show_wanted_facets()

    def show_wanted_facets(self) -> None:
        """As the settings say; who does not want them does not load them."""
        if self._settings.facets or "facets" in self.__dict__:
            self.facets.set_wanted(self._settings.facets)

    @cached_property
    def searches(self) -> SearchFlow:
        """What is done with saved searches."""
        from desktop_app.ui.lists.search_flow import SearchFlow

        return SearchFlow(self._bridge, self._view_state, self._prompts, self.tell)

    @property
    def shown_search(self) -> int | None:
        """The id of the saved search that is shown as it was saved, or None."""
        flow: SearchFlow | None = self.__dict__.get("searches")  # not made to be asked
        current = None if flow is None else flow.current
        text = self._view_state.query.text.strip()
        return current.id if current is not None and current.query.text.strip() == text else None

    @cached_property
    def completions(self) -> SearchCompletions:
        """What an unfinished search may become, in a list below its field."""
        from desktop_app.ui.papers.search_completions import SearchCompletions

        return SearchCompletions(self._bridge, self._look, self.search_bar.field, self)

    @cached_property
    def drops(self) -> WindowDrops:
        """What takes files let go over the window."""
        from desktop_app.ui.window_drops import WindowDrops

        return WindowDrops(
            self.imports, self.libraries, self._look, self,
            paper_at=self.pages.paper_at,
            shown_at=lambda place: self.pages.read_at(place, self.details),
            has_rows=lambda: self._view_state.page is Page.PAPERS and bool(self._view_state.found),
            attach=lambda paper, paths: self.files.attach(paper, paths),
        )  # fmt: skip

    @cached_property
    def dialogs(self) -> DialogOpener:
        """What opens the dialogs."""
        from desktop_app.ui.dialog_opener import DialogOpener

        return DialogOpener(
            self._bridge, self._view_state, self._look, self._settings, self._prompts, self,
            shown=lambda: self.table.papers.ids,
            choose=self.choose,
            menus=lambda: self.menus,
            tell=self.tell,
            files=lambda: self.files,
            rename_begun=lambda *names: self.sidebar.keeper.expect(*names),
        )  # fmt: skip

    @cached_property
    def nothing_found(self) -> NothingFound:
        """What stands in the table where there are no rows."""
        from desktop_app.ui.papers.nothing_found import NothingFound

        return NothingFound(self._bridge, self._view_state, self._look, self.table)
