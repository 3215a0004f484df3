"""More like this in the real window: the nearest first, with the words; Escape goes back."""

import pytest
from PySide6.QtCore import Qt

from desktop_app.model.description import Description
from desktop_app.model.query import LIBRARY, PlaceKind, SortField


@pytest.fixture
def library(bridge, garden):
    """garden, and three papers of lighthouses: two near to each other, one less so."""
    add = bridge.session.papers.add
    return [
        add(Description(title="Lighthouse lamps for careful sailors", year=2020)),
        add(Description(title="Careful lamps: what a lighthouse owes to sailors", year=2021)),
        add(Description(title="A lighthouse seen from the sailors’ side", year=2022)),
    ]


def go(window, name):
    window.menus.run(name)


def test_the_nearest_are_shown_with_the_words_and_escape_goes_back(
    window, library, garden, view_state
):
    window.table.choose((library[0],))
    go(window, "paper.more_like")
    assert view_state.query.place.kind is PlaceKind.SIMILAR
    assert view_state.query.sort is SortField.POSITION
    assert list(window.table.papers.ids) == [library[1], library[2]]
    bar = window.similar_bar
    assert bar.isVisible()
    assert bar.label.text() == (
        "Nearest to “Lighthouse lamps for careful sailors”, by the rare words they share"
    )
    window.table.choose((library[1],))
    said = bar.label.text()
    assert all(word in said for word in ("careful", "lamps", "lighthouse", "sailors"))
    assert bar.accessibleName() == said
    assert "lighthouse" in view_state.words
    go(window, "go.back")
    assert view_state.query.place == LIBRARY
    assert view_state.chosen == (library[0],)
    assert (view_state.words, bar.isVisible()) == ((), False)
    assert view_state.query.sort is SortField.ADDED


def test_among_the_nearest_one_can_search_sort_and_go_on(window, library, view_state):
    window.table.choose((library[0],))
    go(window, "paper.more_like")
    view_state.set_text("side")
    assert list(window.table.papers.ids) == [library[2]]
    go(window, "go.back")
    assert (view_state.query.text, len(window.table.papers.ids)) == ("", 2)
    view_state.set_sort(SortField.YEAR, True)
    assert list(window.table.papers.ids) == [library[2], library[1]]
    window.table.choose((library[2],))
    go(window, "paper.more_like")
    assert set(window.table.papers.ids) == {library[0], library[1]}
    go(window, "go.back")
    assert list(window.table.papers.ids) == [library[2], library[1]]
    go(window, "go.back")
    assert view_state.query.place == LIBRARY


def test_papers_like_those_of_a_tag(window, bridge, library, view_state):
    bridge.session.tags.add(library[:2], ["sea/light"])
    window.sidebar.near_wanted.emit("sea/light")
    assert list(window.table.papers.ids) == [library[2]]
    assert "the papers tagged sea/light" in window.similar_bar.label.text()


def test_a_paper_without_likes_says_so(window, bridge, garden, library, view_state):
    lonely = bridge.session.papers.add(Description(title="Xylophone"))
    window.table.choose((lonely,))
    go(window, "paper.more_like")
    assert len(window.table.papers.ids) == 0
    assert window.similar_bar.label.text() == (
        "Nearest to “Xylophone”: no other paper shares its rare words"
    )


def test_going_elsewhere_leaves_nothing_to_go_back_to(window, library, view_state):
    window.table.choose((library[0],))
    go(window, "paper.more_like")
    view_state.set_place(LIBRARY)
    assert not window.menus.actions["go.back"].isEnabled()
    assert not window.similar_bar.isVisible()
    assert view_state.words == ()


def test_the_place_is_not_kept_for_the_next_start(window, library, settings):
    window.table.choose((library[0],))
    go(window, "paper.more_like")
    window.close()
    assert settings.place == LIBRARY


def test_escape_is_the_key_of_it(window):
    action = window.menus.actions["go.back"]
    assert action.shortcut().toString() == "Esc"
    assert action.shortcutContext() is Qt.ShortcutContext.WidgetWithChildrenShortcut


def test_no_column_is_marked_as_the_order_of_the_nearest(window, library):
    header = window.table.column_header
    window.table.choose((library[0],))
    assert header.isSortIndicatorShown()
    go(window, "paper.more_like")
    assert not header.isSortIndicatorShown()
    go(window, "go.back")
    assert header.isSortIndicatorShown()


LONG = "Lighthouse lamps for careful sailors: seventy letters of one long title"


@pytest.mark.parametrize("width", [1440, 1000])
def test_a_long_title_gives_way_to_the_words_that_are_shared(qtbot, window, bridge, library, width):
    window.resize(width, 900)
    far = bridge.session.papers.add(Description(title=LONG, year=2023))
    window.table.choose((far,))
    go(window, "paper.more_like")
    window.table.choose((library[1],))
    label = window.similar_bar.label
    qtbot.waitUntil(lambda: label.width() > 200)
    assert label.shown.startswith("Nearest to “Lighthouse")
    assert "letters of one" not in label.shown
    assert label.shown.endswith("  ·  this one shares careful, lamps")
    assert label.fontMetrics().horizontalAdvance(label.shown) <= label.width()
    assert LONG[:60] in label.text()


def abstract(*words):
    return " ".join(f"We look at {word} here, and count it again." for word in words)


def test_a_tag_with_abstracts_finds_papers_by_the_words_its_papers_share(
    window, bridge, garden, view_state
):
    """Rarer words, which one of its papers alone has, leave room for them."""
    add = bridge.session.papers.add
    names = [f"{first}{last}" for first in "bdfgkl" for last in ("arnel", "olmin", "usker")]
    tagged = [
        add(Description(title=" ".join(own), abstract=abstract("lagoons", "tides", *own)))
        for own in (names[at : at + 3] * 2 for at in range(0, len(names), 3))
    ]
    lagoon = add(Description(title="Elsewhere", abstract=abstract("lagoons", "tides", "sand")))
    for name in names:
        add(Description(title=f"Glass {name}", abstract=abstract(name, "windows")))
    for number in range(30):
        add(Description(title=f"Moss {number}", abstract=abstract("moss", "walls")))
    bridge.session.tags.add(tagged, ["sea/lagoon"])
    window.sidebar.near_wanted.emit("sea/lagoon")
    assert list(window.table.papers.ids) == [lagoon]
    window.table.choose((lagoon,))
    assert "this one shares lagoons, tides" in window.similar_bar.label.text()
    assert {"lagoons", "tides"} <= set(view_state.words)
    window.run_action("go.back")
    assert view_state.query.place == LIBRARY
