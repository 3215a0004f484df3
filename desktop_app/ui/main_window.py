"""MainWindow: places the panes, keeps the geometry, shows failures; knows no paper."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QCloseEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QVBoxLayout, QWidget

from desktop_app.model.errors import LibraryGone
from desktop_app.model.query import PaperQuery, PlaceKind
from desktop_app.paths import resource_folder
from desktop_app.services.session import Session
from desktop_app.ui.actions.menu_table import add_titles
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.banner import BannerStack
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.failures import announce_recovery, failure_banner, read_only_banner
from desktop_app.ui.first_show import FirstShow
from desktop_app.ui.import_flow import ImportFlow
from desktop_app.ui.late_parts import LateParts
from desktop_app.ui.later import Later
from desktop_app.ui.library_flow import LibraryFlow
from desktop_app.ui.look import Look
from desktop_app.ui.pages import Pages
from desktop_app.ui.panes import JOB_BAR, Panes
from desktop_app.ui.papers.search_bar import SearchBar
from desktop_app.ui.papers.table_view import PaperTableView
from desktop_app.ui.reserved import Reserved
from desktop_app.ui.view_memory import ViewMemory
from desktop_app.ui.view_state import Page, ViewState
from desktop_app.ui.window_geometry import keep_geometry, keep_place, restore_geometry
from desktop_app.ui.window_links import link_list, link_pages

if TYPE_CHECKING:
    from desktop_app.ui.actions.menus import Menus
    from desktop_app.ui.commands.command_flow import CommandFlow
    from desktop_app.ui.lists.list_page import ListPage
    from desktop_app.ui.papers.found import Found

# All that the first rows do without is loaded and made after them: see ui/later.py.
# ruff: noqa: PLC0415


class MainWindow(LateParts):
    """What actions ask of the window stands in its public methods (actions.action.Window)."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        settings: AppSettings,
        prompts: Prompts,
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._settings = settings
        self._prompts = prompts
        prompts.window = self
        self.imports = ImportFlow(bridge, view_state, prompts)
        self.libraries = LibraryFlow(bridge, settings, prompts)
        self.setWindowTitle("Paperfold")
        self._bar = QMenuBar(self)
        self.setMenuBar(self._bar)
        self._menu_titles = add_titles(self._bar)
        # Before the panes, so that none of them reads the new library in the light of the last one.
        bridge.library_opened.connect(lambda it: view_state.set_library(it.library.path))
        self._make_panes()
        self.later = Later(
            (
                ("", self._draw_icons),
                ("tags.sidebar", lambda: self.sidebar),
                ("details.details_pane", lambda: self.details),
                ("job_bar", lambda: self.job_bar),
                ("papers.nothing_found", lambda: self.nothing_found),
                ("actions.menus", lambda: self.menus),
                ("window_drops", lambda: self.drops),
                ("papers.search_completions", lambda: self.completions),
                ("details.paper_view", lambda: self.details.paper),
                ("details.chosen_summary", lambda: self.details.summary),
                ("dialog_opener", lambda: self.dialogs),
                ("reading.triage_bar", lambda: self._make_bars(self._view_state.query)),
                ("", self.show_wanted_facets),
            ),
            self,
        )
        self.first_show = FirstShow(self)
        self.view_memory = ViewMemory(
            view_state, settings, self.table.column_header, self._place_details,
            lambda: self.shown_search,
        )  # fmt: skip
        self._connect()
        self._restore()

    @cached_property
    def menus(self) -> Menus:
        """Actions with their keys, in the menus of the bar."""
        from desktop_app.ui.actions.action import ActionContext
        from desktop_app.ui.actions.menus import Menus

        context = ActionContext(
            self._bridge, self._view_state, self._prompts, self._settings, self._look,
            self.imports, self.libraries, self.sources, self.lists, self.searches,
            self.files, self.similar, self.records, self.lookups,
            self.authors, self.overview, self,
        )  # fmt: skip
        menus = Menus(context, self, self.papers_side)
        menus.fill_bar(self._bar, self._menu_titles)
        # Who has just chosen the Inbox reads of this key above its papers.
        self._sidebar_place.addAction(menus.actions["reading.start"])
        return menus

    @cached_property
    def commands(self) -> CommandFlow:
        """What opens the palette of commands."""
        from desktop_app.ui.commands.command_flow import CommandFlow

        return CommandFlow(
            self._bridge, self._view_state, self._look, self._settings, self.sidebar, self,
            made=lambda: self.menus.actions, run=self.run_action, choose=self.choose,
            author=lambda name: self.authors.show_one(name), open_library=self.libraries.open,
        )  # fmt: skip

    # What actions ask for

    def run_action(self, name: str) -> None:
        """Run an action by its id, if it can be run now."""
        self.menus.run(name)

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self.search_bar.take_keyboard()

    def choose_all(self) -> None:
        """Choose every paper shown."""
        self.table.selectAll()

    def add_tags(self) -> None:
        """Open the field in which tags are put on the chosen papers."""
        self.open_tag_popup()

    def remove_tags(self) -> None:
        """Open the field in which tags are taken off the chosen papers."""
        self.open_tag_popup(remove=True)

    def add_to_list(self) -> None:
        """Open the field in which the chosen papers are put into a reading list."""
        from desktop_app.ui.lists.list_popup import ListPopup

        ids = self._view_state.chosen
        if ids:
            popup = ListPopup(self._bridge, self._look, self.lists, ids, self)
            popup.open_at(self.popup_place())

    def make_tag(self) -> None:
        """Ask for a new tag."""
        self.sidebar.make_tag()

    def focus_tags(self) -> None:
        """Put the keyboard on the first tag of the sidebar."""
        if not self._settings.sidebar:
            self.show_sidebar(True)
        self.sidebar.focus_tags()

    def choose_columns(self) -> None:
        """Open the menu of columns under the head of the table."""
        header = self.table.column_header
        corner = header.viewport().mapToGlobal(QPoint(header.width() - 8, header.height()))
        header.column_menu().exec(corner)

    def show_details(self, where: str) -> None:
        """'right', 'below' or 'off'; remembered."""
        self._place_details(where)
        self.view_memory.keep_layout(where)

    def _place_details(self, where: str) -> None:
        self._settings.details = where
        self.panes.arrange()

    def show_sidebar(self, shown: bool) -> None:
        """Whether the sidebar is wanted; remembered."""
        self._settings.sidebar = shown
        self.panes.arrange()

    def edit_note(self) -> None:
        """Put the keyboard into the note of the chosen paper, and show the details for it."""
        if self._settings.details == "off":
            self.show_details("right")
        self.details.edit_note()

    def open_palette(self) -> None:
        """Open the field that finds any action, place or paper."""
        self.commands.open()

    def open_dialog(self, name: str) -> None:
        """One of the dialogs, over the window."""
        self.dialogs.open(name)

    def quit(self) -> None:
        """Close the window; the program ends with it."""
        self.close()

    # Failures

    def show_failure(self, error: BaseException) -> None:
        """What the user can meet is said; a fault of the program is said to be in the log."""
        banner = failure_banner(self._look, error)
        self.banners.show_banner(banner)
        if isinstance(error, LibraryGone):  # it holds until the file is back
            self._bridge.library_there.connect(banner.dismiss)

    # Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the settings and end all jobs; an import that runs is taken back."""
        self.keep_settings()
        self.hide()
        self._bridge.close()
        super().closeEvent(event)

    def keep_settings(self) -> None:
        """For the next window, at the next start or in another language."""
        self.first_show.stop()
        keep_geometry(self, self._settings)
        keep_place(self._view_state, self._settings)
        self.panes.keep_settings()
        self.sidebar.keep_settings()
        self._settings.sync()

    def take(self, data: QMimeData) -> None:
        """A library is opened; anything else is imported."""
        self.drops.take(data)

    # Building

    def _make_panes(self) -> None:
        bridge, view, look, settings = self._bridge, self._view_state, self._look, self._settings
        self._sidebar_place = Reserved(QPalette.ColorRole.Window)
        self.search_bar = SearchBar(view, look)
        self.banners = BannerStack(look)
        self.table = PaperTableView(bridge, view, look, settings)
        self.pages = Pages(bridge, view, look, self.table, previews=self.imports.previews)
        middle = QWidget()
        column = self.papers_column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.search_bar)
        self.pages_row = QHBoxLayout()
        self.pages_row.addWidget(self.pages, 1)
        column.addLayout(self.pages_row, 1)
        column.addWidget(self.banners)
        middle.setAutoFillBackground(True)
        middle.setBackgroundRole(self.palette().ColorRole.Base)
        self.papers_side = middle
        self._details_place = Reserved(QPalette.ColorRole.AlternateBase)
        self.panes = Panes(look, settings, self._sidebar_place, middle, self._details_place)
        self._job_bar_place = Reserved(QPalette.ColorRole.Window)
        self._job_bar_place.setFixedHeight(look.px(JOB_BAR))
        whole = QWidget()
        rows = QVBoxLayout(whole)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.panes, 1)
        rows.addWidget(self._job_bar_place)
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        self._bridge.library_opened.connect(self._take_library)
        self._bridge.job_failed.connect(self.show_failure)
        announce_recovery(self._bridge, self.banners, self._look)
        self.libraries.failed.connect(self._library_failed)
        self._view_state.page_changed.connect(self._follow_page)
        self._view_state.query_changed.connect(self._follow_query)
        self.imports.told.connect(self.tell)
        self.pages.library_wanted.connect(self.libraries.choose)
        self.pages.new_library_wanted.connect(self.libraries.new)
        self.search_bar.import_wanted.connect(self.imports.choose_files)
        self.pages.formats_requested.connect(lambda: self.open_dialog("formats"))
        self.search_bar.papers_wanted.connect(self._focus_papers)
        self.table.read_requested.connect(lambda: self.details.setFocus())
        self.table.set_context_menu(lambda: self.menus.context_menu())
        self.table.papers.found.connect(self._take_rows)
        self.table.rows_seen.connect(self.later.begin)
        self._view_state.found_changed.connect(self._take_found)
        link_pages(
            self.pages, self.imports, banners=self.banners, look=self._look,
            show_source=lambda *place: self.dialogs.source(*place),
            take_back=lambda taken: self.takes_back.take_back(taken), sources=lambda: self.sources,
        )  # fmt: skip
        self.pages.list_made.connect(self._link_list)
        self.pages.reading = lambda: self.reading.page
        self.pages.preview_requested.connect(self.imports.previews.open_listing)
        self.pages.layouts_requested.connect(lambda: self.dialogs.open("layouts"))
        self._follow_page()

    def _draw_icons(self) -> None:
        """Those of the controls that came with the first rows, and the window's own."""
        if not self._look.icons:
            from PySide6.QtGui import QIcon

            self._look.icons = True
            self.setWindowIcon(QIcon(str(resource_folder() / "icons" / "paperfold.svg")))
            for part in self.papers_side.findChildren(QWidget):
                part.update()

    def _follow_query(self, query: PaperQuery) -> None:
        if query.place.kind is PlaceKind.SIMILAR:
            _ = self.similar_bar
        if not self.later.waiting:
            self._make_bars(query)

    def _make_bars(self, query: PaperQuery) -> None:
        if query.place.kind is PlaceKind.INBOX:
            _ = self.triage_bar
        if ":" in query.text:
            _ = self.missing_bar

    def _link_list(self, page: ListPage) -> None:
        link_list(
            page, self.lists, run=self.run_action, tell=self.tell, begin=self.later.begin,
            read=lambda: self.details.setFocus(), menu=lambda: self.menus.context_menu(),
        )  # fmt: skip

    def _restore(self) -> None:
        restore_geometry(self, self._settings, self._look)
        place = self._settings.place
        if place.kind is not PlaceKind.IMPORT:
            self._view_state.left_in = self._settings.place_library
            self._view_state.set_place(place)
        self.pages.papers_view.setFocus()

    def _take_library(self, session: Session) -> None:
        self.setWindowTitle(f"{session.library.path.stem} – Paperfold")
        self.banners.clear()
        self._follow_page()
        if session.library.read_only:
            self.banners.show_banner(read_only_banner(self._look))

    def _take_rows(self, found: Found) -> None:
        if found.rows:
            self.first_show.all_there()
        else:  # another page may stand there instead
            self._draw_icons()

    def _take_found(self, found: int | None) -> None:
        if found == 0:  # no row will come, and the sidebar knows whether the library is empty
            self.later.begin()
            _ = self.sidebar

    def _library_failed(self, path: Path, error: BaseException) -> None:
        self._draw_icons()
        self.later.begin()
        if self._bridge.session is None:
            self.pages.show_no_library()
            self.panes.show_details(False)
            self.search_bar.hide()
        self.show_failure(error)
        self.first_show.all_there()

    def _follow_page(self, *_: object) -> None:
        page = self._view_state.page
        self.panes.show_details(page is Page.PAPERS)
        self.panes.show_alone(page is Page.READING)
        self.search_bar.setVisible(page in (Page.PAPERS, Page.EMPTY))

    def take_content(self, empty: bool) -> None:
        """The empty page stands in place of a table without papers."""
        self.search_bar.set_empty(empty)
        self._view_state.set_empty(empty)
        self.first_show.all_there()

    def _focus_papers(self) -> None:
        self.pages.papers_view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._view_state.chosen:
            self.table.choose_row(0)

    def popup_place(self) -> QPoint:
        """Where on the screen a field for the chosen papers opens."""
        from desktop_app.ui.papers.row_place import below_current_row

        if self._view_state.page is Page.READING:
            return self.reading.popup_place()
        return below_current_row(self.pages.papers_view, self._look)

    def open_tag_popup(self, *, remove: bool = False, key: int | None = None) -> None:
        """The field in which tags are put on the chosen papers, taken off, or given a key."""
        from desktop_app.ui.tags.tag_popup import TagPopup

        ids = self._view_state.chosen
        if ids:
            popup = TagPopup(self._bridge, self._look, ids, remove=remove, key=key, parent=self)
            popup.open_at(self.popup_place())
