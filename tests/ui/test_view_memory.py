"""Columns, order and layout as each view was left."""

import pytest

from desktop_app.model.grouping import GroupBy
from desktop_app.model.query import INBOX, LIBRARY, PaperQuery, Place, PlaceKind, SortField
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.view_state import ViewState

THEORY = Place(PlaceKind.TAG, "theory")
CITE = Place(PlaceKind.TAG, "to cite")


@pytest.fixture
def shelf(window, bridge, garden):
    bridge.session.tags.add(garden[:2], ["theory", "to cite"])
    window._view_state.set_place(LIBRARY)
    return window


def shown(window):
    return [name for name, _, _ in window.table.column_header.columns()]


def test_a_view_keeps_its_columns_and_others_are_as_set_last(shelf):
    header, view = shelf.table.column_header, shelf._view_state
    view.set_place(THEORY)
    header.show_column("rating", True)
    view.set_place(CITE)
    assert "rating" in shown(shelf)
    header.show_column("rating", False)
    header.show_column("decided", True)
    view.set_place(THEORY)
    assert "rating" in shown(shelf) and "decided" not in shown(shelf)
    view.set_place(INBOX)
    assert "decided" in shown(shelf) and "rating" not in shown(shelf)


def test_a_view_keeps_its_order(shelf):
    view = shelf._view_state
    view.set_place(THEORY)
    view.set_sort(SortField.YEAR, False)
    view.set_place(CITE)
    assert view.query.sort is SortField.YEAR
    view.set_sort(SortField.TITLE, False)
    view.set_place(THEORY)
    assert (view.query.sort, view.query.descending) == (SortField.YEAR, False)
    view.set_place(LIBRARY)
    assert view.query.sort is SortField.YEAR
    view.set_place(CITE)
    assert view.query.sort is SortField.TITLE


def test_a_reading_list_begins_in_its_order_until_the_user_orders_it(shelf, bridge, garden):
    view = shelf._view_state
    number = bridge.session.lists.make("Monday", garden[:3])
    monday = Place(PlaceKind.READING_LIST, str(number))
    view.set_place(monday)
    assert view.in_list_order
    view.set_sort(SortField.YEAR, True)
    view.set_place(LIBRARY)
    view.set_place(monday)
    assert view.query.sort is SortField.YEAR
    view.set_place(monday)
    assert view.in_list_order
    view.set_place(LIBRARY)
    view.set_place(monday)
    assert view.in_list_order


def test_a_view_keeps_where_its_details_stand(shelf, settings):
    view = shelf._view_state
    view.set_place(THEORY)
    shelf.show_details("below")
    view.set_place(CITE)
    shelf.show_details("off")
    assert not shelf.details.isVisible()
    view.set_place(THEORY)
    assert shelf.details.isVisible() and shelf.panes.below
    assert shelf.menus.actions["view.details_below"].isChecked()
    view.set_place(LIBRARY)
    assert not shelf.details.isVisible()


def test_a_saved_search_has_columns_and_an_order_of_its_own(shelf, bridge):
    view, header = shelf._view_state, shelf.table.column_header
    query = PaperQuery(LIBRARY, "oaks")
    number = bridge.session.saved_searches.keep("Oaks", query)
    (search,) = [each for each in bridge.session.saved_searches.all() if each.id == number]
    shelf.searches.show(search)
    header.show_column("rating", True)
    view.set_sort(SortField.TITLE, False)
    view.set_place(INBOX)
    view.set_text("")
    header.show_column("rating", False)
    view.set_place(LIBRARY)
    assert "rating" not in shown(shelf)
    shelf.searches.show(search)
    assert "rating" in shown(shelf)
    assert (view.query.sort, view.query.descending) == (SortField.TITLE, False)


def test_it_is_remembered_over_a_start(shelf, tmp_path, bridge):
    shelf._view_state.set_place(THEORY)
    shelf._view_state.set_sort(SortField.YEAR, False)
    shelf._settings.sync()
    memory = shelf.view_memory
    again = ViewState()
    again.library = shelf._view_state.library
    memory._settings = AppSettings(tmp_path / "settings.ini")
    again.remembered_order = memory.order
    again.set_place(THEORY)
    assert (again.query.sort, again.query.descending) == (SortField.YEAR, False)


def test_a_view_keeps_its_groups(shelf):
    view, actions = shelf._view_state, shelf.menus.actions
    view.set_place(THEORY)
    shelf.run_action("view.group_year")
    assert view.query.group is GroupBy.YEAR
    assert actions["view.group_year"].isChecked() and actions["view.fold_all"].isEnabled()
    view.set_place(CITE)
    assert view.query.group is GroupBy.YEAR, "as set last"
    shelf.run_action("view.group_none")
    assert not actions["view.fold_all"].isEnabled()
    view.set_sort(SortField.YEAR, False)
    view.set_place(THEORY)
    assert (view.query.group, view.query.sort) == (GroupBy.YEAR, SortField.ADDED)
    view.set_place(CITE)
    assert (view.query.group, view.query.sort) == (None, SortField.YEAR)


def test_all_groups_are_folded_and_unfolded_from_the_menu(shelf):
    view, papers = shelf._view_state, shelf.table.papers
    view.set_group(GroupBy.YEAR)
    assert papers.rowCount() == 10
    shelf.run_action("view.fold_all")
    assert papers.rowCount() == 5
    shelf.run_action("view.unfold_all")
    assert papers.rowCount() == 10


def test_a_reading_list_in_groups_is_a_table_and_no_list(shelf, bridge, garden):
    view = shelf._view_state
    view.set_group(GroupBy.YEAR)
    monday = Place(PlaceKind.READING_LIST, str(bridge.session.lists.make("Monday", garden[:3])))
    view.set_place(monday)
    assert view.in_list_order and view.query.group is None
    view.set_group(GroupBy.TAG)
    assert not view.in_list_order and shelf.pages.papers_view is shelf.table
    assert list(shelf.table.papers.ids) == [garden[0], garden[1], garden[2]]
    view.set_place(LIBRARY)
    assert view.query.group is GroupBy.YEAR
    view.set_place(monday)
    assert view.query.group is GroupBy.TAG
    view.set_place(monday)
    assert view.in_list_order
