"""Authors' pages: those of the chosen paper in the Paper menu, all of them in the Go menu."""

from __future__ import annotations

from desktop_app.ui.actions.action import ActionSpec, When

AUTHOR_ACTIONS = (
    ActionSpec(
        "paper.authors", "Authors of this paper…", lambda c: c.authors.show_chosen(),
        "Ctrl+Shift+U", icon="person", when=When.CHOSEN,
    ),
    ActionSpec(
        "go.authors", "&Authors…", lambda c: c.authors.show_all(), icon="person",
        when=When.LIBRARY_OPEN,
    ),
)  # fmt: skip
