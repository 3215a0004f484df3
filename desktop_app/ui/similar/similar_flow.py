"""SimilarFlow: goes to the papers nearest to chosen ones or to a tag, and back again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop_app.model.query import PaperQuery, Place, PlaceKind
from desktop_app.model.similar import place_near
from desktop_app.ui.view_state import Page, ViewState


class SimilarFlow(QObject):
    """choose: chooses papers in the table; others as soon as they are shown."""

    def __init__(self, view_state: ViewState, choose: Callable[[tuple[int, ...]], object]) -> None:
        super().__init__()
        self._view_state = view_state
        self._choose = choose
        self._before: list[tuple[PaperQuery, tuple[str, ...], tuple[int, ...]]] = []
        view_state.query_changed.connect(self._follow)

    def show_chosen(self) -> None:
        """The papers nearest to the chosen ones."""
        if self._view_state.chosen:
            self._show(place_near(self._view_state.chosen))

    def show_tag(self, name: str) -> None:
        """The papers nearest to those of a tag."""
        self._show(place_near((), name))

    def back(self) -> None:
        """First the search among the near papers ends, then all is as it was before."""
        view = self._view_state
        if view.query.text:
            view.set_text("")
        elif self._before:
            query, words, chosen = self._before.pop()
            view.set_query(query)
            view.set_words(words)
            self._choose(chosen)

    def go_on(self, before: SimilarFlow) -> None:
        """Lead back as another flow over the same library did."""
        self._before = list(before._before)

    def _show(self, place: Place) -> None:
        view = self._view_state
        before = (view.query, view.words, view.chosen)
        view.show(place)
        self._before.append(before)
        view.set_page(Page.PAPERS)

    def _follow(self, query: PaperQuery) -> None:
        """Who went elsewhere by herself has nothing to go back to."""
        if query.place.kind is not PlaceKind.SIMILAR:
            self._before.clear()
