import shutil
import threading
from contextlib import closing

import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QUrl
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from desktop_app.jobs.job_queue import ImmediateQueue, JobQueue
from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import DiskFull
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import INBOX, LIBRARY, Place, PlaceKind
from desktop_app.paths import log_file
from desktop_app.services.session import Session
from desktop_app.ui.actions.key_list import key_list
from desktop_app.ui.actions.key_map import KeyMap
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.details.details_pane import DetailsPane
from desktop_app.ui.listings.no_library import NoLibrary
from desktop_app.ui.look import CONTRAST_DARK, SCALES, Look, Theme
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.view_state import Page, ViewState

BIBLIOGRAPHY = """
@article{thorn2020, title={Moss at noon}, author={Ada Thorn and Bela Reed}, year=2020,
  doi={10.5555/garden.1}}
@article{reed2021, title={Ferns and their spores}, author={Bela Reed}, year=2021,
  doi={10.5555/garden.2}}
"""


@pytest.fixture
def bibliography(tmp_path):
    path = tmp_path / "garden.bib"
    path.write_text(BIBLIOGRAPHY)
    return path


def titles(window):
    rows = window._bridge.session.search.rows(window.table.papers.ids)
    return [row.title for row in rows]


def run(window, name):
    window.menus.run(name)


def dropped(*paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def test_an_empty_library_says_what_to_do(window):
    assert window._view_state.page is Page.EMPTY
    assert not window.details.isVisible()
    assert window.search_bar.field.placeholderText() == "Search papers, once there are some"


def test_one_walk_from_a_file_to_a_tag_and_back(qtbot, window, view_state, bibliography, prompts):
    prompts.answers = [[bibliography]]
    run(window, "file.import")
    assert {"*.bib", "*.ris", "*.abs", "*.html", "*.txt"} <= set(
        prompts.filters[-1].partition("(")[2].partition(")")[0].split()
    )
    assert view_state.page is Page.REPORT
    assert view_state.report.new == 2
    run(window, "go.library")
    assert sorted(titles(window)) == ["Ferns and their spores", "Moss at noon"]
    window.focus_search()
    qtbot.keyClicks(window.search_bar.field, "moss")
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Return)
    assert titles(window) == ["Moss at noon"]
    assert view_state.chosen == tuple(window.table.papers.ids)
    paper = view_state.chosen[0]
    window._bridge.run("", lambda session, _: session.tags.add([paper], ["shade"]))
    assert window.menus.actions["edit.undo"].text() == "&Undo Tag “shade” on “Moss at noon”"
    run(window, "edit.undo")
    assert window._bridge.session.search.paper(paper).tags == ()
    assert window.menus.actions["edit.redo"].text() == "&Redo Tag “shade” on “Moss at noon”"
    run(window, "edit.redo")
    assert window._bridge.session.search.paper(paper).tags == ("shade",)
    run(window, "paper.trash")
    run(window, "go.trash")
    assert titles(window) == ["Moss at noon"] or window.search_bar.field.text() == "moss"


def test_files_dropped_or_pasted_are_imported_and_libraries_opened(
    window, view_state, bridge, bibliography, tmp_path
):
    window.take(dropped(bibliography))
    assert view_state.report.new == 2
    window.take(dropped(bibliography))
    assert view_state.report.nothing_new
    QGuiApplication.clipboard().setText("@book{x, title={A hedge in winter}, author={Cy Hay}}")
    run(window, "file.paste")
    assert view_state.report.new == 1
    other = tmp_path / "other.paperfold"
    Session.open(other).close()
    window.take(dropped(other))
    assert bridge.session.library.path == other
    assert window.windowTitle() == "other – Paperfold"


