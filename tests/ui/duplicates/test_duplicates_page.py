"""The page of possible duplicates over a real library."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.jobs.progress import Progress
from desktop_app.model.duplicate import Verdict
from desktop_app.model.query import Place, PlaceKind
from desktop_app.ui.pages import Pages
from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, LANTERN_AGAIN, Entry, mail


@pytest.fixture
def alike(bridge):
    """A library with one pair that may be one paper."""
    session = bridge.session
    session.imports.import_listings([mail("June", [LANTERN, LANTERN_AGAIN])], Progress())
    (pair,) = session.duplicates.pairs()
    return pair


def test_a_page_made_after_the_library_was_opened_shows_its_pairs(
    qtbot, bridge, view_state, look, alike
):
    pages = Pages(bridge, view_state, look, papers := QWidget())
    qtbot.addWidget(pages)
    assert pages.currentWidget() is papers
    view_state.set_page(Page.DUPLICATES)
    page = pages.currentWidget()
    assert [line.pair for line in page.pairs.lines()] == [alike]
    assert page.left_label.text() == "1 pair left"
    assert page.heading.text() == "Are these the same paper?"
    assert not page.comparison.isHidden()


def test_the_keys_work_after_a_click_in_the_sidebar(qtbot, window, view_state, bridge, alike):
    view_state.set_page(Page.PAPERS)
    tree = window.sidebar.view
    there = tree.visualRect(tree.tree.index_of(Place(PlaceKind.DUPLICATES))).center()
    for _ in range(2):  # the second click goes where one is already
        qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=there)
    assert view_state.page is Page.DUPLICATES
    qtbot.keyClick(tree, Qt.Key.Key_D)
    assert bridge.session.duplicates.pairs() == []
    assert bridge.session.duplicates.pairs(later=True) == []


def test_pairs_put_off_are_counted_and_offered(qtbot, bridge, view_state, look, alike):
    pages = Pages(bridge, view_state, look, QWidget())
    qtbot.addWidget(pages)
    view_state.set_page(Page.DUPLICATES)
    page = pages.currentWidget()
    page.decide(Verdict.LATER)
    assert page.heading.text() == "1 pair is put off till later"
    assert page.left_label.text() == "No pairs left · 1 put off"
    assert page.put_off.text() == "Decide on it now"
    page.put_off.click()
    assert page.heading.text() == "Are these the same paper?"
    assert page.put_off.isHidden()
    page.decide(Verdict.SAME)
    assert page.heading.text() == "All pairs are decided"
    assert page.put_off.isHidden()
    assert bridge.session.duplicates.pairs(later=True) == []


def test_formulas_are_readable(qtbot, bridge, view_state, look):
    twice = [Entry(f"2306.0000{at}", "Lamps in a $\\beta$-tide") for at in (1, 2)]
    bridge.session.imports.import_listings([mail("June", twice)], Progress())
    pages = Pages(bridge, view_state, look, QWidget())
    qtbot.addWidget(pages)
    view_state.set_page(Page.DUPLICATES)
    page = pages.currentWidget()
    (line,) = page.pairs.lines()
    assert line.first_title == "Lamps in a β-tide"
    shown = [label.text() for label in page.comparison.findChildren(QLabel)]
    assert shown.count("Lamps in a β-tide") == 2


def test_pairs_that_went_with_a_decision_are_not_asked_again(qtbot, bridge, view_state, look):
    other = Entry("2306.00003", "Lamps in the tide"), Entry("2306.00007", "Lamps in the tide")
    session = bridge.session
    session.imports.import_listings([mail("June", [LANTERN, LANTERN_AGAIN, *other])], Progress())
    pages = Pages(bridge, view_state, look, QWidget())
    qtbot.addWidget(pages)
    view_state.set_page(Page.DUPLICATES)
    page = pages.currentWidget()
    for _ in range(4):
        page.decide(Verdict.SAME)
        left = [line.pair for line in page.pairs.lines() if not line.decision]
        assert left == session.duplicates.pairs()
    assert page.heading.text() in ("All pairs are decided", "No possible duplicates")
