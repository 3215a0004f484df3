"""The Sources menu: what is new, their pages, and putting them in order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop_app.ui.actions.action import ActionContext, ActionSpec, When


def _on_current(run: Callable[[ActionContext, int], object], context: ActionContext) -> None:
    source = context.sources.current
    if source is not None:
        run(context, source)


def _current(
    name: str, text: str, run: Callable[[ActionContext, int], object], icon: str | None = None
) -> ActionSpec:
    return ActionSpec(
        f"sources.{name}", text, partial(_on_current, run), icon=icon, when=When.SOURCE_SHOWN
    )


SOURCE_ACTIONS = (
    ActionSpec(
        "sources.news", "What is &new", lambda c: c.sources.show_news(), "Ctrl+5",
        icon="news", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "sources.all_seen", "Mark all as s&een", lambda c: c.sources.look(),
        icon="check", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "sources.open_all", "Open &all pages in the browser", lambda c: c.sources.open_pages(),
        "Ctrl+Shift+O", icon="external", when=When.LIBRARY_OPEN,
    ),
    _current("open", "&Open this source’s page", lambda c, it: c.sources.open_pages([it]),
             "external"),
    _current("seen", "Mark this source as &seen", lambda c, it: c.sources.look([it]), "check"),
    _current("details", "&Copies of this source…", lambda c, it: c.sources.show_details(it),
             "list"),
    _current("rename", "&Rename this source…", lambda c, it: c.sources.rename(it)),
    _current("address", "A&ddress of its page…", lambda c, it: c.sources.set_address(it)),
    _current("merge", "&Merge it with another…", lambda c, it: c.sources.merge(it)),
    _current("remove", "Remo&ve this source…", lambda c, it: c.sources.remove(it), "trash"),
)  # fmt: skip
