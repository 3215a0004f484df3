"""The questions of Prompts, answered by keys as a user would."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop_app.ui.dialogs.prompts import Prompts


@pytest.fixture
def prompts(qtbot, settings, look):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return Prompts(settings, look, window)


@pytest.fixture
def answer(qtbot):
    """What is to be done with the dialog that comes."""

    def in_turn(*deeds):
        def act():
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QDialog)
            for deed in deeds:
                focus = dialog.focusWidget() or dialog
                if isinstance(deed, str):
                    qtbot.keyClicks(focus, deed)
                elif callable(deed):
                    deed(dialog)
                else:
                    qtbot.keyClick(focus, deed)

        QTimer.singleShot(50, act)

    return in_turn


def test_a_name_is_typed_over_what_stood_there(prompts, answer):
    said = []
    answer(lambda dialog: said.append(dialog.accepts.text()), "  Monday group ", Qt.Key.Key_Return)
    name = prompts.name("Rename list", "Name", "before", button="Rename")
    assert (name, said) == ("Monday group", ["Rename"])


def test_no_name_and_a_blank_one_are_none(prompts, answer):
    answer("typed", Qt.Key.Key_Escape)
    assert prompts.name("Rename list", "Name", button="Rename") is None
    answer("   ", Qt.Key.Key_Return, Qt.Key.Key_Escape)  # Enter does nothing: nothing is there
    assert prompts.name("Rename list", "Name", "before", button="Rename") is None


def test_one_of_several_is_chosen(prompts, answer):
    answer(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert prompts.choice("Merge", "With", ["Garden", "Garden", "Hill"], button="Merge") == 1
    answer(Qt.Key.Key_Escape)
    assert prompts.choice("Merge", "With", ["Garden"], button="Merge") is None


def test_enter_and_escape_mean_no(prompts, answer):
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        answer(key)
        assert not prompts.sure("Delete it?", "It cannot come back.", "Delete")
    answer(lambda dialog: dialog.yes.click())
    assert prompts.sure("Delete it?", "It cannot come back.", "Delete")
