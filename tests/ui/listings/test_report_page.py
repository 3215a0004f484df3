"""The report page: what it shows and what its buttons ask for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from desktop_app.ui.controls.button import Button
from desktop_app.ui.dialogs.formats_dialog import FormatsDialog
from desktop_app.ui.listings.empty_page import EmptyPage
from desktop_app.ui.listings.report_files import FileList
from desktop_app.ui.listings.report_page import ReportPage
from tests.ui.listings.reports import AT, file_report, report


@pytest.fixture
def page(look, view_state, qtbot):
    made = ReportPage(look, view_state)
    qtbot.addWidget(made)
    made.resize(1100, 800)
    made.show()
    return made


def texts(page):
    return [label.text() for label in page.widget().findChildren(QLabel) if label.text()]


def button(page, text):
    return next(each for each in page.widget().findChildren(Button) if each.text() == text)


def test_page_follows_the_report_and_shows_its_figures(page, view_state):
    view_state.show_report(report())
    shown = texts(page)
    for text in ("31", "entries read", "20", "different papers", "15", "5", "14 known"):
        assert text in shown
    assert "2 papers without a title" in shown
    assert "1 possible duplicate" in shown


def test_each_notice_has_a_button_that_leads_there(page, view_state, qtbot):
    view_state.show_report(report())
    with qtbot.waitSignal(page.compare_requested):
        button(page, "Compare").click()
    with qtbot.waitSignal(page.untitled_requested) as asked:
        button(page, "Show").click()
    assert asked.args == [7]
    with qtbot.waitSignal(page.source_requested) as asked:
        button(page, "See the end of it").click()
    assert asked.args == [1, -1]
    with qtbot.waitSignal(page.take_back_requested) as asked:
        button(page, "Take back this import").click()
    assert asked.args == [7]
    with qtbot.waitSignal(page.read_requested) as asked:
        page.primary.click()
    assert asked.args == [7]


def test_enter_reads_the_papers(page, view_state, qtbot):
    view_state.show_report(report())
    with qtbot.waitSignal(page.read_requested):
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_nothing_new_has_nothing_to_take_back(page, view_state):
    again = file_report(records=3, first_imported=AT, unchanged=3)
    view_state.show_report(report(files=(again,), joined=(), new=0))
    names = [each.text() for each in page.widget().findChildren(Button)]
    assert "Take back this import" not in names
    assert "Nothing new" in texts(page)


def test_file_that_could_not_be_read_is_named_with_its_reason(page, view_state):
    bad = file_report("photo.jpg", error="This is no text.")
    view_state.show_report(report(files=(bad,), import_id=None, entries=0, papers=0, joined=()))
    assert "photo.jpg" in texts(page)
    assert "This is no text." in texts(page)


def test_problem_lines_lead_to_their_place(page, view_state, qtbot):
    view_state.show_report(report())
    files = page.widget().findChild(FileList)
    second = files.topLevelItem(1)
    closed = files.height()
    second.setExpanded(True)
    assert files.height() > closed
    with qtbot.waitSignal(page.source_requested) as asked:
        files.itemActivated.emit(second.child(1), 0)
    assert asked.args == [2, 18]


def test_long_list_of_files_is_whole(page, view_state):
    files = tuple(file_report(f"{number}.txt", records=1) for number in range(300))
    view_state.show_report(report(files=files))
    listed = page.widget().findChild(FileList)
    assert listed.topLevelItemCount() == 300
    assert listed.height() > 300 * 20


def test_empty_page_offers_three_ways(look, qtbot):
    page = EmptyPage(look)
    qtbot.addWidget(page)
    page.show()
    for control, signal in (
        (page.choose, page.files_requested),
        (page.paste, page.paste_requested),
        (page.sample, page.sample_requested),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(control, Qt.MouseButton.LeftButton)


def test_figures_and_problems_stand_whole_in_a_narrow_page(page, view_state, look):
    page.resize(780, 700)
    view_state.show_report(report())
    files = page.widget().findChild(FileList)
    header = files.header()
    total = sum(header.sectionSize(at) for at in range(header.count()))
    assert total <= files.viewport().width()
    assert header.sectionSize(5) >= look.px(150), "problems"
    assert header.sectionSize(4) >= look.px(84), "only here"


def test_a_file_that_is_not_read_leads_to_what_can_be_read(window, bridge, tmp_path, qtbot):
    path = tmp_path / "paper.pdf"
    path.write_bytes(b"%PDF-1.7\n")
    window.imports.import_paths([path])
    said = [label.text() for label in window.pages.currentWidget().findChildren(QLabel)]
    assert any("PDF files are not read" in text for text in said)
    buttons = window.pages.currentWidget().findChildren(QAbstractButton)
    (button,) = [each for each in buttons if each.text() == "What can be read"]
    button.click()
    (dialog,) = [each for each in window.findChildren(FormatsDialog) if each.isVisible()]
    dialog.close()
