"""What stands over the table of the Inbox."""

from PySide6.QtCore import Qt

from desktop_app.jobs.job_queue import JobQueue
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query import INBOX, LIBRARY
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.view_state import Page, ViewState
from tests.ui.seconds_apart import seconds_apart


def test_it_says_how_many_wait_and_leads_through_them(window, bridge, garden, qtbot):
    bridge.session.papers.set_triage(garden, Triage.INBOX)
    qtbot.waitUntil(lambda: not window.later.waiting)
    window._view_state.set_place(INBOX)
    bar = window.triage_bar
    qtbot.waitUntil(bar.isVisible)
    assert bar.label.text() == "5 papers to decide on: K keeps, X dismisses"
    qtbot.mouseClick(bar.button, Qt.MouseButton.LeftButton)
    assert window._view_state.page is Page.READING
    window._view_state.set_place(LIBRARY)
    window._view_state.set_page(Page.PAPERS)
    assert not bar.isVisible()


def test_it_is_there_after_a_round_that_began_elsewhere(window, bridge, garden, qtbot):
    qtbot.waitUntil(lambda: not window.later.waiting)
    bridge.session.papers.set_triage(garden, Triage.INBOX)
    window.run_action("reading.inbox")
    assert window._view_state.page is Page.READING
    window.run_action("paper.keep")
    window.run_action("reading.leave")
    qtbot.waitUntil(lambda: window.triage_bar.isVisible())
    qtbot.waitUntil(lambda: window.triage_bar.label.text().startswith("4 papers"))


def test_an_empty_inbox_has_none(window, bridge, garden, qtbot):
    qtbot.waitUntil(lambda: not window.later.waiting)
    window._view_state.set_place(INBOX)
    assert not window.triage_bar.isVisible()


def test_a_round_begins_with_the_papers_asked_for_even_before_the_table_has_them(
    qapp, tmp_path, look, settings, prompts, qtbot
):
    bridge, view = Bridge(JobQueue()), ViewState()
    window = MainWindow(bridge, view, look, settings, prompts)
    qtbot.addWidget(window)
    bridge.open_library(tmp_path / "queue.paperfold")
    window.show()
    qtbot.waitUntil(lambda: bridge.session is not None and not window.later.waiting)
    ids = []
    bridge.run("", lambda session, _: ids.extend(_three(session)))
    # When the first of them is there, and not yet in the Inbox, the table holds one paper, too.
    qtbot.waitUntil(lambda: len(ids) == 3 and tuple(window.table.papers.ids) == (ids[2],))
    window.run_action("reading.inbox")
    qtbot.waitUntil(lambda: view.page is Page.READING)
    assert window.reading.round.ids == (ids[1], ids[0])
    window.close()


def _three(session):
    ids = [session.papers.add(Description(title=f"Paper {n}")) for n in range(3)]
    seconds_apart(session, ids)
    session.papers.set_triage(ids[:2], Triage.INBOX)
    return ids


def test_it_is_there_at_a_start_in_the_inbox(bridge, garden, look, settings, prompts, qtbot):
    bridge.session.papers.set_triage(garden, Triage.INBOX)
    settings.place = INBOX
    window = MainWindow(bridge, ViewState(), look, settings, prompts)
    qtbot.addWidget(window)
    window.show()
    bridge.library_opened.emit(bridge.session)
    qtbot.waitUntil(lambda: not window.later.waiting)
    assert window.__dict__["triage_bar"].isVisible()
