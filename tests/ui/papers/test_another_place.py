"""Keys right after another place was asked for, in the real window, its rows a job later."""

from PySide6.QtCore import Qt

from desktop_app.model.query import INBOX, Place, PlaceKind
from desktop_app.ui.view_state import Page

KEY, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier


def test_a_key_acts_on_no_paper_of_the_place_before(
    there, view_state, settle, triage_of, press_at_once, qtbot
) -> None:
    assert view_state.chosen == (there.ids[5],)
    press_at_once(there, (KEY.Key_1, CONTROL), KEY.Key_Down, KEY.Key_X, KEY.Key_R, KEY.Key_Delete)
    assert (view_state.chosen, view_state.current) == ((), None)
    assert not there.menus.actions["paper.dismiss"].isEnabled()
    settle(there)
    assert list(there.table.papers.ids) == there.ids[2::-1]
    assert view_state.chosen == ()
    assert triage_of(there) == ["inbox"] * 3 + ["kept"] * 3
    press_at_once(there, KEY.Key_Down)
    assert view_state.chosen == (there.ids[2],)
    press_at_once(there, KEY.Key_X)
    qtbot.waitUntil(lambda: triage_of(there)[2] == "dismissed")
    assert triage_of(there) == ["inbox"] * 2 + ["dismissed"] + ["kept"] * 3


def test_neither_a_click_nor_choosing_all_takes_the_rows_before(
    there, view_state, settle, triage_of, press_at_once, qtbot
) -> None:
    view_state.set_place(INBOX)
    there.choose_all()
    qtbot.mouseClick(there.table.viewport(), Qt.MouseButton.LeftButton)
    there.table.choose_row(1)
    assert view_state.chosen == ()
    press_at_once(there, KEY.Key_X)
    settle(there)
    assert triage_of(there) == ["inbox"] * 3 + ["kept"] * 3
    assert view_state.chosen == ()


def test_a_chosen_paper_is_found_again_where_it_is_too(there, view_state, settle) -> None:
    there.table.choose_row(1)
    view_state.set_place(INBOX)
    view_state.set_place(Place(PlaceKind.ALL))
    assert view_state.chosen == ()
    settle(there)
    assert (view_state.chosen, view_state.current) == ((there.ids[4],), there.ids[4])
    assert there.table.currentIndex().row() == 1


def test_who_comes_back_at_once_finds_chosen_what_was(
    there, view_state, settle, press_at_once
) -> None:
    there.table.choose((there.ids[5], there.ids[4]))
    press_at_once(there, (KEY.Key_1, CONTROL), (KEY.Key_2, CONTROL))
    assert view_state.chosen == (there.ids[5], there.ids[4])
    assert there.table.currentIndex().row() == 0
    settle(there)
    assert view_state.chosen == (there.ids[5], there.ids[4])


def test_what_is_to_be_chosen_in_the_new_place_is_once_it_is_there(
    there, view_state, settle
) -> None:
    view_state.set_place(INBOX)
    there.choose((there.ids[1],))
    assert view_state.chosen == ()
    settle(there)
    assert view_state.chosen == (there.ids[1],)


def test_the_paper_read_last_is_not_chosen_in_a_place_that_has_it_not(
    there, view_state, settle, triage_of, press_at_once
) -> None:
    press_at_once(there, KEY.Key_F)
    assert (view_state.page, view_state.chosen) == (Page.READING, (there.ids[5],))
    press_at_once(there, (KEY.Key_1, CONTROL), KEY.Key_X)
    assert (view_state.page, view_state.chosen) == (Page.PAPERS, ())
    settle(there)
    assert view_state.chosen == ()
    assert triage_of(there) == ["inbox"] * 3 + ["kept"] * 3


def test_lines_of_another_reading_list_are_not_acted_on(
    there, view_state, settle, triage_of, press_at_once, qtbot
) -> None:
    lists = there._bridge.session.lists
    first, second = lists.make("First", there.ids[3:5]), lists.make("Second", there.ids[5:])
    view_state.set_place(Place(PlaceKind.READING_LIST, str(first)))
    view = there.pages.papers_view
    qtbot.waitUntil(lambda: len(view.entries.lines) == 2)
    settle(there)
    view.setFocus()
    press_at_once(there, KEY.Key_Down)
    assert view_state.chosen != ()
    view_state.set_place(Place(PlaceKind.READING_LIST, str(second)))
    press_at_once(there, KEY.Key_Down, KEY.Key_X, KEY.Key_Delete)
    assert view_state.chosen == ()
    qtbot.waitUntil(lambda: len(view.entries.lines) == 1)
    settle(there)
    assert triage_of(there) == ["inbox"] * 3 + ["kept"] * 3
    assert len(lists.entries(first)) == 2 and len(lists.entries(second)) == 1
