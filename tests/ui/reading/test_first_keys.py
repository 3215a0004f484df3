"""Keys typed right after F, while the first paper is still being read, in the real window."""

import pytest
from PySide6.QtCore import Qt

from desktop_app.model.paper import Status
from desktop_app.model.query import INBOX
from desktop_app.ui.view_state import Page

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
