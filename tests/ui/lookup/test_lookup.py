"""Papers looked up in the window, over a server on this machine."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from desktop_app.jobs.job_queue import JobQueue, JobState
from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.lookup import LookupSettings
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.paths import lookup_settings_file
from desktop_app.services.lookup.lookup_service import LookupService
from desktop_app.services.lookup.lookup_settings import LookupSettingsFile
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.lookup.lookup_dialog import LookupDialog
from desktop_app.ui.lookup.lookup_settings_dialog import LookupSettingsDialog
from desktop_app.ui.lookup.requests_dialog import RequestsDialog
from tests.lookup.conftest import PAGE
from tests.lookup.local_server import PORTAL, Fault, LocalServer


@pytest.fixture
def server():
    made = LocalServer()
    yield made
    made.close()


@pytest.fixture
def papers(bridge, server):
    """Ids of the papers of the page, whose session asks the local server."""
    session = bridge.session
    session.imports.import_listings([ListingInput(None, PAGE, None, "mine.bib")], Progress())
    session.__dict__["lookup"] = LookupService(
        session.library, session.imports, session.duplicates, services=server.services()
    )
    return tuple(sorted(session.search.exact_ids(PaperQuery(ALL, ""))))


@pytest.fixture
def settings_file():
    return LookupSettingsFile(lookup_settings_file())


@pytest.fixture
def allowed(settings_file):
    settings_file.write(LookupSettings(network=True))


@pytest.fixture
def opened(papers, window, view_state):
    """Opens the look-up for papers (all by default)."""

    def find(*chosen) -> LookupDialog:
        view_state.set_chosen(chosen or papers)
        window.menus.run("paper.find")
        (dialog,) = [one for one in window.findChildren(LookupDialog) if one.isVisible()]
        return dialog

    return find


def titled(bridge, beginning):
    session = bridge.session
    every = session.search.papers(session.search.exact_ids(PaperQuery(ALL, "")))
    (paper,) = [one for one in every if one.title.startswith(beginning)]
    return paper


def test_without_leave_nothing_can_be_sent_and_what_would_be_is_said(opened, server):
    dialog = opened()
    assert dialog.heading.text() == "Find 5 papers on the web"
    button = "Send 3 identifiers and 2 titles to arXiv, Crossref, OpenAlex and Semantic Scholar"
    assert dialog.primary.text() == button
    assert not dialog.primary.isEnabled()
    assert dialog.ask_page.allowed.isVisible()
    dialog.primary.click()
    dialog._go_on()
    assert server.asked == []


def test_the_switch_in_the_dialog_allows_it_and_is_remembered(
    opened, server, settings_file, window
):
    dialog = opened()
    dialog.ask_page.network.click()
    assert settings_file.read().network
    assert dialog.primary.isEnabled() and not dialog.ask_page.allowed.isVisible()
    assert server.asked == []
    dialog.reject()
    assert window.menus.actions["lookup.network"].isChecked()
    window.menus.run("lookup.network")
    assert not settings_file.read().network
    assert not window.menus.actions["lookup.network"].isChecked()


def test_only_ticked_services_are_asked(opened, allowed, server):
    dialog = opened()
    for name in ("arxiv", "openalex", "semantic-scholar"):
        dialog.ask_page.ticks[name].click()
    assert dialog.primary.text() == "Send 2 identifiers and 3 titles to Crossref"
    dialog.primary.click()
    assert {one.service for one in server.asked} == {"crossref"}


def test_where_no_service_is_ticked_there_is_nothing_to_send(opened, allowed):
    dialog = opened()
    for tick in dialog.ask_page.ticks.values():
        tick.click()
    assert dialog.primary.text() == "Nothing to send" and not dialog.primary.isEnabled()


def test_answers_stand_beside_the_papers_and_the_ticked_ones_are_kept(
    opened, allowed, bridge, window
):
    dialog = opened()
    dialog.primary.click()
    answers = dialog.answers_page
    assert answers.found.text() == "12 answers · 1 paper not found"
    model = answers.answers.answers
    ticked = {one.paper.title[:5] for one in model.ticked}
    assert ticked == {"Lante", "Salt ", "Moss "}
    assert dialog.primary.text() == "Keep 9 answers"
    (first,) = [
        row
        for row, one in enumerate(model.proposals)
        if one.service.id == "crossref" and one.paper.title.startswith("Lanterns")
    ]
    answers.answers.setCurrentIndex(model.index(first))
    assert answers.says.text() == (
        "The titles are 100 % alike · adds year, venue and abstract · completes authors"
    )
    answers.none.click()
    assert dialog.primary.text() == "Keep 0 answers" and not dialog.primary.isEnabled()
    model.set_ticked([first], True)
    assert dialog.primary.text() == "Keep 1 answer"
    dialog.primary.click()
    paper = titled(bridge, "Lanterns")
    assert paper.authors_complete and paper.year == 2021
    assert bridge.undo_label == "Keep 1 answer"
    window.menus.run("edit.undo")
    assert titled(bridge, "Lanterns").year is None


def test_the_space_bar_and_a_click_on_the_box_tick(opened, allowed, qtbot):
    dialog = opened()
    dialog.primary.click()
    view = dialog.answers_page.answers
    view.setCurrentIndex(view.answers.index(0))
    before = len(view.answers.ticked)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert len(view.answers.ticked) == before - 1
    place = view.visualRect(view.answers.index(0)).topLeft() + QPoint(24, 17)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert len(view.answers.ticked) == before


def test_troubles_are_told_above_the_answers_of_the_others(opened, allowed, server):
    server.fail("crossref", Fault(200, PORTAL, {"content-type": "text/html"}))
    dialog = opened()
    dialog.primary.click()
    (banner,) = dialog.answers_page.troubles
    assert banner.label.text() == (
        "A web page came in place of Crossref's answer. A network's log-in page may stand in "
        "between: open any page in a browser first. 4 questions without an answer."
    )
    assert {one.service.id for one in dialog.answers_page.ticked} >= {"arxiv", "openalex"}


def test_where_nothing_was_found_that_is_said_and_there_is_only_close(opened, allowed, bridge):
    dialog = opened(titled(bridge, "A Paper that Nobody").id)
    dialog.primary.click()
    assert dialog.answers_page.nothing.isVisible()
    assert dialog.primary.text() == "Close" and not dialog.cancel.isVisible()
    dialog.primary.click()
    assert not dialog.isVisible()


def test_what_stops_it_at_once_is_said_in_the_dialog(opened, allowed, bridge, server):
    bridge.session.lookup.log.path.mkdir(parents=True)
    dialog = opened()
    dialog.primary.click()
    assert "log of requests cannot be written" in dialog.failure.text()
    assert dialog.pages.currentWidget() is dialog.ask_page and dialog.primary.isVisible()
    assert server.asked == []


def test_cancel_ends_the_asking(qtbot, qapp, tmp_path, server, look, allowed):
    bridge = Bridge(JobQueue())
    with qtbot.waitSignal(bridge.library_opened):
        bridge.open_library(tmp_path / "pier.paperfold")
    session = bridge.session
    made = LookupService(
        session.library, session.imports, session.duplicates, services=server.services()
    )
    session.__dict__["lookup"] = made
    done = []
    bridge.run(
        "",
        lambda session, progress: session.imports.import_listings(
            [ListingInput(None, PAGE, None, "mine.bib")], progress
        ),
        then=done.append,
    )
    qtbot.waitUntil(lambda: bool(done))
    server.fail("crossref", Fault(200, b"{}", pause=20))
    dialog = LookupDialog(bridge, look, (1, 2, 3))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.primary.isEnabled)
    dialog.primary.click()
    job = dialog._job
    qtbot.waitUntil(lambda: bool(server.of("crossref")))
    assert dialog.far.text()
    dialog.cancel.click()
    qtbot.waitUntil(lambda: job.state is JobState.CANCELLED)
    assert not dialog.isVisible()
    assert bridge.close()


def test_papers_that_lack_something_can_be_found_from_the_bar_above_them(
    papers, window, view_state, bridge
):
    view_state.set_query(PaperQuery(ALL, "-has:identifier"))
    bar = window.missing_bar
    assert bar.isVisible()
    assert bar.label.text() == "Without an identifier: 2 papers · no network allowed"
    assert bar.button.text() == "Find these 2 on the web…"
    window.menus.run("lookup.network")
    assert bar.label.text() == "Without an identifier: 2 papers"
    bar.button.click()
    (dialog,) = window.findChildren(LookupDialog)
    assert dialog.heading.text() == "Find 2 papers on the web"
    dialog.reject()
    for text in ("", "Lanterns", "has:identifier", "-has:identifier nobodyhasthis"):
        view_state.set_query(PaperQuery(ALL, text))
        assert not bar.isVisible(), text


@pytest.mark.parametrize("text", ["cut:abstract", "cut:authors", "-has:year", "year:2023 is:cut"])
def test_each_search_for_what_is_missing_has_the_bar(papers, window, view_state, text):
    view_state.set_query(PaperQuery(ALL, text))
    assert window.missing_bar.isVisible()
    assert window.missing_bar.button.text() == "Find this one on the web…"


def test_settings_are_kept_and_a_wrong_address_is_told(papers, window, settings_file):
    window.menus.run("lookup.settings")
    (dialog,) = window.findChildren(LookupSettingsDialog)
    assert not dialog.network.isChecked()
    assert set(dialog.keys) == {"openalex", "semantic-scholar"}
    dialog.network.click()
    dialog.services["arxiv"].click()
    dialog.contact.setText("keeper")
    dialog.keys["openalex"].setText(" k1 ")
    dialog.save.click()
    assert "no e-mail address" in dialog.failure.text() and dialog.isVisible()
    dialog.contact.setText(" keeper@pier.example ")
    dialog.save.click()
    assert not dialog.isVisible()
    assert settings_file.read() == LookupSettings(
        True, ("crossref", "openalex", "semantic-scholar"), "keeper@pier.example",
        {"openalex": "k1"},
    )  # fmt: skip
    assert window.lookups.network


def test_words_beside_a_tick_press_it(papers, window, qtbot):
    window.menus.run("lookup.settings")
    (dialog,) = window.findChildren(LookupSettingsDialog)
    label = next(
        one
        for one in dialog.findChildren(type(dialog.failure))
        if one.text() == "Allow Paperfold to use the network"
    )
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert dialog.network.isChecked()


def test_the_log_shows_what_was_sent_and_is_cleared(opened, allowed, window, bridge):
    dialog = opened(titled(bridge, "Lanterns").id)
    dialog.primary.click()
    dialog.requests.click()
    (log,) = window.findChildren(RequestsDialog)
    rows = [log.list.topLevelItem(row) for row in range(log.list.topLevelItemCount())]
    assert [(row.text(1), row.text(3)) for row in rows] == [
        ("Semantic Scholar", "200"), ("OpenAlex", "200"), ("Crossref", "200")
    ]  # fmt: skip
    assert "/works/10.5555%2Fpier.2021.17" in rows[2].text(2)
    assert "DOI:10.5555/pier.2021.17" in rows[0].text(2)
    log.copy.click()
    assert QGuiApplication.clipboard().text().count("\n") == 2
    log.clear.click()
    assert log.list.topLevelItemCount() == 0 and not log.clear.isEnabled()
    assert bridge.session.lookup.log.newest() == []


def test_another_library_closes_the_dialog(opened, allowed, bridge, tmp_path):
    dialog = opened()
    bridge.open_library(tmp_path / "other.paperfold")
    assert not dialog.isVisible()


def test_more_papers_than_can_be_asked_at_once_are_said(bridge, look, qtbot, papers):
    dialog = LookupDialog(bridge, look, tuple(range(1, 1501)))
    qtbot.addWidget(dialog)
    assert dialog.left_out.text() == "500 more are left for another time."


def test_no_dialog_stays_behind(opened, allowed, window, qapp):
    opened().reject()
    assert not [one for one in window.findChildren(QDialog) if one.isVisible()]


def test_who_has_waited_enough_sees_the_answers_so_far(qtbot, tmp_path, server, look, allowed):
    bridge = Bridge(JobQueue())
    with qtbot.waitSignal(bridge.library_opened):
        bridge.open_library(tmp_path / "pier.paperfold")
    session = bridge.session
    session.__dict__["lookup"] = LookupService(
        session.library, session.imports, session.duplicates, services=server.services()
    )
    done = []
    listing = ListingInput(None, PAGE, None, "mine.bib")
    bridge.run(
        "",
        lambda session, progress: session.imports.import_listings([listing], progress),
        then=done.append,
    )
    qtbot.waitUntil(lambda: bool(done))
    server.fail("s2", Fault(200, b"[]", pause=20))
    dialog = LookupDialog(bridge, look, (1, 2, 3, 4, 5))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.primary.isEnabled)
    dialog.primary.click()
    qtbot.waitUntil(lambda: bool(server.of("s2")))
    assert dialog.primary.text() == "Stop and show the answers"
    dialog.primary.click()
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.answers_page)
    assert dialog.answers_page.found.text().endswith(" questions not asked")
    assert dialog.answers_page.ticked and dialog.primary.text().startswith("Keep ")
    assert bridge.close()


def test_one_answer_is_ticked_for_one_paper_only(opened, allowed, bridge):
    twin = bridge.session.papers.add(
        Description(title="Lanterns on a Moving Pier: Timing Light by the Tide",
                    doi="10.5555/pier.2021.17")
    )  # fmt: skip
    dialog = opened(titled(bridge, "Knots").id, 1, twin)
    for name in ("arxiv", "openalex", "semantic-scholar"):
        dialog.ask_page.ticks[name].click()
    dialog.primary.click()
    model = dialog.answers_page.answers.answers
    rows = [row for row, one in enumerate(model.proposals) if one.sure]
    assert [model.is_ticked(row) for row in rows] == [True, False]
    model.set_ticked([rows[1]], True)
    assert [model.is_ticked(row) for row in rows] == [False, True]
    model.set_ticked(range(model.rowCount()), True)
    assert sum(model.is_ticked(row) for row in rows) == 1
