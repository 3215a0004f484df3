"""What all dialogs share: on a screen that is too low for one its foot is in sight all the same."""

import pytest
from PySide6.QtWidgets import QLineEdit, QScrollArea

from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.about_dialog import AboutDialog
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.lookup.lookup_settings_dialog import LookupSettingsDialog


@pytest.fixture
def tall(qtbot, look):
    """tall(lines): a dialog with so many lines, a field that has the keyboard, and two buttons."""

    def make(lines):
        dialog = DialogFrame(look, "Tall")
        qtbot.addWidget(dialog)
        for number in range(lines):
            dialog.body.addWidget(TextLabel(look, f"Line {number}"))
        dialog.field = QLineEdit(dialog)
        dialog.body.addWidget(dialog.field)
        dialog.foot.addStretch(1)
        dialog.add_cancel()
        dialog.save = dialog.add_primary("Save")
        dialog.field.setFocus()
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return make


def in_sight(dialog, button):
    place = button.mapTo(dialog, button.rect().topLeft())
    return dialog.rect().contains(button.rect().translated(place))


def test_what_fits_is_not_scrolled(tall):
    dialog = tall(6)
    assert dialog.findChild(QScrollArea) is None
    assert in_sight(dialog, dialog.save)


def test_what_is_too_high_is_scrolled_and_the_foot_stays(tall, qtbot):
    dialog = tall(80)
    room = dialog.screen().availableGeometry()
    assert dialog.height() < room.height()
    assert in_sight(dialog, dialog.save)
    assert dialog.focusWidget() is dialog.field
    bar = dialog.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert not dialog.findChild(QScrollArea).horizontalScrollBar().isVisible()


def test_it_is_scrolled_as_soon_as_it_grows_too_high(tall, look, qtbot):
    dialog = tall(6)
    for number in range(80):
        dialog.body.addWidget(TextLabel(look, f"More {number}"))
    qtbot.waitUntil(lambda: dialog.findChild(QScrollArea) is not None)
    qtbot.waitUntil(lambda: in_sight(dialog, dialog.save))
    assert dialog.height() < dialog.screen().availableGeometry().height()


@pytest.mark.parametrize("made", [LookupSettingsDialog, AboutDialog])
def test_at_200_per_cent_dialogs_are_no_higher_than_the_screen(made, bridge, look, qtbot):
    look.set_scale(2.0)
    dialog = made(bridge, look) if made is LookupSettingsDialog else made(look, None)
    qtbot.addWidget(dialog)
    dialog.show()
    room = dialog.screen().availableGeometry()
    qtbot.waitUntil(lambda: dialog.height() < room.height())
    buttons = [dialog.foot.itemAt(at).widget() for at in range(dialog.foot.count())]
    assert buttons and all(in_sight(dialog, button) for button in buttons)


def test_it_is_painted_in_a_turn_after_the_one_that_opens_it(qtbot, look):
    dialog = DialogFrame(look, "Late")
    qtbot.addWidget(dialog)
    dialog.add_primary("Close")
    dialog.show()
    assert dialog.isVisible() and not dialog.updatesEnabled()
    qtbot.waitUntil(dialog.updatesEnabled)
