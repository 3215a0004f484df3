import pytest
from PySide6.QtCore import Qt

from desktop_app.model.query import LIBRARY, Place, PlaceKind
from desktop_app.ui.papers.search_bar import SearchBar
from desktop_app.ui.view_state import Page


@pytest.fixture
def bar(qtbot, view_state, look):
    made = SearchBar(view_state, look)
    qtbot.addWidget(made)
    made.resize(800, 56)
    made.show()
    made.field.setFocus()
    return made


def spans(bar):
    text = bar.field.text()
    return [(text[span.start : span.end], span.mistake) for span in bar.field._spans]


def test_what_is_typed_becomes_the_query_after_a_short_pause(qtbot, bar, view_state):
    qtbot.keyClicks(bar.field, "moss ferns")
    assert view_state.query.text == ""
    qtbot.waitUntil(lambda: view_state.query.text == "moss ferns")
    assert [str(word) for word in view_state.words] or view_state.words


def test_fields_are_tinted_and_mistakes_told_with_their_reason(qtbot, bar):
    qtbot.keyClicks(bar.field, "moss year:2021..2025 ")
    assert spans(bar) == [("year:2021..2025", False)]
    bar.field.clear()
    qtbot.keyClicks(bar.field, "moss year:20x2 ")
    assert spans(bar) == [("year:20x2", True)]
    qtbot.waitUntil(lambda: "20x2" in bar.field.accessibleDescription())
    qtbot.keyClick(bar.field, Qt.Key.Key_Backspace)
    assert bar.field.accessibleDescription() == ""


def test_a_long_reason_leaves_room_for_what_is_typed(qtbot, bar):
    qtbot.keyClicks(bar.field, "is:unknown ")
    qtbot.waitUntil(lambda: "knows" in bar.field.accessibleDescription())
    reason, said = bar.field.accessibleDescription(), bar.field.words_beside
    assert said.endswith("…") and reason.startswith(said[:-1])
    assert bar.field.toolTip() == reason
    assert bar.field.textMargins().right() < 0.7 * bar.field.width()
    bar.resize(2400, 56)
    assert bar.field.words_beside == reason
    assert bar.field.toolTip() == ""


def test_escape_clears_and_then_leaves(qtbot, bar, view_state):
    left = []
    bar.papers_wanted.connect(lambda: left.append(1))
    qtbot.keyClicks(bar.field, "moss")
    bar.search_now()
    qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: view_state.query.text == "")
    assert left == []
    qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    assert left == [1]


def test_enter_searches_at_once_and_goes_to_the_papers(qtbot, bar, view_state):
    left = []
    bar.papers_wanted.connect(lambda: left.append(view_state.query.text))
    qtbot.keyClicks(bar.field, "moss")
    qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert left == ["moss"]


def test_a_query_set_elsewhere_shows_in_the_field(bar, view_state):
    view_state.set_text("tag:shade")
    assert bar.field.text() == "tag:shade"
    assert spans(bar) == [("tag:shade", False)]


def test_searching_from_possible_duplicates_searches_the_library(bar, view_state):
    view_state.set_place(Place(PlaceKind.DUPLICATES))
    view_state.set_page(Page.DUPLICATES)
    bar.field.setText("moss")
    bar.search_now()
    assert view_state.query.place == LIBRARY
    assert view_state.page is Page.PAPERS


def test_the_count_stands_at_the_right(bar, view_state):
    view_state.set_found(2318)
    assert bar.field._count == "2,318 papers"
    assert bar.field.textMargins().right() > bar.field.textMargins().left()
    bar.set_empty(True)
    assert bar.field._count == ""
    assert bar.field.placeholderText() == "Search papers, once there are some"


def test_a_long_text_is_tinted_where_it_is_scrolled_to(qtbot, bar):
    bar.resize(300, 56)
    qtbot.keyClicks(bar.field, "word " * 40 + "tag:shade")
    image = bar.field.grab().toImage()
    soft = bar._look.tokens.accent_soft.name()
    inked = [
        x
        for x in range(image.width())
        if image.pixelColor(x, image.height() // 2 - 9).name() == soft
    ]
    assert inked and max(inked) < image.width() - 8


def test_very_many_papers_are_told_before_they_are_counted(qtbot, bar, view_state):
    view_state.found_so_far.emit(10_000)
    assert bar.field._count == "10,000+ papers"
    view_state.set_found(12_345)
    assert bar.field._count == "12,345 papers"
