"""The Go menu: the places of the sidebar."""

from __future__ import annotations

from functools import partial

from desktop_app.model.query import INBOX, LIBRARY, Place, PlaceKind
from desktop_app.ui.actions.action import ActionContext, ActionSpec, Scope, When
from desktop_app.ui.view_state import Page


def go(place: Place, context: ActionContext) -> None:
    """Show a place; possible duplicates have a page of their own."""
    context.view_state.set_place(place)
    duplicates = place.kind is PlaceKind.DUPLICATES
    context.view_state.set_page(Page.DUPLICATES if duplicates else Page.PAPERS)


def _to(place: Place, text: str, icon: str, key: str | None = None) -> ActionSpec:
    return ActionSpec(
        f"go.{place.kind.value}", text, partial(go, place), key,
        icon=icon, when=When.LIBRARY_OPEN,
    )  # fmt: skip


GO_ACTIONS = (
    ActionSpec(
        "go.commands", "Command &palette…", lambda c: c.window.open_palette(), "Ctrl+K",
        icon="search", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "go.back", "&Back from more like this", lambda c: c.similar.back(), "Esc",
        when=When.NEAR_SHOWN, scope=Scope.TABLE,
    ),
    ActionSpec("go.next_pane", "&Next part of the window", lambda c: c.window.go_to_pane(1), "F6"),
    ActionSpec(
        "go.previous_pane", "P&revious part", lambda c: c.window.go_to_pane(-1), "Shift+F6"
    ),
    _to(INBOX, "&Inbox", "inbox", "Ctrl+1"),
    _to(LIBRARY, "&Library", "library", "Ctrl+2"),
    _to(Place(PlaceKind.UNTAGGED), "&Untagged", "untagged", "Ctrl+3"),
    _to(Place(PlaceKind.DUPLICATES), "Possible &duplicates", "duplicates", "Ctrl+4"),
    _to(Place(PlaceKind.UNTITLED), "Papers &without a title", "listing"),
    _to(Place(PlaceKind.DISMISSED), "Di&smissed", "dismiss"),
    _to(Place(PlaceKind.TRASH), "&Trash", "trash"),
)  # fmt: skip
