"""SearchFlow: searches kept by name, shown again, changed and forgotten."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from desktop_app.model.query import LIBRARY, PaperQuery
from desktop_app.model.saved_search import SavedSearch
from desktop_app.ui.asking_flow import AskingFlow
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.view_state import Page, ViewState

LONGEST_PROPOSAL = 60


class SearchFlow(AskingFlow):
    """Asks for names alone; what is forgotten can be undone."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        prompts: Prompts,
        tell: Callable[..., object],
    ) -> None:
        super().__init__(bridge, view_state, prompts, tell)
        self._shown: SavedSearch | None = None
        bridge.library_opened.connect(self._forget)

    @property
    def current(self) -> SavedSearch | None:
        """The one shown last, as long as one is at its place; its text may have been changed."""
        shown = self._shown
        there = shown is not None and shown.query.place == self._view_state.query.place
        return shown if there else None

    def go_on(self, before: SearchFlow) -> None:
        """Show what another flow over the same library showed."""
        self._shown = before.current

    def show(self, search: SavedSearch) -> None:
        """Show what a saved search finds now, in its own order; under the heads of now."""
        # Loaded with the first search: a start has none to read.
        from desktop_app.model.query_language import (  # noqa: PLC0415
            parse_leniently,
            words_to_mark,
        )

        self._shown = search
        self._view_state.set_words(words_to_mark(parse_leniently(search.query.text)))
        view = self._view_state
        view.set_query(replace(search.query, group=view.query.group))
        self._view_state.set_page(Page.PAPERS)

    def save(self) -> None:
        """Keep what is searched for now; asks for the name. That of another one replaces it."""
        query = self._view_state.query
        query = replace(query, text=query.text.strip())
        name = self._prompts.name(
            self.tr("Save this search"),
            self.tr("Name; it stands in the sidebar, with how many papers it finds"),
            query.text[:LONGEST_PROPOSAL],
            button=self.tr("Save search"),
        )
        if name:
            self._keep(name, query)

    def update(self) -> None:
        """The saved search that was shown becomes what is searched for now."""
        search, query = self.current, self._view_state.query
        if search is not None:
            self._keep(search.name, replace(query, text=query.text.strip()))

    def rename(self, search: SavedSearch, name: str = "") -> None:
        """Call it otherwise; asks for the name where none is given."""
        name = name or self._prompts.name(
            self.tr("Rename saved search"), self.tr("Name"), search.name, button=self.tr("Rename")
        ) or ""  # fmt: skip
        if name and name != search.name:
            self._bridge.run(
                self.tr("Rename saved search"),
                lambda session, _: session.saved_searches.rename(search.id, name),
                then=lambda _: self._renamed(search, name),
                owner=self,
            )

    def delete(self, search: SavedSearch) -> None:
        """Forget it; one can undo it, so nobody is asked."""
        if self.current is not None and self.current.id == search.id:
            self._shown = None
            self._view_state.show(LIBRARY)
        self._bridge.run(
            self.tr("Delete saved search"),
            lambda session, _: session.saved_searches.delete(search.id),
        )

    def open_menu(self, search: SavedSearch, point: QPoint, rename: Callable[[], object]) -> None:
        """What can be done with a saved search of the sidebar."""
        menu = QMenu(self._prompts.window)
        menu.addAction(self.tr("Show"), partial(self.show, search))
        if self._view_state.query.text.strip():
            menu.addAction(
                self.tr("Search for what is searched now"),
                partial(self._keep, search.name, self._view_state.query),
            )
        menu.addSeparator()
        menu.addAction(self.tr("Rename"), rename)
        menu.addAction(self.tr("Delete"), partial(self.delete, search))
        menu.exec(point)
        menu.deleteLater()

    def _keep(self, name: str, query: PaperQuery) -> None:
        def kept(search_id: int) -> None:
            self._shown = SavedSearch(search_id, name, query)
            self._tell(self.tr("Saved the search {name}").format(name=name), done=True)

        self._bridge.run(
            self.tr("Save search {name}").format(name=name),
            lambda session, _: session.saved_searches.keep(name, query),
            then=kept,
            owner=self,
        )

    def _renamed(self, search: SavedSearch, name: str) -> None:
        if self._shown is not None and self._shown.id == search.id:
            self._shown = replace(self._shown, name=name)

    def _forget(self, *_: object) -> None:
        self._shown = None
