"""Keys of actions changed in the list of shortcuts: clashes refused, all remembered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from desktop_app.model.paper import Triage
from desktop_app.model.query import INBOX, LIBRARY
from desktop_app.ui.actions.key_map import KeyMap
from desktop_app.ui.actions.registry import ACTIONS
from desktop_app.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from desktop_app.ui.tags.sidebar_entries import Makes, entries
from desktop_app.ui.view_state import Page

SPECS = {spec.id: spec for spec in ACTIONS}


@pytest.fixture
def dialog(window, qtbot):
    window.run_action("help.shortcuts")
    (found,) = window.findChildren(ShortcutsDialog)
    return found


def press(qtbot, dialog, key, modifier=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(dialog.key, key, modifier)


def test_a_new_key_works_at_once_and_is_remembered(window, dialog, bridge, garden, settings, qtbot):
    dialog.choose("paper.dismiss")
    assert dialog.said.text() == "Press the new key of “Dismiss”."
    press(qtbot, dialog, Qt.Key.Key_Q)
    assert dialog.said.text() == "The key of “Dismiss” is Q now."
    dialog.close()
    assert KeyMap(settings).keys(SPECS["paper.dismiss"]) == ("Q",)
    bridge.session.papers.set_triage(garden, Triage.INBOX)
    window._view_state.set_place(INBOX)
    qtbot.waitUntil(lambda: len(window.table.papers.ids) == 5)
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and not window.findChildren(ShortcutsDialog))
    window.table.setFocus()
    window.table.choose_row(0)
    qtbot.keyClicks(window.table, "f")
    assert window.reading.page.foot.button("paper.dismiss")._key == "Q"
    qtbot.keyClicks(window.reading.page, "x")
    assert bridge.session.search.rows(garden[4:])[0].triage is Triage.INBOX
    qtbot.keyClicks(window.reading.page, "q")
    assert bridge.session.search.rows(garden[4:])[0].triage is Triage.DISMISSED


def test_a_key_that_another_action_has_is_refused(window, dialog, qtbot):
    dialog.choose("paper.dismiss")
    press(qtbot, dialog, Qt.Key.Key_K)
    assert dialog.said.text() == "K is the key of “Keep”: give that another one first."
    assert window.menus.actions["paper.dismiss"].shortcut() == QKeySequence("X")
    assert dialog.key.keySequence() == QKeySequence("X")


def test_where_two_are_never_in_sight_together_a_key_can_be_shared(window, dialog, qtbot):
    dialog.choose("reading.note")
    press(qtbot, dialog, Qt.Key.Key_N)  # next paper has it on the same page
    assert dialog.said.text().startswith("N is the key of “Next paper”")
    dialog.choose("edit.select_all")
    press(qtbot, dialog, Qt.Key.Key_P)  # previous paper has it elsewhere
    assert dialog.said.text() == "The key of “Select all” is P now."


@pytest.mark.parametrize(
    ("action", "key", "said"),
    [
        ("file.export", "G", "G alone would be taken from text fields: add Ctrl or Alt."),
        ("paper.keep", "Return", "Return moves or chooses everywhere: take another key."),
        ("paper.keep", "Alt+F", "Alt+F opens the menu File: take another key."),
        ("file.export", "Ctrl+Z", "Ctrl+Z is the key of “Undo”: give that another one first."),
        ("file.export", "Ctrl+Y", "Ctrl+Y is the key of “Redo”: give that another one first."),
        ("paper.keep", "G", ""),
        ("file.export", "F8", ""),
        ("reading.next", "Right", ""),
    ],
)
def test_keys_that_mean_something_else_are_refused(settings, qapp, action, key, said):
    assert KeyMap(settings).refusal(SPECS[action], key) == said


def test_a_key_is_taken_away_and_all_are_given_back(window, dialog, qtbot):
    dialog.choose("paper.keep")
    qtbot.mouseClick(dialog.none, Qt.MouseButton.LeftButton)
    assert window.menus.actions["paper.keep"].shortcuts() == []
    dialog.choose("paper.dismiss")
    press(qtbot, dialog, Qt.Key.Key_K)
    dialog.choose("paper.keep")
    qtbot.mouseClick(dialog.first, Qt.MouseButton.LeftButton)
    assert dialog.said.text() == "K is the key of “Dismiss”: give that another one first."
    qtbot.mouseClick(dialog.all, Qt.MouseButton.LeftButton)
    assert window.menus.actions["paper.keep"].shortcut() == QKeySequence("K")
    assert window.menus.actions["paper.dismiss"].shortcut() == QKeySequence("X")
    assert not dialog.all.isEnabled()


def test_every_action_stands_in_the_list_and_starts_without_a_clash(settings, dialog):
    keys = KeyMap(settings)
    assert len(dialog._lines) == len(ACTIONS)
    for spec in ACTIONS:
        for key in keys.keys(spec):
            assert keys.refusal(spec, key) == "", spec.id


def test_what_is_found_is_chosen_and_enter_leads_to_its_key(window, dialog, qtbot):
    qtbot.keyClicks(dialog.finder, "dismiss")
    assert dialog.chosen == "paper.dismiss"
    qtbot.keyClick(dialog.finder, Qt.Key.Key_Return)
    assert dialog.isVisible()
    press(qtbot, dialog, Qt.Key.Key_Q)
    assert window.menus.actions["paper.dismiss"].shortcut() == QKeySequence("Q")


def test_tab_and_esc_lead_out_of_the_field_for_keys(window, dialog, qtbot):
    dialog.choose("paper.keep")
    dialog.key.setFocus()
    press(qtbot, dialog, Qt.Key.Key_Tab)
    assert dialog.none.hasFocus()
    dialog.key.setFocus()
    press(qtbot, dialog, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.list.hasFocus()
    press(qtbot, dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert window.menus.actions["paper.keep"].shortcut() == QKeySequence("K")


def test_what_stands_beside_words_is_the_key_of_now(window, dialog, bridge, garden, view_state):
    bridge.session.papers.set_rating(garden[:1], 3)
    undo = window.job_bar._undo
    assert (undo._key, window.search_bar.button.toolTip()) == ("Ctrl+Z", "Import listings (Ctrl+I)")
    for action, key in (("edit.undo", "F7"), ("file.import", "F8"), ("lists.new", "")):
        assert window.menus.give_key(action, key) == ""
    assert (undo._key, window.search_bar.button.toolTip()) == ("F7", "Import listings (F8)")
    tips = {entry.makes: window.sidebar.view._plus_tip(entry) for entry in entries(
        window.sidebar.content) if entry.makes}  # fmt: skip
    assert tips == {
        Makes.TAG: "New tag", Makes.LIST: "New reading list",
        Makes.SEARCH: "Save this search (Ctrl+S)",
    }  # fmt: skip
    bridge.session.papers.trash(garden)
    bridge.session.papers.empty_trash()
    view_state.set_place(LIBRARY)
    assert view_state.page is Page.EMPTY
    empty = window.pages.currentWidget()
    assert (empty.choose._key, empty.paste._key) == ("F8", "Ctrl+V")
    window.menus.give_key("file.paste", "")
    assert empty.paste._key == ""
