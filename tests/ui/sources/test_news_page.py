"""What is new in the window: the page, its list, the table, the sidebar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QDesktopServices

from desktop_app.jobs.progress import Progress
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, PaperQuery, Place, PlaceKind
from desktop_app.model.source_news import SinceKind
from desktop_app.ui import words
from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, TIDE, mail
from tests.services.pages_made import TITLES, age, page

ADA = "https://example.org/ada"


@pytest.fixture
def session(bridge):
    return bridge.session


@pytest.fixture
def take(session):
    def taken(*items):
        return session.imports.import_listings(list(items), Progress())

    return taken


@pytest.fixture
def two_copies(session, take, tmp_path):
    """Ada's page a month ago and now, with one paper new, one changed and one gone; a mail."""
    take(page(tmp_path, "a.html", "Ada Thorn", TITLES[:5], address=ADA, claim=True))
    take(mail("June", [LANTERN]))
    age(session, 30 * 86_400)
    years = (2023, 2020, 2020, 2020, 2020)
    take(
        page(tmp_path, "b.html", "Ada Thorn", TITLES[1:6], address=ADA, claim=True, years=years),
        mail("July", [LANTERN, TIDE]),
    )


@pytest.fixture
def news(window, two_copies):
    window.menus.run("sources.news")
    return window.pages.currentWidget()


def lines(tree, item=None):
    count = tree.topLevelItemCount() if item is None else item.childCount()
    child = tree.topLevelItem if item is None else item.child
    return [(child(row).text(0), child(row).text(1)) for row in range(count)]


def test_the_page_says_what_is_new_source_by_source(news):
    assert news.heading.text() == (
        "New since you last looked: 2 papers from 1 person and 1 other source"
    )
    assert news.meta.text() == "2 sources were taken · 1 entry changed · 1 entry gone"
    tops = [title for title, _ in lines(news.list)]
    assert tops == ["Ada Thorn  ·  1 paper", "arXiv mail or listing  ·  1 paper"]
    assert lines(news.list, news.list.topLevelItem(0)) == [
        (TITLES[5], ""),
        (TITLES[1], "year changed: 2020 → 2023"),
        (TITLES[0], "no longer on the page"),
    ]


def test_a_source_and_a_paper_are_shown_in_the_table(qtbot, window, news, view_state, session):
    news.list.setCurrentItem(news.list.topLevelItem(0))
    qtbot.keyClick(news.list, Qt.Key.Key_Return)
    assert view_state.page is Page.PAPERS
    assert view_state.query.place.kind is PlaceKind.SOURCE
    assert view_state.query.text == "new:unseen"
    (new,) = list(session.search.ids(view_state.query))
    assert session.search.paper(new).title == TITLES[5]
    window.menus.run("sources.news")
    news.list.setCurrentItem(news.list.topLevelItem(0).child(1))
    qtbot.keyClick(news.list, Qt.Key.Key_Return)
    assert view_state.page is Page.PAPERS
    assert [session.search.paper(one).title for one in view_state.chosen] == [TITLES[1]]


def test_all_new_papers_are_read_in_the_table(news, view_state, session):
    news.papers.click()
    assert (view_state.query.place, view_state.query.text) == (ALL, "new:unseen")
    assert len(session.search.ids(view_state.query)) == 2


def test_since_a_day_or_the_last_import(news, session, take, tmp_path):
    take(page(tmp_path, "bela.html", "Bela Reed", TITLES[4:8]))
    news.kind.setCurrentIndex(news.kind.findData(SinceKind.IMPORT))
    assert [title for title, _ in lines(news.list)] == ["Bela Reed  ·  2 papers"]
    assert news.list.topLevelItem(0).text(1).startswith("first copy")
    assert news.day.isHidden()
    news.kind.setCurrentIndex(news.kind.findData(SinceKind.DAY))
    assert not news.day.isHidden()
    news.day.setDate(QDate.currentDate().addDays(-2))
    assert len(lines(news.list)) == 3
    news.day.setDate(QDate.currentDate().addDays(-60))
    assert news.news.papers == 10
    assert news.heading.text().startswith("New since ")


