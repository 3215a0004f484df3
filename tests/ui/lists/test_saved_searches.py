"""Saved searches in the real window: kept, counted as the library changes, shown, forgotten."""

import pytest
from PySide6.QtCore import Qt

from desktop_app.model.grouping import GroupBy
from desktop_app.model.query import ALL, LIBRARY, PaperQuery, SortField
from desktop_app.ui.tags.sidebar import COUNT_LATE, COUNT_SOON


@pytest.fixture
def searches(bridge):
    return bridge.session.saved_searches


def entry(window, name):
    tree = window.sidebar.view.tree
    for row in range(tree.rowCount()):
        found = tree.entry(tree.index(row, 0))
        if found.search is not None and found.search.name == name:
            return found
    return None


def go(window, name):
    window.menus.run(name)


def test_a_search_is_saved_counted_and_shown_again(
    qtbot, window, bridge, garden, searches, prompts, view_state
):
    view_state.set_text("year>2021")
    prompts.answers = ["Of late"]
    go(window, "searches.save")
    assert prompts.asked == ["Save this search"]
    (kept,) = searches.all()
    assert (kept.name, kept.query.text, kept.query.place) == ("Of late", "year>2021", LIBRARY)
    assert window.job_bar.notice == "Saved the search Of late"
    qtbot.waitUntil(lambda: entry(window, "Of late").count == 2)
    tree = window.sidebar.view.tree
    index = tree.index_of_query(view_state.query)
    assert tree.entry(index) is entry(window, "Of late")
    assert window.sidebar.view.currentIndex() == index
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Of late, 2 papers"
    bridge.session.papers.trash([garden[4]])
    qtbot.waitUntil(lambda: entry(window, "Of late").count == 1)
    view_state.set_text("")
    assert len(window.table.papers.ids) == 4
    window.sidebar.search_wanted.emit(kept)
    assert list(window.table.papers.ids) == [garden[3]]
    assert window.search_bar.field.text() == "year>2021"


def test_a_saved_search_is_changed_renamed_and_deleted(
    window, garden, searches, prompts, view_state
):
    number = searches.keep("Late", PaperQuery(ALL, "year>2021", SortField.YEAR, False))
    window.searches.show(searches.all()[0])
    assert view_state.query.sort is SortField.YEAR
    view_state.set_text("year>2020")
    assert window.menus.actions["searches.update"].isEnabled()
    go(window, "searches.update")
    assert [(one.id, one.query.text) for one in searches.all()] == [(number, "year>2020")]
    prompts.answers = ["Lately"]
    go(window, "searches.rename")
    assert [one.name for one in searches.all()] == ["Lately"]
    tree = window.sidebar.view.tree
    assert tree.setData(tree.index_at(entry(window, "Lately")), "Newest")
    assert [one.name for one in searches.all()] == ["Newest"]
    window.sidebar.kept_deleted.emit(entry(window, "Newest"))
    assert searches.all() == []
    assert (view_state.query.place, view_state.query.text) == (LIBRARY, "")
    go(window, "edit.undo")
    assert [one.name for one in searches.all()] == ["Newest"]


def test_a_saved_search_keeps_its_groups_as_any_view(window, garden, searches, prompts, view_state):
    view_state.set_group(GroupBy.YEAR)
    view_state.set_text("year>2021")
    prompts.answers = ["Of late"]
    go(window, "searches.save")
    (kept,) = searches.all()
    view_state.set_text("")
    view_state.set_place(ALL)
    window.searches.show(kept)
    assert view_state.query.group is GroupBy.YEAR, "as the view before"
    view_state.set_group(GroupBy.STATUS)
    view_state.set_text("")
    view_state.set_place(ALL)
    view_state.set_group(None)
    window.searches.show(kept)
    assert view_state.query.group is GroupBy.STATUS, "as it was left"
    window.searches.delete(kept)
    assert (view_state.query.place, view_state.query.text) == (LIBRARY, "")


def test_without_one_shown_there_is_nothing_to_rename(window, garden, view_state, searches):
    searches.keep("Late", PaperQuery(ALL, "year>2021"))
    assert not window.menus.actions["searches.rename"].isEnabled()
    window.searches.show(searches.all()[0])
    assert window.menus.actions["searches.rename"].isEnabled()
    view_state.set_place(LIBRARY)
    assert not window.menus.actions["searches.rename"].isEnabled()


def test_a_large_library_counts_them_later(window, bridge, garden, searches):
    searches.keep("Late", PaperQuery(ALL, "year>2021"))
    sidebar = window.sidebar
    sidebar._show(sidebar.content)
    assert sidebar._count_soon.interval() == COUNT_SOON
    many = {LIBRARY: 50_000}
    sidebar._show(type(sidebar.content)(many, searches=searches.all()))
    assert sidebar._count_soon.interval() == COUNT_LATE


def test_the_heads_of_empty_sections_stand_there_with_their_plus(window, garden, prompts):
    tree = window.sidebar.view.tree
    heads = {
        tree.entry(tree.index(row, 0)).text: tree.entry(tree.index(row, 0)).makes
        for row in range(tree.rowCount())
    }
    assert heads["Reading lists"].value == "list"
    assert heads["Saved searches"].value == "search"
    prompts.answers = ["Winter group"]
    window.sidebar.view.made.emit(heads["Reading lists"])
    assert [one.name for one in window._bridge.session.lists.all()] == ["Winter group"]
