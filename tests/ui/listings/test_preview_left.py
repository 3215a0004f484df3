"""Going elsewhere from a preview: nothing of it is lost, and a banner leads back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.jobs.progress import Progress
from desktop_app.model.query import LIBRARY
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, mail
from tests.services.test_preview_service import PAGE, WESTERN
from tests.ui.listings.previews import page_of
from tests.ui.listings.test_preview_series import OTHER, lines


@pytest.fixture
def preview(window, qtbot):
    """The first of two listings."""
    items = [ListingInput(None, text, None, f"{at}.txt") for at, text in enumerate((PAGE, OTHER))]
    window.imports._run("", lambda: items, look_first=True)
    return page_of(window, qtbot)


def banner(window):
    banners = window.banners.banners()
    return banners[0] if banners else None


@pytest.mark.parametrize(
    "action", ["sources.news", "go.inbox", "go.library", "go.duplicates", "go.overview"]
)
def test_every_way_out_leads_back(window, preview, view_state, qtbot, action):
    preview.ticks.set_ticked([1], False)
    window.run_action(action)
    assert view_state.page is not Page.PREVIEW
    assert banner(window).label.text() == "0.txt is not added yet"
    assert window.menus.actions["file.preview"].isEnabled()
    banner(window).button.click()
    assert view_state.page is Page.PREVIEW and window.pages.currentWidget() is preview
    assert banner(window) is None and not window.menus.actions["file.preview"].isEnabled()
    assert not preview.ticks.is_ticked(1)
    qtbot.waitUntil(lambda: preview.seen)
    preview.cancel.click()
    qtbot.waitUntil(lambda: preview.seen)
    QTest.keyClick(preview.records, Qt.Key.Key_Return)
    assert lines(window) == [("0.txt", True, 0), ("1.txt", False, 2)]


def test_a_banner_that_was_closed_does_not_come_again_and_the_menu_leads_back(
    window, preview, view_state
):
    window.run_action("go.library")
    banner(window).dismiss()
    window.run_action("go.inbox")
    window.run_action("go.overview")
    assert banner(window) is None
    window.run_action("file.preview")
    assert view_state.page is Page.PREVIEW


def test_what_is_doubtful_and_comes_meanwhile_is_looked_at_first(
    window, preview, view_state, qtbot
):
    view_state.set_place(LIBRARY)
    view_state.set_page(Page.PAPERS)
    window.imports._run("", lambda: [ListingInput(None, None, None, "later.txt", data=WESTERN)])
    qtbot.waitUntil(lambda: preview.head.name.text() == "later.txt")
    assert view_state.page is Page.PREVIEW
    preview.cancel.click()
    qtbot.waitUntil(lambda: preview.head.name.text() == "0.txt")
    assert preview.head.says.text().startswith("1 of 2")


def test_who_was_teaching_is_not_teaching_what_comes_meanwhile(window, preview, view_state, qtbot):
    preview.teach.click()
    assert preview.teaching.active
    window.run_action("go.library")
    window.imports._run("", lambda: [ListingInput(None, None, None, "later.txt", data=WESTERN)])
    qtbot.waitUntil(lambda: preview.head.name.text() == "later.txt")
    assert not preview.teaching.active and preview.legend.isVisible()
    assert preview.add.text() == "Add 3 records"


def test_a_listing_read_anew_meanwhile_comes_first_too(window, preview, bridge, view_state, qtbot):
    report = bridge.session.imports.import_listings([mail("June", [LANTERN])], Progress())
    window.run_action("go.library")
    window.pages.preview_requested.emit(report.files[0].listing_id)
    qtbot.waitUntil(lambda: preview.head.name.text() == "June")
    preview.cancel.click()
    qtbot.waitUntil(lambda: preview.head.name.text() == "0.txt")
    assert preview.add.text() == "Add 3 records"


def test_another_library_has_nothing_to_go_back_to(window, preview, bridge, tmp_path):
    window.run_action("go.library")
    bridge.open_library(tmp_path / "other.paperfold")
    assert banner(window) is None
    assert not window.menus.actions["file.preview"].isEnabled()