def test_status_and_triage_by_key_on_many_papers(qtbot, window, bridge, garden, view_state):
    view_state.set_page(Page.PAPERS)
    view_state.set_chosen(tuple(garden[:3]))
    window.table.setFocus()
    for key, status in (("U", Status.UNREAD), ("T", Status.TO_READ), ("D", Status.READ)):
        qtbot.keyClicks(window.table, key.lower())
        assert all(bridge.session.search.paper(each).status is status for each in garden[:3])
    qtbot.keyClicks(window.table, "b")
    assert all(bridge.session.search.paper(each).triage is Triage.INBOX for each in garden[:3])
    run(window, "go.inbox")
    assert sorted(window.table.papers.ids) == sorted(garden[:3])


def test_letters_in_the_search_field_are_letters(qtbot, window, bridge, garden, view_state):
    view_state.set_page(Page.PAPERS)
    view_state.set_chosen(tuple(garden[:1]))
    before = bridge.undo_label
    window.focus_search()
    qtbot.keyClicks(window.search_bar.field, "durbkxt")
    assert window.search_bar.field.text() == "durbkxt"
    assert bridge.undo_label == before


def test_what_cannot_be_done_is_switched_off(window, garden, view_state):
    view_state.set_page(Page.PAPERS)
    actions = window.menus.actions
    assert not actions["tags.add"].isEnabled()
    assert not actions["paper.restore"].isEnabled()
    view_state.set_chosen(tuple(garden[:2]))
    assert actions["tags.add"].isEnabled() and actions["paper.trash"].isEnabled()
    assert not actions["paper.open"].isEnabled(), "it opens one paper, not two"
    assert {action.objectName() for action in window.menus.context_menu().actions()} >= {
        "tags.add", "paper.trash",
    }  # fmt: skip


def test_copying_citations_titles_and_bibtex(window, garden, view_state):
    view_state.set_page(Page.PAPERS)
    view_state.set_chosen((garden[0],))
    clipboard = QGuiApplication.clipboard()
    run(window, "edit.copy_title")
    assert clipboard.text() == "Moss at noon"
    run(window, "edit.copy_citation")
    assert "Thorn" in clipboard.text() and "2019" in clipboard.text()
    run(window, "edit.copy_bibtex")
    assert clipboard.text().lstrip().startswith("@")
    assert window.job_bar.notice == "Copied 1 paper"
    assert window.banners.banners() == []


def test_nothing_found_says_so_and_offers_a_way_on(qtbot, window, garden, view_state):
    view_state.set_page(Page.PAPERS)
    view_state.set_text("zebra")
    assert window.nothing_found.isVisible()
    assert window.nothing_found._heading.text() == "No paper matches"
    window.nothing_found._clear.click()
    assert view_state.query.text == ""
    assert not window.nothing_found.isVisible()
    view_state.set_place(INBOX)
    assert window.nothing_found._heading.text() == "Inbox is empty"


def test_failures_are_banners_with_what_to_do(window, bridge, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    log_file().parent.mkdir(parents=True)
    log_file().touch()
    bridge.job_failed.emit(DiskFull("The disk is full.", "Nothing was changed."))
    bridge.job_failed.emit(ZeroDivisionError("a fault"))
    said = [banner.label.text() for banner in window.banners.banners()]
    assert said == [
        "Something went wrong in Paperfold; the log has it",
        "The disk is full. Nothing was changed.",
    ]
    assert window.banners.banners()[0].button.text() == "Open the log"
    log_file().unlink()
    bridge.job_failed.emit(ZeroDivisionError("a fault"))
    said = window.banners.banners()[0]
    assert said.label.text().endswith("and the log could not be written")
    assert said.button is None


def test_a_library_that_cannot_be_opened_leaves_the_present_one(window, bridge, prompts, tmp_path):
    wrong = tmp_path / "letter.paperfold"
    wrong.write_text("Dear reader, " * 400)
    prompts.answers = [wrong]
    before = bridge.session
    run(window, "file.open")
    assert bridge.session is before
    assert len(window.banners.banners()) == 1


def test_a_new_library_becomes_the_recent_one(window, bridge, prompts, settings, tmp_path):
    first = bridge.session.library.path
    settings.add_recent(first)
    prompts.answers = [tmp_path / "fresh.paperfold"]
    run(window, "file.new")
    assert settings.recent[0] == tmp_path / "fresh.paperfold"
    recent = next(
        menu for menu in window.findChildren(type(window.menuBar().actions()[0].menu()))
        if menu.title() == "Open &recent"
    )  # fmt: skip
    recent.aboutToShow.emit()
    assert [action.text() for action in recent.actions()] == [first.stem]


def test_another_library_is_shown_without_the_search_and_report_of_the_last_one(
    qtbot, window, bridge, view_state, bibliography, prompts, tmp_path
):
    prompts.answers = [[bibliography]]
    run(window, "file.import")
    view_state.set_place(Place(PlaceKind.TAG, "1"))
    qtbot.keyClicks(window.search_bar.field, "moss")
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Return)
    run(window, "file.report")
    first = bridge.session.library.path
    prompts.answers = [tmp_path / "fresh.paperfold"]
    run(window, "file.new")
    assert window.search_bar.field.text() == ""
    assert view_state.query.text == "" and view_state.query.place == LIBRARY
    assert view_state.page is Page.EMPTY and view_state.report is None
    window.libraries.open(first)
    assert sorted(titles(window)) == ["Ferns and their spores", "Moss at noon"]


