"""The Overview: going there, and saving it as a picture."""

from __future__ import annotations

from functools import partial

from desktop_app.ui.actions.action import ActionContext, ActionSpec, When
from desktop_app.ui.overview.picture import PictureFormat
from desktop_app.ui.view_state import Page


def _save(kind: PictureFormat, context: ActionContext) -> None:
    context.overview.save(kind)


OVERVIEW_ACTIONS = (
    ActionSpec(
        "go.overview", "&Overview", lambda c: c.view_state.set_page(Page.OVERVIEW), "Ctrl+6",
        icon="overview", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "overview.save_svg", "As &SVG…", partial(_save, PictureFormat.SVG), "Ctrl+Alt+S",
        icon="export", when=When.OVERVIEW_SHOWN,
    ),
    ActionSpec(
        "overview.save_png", "As &PNG…", partial(_save, PictureFormat.PNG),
        icon="export", when=When.OVERVIEW_SHOWN,
    ),
)  # fmt: skip
