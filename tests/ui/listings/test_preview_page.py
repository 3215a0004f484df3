"""The preview: both sides together, ticks, readers, encodings, teaching, adding and leaving."""

import threading

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView

from desktop_app.jobs.job_queue import JobQueue
from desktop_app.jobs.progress import Progress
from desktop_app.model.query import INBOX, PaperQuery
from desktop_app.model.record import Record
from desktop_app.services.preview.preview_service import preview_of
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.reading.taught_layouts import layout_names
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.listings import record_words
from desktop_app.ui.listings.record_ticks import RECORD
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.view_state import Page, ViewState
from tests.importing.test_sureness import LIST
from tests.importing.test_taught_layouts import TIGHT
from tests.services.test_preview_service import PAGE, PROSE, WESTERN
from tests.ui.listings.previews import look_at, page_of


def of_text(text):
    return ListingInput(None, text, None, "garden.txt")


def of_bytes(data):
    return ListingInput(None, None, None, "garden.txt", data=data)


@pytest.fixture
def show(window, qtbot):
    """Show previews of some inputs; the page."""

    def shown(*items):
        look_at(window, [preview_of(item, None, Progress()) for item in items])
        return page_of(window, qtbot)

    return shown


def in_library(window):
    return len(window._bridge.session.search.ids(PaperQuery(place=INBOX)))


def choose(page, row, words):
    """Choose words of a row in the source, as with the mouse."""
    block = page.source.document().findBlockByNumber(row)
    start = block.position() + block.text().index(words)
    cursor = QTextCursor(block)
    cursor.setPosition(start)
    cursor.setPosition(start + len(words), QTextCursor.MoveMode.KeepAnchor)
    page.source.setTextCursor(cursor)


def test_page_says_what_was_found(show):
    page = show(of_text(PAGE))
    assert page.count.text() == "3 records"
    assert page.claim.text() == "the page says 3"
    assert page.meter.words.text() == "75 % of the lines became 3 records"
    assert page.meter.rest.text() == "25 % passed over"
    assert page.add.text() == "Add 3 records"
    assert page.head.says.text() == "Nothing is doubtful here. None of it was added yet."
    assert page.head.reader.text() == "Text of a publication page"


def test_page_says_how_many_records_are_doubtful(show):
    page = show(
        of_text(
            "References\n\n"
            "Feld, Ida / Oak, Dan: Moos am Mittag. In: Zeitschrift für Gärten 12 (2019), S. 1–15.\n"
            "Reed, Bo: Über Farne. Musterstadt: Verlag Beispiel 2017.\n"
            "Feld, Ida: Die Eiche. In: Vale, Cy (Hrsg.): Handbuch der Bäume. Musterstadt: "
            "Verlag Beispiel 2015, S. 33–50.\n"
        )
    )
    assert page.head.says.text() == "1 record has a doubtful field. None of it was added yet."
    assert page.meter.rest.text() == "25 % doubtful · 25 % passed over"


def test_record_and_source_follow_each_other(show):
    page = show(of_text(PAGE))
    page.records.setFocus()
    QTest.keyClick(page.records, Qt.Key.Key_Down)
    assert page.source.current == 1
    assert page.source.row == 6
    choose(page, 10, "Ada")
    assert page.records.currentIndex().row() == 2
    assert page.source.current == 2


def test_space_takes_a_record_off_and_the_rest_is_added(show, window):
    page = show(of_text(PAGE))
    page.records.setFocus()
    QTest.keyClick(page.records, Qt.Key.Key_Down)
    QTest.keyClick(page.records, Qt.Key.Key_Space)
    assert not page.ticks.is_ticked(1)
    assert (page.tick_count.text(), page.add.text()) == ("2 ticked", "Add 2 records")
    QTest.keyClick(page.records, Qt.Key.Key_Return)
    assert window._view_state.page is Page.REPORT
    assert in_library(window) == 2