def test_themes_sidebar_and_details_are_remembered(window, settings, look):
    run(window, "view.dark")
    assert look.dark and settings.theme is Theme.DARK
    assert window.menus.actions["view.dark"].isChecked()
    run(window, "view.sidebar")
    assert not settings.sidebar and not window.sidebar.isVisible()
    run(window, "view.details_below")
    assert settings.details == "below" and window.panes.below
    run(window, "view.larger")
    assert settings.zoom == look.zoom > 1
    run(window, "view.own_size")
    run(window, "view.contrast_dark")
    assert look.tokens is CONTRAST_DARK and settings.theme is Theme.CONTRAST_DARK
    run(window, "view.light")


def test_the_size_of_everything_is_chosen_and_remembered(window, settings):
    wanted = []
    window.anew_wanted.connect(lambda: wanted.append(settings.scale))
    run(window, "view.scale_150")
    assert window.menus.actions["view.scale_150"].isChecked()
    run(window, "view.all_larger")
    for _ in SCALES:
        run(window, "view.all_smaller")
    run(window, "view.scale_100")
    assert wanted[:3] == [1.5, 1.75, 1.5] and wanted[-2:] == [SCALES[0], 1.0]


def test_narrow_windows_fold_what_has_no_room(window, view_state, garden):
    view_state.set_page(Page.PAPERS)
    window.resize(1440, 800)
    assert window.details.isVisible() and not window.panes.below
    window.resize(1100, 800)
    assert window.panes.below and window.sidebar.isVisible()
    window.resize(880, 800)
    assert not window.sidebar.isVisible()
    window.resize(1440, 800)
    assert window.sidebar.isVisible() and not window.panes.below


def test_place_geometry_and_widths_outlast_a_restart(
    qtbot, window, bridge, look, settings, prompts
):
    window._view_state.set_place(Place(PlaceKind.STATUS, "reading"))
    window.resize(780, 700)
    window.close()
    state = ViewState()
    again = MainWindow(Bridge(JobQueue()), state, look, settings, prompts)
    qtbot.addWidget(again)
    assert state.query.place == Place(PlaceKind.STATUS, "reading")
    assert (again.width(), again.height()) == (780, 700)
    again.close()


@pytest.mark.parametrize(
    ("name", "place"), [("test", Place(PlaceKind.TAG, "shade")), ("other", LIBRARY)]
)
def test_a_tag_is_gone_back_to_in_its_own_library_only(
    qtbot, window, garden, look, settings, prompts, tmp_path, name, place
):
    window._view_state.set_place(Place(PlaceKind.TAG, "shade"))
    window.close()
    shutil.copy(tmp_path / "test.paperfold", tmp_path / "other.paperfold")
    state, again = ViewState(), Bridge(ImmediateQueue())
    shown = MainWindow(again, state, look, settings, prompts)
    qtbot.addWidget(shown)
    assert state.query.place == Place(PlaceKind.TAG, "shade")
    again.open_library(tmp_path / f"{name}.paperfold")
    assert state.query.place == place
    shown.close()


