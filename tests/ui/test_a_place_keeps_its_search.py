"""Each place keeps its own search: what is typed in one narrows no other."""

import pytest
from PySide6.QtCore import Qt

from desktop_app.model.paper import Triage
from desktop_app.model.query import INBOX, LIBRARY, PaperQuery, Place, PlaceKind
from desktop_app.ui.lists.list_page import ListPage
from desktop_app.ui.view_state import Page


@pytest.fixture
def typed(window, qtbot):
    """typed(text): types a search, and waits until it is made."""

    def type_in(text):
        window.focus_search()
        window.search_bar.field.clear()
        qtbot.keyClicks(window.search_bar.field, text)
        qtbot.waitUntil(lambda: window._view_state.query.text == text)

    return type_in


@pytest.fixture
def number(bridge, garden):
    return bridge.session.lists.make("Winter group", garden[:3])


def shown(window):
    return window.search_bar.field.text(), len(window.table.papers.ids)


def test_a_reading_list_is_shown_whole_whatever_was_searched_before(
    window, garden, number, view_state, typed
):
    typed("oaks")
    assert shown(window) == ("oaks", 1)
    window.lists.show(number)
    assert isinstance(window.pages.currentWidget(), ListPage)
    assert (shown(window), view_state.words) == (("", 3), ())
    view_state.set_place(LIBRARY)
    assert (shown(window), view_state.words) == (("oaks", 1), ("oaks*",))


def test_each_place_has_its_own(window, bridge, garden, view_state, typed):
    bridge.session.papers.set_triage(garden[:2], Triage.INBOX)
    typed("oaks")
    view_state.set_place(INBOX)
    assert shown(window) == ("", 2)
    typed("ferns")
    assert shown(window) == ("ferns", 1)
    view_state.set_place(LIBRARY)
    assert shown(window) == ("oaks", 1)
    view_state.set_place(INBOX)
    assert shown(window) == ("ferns", 1)


def test_to_go_to_the_place_one_is_at_shows_it_whole(window, garden, view_state, typed):
    typed("oaks")
    window.run_action("go.library")
    assert shown(window) == ("", 5)
    view_state.set_place(INBOX)
    view_state.set_place(LIBRARY)
    assert shown(window) == ("", 5)


def test_a_search_is_as_it_was_after_another_page(window, garden, view_state, typed):
    typed("oaks")
    view_state.set_page(Page.OVERVIEW)
    window.run_action("go.library")
    assert (view_state.page, shown(window)) == (Page.PAPERS, ("oaks", 1))


def test_a_saved_search_is_not_the_search_of_its_place(window, bridge, garden, view_state):
    bridge.session.saved_searches.keep("Oaks", PaperQuery(LIBRARY, "oaks"))
    (saved,) = bridge.session.saved_searches.all()
    window.searches.show(saved)
    assert shown(window) == ("oaks", 1)
    view_state.set_place(INBOX)
    view_state.set_place(LIBRARY)
    assert shown(window) == ("", 5)


def test_a_tag_that_is_renamed_meanwhile_keeps_its_search(window, bridge, garden, typed):
    bridge.session.tags.add(garden, ["garden"])
    window._view_state.set_place(Place(PlaceKind.TAG, "garden"))
    typed("oaks")
    (tag,) = bridge.session.tags.all()
    window.sidebar.rename_tag(tag.id, "park")
    view = window._view_state
    assert (view.query.place.argument, view.query.text) == ("park", "oaks")
    view.set_place(LIBRARY)
    view.set_place(Place(PlaceKind.TAG, "park"))
    assert shown(window) == ("oaks", 1)


def test_back_from_more_like_this_marks_what_was_searched(window, garden, view_state, typed):
    typed("oaks")
    window.table.choose((garden[2],))
    window.run_action("paper.more_like")
    assert shown(window)[0] == ""
    window.run_action("go.back")
    assert (view_state.query.text, view_state.words) == ("oaks", ("oaks*",))


def test_another_library_has_none_of_them(window, garden, view_state, typed, tmp_path, bridge):
    typed("oaks")
    view_state.set_place(INBOX)
    bridge.open_library(tmp_path / "other.paperfold")
    view_state.set_place(LIBRARY)
    assert view_state.query.text == ""


def test_the_way_through_the_inbox_is_through_all_of_it_and_costs_no_search(
    window, bridge, garden, view_state, typed
):
    bridge.session.papers.set_triage(garden[:2], Triage.INBOX)
    view_state.set_place(INBOX)
    typed("ferns")
    view_state.set_place(LIBRARY)
    typed("oaks")
    window.run_action("reading.inbox")
    assert window.reading.round.ids == (garden[1], garden[0])
    window.run_action("reading.leave")
    view_state.set_place(LIBRARY)
    assert shown(window) == ("oaks", 1)


def test_escape_in_the_field_ends_it_for_good(window, garden, view_state, typed, qtbot):
    typed("oaks")
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: view_state.query.text == "")
    view_state.set_place(INBOX)
    view_state.set_place(LIBRARY)
    assert shown(window) == ("", 5)
