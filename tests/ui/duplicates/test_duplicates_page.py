"""The page of possible duplicates over a real library."""

import pytest
from PySide6.QtWidgets import QWidget

from desktop_app.jobs.progress import Progress
from desktop_app.ui.pages import Pages
from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, LANTERN_AGAIN, mail


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
