"""Several listings looked at one after the other in the real window are one import."""

import threading
from dataclasses import astuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.jobs.progress import Progress
from desktop_app.model.query import INBOX, PaperQuery
from desktop_app.services.preview.preview_service import preview_of
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.ui.controls.button import Button
from desktop_app.ui.view_state import Page
from tests.services.listings_made import LANTERN, TIDE, mail
from tests.services.test_preview_service import PAGE, WESTERN
from tests.ui.listings.previews import look_at, page_of

OTHER = """Home
Eve Loam
Publications (2)
Reeds that bend in rain
Eve Loam, Finn Marsh
Reeds were counted on a shore after each rain of one autumn, those that stood and those that \
did not, and…
Lichen on three old walls
Eve Loam
Three walls were looked at with a glass each spring; what grew there is told here, and what \
did not any more…
"""


@pytest.fixture
def previewed(window, prompts, qtbot, tmp_path):
    """Import with Preview, of as many files as there are texts; the page."""

    def shown(*texts):
        paths = [tmp_path / f"{number}.txt" for number in range(len(texts))]
        for path, text in zip(paths, texts, strict=True):
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        prompts.answers = [paths]
        window.menus.run("file.import_preview")
        return page_of(window, qtbot)

    return shown


@pytest.fixture
def press(qtbot):
    def pressed(page, key):
        qtbot.waitUntil(lambda: page.seen)
        QTest.keyClick(page.records, key)

    return pressed


def in_inbox(window):
    return len(window._bridge.session.search.ids(PaperQuery(INBOX)))


def button(page, text):
    (found,) = (one for one in page.findChildren(Button) if one.text() == text)
    return found


def lines(window):
    return [
        (file.summary.name, file.not_added, file.summary.records)
        for file in window._view_state.report.files
    ]


def test_one_report_and_one_step_for_all(window, previewed, press):
    page = previewed(PAGE, OTHER)
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_Return)
    view, session = window._view_state, window._bridge.session
    assert view.page is Page.REPORT
    assert lines(window) == [("0.txt", False, 3), ("1.txt", False, 2)]
    assert (view.report.papers, in_inbox(window)) == (5, 5)
    assert [step.label for step in session.library.history()] == ["Import 2 files"]
    button(window.pages.currentWidget(), "Read them now").click()
    assert view.found == 5
    window.menus.run("edit.undo")
    assert in_inbox(window) == 0
    assert session.imports.imports() == []


def test_take_back_takes_all_back(window, previewed, press):
    page = previewed(PAGE, OTHER)
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_Return)
    button(window.pages.currentWidget(), "Take back this import").click()
    assert in_inbox(window) == 0


def test_what_is_passed_over_stands_in_the_report_and_can_be_looked_at(
    window, previewed, press, qtbot
):
    page = previewed(PAGE, OTHER)
    assert page.cancel.text() == "Pass over"
    press(page, Qt.Key.Key_Escape)
    assert not page.stop.isVisible()
    press(page, Qt.Key.Key_Return)
    assert lines(window) == [("0.txt", True, 0), ("1.txt", False, 2)]
    report = window.pages.currentWidget()
    button(report, "Look at it").click()
    page = page_of(window, qtbot)
    assert page.head.name.text() == "0.txt"
    press(page, Qt.Key.Key_Return)
    assert lines(window) == [("0.txt", False, 3), ("1.txt", False, 2)]
    assert len(window._bridge.session.imports.imports()) == 1


def test_stopping_asks_what_becomes_of_those_that_were_added(
    window, previewed, press, prompts, qtbot
):
    page = previewed(PAGE, OTHER, WESTERN)
    press(page, Qt.Key.Key_Return)
    page.stop.click()
    assert prompts.asked[-1] == "Stop here?"
    assert window._view_state.page is Page.PREVIEW, "not answered: one goes on looking"
    prompts.answers = [0]
    page.stop.click()
    assert window._view_state.page is Page.REPORT
    assert lines(window) == [("0.txt", False, 3), ("1.txt", True, 0), ("2.txt", True, 0)]
    assert in_inbox(window) == 3


def test_stopping_can_take_back_what_was_added(window, previewed, press, prompts):
    page = previewed(PAGE, OTHER, WESTERN)
    press(page, Qt.Key.Key_Return)
    prompts.answers = [1]
    page.stop.click()
    assert window._view_state.page is Page.EMPTY
    assert in_inbox(window) == 0


