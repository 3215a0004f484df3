"""F6 leads through every part of the window, and the focus is seen there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop_app.model.query import LIBRARY


@pytest.fixture
def shelf(window, garden, qtbot):
    window._view_state.set_place(LIBRARY)
    qtbot.waitUntil(lambda: len(window.table.papers.ids) == len(garden))
    window.activateWindow()
    window.table.setFocus()
    window.table.choose_row(0)
    qtbot.waitUntil(window.updatesEnabled)
    return window


def test_all_parts_are_reached_in_a_circle_and_back(shelf):
    parts = [shelf.details, shelf.sidebar.view, shelf.search_bar.field, shelf.table]
    for part in parts:
        shelf.run_action("go.next_pane")
        assert QApplication.focusWidget() is part
    for part in (*reversed(parts[:-1]), parts[-1]):
        shelf.run_action("go.previous_pane")
        assert QApplication.focusWidget() is part


def test_hidden_parts_are_passed_over(shelf):
    shelf.show_sidebar(False)
    shelf.show_details("off")
    shelf.run_action("go.next_pane")
    assert QApplication.focusWidget() is shelf.search_bar.field
    shelf.run_action("go.next_pane")
    assert QApplication.focusWidget() is shelf.table


def test_the_focus_is_painted_where_it_came_by_key(shelf, qtbot):
    def ink(widget, place):
        return widget.grab().toImage().pixelColor(*place).name()

    accent = shelf._look.tokens.accent.name()
    shelf.run_action("go.next_pane")
    assert ink(shelf.details.viewport(), (0, 40)) == accent
    qtbot.mousePress(shelf.table.viewport(), Qt.MouseButton.LeftButton, pos=shelf.table.pos())
    shelf.search_bar.field.setFocus()
    shelf.run_action("go.next_pane")
    assert shelf.table.hasFocus()
    assert ink(shelf.table.viewport(), (200, 0)) == accent
