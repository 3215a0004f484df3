"""Keys of actions changed in the list of shortcuts: clashes refused, all remembered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from desktop_app.model.paper import Triage
from desktop_app.model.query import INBOX, LIBRARY, Place, PlaceKind
from desktop_app.ui.actions.key_map import KeyMap
from desktop_app.ui.actions.registry import ACTIONS
from desktop_app.ui.commands.command_palette import CommandPalette
from desktop_app.ui.controls.keyed_label import KeyedLabel
from desktop_app.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from desktop_app.ui.overview.tag_chart import TagChart
from desktop_app.ui.tags.sidebar_entries import Makes, entries
from desktop_app.ui.tags.tags_dialog import TagsDialog
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


def test_sentences_name_the_key_of_now(window, bridge, garden, view_state, qtbot):
    give = window.menus.give_key
    bridge.session.tags.add(garden[:1], ["shade"])
    bridge.session.tags.remove(garden[:1], ["shade"])
    view_state.set_place(Place(PlaceKind.TAG, "shade"))
    sentence = window.nothing_found._sentence
    assert sentence.text() == "Drag papers onto shade, or tag them with Ctrl+T."
    assert give("tags.add", "F7") == ""
    assert sentence.text() == "Drag papers onto shade, or tag them with F7."
    assert give("tags.add", "") == ""
    assert sentence.text() == "Drag papers onto shade."
    assert give("tags.add", "F7") == ""
    window.run_action("go.overview")
    bridge.session.tags.delete([tag.id for tag in bridge.session.tags.all()])
    chart = window.pages.currentWidget().findChild(TagChart)
    qtbot.waitUntil(lambda: "press F7." in chart.remark)
    window.run_action("tags.manage")
    dialog = window.findChild(TagsDialog)
    qtbot.waitUntil(lambda: dialog.says.text().startswith("Choose papers and press F7:"))
    assert give("tags.add", "F8") == ""
    assert dialog.says.text().startswith("Choose papers and press F8:")
    assert "press F8." in chart.remark


def test_an_empty_reading_list_and_the_palette_name_the_keys_of_now(window, bridge, view_state):
    window.menus.give_key("paper.add_to_list", "Y")
    window.menus.give_key("edit.find", "Ctrl+J")
    window.lists.show(bridge.session.lists.make("Monday"))
    said = [label.text() for label in window.pages.currentWidget().findChildren(KeyedLabel)]
    assert len(said) == 1 and "press Y," in said[0]
    window.open_palette()
    (palette,) = window.findChildren(CommandPalette)
    palette.field.setText("xyzzyx {key}")
    assert "“xyzzyx {key}”" in palette.nothing.text()
    assert "The search field (Ctrl+J) looks" in palette.nothing.text()


def test_undo_in_the_tag_manager_goes_by_the_key_of_now(window, bridge, garden, qtbot):
    bridge.session.tags.add(garden, ["shade"])
    window.run_action("tags.manage")
    dialog = window.findChild(TagsDialog)
    window.menus.give_key("edit.undo", "F7")
    qtbot.waitUntil(lambda: bool(dialog.view.tags.tree.top))
    dialog.view.choose(["shade"])
    dialog.page.delete.click()
    assert (dialog.undo.isVisibleTo(dialog), dialog.undo._key) == (True, "F7")
    dialog.activateWindow()
    qtbot.keyClick(dialog, Qt.Key.Key_F7)
    assert [tag.name for tag in bridge.session.tags.all()] == ["shade"]


def test_what_leads_back_from_papers_like_others_shows_its_key(window, garden, view_state):
    window.table.choose((garden[0],))
    window.run_action("paper.more_like")
    assert window.similar_bar.button._key == "Esc"
    assert window.menus.give_key("go.back", "F7") == ""
    assert window.similar_bar.button._key == "F7"


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
