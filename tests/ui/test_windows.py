"""The window made anew in another language: nothing of what one was doing is lost."""

import pytest
import shiboken6
from PySide6.QtCore import QLocale

from desktop_app.jobs.job_queue import ImmediateQueue, Lane
from desktop_app.model.description import Description
from desktop_app.model.query import INBOX, LIBRARY, PaperQuery, PlaceKind
from desktop_app.ui.language import Language, Speech, spoken
from desktop_app.ui.view_state import Page
from desktop_app.ui.windows import Windows


@pytest.fixture
def windows(qtbot, qapp, settings, look, tmp_path):
    """One over a library of three papers, in English."""
    settings.language = Language.ENGLISH
    made = Windows(qapp, settings, look, ImmediateQueue())
    made.bridge.open_library(tmp_path / "garden.paperfold")
    for title in ("Moss at noon", "Moss at dusk", "Ferns"):
        made.bridge.session.papers.add(Description(title=title))
    made.window.show()
    assert all((made.window.sidebar, made.window.menus))
    yield made
    made.close()
    made._speech.speak(Language.ENGLISH)
    QLocale.setDefault(QLocale.system())


def in_chinese(qtbot, windows):
    before = windows.window
    before.run_action("language.chinese")
    qtbot.waitUntil(lambda: windows.window is not before)
    return windows.window


def menu_titles(window):
    return [action.text() for action in window.menuBar().actions()]


def test_the_window_speaks_chinese_without_a_restart(qtbot, windows, settings):
    assert menu_titles(windows.window)[:2] == ["File", "Edit"]
    window = in_chinese(qtbot, windows)
    assert menu_titles(window)[:2] == ["文件(F)", "编辑(E)"]
    assert window.menus.actions["language.chinese"].isChecked()
    assert settings.language is Language.CHINESE
    qtbot.waitUntil(window.isVisible)
    window.run_action("language.english")
    qtbot.waitUntil(lambda: windows.window is not window)
    assert menu_titles(windows.window)[:2] == ["File", "Edit"]


def test_everything_is_twice_as_large_without_a_restart(qtbot, windows, look, settings):
    before, row = windows.window, look.row_height
    before.run_action("view.scale_200")
    before.run_action("view.all_smaller")
    qtbot.waitUntil(lambda: windows.window is not before)
    assert settings.scale == look.scale == 1.75
    assert look.row_height == pytest.approx(1.75 * row, abs=2)
    made = windows.window
    made.run_action("view.scale_100")
    qtbot.waitUntil(lambda: windows.window is not made)
    assert look.row_height == row


def test_place_search_and_choice_are_as_they_were(qtbot, windows):
    view = windows.view_state
    view.set_place(LIBRARY)
    windows.window.search_bar.field.setText("moss")
    windows.window.search_bar.search_now()
    qtbot.waitUntil(lambda: view.found == 2)
    windows.window.table.choose_row(1)
    chosen, query = view.chosen, view.query
    window = in_chinese(qtbot, windows)
    assert windows.view_state is not view
    qtbot.waitUntil(lambda: windows.view_state.chosen == chosen)
    assert windows.view_state.query == query
    assert window.search_bar.field.text() == "moss"
    assert windows.view_state.words == view.words != ()
    assert windows.view_state.library == view.library


def test_what_was_done_can_still_be_undone(qtbot, windows):
    session = windows.bridge.session
    session.tags.add([1, 2], ["dusk"])
    window = in_chinese(qtbot, windows)
    assert windows.bridge.session is session
    window.run_action("edit.undo")
    assert session.search.rows([1])[0].tags == ()


def test_only_the_new_window_follows_the_library(qtbot, windows):
    before, old_bridge = windows.window, windows.bridge
    told = []
    old_bridge.library_changed.connect(told.append)
    in_chinese(qtbot, windows)
    windows.bridge.library_changed.connect(lambda _: told.append("new"))
    windows.bridge.session.papers.add(Description(title="Oaks"))
    assert told == ["new"]
    qtbot.waitUntil(lambda: not shiboken6.isValid(before))


def test_a_note_that_is_being_typed_is_kept(qtbot, windows):
    window = windows.window
    window.activateWindow()
    windows.view_state.set_place(LIBRARY)
    window.table.choose_row(0)
    paper = windows.view_state.chosen[0]
    window.run_action("paper.note")
    note = window.details.paper.note
    qtbot.waitUntil(note.field.hasFocus)
    qtbot.keyClicks(note.field, "grows slowly")
    in_chinese(qtbot, windows)
    assert windows.bridge.session.search.paper(paper).note == "grows slowly"


def test_a_page_is_found_again(qtbot, windows):
    windows.view_state.set_place(INBOX)
    windows.view_state.set_page(Page.NEWS)
    in_chinese(qtbot, windows)
    assert windows.view_state.page is Page.NEWS
    assert windows.view_state.query.place == INBOX


