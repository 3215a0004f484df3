"""What is done where papers are read one at a time, and how one comes there."""

from __future__ import annotations

from functools import partial

from desktop_app.model.query import INBOX
from desktop_app.model.tag import KEYS
from desktop_app.ui.actions.action import ActionContext, ActionSpec, Scope, When
from desktop_app.ui.view_state import Page


def go_through_inbox(context: ActionContext) -> None:
    """Decide on the papers of the Inbox, one after the other."""
    if context.view_state.query.place != INBOX:
        context.view_state.show(INBOX)
        context.view_state.set_page(Page.PAPERS)
    context.window.reading.start()


def _press(key: int, context: ActionContext) -> None:
    context.window.tag_keys.press(key)


READING_ACTIONS = (
    ActionSpec(
        "reading.start", "Read one at a &time", lambda c: c.window.reading.start(), "F",
        icon="book", when=When.PAPERS_SHOWN, scope=Scope.TABLE,
    ),
    ActionSpec(
        "reading.inbox", "Go t&hrough the Inbox", go_through_inbox, "Ctrl+Shift+1",
        when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "reading.next", "&Next paper", lambda c: c.window.reading.step(1), "N",
        when=When.READING, scope=Scope.READING, also=("Right",),
    ),
    ActionSpec(
        "reading.previous", "&Previous paper", lambda c: c.window.reading.step(-1), "P",
        when=When.READING, scope=Scope.READING, also=("Left",),
    ),
    ActionSpec(
        "reading.undo", "&Undo and go there", lambda c: c.window.reading.undo(), "Z",
        when=When.CAN_UNDO, scope=Scope.READING,
    ),
    ActionSpec(
        "reading.note", "&Write a note", lambda c: c.window.reading.edit_note(), "E",
        when=When.ONE_CHOSEN, scope=Scope.READING,
    ),
    ActionSpec(
        "reading.leave", "&Back to the list", lambda c: c.window.reading.leave(), "Esc",
        when=When.READING, scope=Scope.READING,
    ),
)  # fmt: skip

TAG_KEY_ACTIONS = tuple(
    ActionSpec(
        f"tags.key_{key}",
        f"Tag of key &{key}",
        partial(_press, key),
        str(key),
        when=When.CHOSEN,
        scope=Scope.PAPERS,
    )  # fmt: skip
    for key in KEYS
)
