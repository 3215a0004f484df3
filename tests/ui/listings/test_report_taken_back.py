"""A report in sight when its import is taken back, or read anew."""

import pytest
from PySide6.QtWidgets import QLabel

from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, TIDE, mail
from tests.services.test_preview_service import PAGE
from tests.ui.listings.previews import page_of
from tests.ui.listings.test_preview_page import of_text


@pytest.fixture
def brought(window, garden):
    """brought(items): imports them, so that the report is in sight."""

    def take(*items):
        window.imports._run("", lambda: list(items))
        assert window._view_state.page is Page.REPORT

    return take


def shown(window):
    page = window.pages.currentWidget()
    return [label.text() for label in page.findChildren(QLabel)]


def test_undo_leaves_the_report_of_what_is_gone(window, brought, view_state):
    brought(mail("June", [LANTERN, TIDE]))
    window.run_action("edit.undo")
    assert (view_state.page, view_state.report) == (Page.PAPERS, None)
    assert window.job_bar._done.text() == "Undone: Import June"
    window.run_action("file.report")
    assert view_state.page is Page.PAPERS
    assert window.job_bar.notice == "Nothing was imported into this library yet"
    window.run_action("edit.redo")
    window.run_action("file.report")
    assert (view_state.page, view_state.report.new) == (Page.REPORT, 2)


def test_the_report_of_another_import_stays(window, brought, bridge, view_state):
    brought(mail("June", [LANTERN]))
    june = view_state.report.import_id
    brought(mail("July", [TIDE]))
    window.takes_back.take_back(june)
    view_state.set_page(Page.REPORT)
    assert view_state.report.files[0].summary.name == "July"


def test_undo_while_another_page_is_in_sight_takes_the_report_away_too(window, brought, view_state):
    brought(mail("June", [LANTERN]))
    brought(mail("July", [TIDE]))
    view_state.set_page(Page.PAPERS)
    window.run_action("edit.undo")
    window.run_action("file.report")
    assert view_state.page is Page.REPORT
    assert view_state.report.files[0].summary.name == "June"


def test_undo_of_reading_again_shows_the_figures_of_before(window, brought, view_state, qtbot):
    brought(of_text(PAGE))
    (listing,) = view_state.report.files
    window.pages.preview_requested.emit(listing.listing_id)
    page = page_of(window, qtbot)
    page.ticks.set_ticked([0], False)
    page.add.click()
    assert view_state.report.entries == 2
    window.run_action("edit.undo")
    assert (view_state.page, view_state.report.entries) == (Page.REPORT, 3)
    assert "3" in shown(window)


def test_a_text_that_was_known_has_a_report_that_stays(window, brought, view_state):
    brought(mail("June", [LANTERN]))
    brought(mail("June", [LANTERN]))
    assert view_state.report.nothing_new
    window.run_action("edit.undo")
    assert view_state.page is Page.REPORT