def test_stopping_before_anything_is_added_asks_nothing(window, previewed, prompts):
    page = previewed(PAGE, OTHER)
    asked = len(prompts.asked)
    page.stop.click()
    assert len(prompts.asked) == asked
    assert window._view_state.page is Page.EMPTY


def test_listings_that_come_meanwhile_wait(window, previewed, press, qtbot):
    meanwhile = ListingInput(None, None, None, "meanwhile.txt", data=WESTERN)
    page = previewed(PAGE, OTHER)
    window.imports._run("", lambda: [meanwhile])
    assert page.head.name.text() == "0.txt"
    press(page, Qt.Key.Key_Escape)
    press(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.head.name.text() == "meanwhile.txt")
    press(page, Qt.Key.Key_Return)
    assert lines(window) == [("meanwhile.txt", False, 3)]


def test_the_last_report_is_found_again_after_a_start(window, previewed, press):
    page = previewed(PAGE, OTHER)
    press(page, Qt.Key.Key_Return)
    view = window._view_state
    view.set_page(Page.PAPERS)
    assert view.report is None
    window.menus.run("file.report")
    assert view.page is Page.REPORT
    assert lines(window) == [("0.txt", False, 3), ("1.txt", True, 0)]


def test_no_empty_page_is_seen_before_the_first_listing_stands_on_it(window, prompts, tmp_path):
    (tmp_path / "a.txt").write_text(PAGE)
    prompts.answers = [[tmp_path / "a.txt"]]
    seen = []
    pages = window.pages
    pages.currentChanged.connect(lambda _: seen.append(pages.currentWidget().count.text()))
    window.menus.run("file.import_preview")
    assert seen == []
    QTest.qWait(300)
    assert seen == ["3 records"]


def test_what_is_added_meanwhile_leaves_the_listing_in_sight(window, previewed, press):
    page = previewed(PAGE, OTHER)
    session = window._bridge.session
    window.imports._run("", lambda: [mail("June", [LANTERN])])
    assert window._view_state.page is Page.PREVIEW
    assert page.head.name.text() == "0.txt"
    assert window.job_bar._done.text() == "Import June"
    window.imports._run("", lambda: [mail("June", [LANTERN])])
    assert window.job_bar.notice == "Nothing new: all of it was in your library already"
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_Return)
    assert lines(window) == [("0.txt", False, 3), ("1.txt", False, 2)]
    assert [names for _, _, names, _ in map(astuple, session.imports.imports())] == [
        ("0.txt", "1.txt"), ("June",),
    ]  # fmt: skip


def test_what_was_clear_and_what_was_doubtful_is_one_import(window, press, qtbot):
    """As where several files are let go on the window."""
    doubtful = ListingInput(None, None, None, "doubtful.txt", data=WESTERN)
    window.imports._run("", lambda: [mail("June", [LANTERN]), doubtful, mail("July", [TIDE])])
    page = page_of(window, qtbot)
    assert in_inbox(window) == 2
    press(page, Qt.Key.Key_Return)
    assert lines(window) == [("June", False, 1), ("doubtful.txt", False, 3), ("July", False, 1)]
    steps = window._bridge.session.library.history()
    assert [step.label for step in steps] == ["Import 3 files"]
    window.menus.run("edit.undo")
    assert in_inbox(window) == 0


def test_adding_that_is_cancelled_is_told_and_can_be_done_again(there, press, qtbot):
    free = threading.Event()
    items = [ListingInput(None, text, None, name) for name, text in (("a", PAGE), ("b", OTHER))]
    look_at(there, [preview_of(item, None, Progress()) for item in items])
    page = page_of(there, qtbot)
    before = in_inbox(there)
    there._bridge.run("", lambda _, __: free.wait(60))
    press(page, Qt.Key.Key_Return)
    _, job = there.imports.previews._added_by
    job.cancel()
    free.set()
    told = "Cancelled: nothing of a was added"
    qtbot.waitUntil(lambda: there.job_bar.notice == told)
    assert page.head.name.text() == "a"
    assert in_inbox(there) == before
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.head.name.text() == "b")
    assert in_inbox(there) == before + 3
