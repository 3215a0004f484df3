"""At 200 % on a screen of 1280 x 720 no page of the window is larger than the screen."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton

from desktop_app.model.paper import Triage
from desktop_app.model.query import LIBRARY, Place, PlaceKind
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.listings.empty_page import EmptyPage
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.view_state import Page
from tests.services.test_preview_service import PAGE, PROSE
from tests.ui.listings.previews import page_of

ROOM = (1280 - 8, 720 - 36)
"""Less what the desktop's frame and title take."""


@pytest.fixture
def large(bridge, view_state, look, settings, prompts, qtbot, garden):
    """The window in letters of 200 %, as wide as that screen."""
    look.set_scale(2.0)
    made = MainWindow(bridge, view_state, look, settings, prompts)
    qtbot.addWidget(made)
    made.resize(*ROOM)
    assert all((made.sidebar, made.details, made.job_bar, made.menus))
    made.show()
    bridge.library_opened.emit(bridge.session)
    view_state.set_place(LIBRARY)
    return made


def fits(window, qtbot):
    def small_enough():
        least = window.minimumSizeHint()
        return least.width() <= ROOM[0] and least.height() <= ROOM[1]

    qtbot.waitUntil(small_enough)


def test_the_papers_and_a_reading_list_fit(large, bridge, view_state, garden, qtbot):
    fits(large, qtbot)
    number = bridge.session.lists.make("Winter group", garden[:3])
    view_state.set_place(Place(PlaceKind.READING_LIST, str(number)))
    fits(large, qtbot)
    view = large.pages.papers_view
    qtbot.waitUntil(lambda: len(view.entries.lines) == 3)
    line = view.visualRect(view.entries.index(0)).height()
    qtbot.waitUntil(lambda: view.height() >= 0.9 * line)  # all but the room below its words


def test_the_way_through_the_inbox_fits_with_all_nine_keys(
    large, bridge, view_state, garden, qtbot
):
    bridge.session.papers.set_triage(garden, Triage.INBOX)
    for key in range(1, 10):
        bridge.session.tags.add(garden[:1], [f"a tag with a name {key}"])
        bridge.session.tags.set_key(f"a tag with a name {key}", key)
    large.run_action("reading.inbox")
    assert view_state.page is Page.READING
    fits(large, qtbot)
    foot = large.reading.page.foot

    def all_in_sight():
        buttons = [one for one in foot.findChildren(QAbstractButton) if one.isVisible()]
        within = all(foot.rect().contains(one.geometry()) for one in buttons)
        return len(buttons) > 9 and within and large.width() <= 1280

    qtbot.waitUntil(all_in_sight)


@pytest.mark.parametrize("text", [PAGE, PROSE])
def test_a_preview_fits_and_cuts_neither_legend_nor_counts(large, view_state, qtbot, text):
    item = ListingInput(None, text, None, "ada.txt")
    large.imports._run("", lambda: [item, item], look_first=True)
    page = page_of(large, qtbot)
    fits(large, qtbot)

    def in_sight(*parts):
        for part in parts:
            box = QRect(part.mapTo(large, QPoint(0, 0)), part.size())
            if not large.rect().contains(box) or part.width() < part.sizeHint().width():
                return False
        return True

    legend = page.legend.findChildren(TextLabel)
    shown = [each for each in (page.count, page.others, page.tick_count) if each.isVisible()]
    assert len(legend) == 7 and shown
    qtbot.waitUntil(lambda: in_sight(*legend, *shown, page.meter.words, page.add, page.cancel))
    for label in legend:
        assert page.legend.rect().contains(label.mapTo(page.legend, label.rect().bottomRight()))


def test_a_report_is_scrolled_up_and_down_alone(large, view_state, qtbot):
    large.run_action("file.sample")
    assert view_state.page is Page.REPORT
    fits(large, qtbot)
    page = large.pages.currentWidget()
    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() > 0)
    assert page.horizontalScrollBar().maximum() == 0


def test_an_empty_library_fits(look, qtbot):
    look.set_scale(2.0)
    page = EmptyPage(look)
    qtbot.addWidget(page)
    assert page.minimumSizeHint().width() <= ROOM[0]
    page.resize(ROOM[0], 500)
    page.show()
    for button in (page.choose, page.paste, page.sample):
        place = button.mapTo(page, button.rect().topLeft())
        assert 0 <= place.x() and place.x() + button.width() <= page.width()


def test_an_empty_library_is_not_scrolled_where_there_is_room(look, qtbot):
    page = EmptyPage(look)
    qtbot.addWidget(page)
    page.resize(900, 640)
    page.show()
    assert page.scrolled.verticalScrollBar().maximum() == 0
