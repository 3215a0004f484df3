"""The reading flow as the window has it: what it asks of the parts around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop_app.model.query import Place, PlaceKind
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.look import Look
from desktop_app.ui.reading.reading_flow import ReadingFlow
from desktop_app.ui.reading.surroundings import Surroundings
from desktop_app.ui.tags.sidebar_entries import Entry, entries
from desktop_app.ui.view_state import ViewState

if TYPE_CHECKING:
    from desktop_app.ui.late_parts import LateParts

NAMES = {
    "paper.keep": "Keep", "paper.dismiss": "Dismiss", "paper.to_read": "To read",
    "paper.read": "Read", "reading.next": "Next", "reading.previous": "Previous",
    "reading.undo": "Undo", "reading.note": "Note",
}  # fmt: skip
"""What the buttons say: shorter than the menu."""


def reading_flow(
    window: LateParts, bridge: Bridge, view_state: ViewState, look: Look
) -> ReadingFlow:
    """One for the window."""

    def shown() -> Sequence[int] | None:
        papers = window.table.papers
        return papers.ids if papers.settled else None

    def name_of(action: str, deciding: bool) -> str:
        if action == "reading.next" and deciding:
            return _tr("Skip")
        return _tr(NAMES[action])

    def named() -> str:
        query = view_state.query
        if query.text.strip():
            return _tr("Search")
        return _name(query.place, entries(window.sidebar.content)) or _tr("Papers")

    flow = ReadingFlow(
        bridge,
        view_state,
        look,
        Surroundings(
            shown=shown,
            place_due=lambda: window.table.papers.place_due,
            choose=window.choose,
            named=named,
            formulas=lambda: window.details.formulas,
            tags=lambda: window.sidebar.content.tags,
            press_tag=lambda key: window.tag_keys.press(key),
            go_to_tag=lambda name: view_state.set_place(Place(PlaceKind.TAG, name)),
            carry_out=lambda *what: window.files.carry_out(*what),
            run=window.run_action,
            tell=window.tell,
            take_keys=lambda: window.pages.papers_view.setFocus(),
            key_of=window.menus.key_of,
            name_of=name_of,
        ),
    )
    flow.coming.changed.connect(window.menus.refresh)
    return flow


def _name(place: Place, found: Iterable[Entry]) -> str:
    for entry in found:
        if entry.place == place:
            return entry.text
        below = _name(place, entry.children)
        if below:
            return below
    return ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("reading", text)
