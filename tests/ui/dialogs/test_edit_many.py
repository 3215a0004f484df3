"""Several papers edited: one field of all of them, looked at before it is changed."""

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop_app.model.field_change import ChangeKind
from desktop_app.model.query import LIBRARY
from desktop_app.ui.dialogs.change_excerpt import excerpts
from desktop_app.ui.dialogs.edit_many_dialog import EditManyDialog


@pytest.fixture
def dialog(window, bridge, garden, qtbot):
    window._view_state.set_place(LIBRARY)
    qtbot.waitUntil(lambda: len(window.table.papers.ids) == len(garden))
    window.activateWindow()
    window.table.setFocus()
    window.table.selectAll()
    window.run_action("paper.edit")
    (found,) = window.findChildren(EditManyDialog)
    return found


def lines(dialog):
    items = [dialog.list.topLevelItem(at) for at in range(dialog.list.topLevelItemCount())]
    return [tuple(item.text(column) for column in range(3)) for item in items]


def field(dialog, name):
    dialog.field.setCurrentIndex(dialog.field.findData(name))


def looked(qtbot, dialog):
    qtbot.waitUntil(lambda: not dialog._soon.isActive())


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_key_on_its_button_changes_them(dialog, bridge, garden, qtbot, enter):
    for text in ("Annals", " of Moss"):  # the button says another number each time
        qtbot.keyClicks(dialog.value, text)
        looked(qtbot, dialog)
    qtbot.waitUntil(dialog.change.isEnabled)
    qtbot.keyClick(dialog.value, enter, Qt.KeyboardModifier.ControlModifier)
    assert {paper.venue for paper in bridge.session.search.papers(garden)} == {"Annals of Moss"}
    assert not dialog.isVisible()


def test_a_venue_is_set_on_all_in_one_step(dialog, window, bridge, garden, qtbot):
    assert dialog.heading.text() == "Edit 5 papers"
    assert not dialog.change.isEnabled()
    qtbot.keyClicks(dialog.value, "Annals of Moss")
    looked(qtbot, dialog)
    assert dialog.said.text() == "5 of 5 papers would change"
    assert lines(dialog)[0] == ("A hedge in winter", "–", "Annals of Moss")
    assert dialog.change.text() == "Change 5 papers"
    qtbot.mouseClick(dialog.change, Qt.MouseButton.LeftButton)
    assert {paper.venue for paper in bridge.session.search.papers(garden)} == {"Annals of Moss"}
    assert bridge.undo_label == "Edit venue of 5 papers"
    assert window.job_bar.notice == "Changed 5 papers"
    assert window.job_bar._undo.isVisible()
    window.run_action("edit.undo")
    assert {paper.venue for paper in bridge.session.search.papers(garden)} == {None}


def test_a_click_on_what_to_do_leads_to_what_is_typed(dialog, qtbot):
    dialog.activateWindow()
    find = dialog.kinds[ChangeKind.REPLACE]
    qtbot.mouseClick(find, Qt.MouseButton.LeftButton, pos=QPoint(8, find.height() // 2))
    qtbot.waitUntil(lambda: dialog.find_field.hasFocus())
    find.setFocus()
    qtbot.keyClick(find, Qt.Key.Key_Up)
    assert dialog.kinds[ChangeKind.SET].hasFocus()


def test_a_pattern_is_tried_on_each_paper_before(dialog, bridge, garden, qtbot):
    field(dialog, "authors")
    dialog.kinds[ChangeKind.REPLACE].setChecked(True)
    assert dialog.find_field.isVisible() and not dialog.value.isVisible()
    dialog.pattern.setChecked(True)
    qtbot.keyClicks(dialog.find_field, r"^(\w+) (Thorn)$")
    qtbot.keyClicks(dialog.by_field, r"\2, \1")
    looked(qtbot, dialog)
    assert lines(dialog)[0][1:] == ("Ada Thorn; Bela Reed", "Thorn, Ada; Bela Reed")
    dialog.find_field.setText("(")
    looked(qtbot, dialog)
    assert dialog.said.text().startswith("This is no regular expression: ")
    assert lines(dialog) == [] and not dialog.change.isEnabled()
    dialog.find_field.setText("(a+)+")
    looked(qtbot, dialog)
    assert "take for ever" in dialog.said.text()


def test_what_would_be_no_value_is_left_alone_and_says_why(dialog, bridge, garden, qtbot):
    field(dialog, "year")
    dialog.kinds[ChangeKind.REPLACE].setChecked(True)
    qtbot.keyClicks(dialog.find_field, "2019")
    qtbot.keyClicks(dialog.by_field, "soon")
    looked(qtbot, dialog)
    assert dialog.said.text() == (
        "0 of 5 papers would change  ·  4 stay as they are  ·  1 are left alone: see why"
    )
    assert lines(dialog) == [("Moss at noon", "2019", "“soon” is no year.")]
    assert not dialog.change.isEnabled()


def test_a_list_is_added_to_and_cleared(dialog, bridge, garden, qtbot):
    assert not dialog.kinds[ChangeKind.ADD].isEnabled()
    field(dialog, "subjects")
    dialog.kinds[ChangeKind.ADD].setChecked(True)
    dialog.value.setPlainText("botany\nwinter")
    looked(qtbot, dialog)
    qtbot.mouseClick(dialog.change, Qt.MouseButton.LeftButton)
    assert {paper.subjects for paper in bridge.session.search.papers(garden)} == {
        ("botany", "winter")
    }


def test_of_long_values_the_place_that_differs_is_shown():
    long = "In this paper we look at many things and then at Proc. of all of them, twice over"
    before, after = excerpts(long, long.replace("Proc.", "Proceedings"))
    assert before.startswith("…") and before.endswith("Proc. of all of them, twice over")
    assert after.endswith("Proceedings of all of them, twice over")
    assert excerpts("short", "shorter") == ("short", "shorter")
