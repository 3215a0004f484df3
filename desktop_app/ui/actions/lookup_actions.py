"""What finds papers on the web, and what that may do; in the Paper menu."""

from __future__ import annotations

from desktop_app.ui.actions.action import ActionSpec, Scope, When

LOOKUP_ACTIONS = (
    ActionSpec(
        "paper.find", "Find on the web…", lambda c: c.lookups.find_chosen(), "W",
        icon="search", when=When.CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "lookup.find_shown", "Find &all shown on the web…", lambda c: c.lookups.find_shown(),
        "Ctrl+Shift+W", when=When.PAPERS_SHOWN,
    ),
    ActionSpec(
        "lookup.network", "&Allow the network", lambda c: c.lookups.toggle_network(),
        when=When.LIBRARY_OPEN, checked=lambda c: c.lookups.network,
    ),
    ActionSpec(
        "lookup.settings", "Look-up &settings…", lambda c: c.lookups.show_settings(),
        when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "lookup.requests", "&Requests sent…", lambda c: c.lookups.show_requests(), icon="list",
        when=When.LIBRARY_OPEN,
    ),
)  # fmt: skip