def test_space_ticks_all_that_are_chosen_alike(show):
    page = show(of_text(PAGE))
    page.records.selectAll()
    QTest.keyClick(page.records, Qt.Key.Key_Space)
    assert page.ticks.ticked == 0
    assert not page.add.isEnabled()
    QTest.keyClick(page.records, Qt.Key.Key_Return)
    assert page.isVisible()
    QTest.keyClick(page.records, Qt.Key.Key_Space)
    assert page.ticks.ticked == 3


def test_click_on_the_tick(show):
    page = show(of_text(PAGE))
    box = page.records.visualRect(page.ticks.index(0))
    QTest.mouseClick(
        page.records.viewport(), Qt.MouseButton.LeftButton, pos=box.topLeft() + QPoint(24, 22)
    )
    assert not page.ticks.is_ticked(0)
    QTest.mouseClick(page.records.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert not page.ticks.is_ticked(0)


def test_escape_leaves_without_adding(show, window):
    window._view_state.set_page(Page.PAPERS)
    page = show(of_text(PAGE))
    QTest.keyClick(page.source, Qt.Key.Key_Escape)
    assert window._view_state.page is Page.EMPTY
    assert in_library(window) == 0


def test_several_come_one_after_the_other(show, window, qtbot):
    page = show(of_text(PAGE), of_bytes(WESTERN.replace(b"Moss", b"Lichen")))
    assert page.head.says.text().startswith("1 of 2 · ")
    qtbot.waitUntil(lambda: page.seen)
    QTest.keyClick(page.records, Qt.Key.Key_Return)
    assert page.head.says.text().startswith("2 of 2 · ")
    QTest.keyClick(page.records, Qt.Key.Key_Return)  # pressed twice: not for the one that came
    QTest.keyClick(page.records, Qt.Key.Key_Escape)
    assert window._view_state.page is Page.PREVIEW
    qtbot.waitUntil(lambda: page.seen)
    page.cancel.click()
    assert window._view_state.page is Page.REPORT
    assert window._view_state.report.new == 3


def test_a_listing_is_added_once_while_its_papers_are_on_their_way(
    qtbot, look, settings, prompts, tmp_path
):
    bridge, view, free = Bridge(JobQueue()), ViewState(), threading.Event()
    window = MainWindow(bridge, view, look, settings, prompts)
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitSignal(bridge.library_opened):
        window.libraries.open(tmp_path / "g.paperfold")
    look_at(window, [preview_of(of_text(text), None, Progress()) for text in (PAGE, PROSE)])
    page = page_of(window, qtbot)
    qtbot.waitUntil(lambda: page.seen)
    bridge.run("", lambda _, __: free.wait(60))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(page.records, key)
    assert window.imports.previews.adding
    assert page.head.says.text().startswith("1 of 2 · ")
    free.set()
    qtbot.waitUntil(lambda: page.head.says.text().startswith("2 of 2 · "))
    qtbot.waitUntil(lambda: page.seen)
    page.cancel.click()
    qtbot.waitUntil(lambda: view.page is Page.REPORT)
    assert (view.report.entries, view.report.new) == (3, 3)
    assert len(bridge.session.imports.imports()) == 1
    window.close()


def test_numbers_of_a_longer_source_have_room_beside_its_text(show):
    page = show(of_text(PAGE))
    narrow = page.source.viewportMargins().left()
    page.cancel.click()
    entry = "@article{{k{0},\n  title = {{Moss number {0}}},\n  year = {{2019}}}}\n"
    page = show(of_text("".join(map(entry.format, range(4_000)))))
    assert page.source.viewportMargins().left() == page.source._numbers.width() > narrow


def test_other_reader_and_back(show, window):
    page = show(of_text(PAGE))
    page.head.reader_wanted.emit("bibtex")
    assert page.stack.currentWidget() is page.nothing
    assert "no papers were found" in page.nothing.reason.text()
    assert page.head.reader.text() == "BibTeX"
    page.head.reader_wanted.emit("page-text")
    assert page.ticks.rowCount() == 3


def test_ticks_stay_when_the_listing_is_read_otherwise(show):
    page = show(of_bytes(WESTERN))
    page.ticks.set_ticked([1], False)
    page.head.encoding_wanted.emit("cp1251")
    assert page.ticks.ticked_records()[0].authors[0] == "Adиle Thorn"
    assert not page.ticks.is_ticked(1)
    assert page.head.encoding.text() == "CP1251"


def test_encodings_are_offered_with_what_they_show(show):
    page = show(of_bytes(WESTERN))
    page.head.encodings_asked.emit()
    texts = [action.text() for action in page.head.encoding.menu().actions()]
    page.head.encoding.menu().close()
    assert any("Western" in text and "Adèle Thorn" in text for text in texts)
    assert any("Cyrillic" in text and "Adиle Thorn" in text for text in texts)


def test_pasted_text_has_no_encoding_to_choose(show):
    assert not show(of_text(PAGE)).head.encoding.isEnabled()


def test_lines_in_no_record_are_listed_with_their_reason(show):
    page = show(of_text(PAGE))
    assert page.others.text() == "In no record: 2"
    page.others.click()
    assert page.stack.currentWidget() is page.passed
    page.passed.setCurrentRow(1)
    assert page.source.row == 1
    assert page.source.reason(1) and page.source.reason(0) and not page.source.reason(4)


def test_text_without_papers_says_what_can_be_done(show, window):
    page = show(of_text(PROSE))
    assert page.stack.currentWidget() is page.nothing
    assert not page.add.isEnabled()
    assert page.teach.isEnabled()
    assert page.head.says.text() == "Before any of it is added: no papers were found."


def teach(page):
    page.teach.click()
    for row, words, key in (
        (0, "Moss at noon", Qt.Key.Key_T),
        (1, "Ada Thorn, Bela Reed", Qt.Key.Key_A),
        (2, "2019", Qt.Key.Key_Y),
    ):
        choose(page, row, words)
        QTest.keyClick(page.source, key)


def test_teaching_reads_the_page_with_each_mark(show, prompts):
    page = show(of_text(TIGHT))
    teach(page)
    assert page.ticks.rowCount() == 3
    assert [mark.field for mark in page.source.marks] == ["title", "authors", "year"]
    assert page.add.text() == "Keep this layout"
    QTest.keyClick(page.source, Qt.Key.Key_Backspace)
    assert [mark.field for mark in page.source.marks] == ["title", "authors"]
    prompts.answers = ["Garden"]
    QTest.keyClick(page.source, Qt.Key.Key_Return)
    assert layout_names() == ("Garden",)
    assert not page.teaching.active
    assert page.head.reader.text() == "Garden"
    assert page.add.text().startswith("Add ")


def test_marks_that_show_nothing_say_why_and_cannot_be_kept(show):
    page = show(of_text(TIGHT))
    page.teach.click()
    assert "Mark the title" in page.problem.text()
    choose(page, 1, "Ada Thorn")
    QTest.keyClick(page.source, Qt.Key.Key_A)
    assert "neither a title nor an abstract" in page.problem.text()
    assert not page.add.isEnabled()


def test_escape_stops_teaching_and_shows_what_was_read_before(show, window):
    page = show(of_text(PAGE))
    page.teach.click()
    choose(page, 3, "Moss at noon")
    QTest.keyClick(page.source, Qt.Key.Key_T)
    QTest.keyClick(page.source, Qt.Key.Key_Escape)
    assert window._view_state.page is Page.PREVIEW
    assert page.source.marks == ()
    assert page.count.text() == "3 records"
    assert page.legend.isVisible() and not page.bar.isVisible()


def test_what_is_marked_again_is_the_other_field(show):
    page = show(of_text(PAGE))
    page.teach.click()
    choose(page, 3, "Moss at noon")
    page.bar.buttons["venue"].click()
    page.bar.buttons["title"].click()
    assert [(mark.line, mark.field) for mark in page.source.marks] == [(3, "title")]


def test_listing_of_the_library_is_read_anew_in_its_place(window, prompts, qtbot):
    window.imports._run("", lambda: [of_text(PAGE)])
    (listing,) = window._view_state.report.files
    window.pages.preview_requested.emit(listing.listing_id)
    page = page_of(window, qtbot)
    assert page.add.text() == "Replace by 3 records"
    assert page.head.says.text().startswith("In your library already.")
    page.ticks.set_ticked([0], False)
    page.add.click()
    assert window._view_state.page is Page.REPORT
    assert in_library(window) == 2
    window.menus.run("edit.undo")
    assert in_library(window) == 3


def test_doubtful_listing_opens_by_itself_and_a_clear_one_does_not(window, qtbot):
    window.imports._run("", lambda: [of_text(PAGE)])
    assert window._view_state.page is Page.REPORT
    window.imports._run("", lambda: [of_bytes(WESTERN)])
    assert window._view_state.page is Page.PREVIEW
    assert page_of(window, qtbot).head.says.text() == (
        "Before any of it is added: its encoding is a guess."
    )


def test_import_with_preview_always_opens_it(window, prompts, tmp_path):
    (tmp_path / "a.txt").write_text(PAGE)
    prompts.answers = [[tmp_path / "a.txt"]]
    window.menus.run("file.import_preview")
    assert window._view_state.page is Page.PREVIEW


def test_large_source_is_shown_part_by_part(show):
    entry = "@article{{k{0},\n  title = {{Moss number {0}}},\n  year = {{2019}}}}\n"
    page = show(of_text("".join(map(entry.format, range(12_000)))))
    assert page.source.document().blockCount() < 10_000
    page.source.show_record(11_000)
    assert page.source.row == 33_000
    assert page.source.number_of(page.source.row) == 33_001
    assert page.source.textCursor().block().text() == "@article{k11000,"
    assert page.source.document().blockCount() < 10_000
    page.source.show_row(0)
    bar = page.source.verticalScrollBar()
    for _ in range(8):
        bar.setValue(bar.maximum())
    first = next(page.source.rows_in_sight())
    assert first[0] > 10_000
    assert first[1].text() == page.source._preview.sheet.rows[first[0]]


def test_one_long_line_is_cut_in_the_view_alone(show):
    page = show(of_text("x" * 300_000 + "\n" + PAGE))
    assert len(page.source.document().firstBlock().text()) < 30_000


def test_all_controls_have_names_and_both_sides_take_the_keyboard(show):
    page = show(of_text(PAGE))
    for widget in (page, page.source, page.records, page.passed, page.bar):
        assert widget.accessibleName()
    assert page.head.reader.accessibleName() == "Read as: Text of a publication page"
    assert page.records.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert page.source.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert page.records.selectionMode() is QListView.SelectionMode.ExtendedSelection
    index = page.ticks.index(0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Moss at noon and after; Ada Thorn, Bela Reed"
    )


def test_page_fits_a_small_window(show, window):
    page = show(of_text(PAGE))
    window.resize(1280, 720)
    assert window.width() <= 1280
    assert page.minimumSizeHint().width() <= 1060


def test_a_title_that_is_there_but_not_sure_is_not_said_to_be_missing():
    record = Record(line=1, end_line=1, authors=("Ada Thorn",))
    assert record_words.title(record) == "No title in the source"
    unsure = record.changed(sureness={"title": 0.4})
    assert record_words.title(unsure) == "No title that is sure"


def test_doubtful_fields_say_how_sure_the_reader_is(show):
    page = show(of_text(LIST))
    index = page.records.model().index(0, 0)
    venue = round(100 * page.records.model().data(index, RECORD).sureness["venue"])
    said = f"Venue: {venue} % sure"
    assert page.records.model().data(index, Qt.ItemDataRole.ToolTipRole) == said
    line = LIST.split("\n")[0]
    assert page.source.sureness(0, line.index("Wind and") + 2) == said
    assert page.source.sureness(0, line.index("Kites") + 2) == ""
    clear = page.records.model().index(1, 0)
    assert page.records.model().data(clear, Qt.ItemDataRole.ToolTipRole) is None
