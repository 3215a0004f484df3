"""The Inbox gone through one paper at a time, by keys alone, in the real window."""

import pytest
from PySide6.QtCore import Qt

from desktop_app.jobs.progress import Progress
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import INBOX, PaperQuery, Place, PlaceKind
from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, TIDE, Entry, mail

SHORE = Entry("2307.00003", "What the Shore Keeps", "Ida Feld", "We walk along a shore and count.")
KITE = Entry("2307.00004", "Kites in Gusts", "Dan Oak", "A kite is flown in gusts of wind.")


@pytest.fixture
def inbox(window, bridge, garden, qtbot):
    """The window at the Inbox with the five papers of the garden in it, the newest first."""
    bridge.session.papers.set_triage(garden, Triage.INBOX)
    window._view_state.set_place(INBOX)
    window.table.choose_row(0)
    qtbot.waitUntil(lambda: list(window.table.papers.ids) == garden[::-1])
    window.activateWindow()
    window.table.setFocus()
    return window


def triage(bridge, ids):
    return [row.triage.value for row in bridge.session.search.rows(ids)]


def test_five_papers_are_decided_on_without_the_mouse(inbox, bridge, garden, press):
    press(inbox, "f")
    page = inbox.reading.page
    assert inbox._view_state.page is Page.READING and page.isVisible()
    assert not inbox.sidebar.isVisible() and not inbox.details.isVisible()
    assert page.sheet.title.clean_text() == "A hedge in winter"
    assert page.head.far.text() == "1 of 5  ·  5 left"
    press(inbox, "k")
    assert page.sheet.title.clean_text() == "Bees without maps"
    assert page.head.far.text() == "2 of 5  ·  4 left"
    press(inbox, "x")
    press(inbox, "tkn")
    assert page.head.counts.text() == "2 kept, 1 dismissed"
    assert page.sheet.title.clean_text() == "Moss at noon"
    assert triage(bridge, garden[::-1]) == ["kept", "dismissed", "kept", "inbox", "inbox"]
    press(inbox, "k")
    assert page.end.isVisible() and not page.foot.isVisible()
    assert page.end.heading.text() == "4 papers decided on, 1 left"
    assert page.end.said.text() == "3 kept  ·  1 dismissed"
    assert page.end.more.text() == "1 paper marked “To read”"
    assert bridge.session.search.rows([garden[2]])[0].status is Status.TO_READ


def test_what_was_passed_over_can_be_gone_through_from_the_end(inbox, garden, qtbot, press):
    press(inbox, "fnkkkk")
    page = inbox.reading.page
    assert page.end.rest.text() == "Go through the 1 left"
    qtbot.mouseClick(page.end.rest, Qt.MouseButton.LeftButton)
    assert page.sheet.title.clean_text() == "A hedge in winter"
    press(inbox, "x")
    assert page.end.heading.text() == "5 papers decided on: none is left"
    assert not page.end.rest.isVisible()


