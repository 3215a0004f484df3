"""The walk: import, report, triage, tag, list, search, edit, facets, duplicates, overview, export.

python -m tests.tour.walk PICTURES LIBRARY SIZE THEME
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint

from desktop_app import paths
from desktop_app.app import run_window
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.look import Theme
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.view_state import Page
from tests.tour.around import around
from tests.tour.guide import Guide, Reached

DESK = (
    ("method/serving", "R", "Alt+4"),
    ("for Monday", "T", "Alt+3"),
    ("proofs", "D", "Alt+5"),
    ("for Monday", "T", "Alt+0"),
    ("sound", "U", "Alt+2"),
)
"""For the papers from the second on: a tag, and the keys for status and stars."""


def walk(guide: Guide) -> Iterator[Reached]:
    """A Monday: what came is read, sorted, tagged, put on a list, looked for and handed on."""
    window = guide.window
    view = window._view_state
    yield lambda: window._bridge.session is not None and window.isVisible()
    yield lambda: not window.later.waiting
    yield guide.at_rest
    yield window.isActiveWindow
    guide.picture()

    guide.stop("import")
    guide.run("file.sample")
    yield lambda: view.page is Page.REPORT
    yield guide.at_rest
    guide.picture()

    guide.stop("inbox")
    guide.press("Ctrl+1")
    yield lambda: view.page is Page.PAPERS and view.found
    yield guide.at_rest
    row = window.table.verticalScrollBar().singleStep()
    guide.click(window.table.viewport(), QPoint(200, 2 * row + row // 2))
    yield lambda: len(view.chosen) == 1
    yield guide.at_rest
    guide.picture()

    guide.stop("triage")
    guide.press("Ctrl+Shift+1")
    yield lambda: view.page is Page.READING
    yield guide.at_rest
    waiting = view.found
    guide.picture()
    guide.press("K")
    yield guide.at_rest
    guide.press("X")
    yield guide.at_rest
    guide.press("Z")
    yield guide.at_rest
    guide.press("Esc")
    yield lambda: view.page is Page.PAPERS
    yield lambda: view.found is not None and view.found < waiting

    guide.stop("keep-all")
    guide.press("Ctrl+A")
    yield lambda: len(view.chosen) == view.found
    guide.press("K")
    yield lambda: view.found == 0
    guide.press("Ctrl+2")
    yield lambda: view.found
    yield guide.at_rest

    guide.stop("tag")
    guide.click(window.table.viewport(), QPoint(200, row + row // 2))
    yield lambda: len(view.chosen) == 1
    yield guide.at_rest
    guide.press("Ctrl+T")
    yield guide.can_type
    guide.type("method/training")
    yield guide.at_rest
    guide.picture()
    guide.press("Return")
    yield guide.at_rest
    guide.press("Esc")
    yield guide.at_rest

    guide.stop("list")
    window.table.setFocus()
    guide.press("L")
    yield guide.can_type
    guide.type("Monday group")
    yield guide.at_rest
    guide.picture()
    guide.press("Return")
    yield guide.at_rest

    guide.stop("desk")
    for at, (tag, status, stars) in enumerate(DESK, start=1):
        window.table.choose_row(at)
        window.table.setFocus()
        yield guide.at_rest
        guide.press("Ctrl+T")
        yield guide.can_type
        guide.type(tag)
        yield guide.at_rest
        guide.press("Return")
        yield guide.at_rest
        guide.press("Esc")
        window.table.setFocus()
        guide.press(status)
        guide.press(stars)
        yield guide.at_rest
    window.table.choose_row(1)
    yield guide.at_rest
    guide.picture()

    guide.stop("search")
    yield lambda: view.found
    whole = view.found
    guide.press("Ctrl+F")
    yield guide.can_type
    guide.type("train")
    yield lambda: view.found and view.found < whole
    yield guide.at_rest
    window.table.choose_row(0)
    yield guide.at_rest
    guide.picture()
    window.search_bar.field.setFocus()
    guide.press("Ctrl+A")
    guide.press("Backspace")
    yield lambda: view.found == whole
    yield guide.at_rest

    guide.stop("edit")
    window.table.choose_row(0)
    window.table.setFocus()
    yield lambda: len(view.chosen) == 1
    yield guide.at_rest
    guide.press("F2")
    yield lambda: guide.dialog is not None
    yield guide.at_rest
    guide.picture()
    guide.press("Esc")
    yield lambda: guide.dialog is None

    guide.stop("facets")
    guide.press("Ctrl+Shift+F")
    yield lambda: window._settings.facets
    yield guide.at_rest
    guide.picture()
    guide.press("Ctrl+Shift+F")
    yield lambda: not window._settings.facets

    guide.stop("sort")
    for column in (1, 2, 3):
        window.table.column_header.sectionClicked.emit(column)
        yield guide.at_rest
    guide.stop("scroll")
    for key in ("PgDown", "PgDown", "End", "PgUp", "Home"):
        guide.press(key)
        yield guide.at_rest

    guide.stop("all-of-them")
    guide.press("Ctrl+A")
    yield lambda: len(view.chosen) == view.found
    yield guide.at_rest
    for key in ("D", "Ctrl+Z", "X"):
        guide.press(key)
        yield guide.at_rest
    yield lambda: view.found == 0
    guide.press("Ctrl+Z")
    yield lambda: view.found == whole
    yield guide.at_rest

    guide.stop("duplicates")
    guide.press("Ctrl+4")
    yield lambda: view.page in (Page.DUPLICATES, Page.PAPERS)
    yield guide.at_rest
    guide.picture()

    guide.stop("overview")
    guide.press("Ctrl+6")
    yield lambda: view.page is Page.OVERVIEW
    yield guide.at_rest
    guide.picture()

    guide.stop("palette")
    guide.press("Ctrl+2")
    yield lambda: view.page is Page.PAPERS
    yield guide.at_rest
    guide.press("Ctrl+K")
    yield guide.can_type
    guide.type("exp")
    yield guide.at_rest
    guide.picture()
    guide.press("Esc")
    yield guide.at_rest

    guide.stop("export")
    guide.press("Ctrl+E")
    yield lambda: guide.dialog is not None
    yield guide.at_rest
    guide.picture()
    guide.press("Return")
    yield lambda: guide.dialog is None
    yield guide.at_rest
    with (Path.home() / "reading list.bib").open(encoding="utf-8") as written:
        assert written.read(1) == "@"
    yield from around(guide)


def main(pictures: str, library: str, size: str, theme: str) -> int:
    """Open the window on a library, walk; the exit code."""
    settings = AppSettings(paths.settings_file())
    settings.theme = Theme(theme)
    guides: list[Guide] = []

    def watch(window: MainWindow) -> None:
        width, height = (int(side) for side in size.split("x"))
        window.setGeometry(0, 0, width, height)
        guides.append(Guide(window, walk, Path(pictures), f"{theme}-{size}"))
        guides[0].start()

    run_window([Path(library)], None, watch)
    return guides[0].exit_code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
