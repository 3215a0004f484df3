"""What stands in the table where a search finds nothing."""

from desktop_app.model.paper import Triage
from desktop_app.model.query import ALL, INBOX, LIBRARY
from desktop_app.ui.view_state import Page


def _titles(window):
    rows = window._bridge.session.search.rows(window.table.papers.ids)
    return [row.title for row in rows]


def test_what_is_found_elsewhere_is_offered(window, garden, bridge, view_state):
    view_state.set_page(Page.PAPERS)
    bridge.session.papers.set_triage(garden[:2], Triage.INBOX)
    nothing = window.nothing_found
    view_state.set_place(LIBRARY)
    view_state.set_text("moss")
    assert nothing._sentence.text() == "Not here, but elsewhere in your library 1 paper matches."
    assert nothing._wider.text() == "Show 1 paper in all places"
    nothing._wider.click()
    assert (view_state.query.place, view_state.query.text) == (ALL, "moss")
    assert _titles(window) == ["Moss at noon"]
    view_state.set_text("zebra")
    assert nothing.isVisible() and not nothing._wider.isVisible()


def test_an_empty_library_leads_to_what_waits_in_the_inbox(window, garden, bridge, view_state):
    view_state.set_page(Page.PAPERS)
    bridge.session.papers.set_triage(garden, Triage.INBOX)
    nothing = window.nothing_found
    view_state.set_place(LIBRARY)
    waiting = f"{len(garden)} papers wait in the Inbox for you to keep or dismiss them."
    assert nothing._sentence.text() == waiting
    assert nothing._wider.text() == "Open the Inbox"
    nothing._wider.click()
    assert view_state.query.place == INBOX
    assert len(_titles(window)) == len(garden)
