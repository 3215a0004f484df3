import pytest
from PySide6.QtCore import Qt

from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query_values import FACTS, FIELDS
from desktop_app.ui.papers import query_meanings
from desktop_app.ui.papers.completion_row import MEANING
from desktop_app.ui.papers.search_completions import SearchCompletions

PAPERS = [
    Description(title="Lanterns", authors=("Ånne Lee",)),
    Description(title="Piers", authors=("Wren Leest", "Ånne Lee")),
]


@pytest.fixture
def completions(window, bridge, qtbot) -> SearchCompletions:
    with bridge.session.library.write("Start", recorded=False) as write:
        write.papers.insert_many(PAPERS, triage=Triage.KEPT, added=1)
    bridge.session.tags.add([1, 2], ["to read"])
    window.show()
    window.activateWindow()
    window.focus_search()
    qtbot.waitUntil(window.search_bar.field.hasFocus)
    return window.completions


@pytest.fixture
def field(window, completions):
    return window.search_bar.field


def proposed(completions) -> list[str]:
    if not completions.isVisible():
        return []
    return [completions.list.item(row).text() for row in range(completions.list.count())]


def test_values_are_proposed_for_a_field_and_taken_by_tab(qtbot, completions, field, view_state):
    qtbot.keyClicks(field, "author:le")
    assert proposed(completions) == ["Ånne Lee", "Wren Leest"]
    assert completions.list.currentRow() == -1
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert field.text() == 'author:"Ånne Lee" '
    assert proposed(completions) == []
    assert field.hasFocus()
    qtbot.waitUntil(lambda: view_state.query.text == 'author:"Ånne Lee"')


def test_a_field_name_is_followed_by_its_values(qtbot, completions, field):
    qtbot.keyClicks(field, "lan ta")
    assert proposed(completions) == ["tag", "tagged"]
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "lan tag:"
    assert proposed(completions) == ["to read"]
    qtbot.keyClick(field, Qt.Key.Key_Up)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == 'lan tag:"to read" '


def test_enter_without_a_choice_goes_to_the_papers(qtbot, completions, field, window):
    qtbot.keyClicks(field, "author:le")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "author:le"
    assert window.table.hasFocus()
    assert proposed(completions) == []


def test_escape_closes_the_list_for_this_word_and_keeps_the_text(qtbot, completions, field):
    qtbot.keyClicks(field, "author:l")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), proposed(completions)) == ("author:l", [])
    qtbot.keyClicks(field, "e")
    assert proposed(completions) == []
    qtbot.keyClicks(field, " tag:t")
    assert proposed(completions) == ["to read"]


def test_a_word_that_begins_no_field_proposes_nothing(qtbot, completions, field):
    qtbot.keyClicks(field, "lantern")
    assert proposed(completions) == []


def test_a_click_takes_a_value(qtbot, completions, field):
    qtbot.keyClicks(field, "author:le")
    box = completions.list.visualItemRect(completions.list.item(1))
    qtbot.mouseClick(completions.list.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert field.text() == 'author:"Wren Leest" '


def test_words_of_the_language_say_what_they_mean(qtbot, completions, field):
    def meanings():
        items = [completions.list.item(row) for row in range(completions.list.count())]
        return {item.text(): item.data(MEANING) for item in items}

    qtbot.keyClicks(field, "ta")
    assert meanings() == {"tag": "with those inside it", "tagged": "when a tag was put on"}
    field.clear()
    qtbot.keyClicks(field, "is:un")
    assert meanings() == {
        "unread": "", "untagged": "without a tag", "untitled": "without a title",
    }  # fmt: skip
    field.clear()
    qtbot.keyClicks(field, "tag:t")
    assert meanings() == {"to read": ""}  # a tag of this name, not the status


def test_every_word_of_the_language_has_a_meaning():
    assert set(query_meanings.FIELDS) == set(FIELDS)
    assert set(query_meanings.VALUES) == set().union(*FACTS.values())
