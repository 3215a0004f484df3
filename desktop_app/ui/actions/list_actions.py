"""The Lists menu: reading lists and saved searches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop_app.model.saved_search import SavedSearch
from desktop_app.ui.actions.action import ActionContext, ActionSpec, Scope, When
from desktop_app.ui.lists.list_flow import ListFlow
from desktop_app.ui.lists.search_flow import SearchFlow


def add_heading(context: ActionContext) -> None:
    """Type a heading of the list in sight, before what is chosen."""
    if context.lists.page is not None:
        context.lists.page.begin_heading()


def edit_line(context: ActionContext) -> None:
    """Type the note of the current paper in the list in sight."""
    if context.lists.page is not None:
        context.lists.page.edit_line()


def move(step: int, context: ActionContext) -> None:
    """Put what is chosen one line up or down in the list in sight."""
    if context.lists.page is not None:
        context.lists.page.move_chosen(step)


def _on_list(run: Callable[[ListFlow, int], object], context: ActionContext) -> None:
    current = context.lists.current
    if current is not None:
        run(context.lists, current)


def _on_search(run: Callable[[SearchFlow, SavedSearch], object], context: ActionContext) -> None:
    current = context.searches.current
    if current is not None:
        run(context.searches, current)


LIST_ACTIONS = (
    ActionSpec(
        "lists.new", "&New reading list…", lambda c: c.lists.make(), "Ctrl+Shift+L",
        icon="list", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "lists.rename", "&Rename this list…", partial(_on_list, ListFlow.rename),
        when=When.LIST_SHOWN,
    ),
    ActionSpec(
        "lists.delete", "&Delete this list", partial(_on_list, ListFlow.delete), icon="trash",
        when=When.LIST_SHOWN,
    ),
    ActionSpec(
        "lists.heading", "Add &heading", add_heading, "Ctrl+Shift+H", icon="plus",
        when=When.LIST_IN_ORDER,
    ),
    ActionSpec(
        "lists.note", "N&ote in this list", edit_line, "Shift+N", icon="note",
        when=When.LIST_IN_ORDER, scope=Scope.PAPERS,
    ),
    ActionSpec("lists.up", "Move &up", partial(move, -1), "Alt+Up", when=When.LIST_IN_ORDER),
    ActionSpec("lists.down", "Move do&wn", partial(move, 1), "Alt+Down", when=When.LIST_IN_ORDER),
    ActionSpec(
        "lists.take_out", "&Take out of this list", lambda c: c.lists.take_out(), "Shift+X",
        when=When.LIST_SHOWN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "searches.save", "&Save this search…", lambda c: c.searches.save(), "Ctrl+S",
        icon="bookmark", when=When.PAPERS_SHOWN,
    ),
    ActionSpec(
        "searches.update", "Save it &again as it is now", lambda c: c.searches.update(),
        "Ctrl+Shift+S", when=When.SEARCH_SHOWN,
    ),
    ActionSpec(
        "searches.rename", "Rena&me this search…", partial(_on_search, SearchFlow.rename),
        when=When.SEARCH_SHOWN,
    ),
    ActionSpec(
        "searches.delete", "D&elete this search", partial(_on_search, SearchFlow.delete),
        icon="trash", when=When.SEARCH_SHOWN,
    ),
)  # fmt: skip
