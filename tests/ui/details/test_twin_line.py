"""What the details say of a paper that may be the same, and the way to compare the two."""

import pytest
from PySide6.QtCore import Qt

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.duplicate import Verdict
from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, LANTERN_AGAIN, Entry, mail

# Two pairs: the second one is not the one that the page of duplicates begins with.
GATE = Entry("2306.00007", "Gates of the upper harbour", "Bo Wren")
GATE_AGAIN = Entry("2306.00008", "Gates of the upper harbour", "Bo Wren")


@pytest.fixture
def pairs(window, bridge):
    bridge.session.imports.import_listings(
        [mail("June", [LANTERN, LANTERN_AGAIN, GATE, GATE_AGAIN])], Progress()
    )
    found = bridge.session.duplicates.pairs()
    assert len(found) == 2
    return found


def test_a_click_compares_the_paper_with_its_twin(qtbot, window, view_state, pairs):
    view_state.set_chosen((pairs[1].second,))
    line = window.details.paper.twins
    assert line.isVisible()
    title = window.details.paper.title.toPlainText()
    assert line.label.text() == f"May be the same as “{title}”"
    qtbot.mouseClick(line.button, Qt.MouseButton.LeftButton)
    page = window.pages.page(Page.DUPLICATES)
    assert view_state.page is Page.DUPLICATES
    assert page.pairs.current_line().pair == pairs[1]
    # The page is there by now: another way to it leads to the other pair.
    view_state.set_page(Page.PAPERS)
    view_state.set_chosen((pairs[0].first,))
    qtbot.keyClick(line.button, Qt.Key.Key_Space)
    assert page.pairs.current_line().pair == pairs[0]


def test_the_line_goes_once_the_pair_is_decided(window, bridge, view_state, pairs):
    view_state.set_chosen((pairs[0].first,))
    line = window.details.paper.twins
    assert line.isVisible()
    bridge.session.duplicates.decide([pairs[0].id], Verdict.DIFFERENT)
    assert not line.isVisible()
    view_state.set_chosen((bridge.session.papers.add(Description(title="Alone")),))
    assert not line.isVisible()


def test_of_several_the_likeliest_is_named(bridge, window, view_state):
    entries = [Entry(f"2306.0000{at}", "Gates of the upper harbour", "Bo Wren") for at in range(3)]
    bridge.session.imports.import_listings([mail("June", entries)], Progress())
    pair = bridge.session.duplicates.pairs()[0]
    view_state.set_chosen((pair.first,))
    assert window.details.paper.twins.label.text().endswith("harbour” and 1 other")
