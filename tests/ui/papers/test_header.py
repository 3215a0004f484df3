import json

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop_app.ui.papers.columns import COLUMN_NUMBERS, COLUMNS
from desktop_app.ui.papers.header import KEY
from desktop_app.ui.papers.table_view import PaperTableView

LEFT = Qt.MouseButton.LeftButton


def width(table, name: str) -> int:
    return dict((column, wide) for column, _, wide in table.column_header.columns()).get(name, 0)


def drag_border(qtbot, table, before: str, by: int) -> None:
    """Take hold of the border at the left edge of a column and move it."""
    header = table.column_header
    x = header.sectionViewportPosition(COLUMN_NUMBERS[before])
    place = header.viewport()
    qtbot.mousePress(place, LEFT, pos=QPoint(x, 10))
    qtbot.mouseMove(place, QPoint(x + by, 10))
    qtbot.mouseRelease(place, LEFT, pos=QPoint(x + by, 10))


def test_the_title_takes_what_is_left(table, qtbot) -> None:
    table.resize(1300, 400)
    wide = width(table, "title")
    table.resize(1200, 400)
    assert width(table, "title") == wide - 100
    assert sum(size for _, _, size in table.column_header.columns()) == table.viewport().width()


def test_other_columns_give_way_before_the_title_is_too_narrow(table, look) -> None:
    table.resize(700, 400)
    assert width(table, "title") >= look.px(240)
    assert width(table, "authors") < look.px(144)
    assert width(table, "authors") >= look.px(96)


def test_a_border_follows_the_mouse(table, qtbot) -> None:
    table.resize(1300, 400)
    authors, title = width(table, "authors"), width(table, "title")
    drag_border(qtbot, table, "authors", -40)
    assert (width(table, "authors"), width(table, "title")) == (authors + 40, title - 40)


def test_choice_order_and_widths_are_remembered(
    table, qtbot, bridge, view_state, look, settings
) -> None:
    table.resize(1300, 400)
    header = table.column_header
    header.show_column("venue", False)
    header.show_column("rating", True)
    header.moveSection(header.visualIndex(COLUMN_NUMBERS["year"]), 1)
    drag_border(qtbot, table, "authors", -30)
    again = PaperTableView(bridge, view_state, look, settings)
    qtbot.addWidget(again)
    again.resize(1300, 400)
    again.show()
    assert again.column_header.columns() == header.columns()
    names = [name for name, _, _ in again.column_header.columns()]
    assert names[:2] == ["status", "year"] and "rating" in names and "venue" not in names


def test_columns_can_be_as_at_first_again(table) -> None:
    header = table.column_header
    before = header.columns()
    header.show_column("tags", False)
    header.moveSection(header.visualIndex(COLUMN_NUMBERS["year"]), 1)
    assert header.columns() != before
    header.reset_columns()
    assert header.columns() == before


@pytest.mark.parametrize(
    "kept",
    ["nonsense", "[1, 2]", '{"a": 1}', json.dumps([["gone", 50, True], ["title", 1, False]])],
)
def test_settings_that_make_no_sense_do_no_harm(
    kept, qtbot, bridge, view_state, look, settings
) -> None:
    settings.set_text(KEY, kept)
    table = PaperTableView(bridge, view_state, look, settings)
    qtbot.addWidget(table)
    names = [name for name, _, _ in table.column_header.columns()]
    assert "title" in names
    assert set(names) == {column.id for column in COLUMNS if column.shown}


def test_the_menu_shows_and_hides(table) -> None:
    menu = table.column_header.column_menu()
    actions = {action.text(): action for action in menu.actions()}
    assert "Title" not in actions
    assert actions["Venue"].isChecked() and not actions["Rating"].isChecked()
    actions["Rating"].trigger()
    assert width(table, "rating") > 0