def test_marking_as_seen_clears_page_and_sidebar(window, news, bridge):
    index = window.sidebar.view.tree.index_of(Place(PlaceKind.NEWS))
    assert window.sidebar.view.tree.entry(index).count == 2
    news.seen.click()
    assert news.heading.text() == "Nothing new since you last looked"
    assert not news.hint.isHidden()
    sources = window.sidebar.content.sources
    assert [one.new for one in sources] == [0, 0]
    assert window.sidebar.view.tree.entry(index).count is None
    window.menus.run("edit.undo")
    assert [one.new for one in window.sidebar.content.sources] == [1, 1]
    assert news.news.papers == 2


def test_one_source_is_marked_as_seen(window, news):
    news.list.setCurrentItem(news.list.topLevelItem(0))
    news.source_buttons["seen"].click()
    assert [title for title, _ in lines(news.list)] == ["arXiv mail or listing  ·  1 paper"]


def test_every_control_has_a_name(news):
    for chooser in (news.kind, news.day, news.list):
        assert chooser.accessibleName()
    news.list.setCurrentItem(news.list.topLevelItem(0))
    assert news.source_buttons["page"].accessibleDescription() == "Ada Thorn"
    child = news.list.topLevelItem(0).child(1)
    assert child.data(0, Qt.ItemDataRole.AccessibleTextRole) == f"changed: {TITLES[1]}"


@pytest.fixture
def opened(monkeypatch):
    addresses = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: addresses.append(url.toString()) or True
    )
    return addresses


def test_pages_are_opened_only_when_asked(news, opened, prompts):
    assert opened == []
    news.open_all.click()
    assert opened == [ADA]
    assert prompts.asked == []
    news.list.setCurrentItem(news.list.topLevelItem(1))
    assert not news.source_buttons["page"].isEnabled()  # a mail has no page
    news.list.setCurrentItem(news.list.topLevelItem(0))
    news.source_buttons["page"].click()
    assert opened == [ADA, ADA]


def test_many_pages_are_opened_after_a_question(window, take, tmp_path, opened, prompts):
    for number in range(12):
        address = f"https://example.org/{number}"
        owner = f"Owner {chr(65 + number)}lan"
        take(page(tmp_path, f"{number}.html", owner, TITLES[:4], address=address))
    window.menus.run("sources.open_all")
    assert prompts.asked == ["Open 12 pages in the browser?"]
    assert opened == []
    prompts.answers.append(True)
    window.menus.run("sources.open_all")
    assert opened == [f"https://example.org/{number}" for number in range(12)]


def test_what_came_again_says_what_was_decided_on_it(window, session, take, tmp_path):
    """Of a page only what did not stand on the copy before has come again."""
    take(page(tmp_path, "a.html", "Ada Thorn", TITLES[:4], address=ADA, claim=True))
    take(mail("June", [LANTERN]))
    known = {row.title: row.id for row in session.search.rows(session.search.ids(PaperQuery(ALL)))}
    session.papers.set_triage([known[LANTERN.title], known[TITLES[0]]], Triage.DISMISSED)
    take(page(tmp_path, "bela.html", "Bela Reed", TITLES[4:8]))
    kept = next(
        row.id
        for row in session.search.rows(session.search.ids(PaperQuery(ALL)))
        if row.title == TITLES[5]
    )
    session.papers.set_triage([kept], Triage.KEPT)
    session.papers.set_status([kept], Status.READ)
    age(session, 30 * 86_400)
    take(page(tmp_path, "b.html", "Ada Thorn", TITLES[:6], address=ADA, claim=True))
    take(mail("July", [LANTERN, TIDE]))
    window.menus.run("sources.news")
    tree = window.pages.currentWidget().list
    day = words.day_and_month(session.search.rows([kept])[0].marked)
    ada, mails = tree.topLevelItem(0), tree.topLevelItem(1)
    assert (TITLES[5], f"read {day}") in lines(tree, ada)
    assert not any("dismissed" in said for _, said in lines(tree, ada))
    assert lines(tree, mails) == [(TIDE.title, ""), (LANTERN.title, f"dismissed {day}")]
    assert mails.text(1).endswith("1 decided before")
    spoken = mails.child(1).data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == f"again: {LANTERN.title}"
    tree.setCurrentItem(mails.child(1))
    tree.paper_wanted.emit(known[LANTERN.title])
    assert window._view_state.chosen == (known[LANTERN.title],)
