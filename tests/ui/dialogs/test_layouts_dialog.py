"""The list of taught layouts: rename, delete, give away, take in."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.services.reading.taught_layouts import layout_names, save_layout
from desktop_app.ui.dialogs.layouts_dialog import LayoutsDialog
from tests.services.test_taught_layouts import layout


@pytest.fixture
def dialog(qtbot, bridge, look, prompts):
    save_layout(layout("Garden"))
    save_layout(layout("Wall"))
    made = LayoutsDialog(bridge, look, prompts)
    qtbot.addWidget(made)
    made.show()
    return made


def names(dialog):
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_layouts_are_renamed_and_deleted_by_key(dialog, prompts):
    assert names(dialog) == ["Garden", "Wall"]
    prompts.answers = ["Hedge"]
    dialog.rename.click()
    assert names(dialog) == ["Hedge", "Wall"]
    assert dialog.list.currentItem().text() == "Hedge"
    prompts.answers = [False]
    dialog.delete.click()
    assert names(dialog) == ["Hedge", "Wall"]
    prompts.answers = [True]
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert names(dialog) == ["Wall"] == list(layout_names())


def test_name_that_is_taken_is_said(dialog, prompts):
    prompts.answers = ["Wall"]
    dialog.rename.click()
    assert "already" in dialog.problem.text()
    assert names(dialog) == ["Garden", "Wall"]


def test_layouts_go_out_and_come_in_as_files(dialog, prompts, tmp_path):
    file = tmp_path / "given.json"
    prompts.answers = [file]
    dialog.give.click()
    assert prompts.suffix == ".paperfold-layout.json", "or it is not offered when it is taken"
    prompts.answers = [file]
    dialog.take.click()
    assert names(dialog) == ["Garden", "Garden 2", "Wall"]
    assert dialog.list.currentItem().text() == "Garden 2"
    file.write_text("{")
    prompts.answers = [file]
    dialog.take.click()
    assert dialog.problem.text().startswith("This is no layout of Paperfold")


def test_nothing_can_be_done_with_none(qtbot, bridge, look, prompts):
    made = LayoutsDialog(bridge, look, prompts)
    qtbot.addWidget(made)
    made.show()
    assert not made.rename.isEnabled() and not made.delete.isEnabled()
    assert made.take.isEnabled()
