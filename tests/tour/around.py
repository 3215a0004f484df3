"""The second half of the walk: preview, dialogs, colours, languages and sizes."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.paths import resource_folder
from desktop_app.ui.view_state import Page
from tests.tour.guide import Guide, Reached

DIALOGS = {
    "tags": "Ctrl+Shift+G",
    "history": "Ctrl+H",
    "shortcuts": "F1",
    "new-paper": "Ctrl+N",
    "records": "Ctrl+R",
    "look-up": "W",
}
"""By the stop's name, the key that opens it. Records and look-ups are of a chosen paper."""


def around(guide: Guide) -> Iterator[Reached]:
    """What is not of every Monday."""
    yield from _pages(guide)
    yield from _dialogs(guide)
    yield from _looks(guide)


def _pages(guide: Guide) -> Iterator[Reached]:
    window = guide.window
    view = window._view_state

    guide.stop("like-this")
    guide.press("Ctrl+2")
    yield lambda: view.page is Page.PAPERS
    yield guide.at_rest
    window.table.choose_row(0)
    window.table.setFocus()
    yield guide.at_rest
    guide.press("M")
    yield lambda: view.found
    yield guide.at_rest
    guide.picture()

    guide.stop("reading-list")
    guide.run("go.back")
    yield guide.at_rest
    window.lists.show(1)
    yield lambda: view.in_list_order
    yield guide.at_rest
    guide.picture()

    guide.stop("news")
    guide.press("Ctrl+5")
    yield lambda: view.page is Page.NEWS
    yield guide.at_rest
    guide.picture()

    guide.stop("preview")
    window.imports._preview_paths([resource_folder() / "samples" / "ilse-vandermeer-profile.txt"])
    yield lambda: window.imports.previews.preview is not None
    yield guide.at_rest
    guide.picture()
    guide.press("Esc")
    yield lambda: view.page is not Page.PREVIEW
    yield guide.at_rest


def _dialogs(guide: Guide) -> Iterator[Reached]:
    window = guide.window
    view = window._view_state
    guide.stop("library")
    guide.press("Ctrl+2")
    yield lambda: view.page is Page.PAPERS
    yield guide.at_rest
    for name, key in DIALOGS.items():
        window.table.choose_row(0)
        window.table.setFocus()
        yield lambda: len(view.chosen) == 1
        yield guide.at_rest
        guide.stop(name)
        guide.press(key)
        yield lambda: guide.dialog is not None
        yield guide.at_rest
        guide.picture()
        guide.press("Esc")
        yield lambda: guide.dialog is None
        yield guide.at_rest

    guide.stop("edit-many")
    window.table.setFocus()
    guide.press("Ctrl+A")
    yield lambda: len(view.chosen) == view.found
    guide.press("F2")
    yield lambda: guide.dialog is not None
    yield guide.at_rest
    guide.picture()
    guide.press("Esc")
    yield lambda: guide.dialog is None


def _looks(guide: Guide) -> Iterator[Reached]:
    now = guide.window._settings.theme.value
    guide.stop("colours")
    for theme in ("dark", "light", "contrast_dark", "contrast_light"):
        guide.run(f"view.{theme}")
        yield guide.at_rest
        if theme.startswith("contrast"):
            guide.picture()
    guide.run(f"view.{now}")
    yield guide.at_rest

    guide.stop("chinese")
    guide.run("language.chinese")
    yield guide.window_is_another
    yield guide.at_rest
    guide.window.table.choose_row(0)
    yield guide.at_rest
    guide.picture()

    guide.stop("larger")
    guide.run("view.all_larger")
    yield guide.window_is_another
    yield guide.at_rest
    guide.picture()

    guide.stop("chinese-palette")
    guide.press("Ctrl+K")
    yield guide.can_type
    yield guide.at_rest
    guide.picture()
    guide.press("Esc")
    yield guide.at_rest

    guide.stop("as-before")
    guide.run("language.english")
    guide.run("view.all_smaller")
    yield guide.window_is_another
    yield guide.at_rest