def test_an_import_is_taken_back_from_its_report(window, bridge, view_state, bibliography, prompts):
    window.take(dropped(bibliography))
    report = view_state.report
    paper = report.files[0].papers[0]
    bridge.session.tags.add([paper], ["shade"])
    window.pages.take_back_requested.emit(report.import_id)
    assert prompts.asked[-1] == "Take back this import?"
    assert bridge.session.search.paper(paper) is not None
    prompts.answers = [True]
    window.pages.take_back_requested.emit(report.import_id)
    assert bridge.session.search.paper(paper) is None


def _waits_once(written: threading.Event, go_on: threading.Event):
    """A listener of the library that holds the lane that writes after the first write of an import:
    part of it is in the file, and the rest is still to come."""

    def listen(_event) -> None:
        if not written.is_set():
            written.set()
            assert go_on.wait(20)

    return listen


def test_closing_during_an_import_leaves_a_consistent_library(
    qtbot, look, settings, prompts, tmp_path
):
    path = tmp_path / "closing.paperfold"
    listing = tmp_path / "long.bib"
    listing.write_text(
        "\n".join(
            f"@article{{k{n}, title={{Moss of the {n}th garden}}, author={{Ada Thorn}}, year=2020}}"
            for n in range(4000)
        )
    )
    bridge = Bridge(JobQueue())
    window = MainWindow(bridge, ViewState(), look, settings, prompts)
    window.show()
    with qtbot.waitSignal(bridge.library_opened):
        window.libraries.open(path)
    written, go_on = threading.Event(), threading.Event()
    bridge.session.library.subscribe(_waits_once(written, go_on))
    window.imports.import_paths([listing])
    qtbot.waitUntil(written.is_set)
    threading.Timer(0.2, go_on.set).start()
    window.close()
    assert not any(
        thread.name.endswith("lane") and thread.is_alive() for thread in threading.enumerate()
    )
    session = Session.open(path)
    session.imports.recover(Progress())
    assert session.imports.imports() == []
    assert list(session.search.exact_ids(ViewState().query)) == []
    assert session.checks.check(Progress()) == []
    session.close()


def test_every_control_has_a_name(window, garden, view_state):
    view_state.set_page(Page.PAPERS)
    view_state.set_chosen((garden[0],))
    unnamed = [
        repr(widget)
        for widget in window.findChildren(QWidget)
        if isinstance(widget, QAbstractButton | QLineEdit)
        and widget.isVisible()
        and not (widget.accessibleName() or getattr(widget, "text", str)() or widget.toolTip())
    ]
    assert unnamed == []


def test_the_letters_of_menus_open_them_without_lines(window):
    assert [action.text() for action in window.menuBar().actions()] == [
        "File", "Edit", "Paper", "Tags", "Lists", "Sources", "View", "Go", "Help",
    ]  # fmt: skip
    keys = {action.shortcut().toString() for action in window.findChildren(QAction)}
    assert QKeySequence("Ctrl+I").toString() in keys


