"""Where one is after what one is at was renamed, merged or deleted, whoever did it."""

import pytest

from desktop_app.model.query import LIBRARY, Place, PlaceKind
from desktop_app.ui.view_state import Page


def tag(name):
    return Place(PlaceKind.TAG, name)


@pytest.fixture
def tags(window, bridge, garden):
    bridge.session.tags.add(garden[:3], ["shade", "soil/dry", "soil/wet/clay"])
    bridge.session.tags.add(garden[2:4], ["light"])
    return bridge.session.tags


def typed(window, before, name):
    """As F2 in the sidebar does it."""
    tree = window.sidebar.view.tree
    assert tree.setData(tree.index_of(tag(before)), name)


def test_a_tag_renamed_in_the_sidebar_is_still_shown(window, view_state, tags, garden):
    view_state.set_place(tag("shade"))
    typed(window, "shade", "  half   shade ")
    assert view_state.query.place == tag("half shade")
    assert set(window.table.papers.ids) == set(garden[:3])
    window.run_action("edit.undo")
    assert view_state.query.place == tag("shade")
    window.run_action("edit.redo")
    assert view_state.query.place == tag("half shade")


@pytest.mark.parametrize(
    ("at", "before", "name", "after"),
    [
        ("soil", "soil", "earth", "earth"),
        ("soil/wet", "soil", "garden/earth", "garden/earth/wet"),
        ("soil/wet/clay", "soil/wet", "damp", "damp/clay"),
        ("shade", "shade", "Light", "light"),
        ("shade", "shade", "Shade", "shade"),
        ("shade", "soil", "shade", "shade"),
    ],
)
def test_levels_and_what_is_merged_are_followed(window, view_state, tags, at, before, name, after):
    view_state.set_place(tag(at))
    typed(window, before, name)
    assert view_state.query.place.argument.casefold() == after
    assert window.table.papers.ids
    assert window.sidebar.view.currentIndex().data() == after.rpartition("/")[2]


def test_a_place_that_is_undone_leads_to_the_library(window, bridge, view_state, garden):
    bridge.session.tags.add(garden[:2], ["shade"])
    view_state.set_place(tag("shade"))
    window.run_action("edit.undo")
    assert view_state.query.place == LIBRARY
    number = bridge.session.lists.make("Group", garden[:2])
    window.lists.show(number)
    view_state.set_text("moss")  # as a table, not as the page of the list
    window.run_action("edit.undo")
    assert view_state.query.place == LIBRARY
    assert view_state.page is Page.PAPERS


def test_a_place_that_is_still_to_come_is_not_left(window, bridge, view_state, garden):
    view_state.set_place(tag("shade"))
    bridge.session.papers.set_rating(garden[:1], 3)
    assert view_state.query.place == tag("shade")
    bridge.session.tags.add(garden[:2], ["shade"])
    assert len(window.table.papers.ids) == 2
