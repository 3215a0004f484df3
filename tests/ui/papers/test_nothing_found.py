"""What stands in the table where a search finds nothing."""

import pytest
from PySide6.QtCore import QRect, Qt

from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, INBOX, LIBRARY, Place, PlaceKind
from desktop_app.model.similar import place_near
from desktop_app.ui.papers.nothing_words import nothing_in
from desktop_app.ui.view_state import Page


def _titles(window):
    rows = window._bridge.session.search.rows(window.table.papers.ids)
    return [row.title for row in rows]


def test_what_is_found_elsewhere_is_offered(window, garden, bridge, view_state):
    view_state.set_page(Page.PAPERS)
    bridge.session.papers.set_triage(garden[:2], Triage.INBOX)
    nothing = window.nothing_found
    view_state.set_place(LIBRARY)
    view_state.set_text("moss")
    assert nothing._sentence.text() == "Not here, but elsewhere in your library 1 paper matches."
    assert nothing._wider.text() == "Show 1 paper in all places"
    nothing._wider.click()
    assert (view_state.query.place, view_state.query.text) == (ALL, "moss")
    assert _titles(window) == ["Moss at noon"]
    view_state.set_text("zebra")
    assert nothing.isVisible() and not nothing._wider.isVisible()


def test_the_key_on_the_button_clears_the_search_from_the_table(qtbot, window, garden, view_state):
    view_state.set_page(Page.PAPERS)
    view_state.set_place(LIBRARY)
    view_state.set_text("zebra")
    assert window.nothing_found._clear.isVisible()
    window.table.setFocus()
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert view_state.query.text == ""
    assert len(_titles(window)) == len(garden) and not window.nothing_found.isVisible()


def test_an_empty_library_leads_to_what_waits_in_the_inbox(window, garden, bridge, view_state):
    view_state.set_page(Page.PAPERS)
    bridge.session.papers.set_triage(garden, Triage.INBOX)
    nothing = window.nothing_found
    view_state.set_place(LIBRARY)
    waiting = f"{len(garden)} papers wait in the Inbox for you to keep or dismiss them."
    assert nothing._sentence.text() == waiting
    assert nothing._wider.text() == "Open the Inbox"
    nothing._wider.click()
    assert view_state.query.place == INBOX
    assert len(_titles(window)) == len(garden)


@pytest.mark.parametrize(
    ("place", "heading", "icon"),
    [
        (INBOX, "Inbox is empty", "inbox"),
        (Place(PlaceKind.TRASH), "Trash is empty", "trash"),
        (Place(PlaceKind.DISMISSED), "Nothing is dismissed", "dismiss"),
        (Place(PlaceKind.STATUS, Status.TO_READ), "Nothing is to be read", "book"),
        (Place(PlaceKind.STATUS, Status.READ), "No paper is read yet", "book"),
        (Place(PlaceKind.TAG, "moss"), "No paper bears this tag", "tag"),
        (Place(PlaceKind.SOURCE, "9"), "No paper of this source is left", "listing"),
        (place_near((99,)), "No paper is like these", "search"),
    ],
)
def test_each_empty_place_has_a_drawing_and_words(window, garden, view_state, place, heading, icon):
    view_state.set_page(Page.PAPERS)
    view_state.set_place(place)
    nothing = window.nothing_found
    assert nothing.isVisible()
    assert nothing._heading.text() == heading
    assert nothing._sentence.text()
    assert nothing._drawing.name == icon
    picture = nothing._drawing.grab().toImage()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    drawn = {picture.pixelColor(*each).name() for each in places}
    assert nothing._drawing._look.tokens.edge.name() in drawn


def test_a_search_says_so_wherever_it_is(window):
    for place in (INBOX, Place(PlaceKind.TAG, "moss"), Place(PlaceKind.STATUS, Status.READ)):
        assert nothing_in(place, searched=True).heading == "No paper matches"


@pytest.fixture
def twice_as_large(look):
    look.set_scale(2.0)


def cut(nothing):
    """What is shown of words and buttons, and not whole."""
    room = nothing._viewport.rect()
    words = [each for each in (nothing._heading, nothing._sentence) if each.isVisible()]
    buttons = [each for each in (nothing._clear, nothing._wider) if each.isVisible()]
    cut = [each for each in words if each.height() < each.heightForWidth(each.width())]
    cut += [each for each in buttons if each.width() < each.sizeHint().width()]
    cut += [each for each in buttons if each.height() < each.sizeHint().height()]
    places = {each: QRect(each.mapTo(nothing._viewport, each.rect().topLeft()), each.size())
              for each in (*words, *buttons)}  # fmt: skip
    return [*cut, *(each for each, place in places.items() if not room.contains(place))]


@pytest.mark.parametrize(("width", "below"), [(1440, False), (720, True)])
def test_on_a_small_screen_words_and_buttons_are_whole(
    twice_as_large, window, garden, bridge, view_state, qtbot, width, below
):
    view_state.set_page(Page.PAPERS)
    bridge.session.papers.set_triage(garden[:2], Triage.INBOX)
    window.resize(width, 900)  # the details go below, and want two thirds of that
    view_state.set_place(LIBRARY)
    view_state.set_text("moss")
    nothing = window.nothing_found
    assert nothing.isVisible() and nothing._clear.isVisible() and nothing._wider.isVisible()
    qtbot.waitUntil(
        lambda: nothing.height() >= nothing._column.totalHeightForWidth(nothing.width())
    )
    assert cut(nothing) == []
    assert nothing._sentence.isVisible() is not below
    assert (nothing._wider.y() > nothing._clear.y()) is below
    assert window.width() == width and window.minimumSizeHint().height() <= 864
    view_state.set_text("")
    qtbot.waitUntil(lambda: window.table.height() == window.table.minimumSizeHint().height() < 300)


def test_where_there_is_room_the_drawing_stands_above_the_words(window, garden, view_state):
    view_state.set_page(Page.PAPERS)
    view_state.set_text("zebra")
    nothing = window.nothing_found
    assert nothing._drawing.isVisible()
    assert nothing._drawing.geometry().bottom() < nothing._heading.y()
    window.resize(700, 480)
    assert not nothing._drawing.isVisible()
    window.resize(1440, 900)
    assert nothing._drawing.isVisible()
