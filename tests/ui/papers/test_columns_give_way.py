"""Which columns stay where the table is narrow."""

import json

import pytest

from desktop_app.ui.papers.header import KEY
from desktop_app.ui.papers.table_view import PaperTableView


def shown(table) -> list[str]:
    return [name for name, _, _ in table.column_header.columns()]


def test_all_columns_stand_where_there_is_room(table) -> None:
    table.resize(1000, 400)
    assert shown(table) == [
        "status", "title", "authors", "year", "venue", "subject", "tags", "added",
    ]  # fmt: skip


@pytest.mark.parametrize("room", [480, 560, 670, 760, 860])
def test_columns_of_less_weight_go_before_one_must_scroll_sideways(table, look, room) -> None:
    table.resize(look.px(room), 400)
    columns = table.column_header.columns()
    assert sum(wide for _, _, wide in columns) <= table.viewport().width()
    assert dict((name, wide) for name, _, wide in columns)["title"] >= look.px(240)
    assert not table.horizontalScrollBar().isVisible()


def test_in_a_window_of_1280_px_titles_tags_and_days_can_be_read(table, look) -> None:
    table.resize(look.px(670), 400)
    widths = {name: wide for name, _, wide in table.column_header.columns()}
    assert list(widths) == ["status", "title", "authors", "year", "tags", "added"]
    assert widths["title"] >= look.px(270) and widths["tags"] >= look.px(112)


def test_a_column_asked_for_by_name_stays(table, qtbot, bridge, view_state, look, settings) -> None:
    table.resize(look.px(670), 400)
    assert "venue" not in shown(table)
    table.column_header.show_column("venue", True)
    assert "venue" in shown(table)
    again = PaperTableView(bridge, view_state, look, settings)
    qtbot.addWidget(again)
    again.resize(look.px(670), 400)
    assert "venue" in shown(again)
    again.column_header.show_column("venue", False)
    again.resize(1400, 400)
    assert "venue" not in shown(again)
    assert ["subject", True] in [[name, on] for name, _, on in json.loads(settings.text(KEY))]
