"""Keys typed right after F, while the first paper is still being read, in the real window."""

import pytest
from PySide6.QtCore import Qt

from desktop_app.jobs.progress import Progress
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import INBOX
from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, TIDE, mail

KEY = Qt.Key


@pytest.fixture
def inbox(there, view_state, settle):
    """The window at its Inbox of three papers, none of them chosen, its jobs taking their time."""
    view_state.set_place(INBOX)
    settle(there)
    assert list(there.table.papers.ids) == there.ids[2::-1]
    return there


def test_the_first_decisions_are_on_the_first_papers(
    inbox, view_state, settle, triage_of, press_at_once, qtbot
):
    press_at_once(inbox, KEY.Key_F)
    page = inbox.reading.page
    assert view_state.page is Page.READING
    assert page.sheet.paper is None, "no paper is in sight yet"
    press_at_once(inbox, KEY.Key_K, KEY.Key_X)
    assert page.sheet.paper is None
    assert page.head.far.text() == "3 of 3  ·  1 left"
    qtbot.waitUntil(lambda: page.sheet.paper is not None)
    assert page.sheet.title.clean_text() == "Moss 0"
    settle(inbox)
    assert triage_of(inbox) == ["inbox", "dismissed", "kept"] + ["kept"] * 3
    press_at_once(inbox, KEY.Key_X)
    qtbot.waitUntil(lambda: page.end.isVisible() and bool(page.end.heading.text()))
    assert page.end.said.text() == "1 kept  ·  2 dismissed"
    settle(inbox)
    assert triage_of(inbox) == ["dismissed", "dismissed", "kept"] + ["kept"] * 3


def test_marks_and_steps_between_them_keep_their_papers(
    inbox, settle, triage_of, press_at_once, qtbot
):
    press_at_once(inbox, KEY.Key_F, KEY.Key_K, KEY.Key_T, KEY.Key_N, KEY.Key_X)
    page = inbox.reading.page
    assert page.sheet.paper is None
    settle(inbox)
    assert triage_of(inbox) == ["dismissed", "inbox", "kept"] + ["kept"] * 3
    rows = inbox._bridge.session.search.rows(inbox.ids[:3])
    assert [row.status for row in rows] == [Status.UNREAD, Status.TO_READ, Status.UNREAD]
    assert page.head.counts.text() == "1 kept, 1 dismissed"


def test_undo_right_after_them_goes_back_to_the_last(
    inbox, settle, triage_of, press_at_once, qtbot
):
    press_at_once(inbox, KEY.Key_F, KEY.Key_K, KEY.Key_X)
    settle(inbox)
    press_at_once(inbox, KEY.Key_Z)
    qtbot.waitUntil(lambda: triage_of(inbox)[:3] == ["inbox", "inbox", "kept"])
    page = inbox.reading.page
    qtbot.waitUntil(lambda: page.head.far.text() == "2 of 3  ·  2 left")
    assert page.sheet.title.clean_text() == "Moss 1"


def test_keys_typed_before_any_row_is_there_are_for_the_papers_that_come(
    there, view_state, settle, triage_of, press_at_once, qtbot
):
    there.run_action("reading.inbox")
    assert view_state.page is Page.PAPERS, "its papers are still to come"
    press_at_once(there, KEY.Key_K, KEY.Key_N, KEY.Key_X)
    assert triage_of(there) == ["inbox"] * 3 + ["kept"] * 3
    qtbot.waitUntil(lambda: view_state.page is Page.READING)
    settle(there)
    assert triage_of(there) == ["dismissed", "inbox", "kept"] + ["kept"] * 3
    assert there.reading.page.head.counts.text() == "1 kept, 1 dismissed"


def test_they_are_no_letters_of_a_search_nor_of_the_sidebar(
    there, view_state, settle, triage_of, press_at_once, qtbot
):
    there.sidebar.view.setFocus()
    view_state.set_place(INBOX)
    press_at_once(there, KEY.Key_F, KEY.Key_K)
    qtbot.waitUntil(lambda: view_state.page is Page.READING)
    settle(there)
    assert triage_of(there) == ["inbox", "inbox", "kept"] + ["kept"] * 3
    assert view_state.query.place == INBOX


def test_esc_before_the_papers_are_there_stays_in_the_table(
    there, view_state, settle, triage_of, press_at_once, qtbot
):
    there.run_action("reading.inbox")
    press_at_once(there, KEY.Key_K, KEY.Key_Escape)
    settle(there)
    qtbot.wait(100)
    assert view_state.page is Page.PAPERS
    assert triage_of(there) == ["inbox"] * 3 + ["kept"] * 3


def test_where_no_paper_comes_that_is_said(
    there, view_state, settle, triage_of, press_at_once, qtbot
):
    there._bridge.session.papers.set_triage(there.ids, Triage.KEPT)
    settle(there)
    there.run_action("reading.inbox")
    press_at_once(there, KEY.Key_X)
    qtbot.waitUntil(lambda: there.job_bar.notice == "No paper was in sight: nothing was done")
    settle(there)
    assert triage_of(there) == ["kept"] * 6
    assert view_state.page is Page.PAPERS


def test_the_round_begins_from_a_report_too(
    there, view_state, settle, triage_of, press_at_once, qtbot
):
    report = there._bridge.session.imports.import_listings(
        [mail("June", [LANTERN, TIDE])], Progress()
    )
    view_state.set_place(INBOX)
    view_state.show_report(report)
    there.run_action("reading.inbox")
    press_at_once(there, KEY.Key_K)
    qtbot.waitUntil(lambda: view_state.page is Page.READING)
    settle(there)
    first, _ = report.files[0].papers
    assert there._bridge.session.search.paper(first).triage is Triage.KEPT
