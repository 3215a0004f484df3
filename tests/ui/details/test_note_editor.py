import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from desktop_app.ui.details.note_editor import NoteEditor


@pytest.fixture
def note(qtbot, look, formulas):
    made = NoteEditor(look, formulas)
    qtbot.addWidget(made)
    made.resize(340, 200)
    made.show()
    made.saved = []
    made.edited.connect(lambda paper, text: made.saved.append((paper, text)))
    return made


def test_control_and_enter_keep_the_note(note, qtbot) -> None:
    note.show_note(1, "")
    note.edit()
    qtbot.keyClicks(note.field, "Read again")
    qtbot.keyClick(note.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert note.saved == [(1, "Read again")]
    assert not note.editing
    assert note.reading.toPlainText() == "Read again"


def test_another_paper_keeps_what_was_typed_for_the_first(note, qtbot) -> None:
    note.show_note(1, "old")
    note.edit()
    qtbot.keyClicks(note.field, " and new")
    note.show_note(2, "second")
    assert note.saved == [(1, "old and new")]
    assert note.reading.toPlainText() == "second"


def test_leaving_the_field_keeps_the_note(note, qtbot) -> None:
    note.show_note(1, "")
    note.edit()
    qtbot.keyClicks(note.field, "x")
    note.field.clearFocus()
    qtbot.waitUntil(lambda: note.saved == [(1, "x")])


def test_nothing_changed_is_nothing_to_save(note) -> None:
    note.show_note(1, "same")
    note.edit()
    note.finish()
    assert note.saved == []


def test_fresh_data_does_not_disturb_typing(note, qtbot) -> None:
    note.show_note(1, "old")
    note.edit()
    qtbot.keyClicks(note.field, "!")
    note.show_note(1, "old")
    assert note.editing and note.field.toPlainText() == "old!"


def test_a_note_that_could_not_be_saved_stays_and_says_so(note, qtbot) -> None:
    note.show_note(1, "")
    note.edit()
    qtbot.keyClicks(note.field, "precious")
    note.finish()
    note.take_failure(1, "The disk is full.")
    assert "The disk is full." in note._warning.text()
    note.show_note(2, "")
    assert not note._warning.isVisible()
    note.show_note(1, "")
    assert note._warning.isVisible()
    assert note.reading.toPlainText() == "precious"
    note.take_saved(1, "precious")
    assert not note._warning.isVisible()


def test_the_keyboard_goes_back_to_where_it_came_from(note, qtbot) -> None:
    from_where = QLineEdit()
    qtbot.addWidget(from_where)
    from_where.setParent(note)
    from_where.show()
    from_where.setFocus()
    note.show_note(1, "")
    for key, kind in (
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    ):
        note.edit()
        assert note.field.hasFocus()
        qtbot.keyClick(note.field, key, kind)
        assert from_where.hasFocus()
