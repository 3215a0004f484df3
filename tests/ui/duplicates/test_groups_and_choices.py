"""Groups of papers that may be one, pairs of equal certainty, and the choice by field."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop_app.jobs.progress import Progress
from desktop_app.model.duplicate import Verdict
from desktop_app.ui.pages import Pages
from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, LANTERN_AGAIN, TIDE, mail, titles

THIRD = replace(LANTERN, arxiv_id="2306.00011", authors="A. Quill, B. Oster, C. Rail")
FOURTH = replace(TIDE, arxiv_id="2306.00012")


@pytest.fixture
def page(qtbot, bridge, view_state, look):
    """The page over a library of three papers that may be one, and two others."""
    entries = [LANTERN, LANTERN_AGAIN, THIRD, TIDE, FOURTH]
    bridge.session.imports.import_listings([mail("June", entries)], Progress())
    pages = Pages(bridge, view_state, look, QWidget())
    qtbot.addWidget(pages)
    pages.resize(1200, 800)
    pages.show()
    view_state.set_page(Page.DUPLICATES)
    yield pages.currentWidget()


def go_to(page, *titles_wanted: str) -> None:
    for row, line in enumerate(page.pairs.lines()):
        if (line.first_title, line.second_title) == titles_wanted and not line.decision:
            page.pairs.setCurrentRow(row)
            return
    raise AssertionError(titles_wanted)


def test_a_group_is_shown_and_joined_at_once(page, bridge):
    go_to(page, LANTERN.title, LANTERN.title)
    assert page.foot.group.text() == "Show all 3 of this group"
    page.foot.group.click()
    assert page.heading.text() == "Are these 3 the same paper?"
    page.decide(Verdict.SAME)
    assert titles(bridge.session)[0] == (LANTERN.title, 3)
    assert bridge.session.library.undo_label == "Join 3 papers"
    assert [one.first_title for one in page._open_lines()] == [TIDE.title]


def test_a_group_of_different_papers_is_kept_apart_for_good(page, bridge):
    go_to(page, LANTERN.title, LANTERN.title)
    page.foot.group.click()
    page.decide(Verdict.DIFFERENT)
    assert titles(bridge.session).count((LANTERN.title, 1)) == 3
    bridge.session.duplicates.look(Progress())
    assert len(bridge.session.duplicates.pairs()) == 1


def test_a_pair_that_stands_alone_has_no_group(page):
    go_to(page, TIDE.title, TIDE.title)
    assert page.foot.group.isHidden()


def test_all_pairs_of_equal_certainty_are_decided_at_once(page, bridge):
    line = next(one for one in page._open_lines() if one.first_title == LANTERN.title)
    equal = [one.pair.id for one in page._equal(line)]
    others = {one.pair.id for one in page._open_lines()} - set(equal)
    assert len(equal) > 1
    go_to(page, LANTERN.title, LANTERN.title)
    assert page.foot.all_different.text() == f"All {len(equal)} are different"
    page.foot.all_different.click()
    assert {pair.id for pair in bridge.session.duplicates.pairs()} == others
    bridge.session.library.undo(Progress())
    assert {pair.id for pair in bridge.session.duplicates.pairs()} == others | set(equal)


def test_the_keys_of_the_foot_reach_groups_and_choices(page, qtbot):
    page.window().activateWindow()
    qtbot.waitUntil(page.window().isActiveWindow)
    go_to(page, LANTERN.title, LANTERN.title)
    qtbot.keyClick(page.pairs, Qt.Key.Key_G)
    assert page.heading.text() == "Are these 3 the same paper?"
    qtbot.keyClick(page.pairs, Qt.Key.Key_F)
    assert page.comparison.choosing
    qtbot.keyClick(page.pairs, Qt.Key.Key_F)
    assert not page.comparison.choosing and page.comparison.radios == {}


def test_the_chosen_value_is_the_joined_papers_own(page, bridge):
    go_to(page, LANTERN.title, LANTERN.title)
    page.foot.group.click()
    page.foot.choose.click()
    by_paper = {one.id: one for one in bridge.session.search.papers(range(1, 6))}
    (third,) = [key for key, one in by_paper.items() if len(one.authors) == 3]
    assert {field for field, _ in page.comparison.radios} == {"authors"}
    first = min(key for _, key in page.comparison.radios)
    page.comparison.radios["authors", first].click()
    assert page.comparison.choices == {"authors": first}
    page.decide(Verdict.SAME)
    (paper,) = [
        one for one in bridge.session.search.papers(range(1, 6)) if one.title == LANTERN.title
    ]
    assert paper.authors == by_paper[first].authors != by_paper[third].authors
    assert paper.record_count == 3
    assert ("authors" in paper.edited) == (first != third)