def test_what_runs_is_not_disturbed(qtbot, qapp, windows, monkeypatch):
    before, bridge = windows.window, windows.bridge
    asked = []

    def work(session, progress):
        before.run_action("language.chinese")
        asked.append(bridge.busy)

    bridge.run("Counting leaves", work, lane=Lane.READ)
    assert asked == [True]
    assert not bridge.busy
    qtbot.waitUntil(lambda: windows.window is not before)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["zh-Hans-CN", "en-US"], Language.CHINESE),
        (["zh-CN"], Language.CHINESE),
        (["zh"], Language.CHINESE),
        (["zh-Hant-TW", "zh-TW"], Language.ENGLISH),
        (["en-GB", "zh-CN"], Language.ENGLISH),
        (["de-DE", "zh-CN"], Language.CHINESE),
        (["de-DE"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_the_desktops_language_is_taken_where_there_is_it(wishes, language):
    assert spoken(Language.SYSTEM, wishes) is language
    assert spoken(Language.ENGLISH, wishes) is Language.ENGLISH


def test_qt_itself_speaks_chinese(qapp):
    speech = Speech(qapp)
    speech.speak(Language.CHINESE)
    assert qapp.translate("QPlatformTheme", "Cancel") == "取消"
    speech.speak(Language.ENGLISH)
    assert qapp.translate("QPlatformTheme", "Cancel") == "Cancel"
    QLocale.setDefault(QLocale.system())


def test_what_was_done_can_be_undone_in_the_new_language(qtbot, windows):
    """Said in the words of now; so is what was undone."""
    windows.view_state.set_place(LIBRARY)
    qtbot.waitUntil(lambda: windows.view_state.found == 3)
    windows.window.table.choose_row(0)
    bar = windows.window.job_bar
    windows.window.run_action("paper.to_read")
    told = bar._done.text()
    assert told == "Mark “Ferns” as “to read”"
    window = in_chinese(qtbot, windows)
    bar = window.job_bar
    qtbot.waitUntil(bar._undo.isVisible)
    assert "Ferns" in bar._done.text() != told
    assert not bar._done_icon.pixmap().isNull()
    bar._undo.click()
    assert "Ferns" in bar._done.text() and not bar._undo.isVisible()
    undone = bar._done.text()
    window.run_action("language.english")
    qtbot.waitUntil(lambda: windows.window is not window)
    again = windows.window.job_bar
    qtbot.waitUntil(again._done.isVisible)
    assert again._done.text() == f"Undone: {told}" != undone
    assert not again._undo.isVisible()


def test_searches_of_other_places_are_there_in_the_new_language(qtbot, windows):
    view = windows.view_state
    view.set_place(LIBRARY)
    windows.window.search_bar.field.setText("moss")
    windows.window.search_bar.search_now()
    view.set_place(INBOX)
    in_chinese(qtbot, windows)
    assert windows.view_state.query.place == INBOX and windows.view_state.query.text == ""
    windows.view_state.set_place(LIBRARY)
    assert (windows.view_state.query.text, windows.view_state.words) == ("moss", ("moss*",))
    windows.view_state.set_place(INBOX)
    windows.view_state.set_place(LIBRARY)
    assert windows.view_state.query.text == "moss"


def test_a_saved_search_is_still_the_one_that_is_shown(qtbot, windows):
    session = windows.bridge.session
    session.saved_searches.keep("Mosses", PaperQuery(LIBRARY, "moss"))
    (saved,) = session.saved_searches.all()
    windows.window.searches.show(saved)
    window = in_chinese(qtbot, windows)
    assert window.shown_search == saved.id
    assert window.menus.actions["searches.update"].isEnabled()


def test_back_from_papers_like_others_leads_on(qtbot, windows):
    windows.view_state.set_place(LIBRARY)
    qtbot.waitUntil(lambda: windows.view_state.found == 3)
    windows.window.table.choose_row(0)
    windows.window.run_action("paper.more_like")
    window = in_chinese(qtbot, windows)
    assert windows.view_state.query.place.kind is PlaceKind.SIMILAR
    window.run_action("go.back")
    assert windows.view_state.query.place == LIBRARY


def test_the_window_that_goes_is_not_painted_in_the_type_of_the_next(qtbot, windows):
    before = windows.window
    before.run_action("view.scale_200")
    qtbot.waitUntil(lambda: not before.updatesEnabled())
    assert before.isVisible()
    qtbot.waitUntil(lambda: windows.window is not before and windows.window.isVisible())
    assert not before.updatesEnabled()
    qtbot.waitUntil(lambda: not shiboken6.isValid(before))


def test_who_closes_the_program_while_the_window_changes_closes_the_library(qtbot, windows):
    before, session = windows.window, windows.bridge.session
    before.run_action("language.chinese")
    qtbot.waitUntil(lambda: not before.updatesEnabled())
    before.close()
    assert windows.window is not before
    assert windows.bridge.session is None and session.library._database._closed