def test_stars_are_given_by_key_to_all_chosen_papers_and_undone_at_once(
    qtbot, window, garden, view_state, bridge
):
    view_state.set_page(Page.PAPERS)
    window.table.selectAll()
    qtbot.keyClick(window.table, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert [row.rating for row in bridge.session.search.rows(garden)] == [4] * 5
    assert bridge.undo_label == "Rate 5 papers 4 stars"
    qtbot.keyClick(window.table, Qt.Key.Key_0, Qt.KeyboardModifier.AltModifier)
    assert [row.rating for row in bridge.session.search.rows(garden)] == [None] * 5
    run(window, "edit.undo")
    assert [row.rating for row in bridge.session.search.rows(garden)] == [4] * 5
    run(window, "edit.undo")
    assert [row.rating for row in bridge.session.search.rows(garden)] == [None] * 5


def test_undo_stays_readable_however_long_the_names_are(window, garden, view_state, bridge):
    bridge.session.papers.set_field(garden[:1], "title", "Very slow growth " * 30)
    names = ["a long way/" + "down " * 30, "b" * 200, "no & more\u202e"]
    bridge.session.tags.add(garden[:1], names)
    text = window.menus.actions["edit.undo"].text()
    assert text.startswith("&Undo Tag “a long way/down") and text.endswith("…")
    assert len(text) <= 90 and "\n" not in text
    bridge.session.tags.add(garden[:1], ["no & more\u202e"])
    bridge.session.tags.remove(garden[:1], ["no & more\u202e"])
    text = window.menus.actions["edit.undo"].text()
    assert text == "&Undo Remove “no && more ” from “Very slow growth Very slow growth Very…”"


def test_the_key_for_the_note_shows_the_details_and_puts_the_caret_into_the_note(
    qtbot, window, garden, view_state, bridge
):
    view_state.set_page(Page.PAPERS)
    window.show_details("off")
    window.table.choose((garden[1],))
    assert not window.details.isVisible()
    window.table.setFocus()
    qtbot.keyClick(window.table, Qt.Key.Key_N)
    note = window.details.paper.note
    assert window.details.isVisible() and note.editing and note.paper_id == garden[1]
    qtbot.waitUntil(lambda: QApplication.focusWidget() is note.field)
    qtbot.keyClicks(note.field, "by the pond")
    qtbot.keyClick(note.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert bridge.session.search.paper(garden[1]).note == "by the pond"


def test_the_note_waits_for_the_paper_that_is_still_being_read(qtbot, view_state, look, tmp_path):
    with closing(Session.open(tmp_path / "threads.paperfold")) as session:
        one, two = (session.papers.add(Description(title=title)) for title in ("One", "Two"))
    bridge = Bridge(JobQueue())
    bridge.open_library(tmp_path / "threads.paperfold")
    qtbot.waitUntil(lambda: bridge.session is not None)
    pane = DetailsPane(bridge, view_state, look)
    qtbot.addWidget(pane)
    pane.show()
    view_state.set_chosen((one,))
    qtbot.waitUntil(lambda: pane.showing is not pane._hint)
    view_state.set_chosen((two,))
    pane.edit_note()
    note = pane.paper.note
    assert note.paper_id == one and not note.editing
    qtbot.waitUntil(lambda: note.editing)
    assert note.paper_id == two
    bridge.close()


def test_the_new_keys_stand_in_the_list_of_shortcuts(settings):
    listed = {entry.words: entry.key for entry in key_list(KeyMap(settings))}
    assert listed["Rating: 3 stars"] == "Alt+3"
    assert listed["Rating: No stars"] == "Alt+0"
    assert listed["Edit the note"] == "N"


def test_it_is_told_that_a_broken_off_import_was_taken_back(window, bridge):
    bridge.recovered.emit(1)
    (banner,) = window.banners.banners()
    assert banner.label.text().startswith("An import that was broken off was taken back")


def test_an_empty_library_says_what_to_do_wherever_papers_would_come(
    window, view_state, bibliography, bridge
):
    for name, page in (
        ("go.inbox", Page.EMPTY),
        ("go.library", Page.EMPTY),
        ("go.untagged", Page.PAPERS),
        ("go.inbox", Page.EMPTY),
        ("go.duplicates", Page.DUPLICATES),
        ("go.library", Page.EMPTY),
    ):
        run(window, name)
        assert view_state.page is page
        assert window.pages.currentWidget() is window.pages.page(page)
    view_state.set_text("moss")
    assert view_state.page is Page.PAPERS
    view_state.set_text("")
    assert view_state.page is Page.EMPTY
    window.take(dropped(bibliography))
    run(window, "go.library")
    assert view_state.page is Page.PAPERS


def test_a_new_library_opens_on_its_empty_page(window, view_state, bibliography, prompts, tmp_path):
    window.take(dropped(bibliography))
    for name in ("go.duplicates", "go.untagged", "go.trash"):
        run(window, name)
        prompts.answers = [tmp_path / f"{name}.paperfold"]
        run(window, "file.new")
        assert view_state.page is Page.EMPTY
        assert view_state.query.place == LIBRARY
        window.take(dropped(bibliography))


def test_a_cancelled_import_is_told(qtbot, look, settings, prompts, tmp_path):
    listing = tmp_path / "long.bib"
    listing.write_text(
        "\n".join(
            f"@article{{k{n}, title={{Fern of the {n}th garden}}, author={{Ada Thorn}}, year=2020}}"
            for n in range(4000)
        )
    )
    bridge = Bridge(JobQueue())
    window = MainWindow(bridge, ViewState(), look, settings, prompts)
    window.show()
    with qtbot.waitSignal(bridge.library_opened):
        window.libraries.open(tmp_path / "mine.paperfold")
    assert window.job_bar.notice == ""
    jobs = {}
    bridge.job_changed.connect(lambda job: jobs.setdefault(job.title, job))
    written, go_on = threading.Event(), threading.Event()
    bridge.session.library.subscribe(_waits_once(written, go_on))
    window.imports.import_paths([listing])
    qtbot.waitUntil(lambda: written.is_set() and "Adding papers from long.bib" in jobs)
    jobs["Adding papers from long.bib"].cancel()
    go_on.set()
    qtbot.waitUntil(lambda: bool(window.job_bar.notice))
    assert window.job_bar.notice == "Cancelled: nothing of this import was kept"
    assert bridge.session.imports.imports() == []
    window.close()


def test_without_a_library_there_are_buttons_to_get_one(
    qtbot, look, settings, prompts, view_state, tmp_path
):
    damaged = tmp_path / "damaged.paperfold"
    damaged.write_text("this is no library")
    bridge = Bridge(ImmediateQueue())
    window = MainWindow(bridge, view_state, look, settings, prompts)
    qtbot.addWidget(window)
    window.libraries.open(damaged)
    page = window.pages.currentWidget()
    assert isinstance(page, NoLibrary)
    assert window.search_bar.isHidden() and window._details_place.isHidden()
    prompts.answers = [tmp_path / "mine.paperfold"]
    page.new.click()
    assert bridge.session.library.path == tmp_path / "mine.paperfold"
    assert window.pages.currentWidget() is window.pages.page(view_state.page)
    assert not window.search_bar.isHidden()
    window.close()


def test_a_library_that_is_gone_is_told_until_it_is_back(window, bridge, tmp_path):
    path = bridge.session.library.path
    path.rename(tmp_path / "elsewhere")
    bridge._look_for_changes()
    (banner,) = window.banners.banners()
    assert "was deleted or moved" in banner.label.text()
    bridge._look_for_changes()
    assert len(window.banners.banners()) == 1
    (tmp_path / "elsewhere").rename(path)
    bridge._look_for_changes()
    assert window.banners.banners() == []


def test_icons_that_the_first_rows_did_without_are_painted_after_them(
    qtbot, qapp, settings, prompts, view_state, bridge, garden
):
    window = MainWindow(bridge, view_state, Look(qapp, icons=False), settings, prompts)
    qtbot.addWidget(window)
    button = window.search_bar.button
    window.show()
    qtbot.waitExposed(window)
    before = button.grab().toImage()
    bridge.library_opened.emit(bridge.session)
    painted = Painted(button)
    qtbot.waitUntil(lambda: window._look.icons and painted.times > 0)
    assert button.grab().toImage() != before
    assert not window.windowIcon().isNull()


class Painted(QObject):
    """Counts how often a widget was painted."""

    def __init__(self, widget):
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        self.times += event.type() is QEvent.Type.Paint
        return False
