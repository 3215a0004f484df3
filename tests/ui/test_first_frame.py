"""The window comes with its first rows in it; the other parts come after them, and move nothing."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from desktop_app.jobs.job_queue import JobQueue
from desktop_app.model.description import Description
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.look import Look
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.view_state import Page

LATE = ("sidebar", "details", "job_bar", "nothing_found", "menus", "drops", "dialogs")


@pytest.fixture
def started(qtbot, qapp, view_state, settings, prompts):
    """started(path): the program's window, opening a library on its own threads."""
    bridges = []

    def start(path):
        bridge = Bridge(JobQueue())
        bridges.append(bridge)
        window = MainWindow(bridge, view_state, Look(qapp), settings, prompts)
        qtbot.addWidget(window)
        window.resize(1440, 900)
        window.libraries.open(path)
        window.first_show.start()
        return window

    yield start
    for bridge in bridges:
        bridge.close()


@pytest.fixture
def library(tmp_path):
    path = tmp_path / "garden.paperfold"
    session = Session.open(path)
    for title in ("Moss at noon", "Bees without maps"):
        session.papers.add(Description(title=title))
    session.close()
    return path


def late_parts(window):
    return [name for name in LATE if name in vars(window)]


def places(window):
    """Where the parts stand; of those not there yet, where their place is kept."""
    kept = (window._sidebar_place, window._details_place, window._job_bar_place, window.table)
    return [QRect(each.mapTo(window, QPoint()), each.size()) for each in kept]


def test_the_window_comes_with_its_rows_and_the_rest_comes_after_them(qtbot, started, library):
    window = started(library)
    window.first_show.setInterval(60_000)
    first = []
    window.table.rows_seen.connect(lambda: first.append((late_parts(window), places(window))))
    assert not window.isVisible()
    qtbot.waitUntil(window.isVisible)
    assert [window.table.papers.row(at).title for at in (0, 1)] == [
        "Bees without maps", "Moss at noon"
    ]  # fmt: skip
    qtbot.waitUntil(lambda: bool(first))
    [(parts, before)] = first
    assert parts == []
    qtbot.waitUntil(lambda: len(late_parts(window)) == len(LATE))
    qtbot.waitUntil(lambda: bool(window.sidebar.content.counts))
    assert window.sidebar.isVisible() and window.details.isVisible() and window.job_bar.isVisible()
    assert places(window) == before
    made = (window.sidebar, window.details, window.job_bar, window.table)
    assert [QRect(each.mapTo(window, QPoint()), each.size()) for each in made] == before
    assert window.focusWidget() is window.table


def test_an_empty_library_comes_with_what_it_says(qtbot, started, tmp_path):
    window = started(tmp_path / "new.paperfold")
    window.first_show.setInterval(60_000)
    qtbot.waitUntil(window.isVisible)
    assert window._view_state.page is Page.EMPTY
    assert window.pages.currentWidget() is window.pages.page(Page.EMPTY)


def test_a_library_that_cannot_be_opened_comes_with_its_banner(qtbot, started, tmp_path):
    broken = tmp_path / "broken.paperfold"
    broken.write_text("This is a letter.")
    window = started(broken)
    window.first_show.setInterval(60_000)
    qtbot.waitUntil(window.isVisible)
    assert [banner.isVisible() for banner in window.banners.banners()] == [True]


def test_the_window_does_not_wait_for_rows_that_take_long(
    qtbot, view_state, look, settings, prompts
):
    window = MainWindow(Bridge(JobQueue()), view_state, look, settings, prompts)
    qtbot.addWidget(window)
    window.first_show.start()  # and no library opens
    qtbot.waitUntil(window.isVisible)
    qtbot.waitUntil(lambda: len(late_parts(window)) == len(LATE))
    window._bridge.close()


def test_a_window_closed_before_it_was_shown_stays_away(qtbot, view_state, look, settings, prompts):
    window = MainWindow(Bridge(JobQueue()), view_state, look, settings, prompts)
    qtbot.addWidget(window)
    window.first_show.start()
    window.close()
    qtbot.wait(2 * window.first_show.interval())
    assert not window.isVisible()


def test_tab_goes_round_as_if_all_parts_had_been_there(qtbot, started, library):
    window = started(library)
    qtbot.waitUntil(lambda: len(late_parts(window)) == len(LATE))
    order, each = [], window.search_bar.field
    while each not in order:
        order.append(each)
        each = each.nextInFocusChain()
    takes = [
        each
        for each in order
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisibleTo(window)
    ]
    assert takes[:1] + takes[2:] == [
        window.search_bar.field, window.table, window.details, window.sidebar.view
    ]  # fmt: skip