def test_undo_takes_the_last_decision_back_and_goes_to_its_paper(
    inbox, bridge, garden, qtbot, press
):
    press(inbox, "fkxx")
    page = inbox.reading.page
    press(inbox, "z")
    assert page.sheet.title.clean_text() == "On the slowness of oaks"
    assert page.head.far.text() == "3 of 5  ·  3 left"
    qtbot.keyClick(inbox, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.sheet.title.clean_text() == "Bees without maps"
    assert triage(bridge, garden[::-1]) == ["kept", "inbox", "inbox", "inbox", "inbox"]
    press(inbox, "kkkk")
    assert page.end.isVisible()
    press(inbox, "z")
    assert page.sheet.isVisible() and page.sheet.title.clean_text() == "Moss at noon"
    assert page.head.far.text() == "5 of 5  ·  1 left"


def test_all_go_back_into_the_inbox_in_one_step(inbox, bridge, garden, qtbot, press):
    press(inbox, "fkkkxx")
    page = inbox.reading.page
    qtbot.mouseClick(page.end.all_back, Qt.MouseButton.LeftButton)
    assert triage(bridge, garden) == ["inbox"] * 5
    assert bridge.undo_label == "Put 5 papers back into the Inbox"
    assert page.end.heading.text() == "0 papers decided on, 5 left"


def test_back_to_what_was_decided_says_so_and_can_decide_otherwise(inbox, bridge, garden, press):
    press(inbox, "fxp")
    page = inbox.reading.page
    assert page.sheet.known.isVisible()
    assert page.sheet.known.label.text() == "You dismissed this today"
    press(inbox, "k")
    assert page.head.counts.text() == "1 kept, 0 dismissed"
    assert triage(bridge, garden[-1:]) == ["kept"]
    assert page.sheet.title.clean_text() == "Bees without maps"
    assert not page.sheet.known.isVisible()


def test_a_paper_like_a_dismissed_one_says_so_at_once(inbox, bridge, garden, press):
    session = bridge.session
    session.papers.set_triage(garden[:1], Triage.DISMISSED)
    with session.library.write("Likeness") as write:
        write.connection.execute(
            "INSERT INTO proposals (first_paper, second_paper, likeness, reason)"
            " VALUES (?, ?, 0.9, 'title')",
            (garden[0], garden[4]),
        )
    press(inbox, "f")
    said = inbox.reading.page.sheet.known.label.text()
    assert said == "May be the same as “Moss at noon”, which you dismissed today"


def test_esc_goes_back_to_the_table_at_the_next_that_waits(inbox, garden, press):
    press(inbox, "fkx")
    press(inbox, [Qt.Key.Key_Escape])
    assert inbox._view_state.page is Page.PAPERS
    assert inbox._view_state.chosen == (garden[2],)
    assert inbox.sidebar.isVisible() and inbox.details.isVisible()
    assert list(inbox.table.papers.ids) == [garden[2], garden[1], garden[0]]


def test_stars_and_tags_by_key_stay_at_the_paper(inbox, bridge, garden, qtbot, press):
    session = bridge.session
    session.tags.set_key("method/moe", 1)
    press(inbox, "f1")
    qtbot.keyClick(inbox, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    page = inbox.reading.page
    assert session.search.paper(garden[4]).tags == ("method/moe",)
    assert session.search.paper(garden[4]).rating == 4
    assert [chip.name for chip in page.sheet.tags.chips] == ["method/moe"]
    assert page.sheet.stars.value() == 4
    press(inbox, "1")
    assert session.search.paper(garden[4]).tags == ()
    session.library.undo(Progress())
    assert session.search.paper(garden[4]).tags == ("method/moe",)


def test_the_round_begins_from_anywhere(window, bridge, garden, qtbot):
    bridge.session.papers.set_triage(garden[:2], Triage.INBOX)
    window.run_action("reading.inbox")
    assert window._view_state.query.place == INBOX
    assert window.reading.round.ids == (garden[1], garden[0])
    assert window.reading.page.head.back.text() == "‹ Inbox"


def test_the_round_begins_from_the_sidebar_too(inbox, press):
    inbox.sidebar.view.setFocus()
    press(inbox, "f")
    assert inbox._view_state.page is Page.READING and inbox.reading.page.isVisible()


def test_a_mail_is_gone_through_from_its_beginning(window, bridge, qtbot, press):
    """What came last comes first, and of one import the first of its listing."""
    for name, entries in (("June", [LANTERN, TIDE]), ("July", [SHORE, KITE])):
        bridge.session.imports.import_listings([mail(name, entries)], Progress())
        with bridge.session.library.write("Earlier", recorded=False) as write:
            write.connection.execute("UPDATE papers SET added = added - 5")
    window._view_state.set_place(INBOX)
    qtbot.waitUntil(lambda: len(window.table.papers.ids) == 4)
    window.activateWindow()
    window.table.setFocus()
    press(window, "f")
    titles = []
    for _ in range(4):
        titles.append(window.reading.page.sheet.title.clean_text())
        press(window, "k")
    assert titles == [entry.title for entry in (SHORE, KITE, LANTERN, TIDE)]


def test_an_import_is_decided_on_right_where_it_is_read(window, bridge, qtbot, press):
    """Of its papers those that wait; one that was kept before is passed over."""
    bridge.session.imports.import_listings([mail("June", [LANTERN, TIDE])], Progress())
    first, second = bridge.session.search.ids(PaperQuery(INBOX))
    bridge.session.papers.set_triage([first], Triage.KEPT)
    with bridge.session.library.read() as reader:
        (number,) = reader.connection.execute("SELECT max(id) FROM imports").fetchone()
    window._view_state.set_place(Place(PlaceKind.IMPORT, str(number)))
    qtbot.waitUntil(lambda: len(window.table.papers.ids) == 2)
    window.activateWindow()
    window.table.setFocus()
    press(window, "f")
    round_ = window.reading.round
    assert round_.deciding and round_.ids == (second,)
    assert window.reading.page.foot.button("reading.next").text() == "Skip"
    press(window, "x")
    assert triage(bridge, [first, second]) == ["kept", "dismissed"]
    assert window.reading.page.end.heading.text() == "1 paper decided on: none is left"
    press(window, [Qt.Key.Key_Escape])
    press(window, "f")
    assert not window.reading.round.deciding and window.reading.round.ids == (first,)
