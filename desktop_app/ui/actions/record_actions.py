"""What a paper was made of, in the Paper menu, and what papers lack, in the Go menu."""

from __future__ import annotations

from functools import partial

from desktop_app.model.query import ALL
from desktop_app.ui.actions.action import ActionContext, ActionSpec, Scope, When
from desktop_app.ui.view_state import Page

MISSING = {
    "abstracts": ("Cut &abstracts", "cut:abstract"),
    "no_abstract": ("N&o abstract", "-has:abstract"),
    "authors": ("Cut author &lists", "cut:authors"),
    "identifier": ("No &identifier", "-has:identifier"),
    "year": ("No &year", "-has:year"),
}
"""By the end of an action's id: what it is called, and the search that finds such papers."""


def find_missing(text: str, context: ActionContext) -> None:
    """Show the papers of the Inbox and the Library that a search finds; it stands in its field."""
    view = context.view_state
    view.show(ALL, text)
    view.set_page(Page.PAPERS)


RECORD_ACTIONS = (
    ActionSpec(
        "paper.records", "Records…", lambda c: c.records.show("records"), "Ctrl+R",
        icon="split", when=When.ONE_CHOSEN,
    ),
    ActionSpec(
        "paper.fields", "Fields and where they &come from…", lambda c: c.records.show("fields"),
        "Ctrl+Shift+R", when=When.ONE_CHOSEN,
    ),
    ActionSpec(
        "paper.history", "Histor&y of this paper…", lambda c: c.records.show("history"),
        "Ctrl+Alt+H", icon="clock", when=When.ONE_CHOSEN,
    ),
    ActionSpec(
        "paper.join", "&Join into one paper", lambda c: c.records.join(), "J",
        icon="duplicates", when=When.SEVERAL_CHOSEN, scope=Scope.PAPERS,
    ),
    *(
        ActionSpec(
            f"go.missing_{name}", text, partial(find_missing, search), when=When.LIBRARY_OPEN
        )
        for name, (text, search) in MISSING.items()
    ),
)  # fmt: skip
