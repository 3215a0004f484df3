"""ViewMemory: columns, order, groups and layout of each view: a place, a list, a saved search."""

from __future__ import annotations

import zlib
from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop_app.model.grouping import GroupBy
from desktop_app.model.query import PaperQuery, PlaceKind, SortField
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.papers.header import PaperHeader
from desktop_app.ui.view_state import Order, ViewState, in_order, order_of

USUAL = "usual"
"""For views that were never set: as the user set any view last."""


class ViewMemory(QObject):
    """A view whose columns, order or layout the user set keeps them; others are as set last.

    show_layout: places the details ('right', 'below' or 'off'). search: the id of the saved search
    that is shown, or None.
    """

    def __init__(
        self,
        view_state: ViewState,
        settings: AppSettings,
        header: PaperHeader,
        show_layout: Callable[[str], object],
        search: Callable[[], int | None],
    ) -> None:
        super().__init__()
        self._view_state = view_state
        self._settings = settings
        self._header = header
        self._show_layout = show_layout
        self._search = search
        self._view = self._key(view_state.query)
        self._order = self._order_of(view_state.query)
        view_state.remembered_order = self.order
        view_state.query_changed.connect(self._follow)
        header.state_kept.connect(lambda text: self._keep("columns", text))

    def order(self, query: PaperQuery) -> Order | None:
        """In which order, and under which heads, the view of a query was left, or None."""
        words = self._settings.text(self._place("order", self._key(query))).split()
        if len(words) not in (2, 3) or words[0] not in list(SortField):
            return None
        group = GroupBy(words[2]) if words[2:] and words[2] in list(GroupBy) else None
        return SortField(words[0]), words[1] == "falling", group

    def keep_layout(self, where: str) -> None:
        """The user wants the details there, in this view."""
        self._keep("layout", where)

    def _follow(self, query: PaperQuery) -> None:
        view, order = self._key(query), self._order_of(query)
        another, self._view = view != self._view, view
        resorted, self._order = order != self._order, order
        if another:
            self._show()
        elif resorted:
            self._settings.set_text(self._place("order", view), order)

    def _show(self) -> None:
        columns = self._kept("columns")
        if columns:
            self._header.show_state(columns)
        layout = self._kept("layout")
        if layout and layout != self._settings.details:
            self._show_layout(layout)
        if self._view.startswith("search"):
            order = self.order(self._view_state.query)
            if order is not None:
                self._view_state.set_query(in_order(self._view_state.query, order))

    def _kept(self, what: str) -> str:
        own = self._settings.text(self._place(what, self._view))
        return own or self._settings.text(self._place(what, USUAL))

    def _keep(self, what: str, text: str) -> None:
        for view in (self._view, USUAL):
            self._settings.set_text(self._place(what, view), text)

    def _key(self, query: PaperQuery) -> str:
        search = self._search()
        library = self._view_state.library
        if search is not None:
            return f"search {search} {library}"
        place = query.place
        if place.kind is PlaceKind.SIMILAR or not place.argument:
            return place.kind.value
        return f"{place.kind.value} {place.argument} {library}"

    def _place(self, what: str, view: str) -> str:
        # Names of tags and paths of libraries would be no keys of a settings file.
        name = view if view.isalpha() else f"{zlib.crc32(view.encode('utf-8')):08x}"
        return f"views/{name}/{what}"

    @staticmethod
    def _order_of(query: PaperQuery) -> str:
        sort, descending, group = order_of(query)
        return " ".join(filter(None, (sort, "falling" if descending else "rising", group)))
