"""Any list or search read one paper at a time, over the whole window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCursor

from desktop_app.model.description import Description
from desktop_app.model.paper import Status
from desktop_app.model.query import LIBRARY, Place, PlaceKind
from desktop_app.ui.controls.banner import CloseButton
from desktop_app.ui.view_state import Page

ABSTRACT = (
    "An even load over experts is an assignment problem, and assignment problems have a good "
    "relaxation. We send every batch through a few rounds of transport, with costs $c_{ij}$, and "
    "show that all of it is done within $\\mathcal{O}(n \\log n)$ steps at a price of $40 or less."
)


@pytest.fixture
def shelf(window, bridge, garden, qtbot):
    """The window at the Library, its five papers the newest first, the keyboard in the table."""
    window._view_state.set_place(LIBRARY)
    qtbot.waitUntil(lambda: list(window.table.papers.ids) == garden[::-1])
    window.activateWindow()
    window.table.setFocus()
    return window


def title(window):
    return window.reading.page.sheet.title.clean_text()


def test_keys_go_on_and_back_and_esc_leads_to_the_same_row(shelf, garden, press):
    shelf.table.choose_row(1)
    press(shelf, "f")
    assert title(shelf) == "Bees without maps"
    assert shelf.reading.page.head.far.text() == "2 of 5"
    press(shelf, ["n", Qt.Key.Key_Right, Qt.Key.Key_Left, "p", "n"])
    assert title(shelf) == "On the slowness of oaks"
    assert shelf._view_state.chosen == (garden[2],)
    press(shelf, [Qt.Key.Key_Escape])
    assert shelf._view_state.page is Page.PAPERS
    assert shelf._view_state.chosen == (garden[2],)
    assert shelf.table.currentIndex().row() == 2
    assert shelf.table.hasFocus()


def test_there_is_nothing_before_the_first_nor_after_the_last(shelf, press):
    shelf.table.choose_row(0)
    press(shelf, "fp")
    assert title(shelf) == "A hedge in winter"
    press(shelf, "nnnnnnnn")
    assert title(shelf) == "Moss at noon"
    assert shelf.reading.page.sheet.isVisible()


def test_several_chosen_papers_are_read_alone(shelf, garden, press):
    shelf.table.choose((garden[0], garden[3]))
    press(shelf, "f")
    assert shelf.reading.round.ids == (garden[3], garden[0])


def test_a_search_marks_its_words_and_stays_as_it_began(shelf, bridge, garden, press):
    shelf._view_state.set_text("oaks status:unread", ("oaks",))
    assert list(shelf.table.papers.ids) == [garden[2]]
    shelf.table.choose_row(0)
    press(shelf, "f")
    sheet = shelf.reading.page.sheet
    assert sheet.title.marked == ["oaks"]
    assert sheet.abstract.marked == ["oaks"]
    press(shelf, "d")
    assert bridge.session.search.paper(garden[2]).status is Status.READ
    assert list(shelf.table.papers.ids) == []
    assert title(shelf) == "On the slowness of oaks"
    press(shelf, [Qt.Key.Key_Escape])
    assert shelf._view_state.chosen == ()


def test_a_reading_list_is_read_in_its_order(shelf, bridge, garden, press):
    number = bridge.session.lists.make("Monday")
    bridge.session.lists.add(number, [garden[3], garden[0], garden[4]])
    shelf._view_state.set_place(Place(PlaceKind.READING_LIST, str(number)))
    shelf.pages.papers_view.setFocus()
    shelf.run_action("reading.start")
    assert shelf.reading.round.ids == (garden[3], garden[0], garden[4])
    assert shelf.reading.page.head.back.text() == "‹ Monday"
    press(shelf, "n")
    assert title(shelf) == "Moss at noon"


def test_lines_hold_sixty_to_seventy_five_letters_at_every_size(shelf, bridge, press):
    paper = bridge.session.papers.add(Description(title="Load", abstract=ABSTRACT * 2))
    shelf.resize(2400, 1200)
    shelf.choose((paper,))
    press(shelf, "f")
    abstract = shelf.reading.page.sheet.abstract
    for keys in ("", "+++", "----"):
        for key in keys:
            shelf.run_action("view.larger" if key == "+" else "view.smaller")
        layout = abstract.document().begin().layout()
        lines = [layout.lineAt(at) for at in range(layout.lineCount())][:-1]
        whole = [line.textLength() for line in lines]
        assert 58 <= sum(whole) / len(whole) <= 75, (keys, whole)
        size = abstract.document().defaultFont().pointSizeF() * abstract.logicalDpiY() / 72
        pitch = lines[1].y() - lines[0].y()
        assert pitch == pytest.approx(1.55 * size, abs=1)


def test_the_abstract_is_copied_as_clean_text_and_as_latex(shelf, bridge, press):
    paper = bridge.session.papers.add(Description(title="Load", abstract=ABSTRACT))
    shelf.choose((paper,))
    press(shelf, "f")
    clipboard = QGuiApplication.clipboard()
    shelf.run_action("edit.copy_abstract")
    assert "with costs cᵢⱼ, and show" in clipboard.text()
    assert clipboard.text().endswith("at a price of $40 or less.")
    shelf.run_action("edit.copy_latex")
    assert "with costs $c_{ij}$, and show" in clipboard.text()
    assert clipboard.text().endswith("at a price of \\$40 or less.")
    abstract = shelf.reading.page.sheet.abstract
    abstract.moveCursor(QTextCursor.MoveOperation.Start)
    abstract.moveCursor(QTextCursor.MoveOperation.EndOfWord, QTextCursor.MoveMode.KeepAnchor)
    abstract.copy()
    assert clipboard.text() == "An"


def test_a_note_is_typed_without_its_letters_being_keys(shelf, bridge, garden, press):
    shelf.table.choose_row(0)
    press(shelf, "fe")
    field = shelf.reading.page.sheet.note.field
    assert field.hasFocus()
    press(shelf, "next kx 1")
    press(shelf, [Qt.Key.Key_Escape])
    assert shelf._view_state.page is Page.READING
    assert bridge.session.search.paper(garden[4]).note == "next kx 1"
    assert title(shelf) == "A hedge in winter"
    press(shelf, "n")
    assert title(shelf) == "Bees without maps"


def test_a_paper_deleted_meanwhile_is_passed_over(shelf, bridge, garden, press):
    shelf.table.choose_row(0)
    press(shelf, "f")
    bridge.session.papers.delete_for_good([garden[3]])
    press(shelf, "n")
    assert title(shelf) == "On the slowness of oaks"
    bridge.session.papers.delete_for_good([garden[2]])
    assert title(shelf) == "Ferns and their spores"


def test_going_elsewhere_ends_the_round(shelf, press):
    shelf.table.choose_row(0)
    press(shelf, "f")
    shelf.run_action("go.inbox")
    assert shelf._view_state.page is Page.PAPERS
    assert shelf.reading.round is None
    assert shelf.sidebar.isVisible()


LONG = "What grows on a wall that nobody looks at, " * 6


def unlaid(sheet, titles=("title", "abstract")):
    """Texts that do not stand whole in their place."""
    boxes = [getattr(sheet, name) for name in titles]
    return [
        text.accessibleName()
        for text in boxes
        if text.height() != text.document().size().height()
        or text.parentWidget().height() != text.geometry().bottom() + 1
    ]


def test_a_paper_is_laid_out_before_it_is_painted(shelf, bridge, garden, qtbot, press):
    for at in (1, 3):
        bridge.session.papers.edit(garden[at], {"title": LONG, "abstract": LONG * (1 + at)})
    qtbot.waitUntil(lambda: shelf.table.papers.settled)
    shelf.table.choose_row(0)
    press(shelf, "f")
    qtbot.wait(50)
    for _ in range(4):
        shelf.run_action("reading.next")
        assert unlaid(shelf.reading.page.sheet) == []


def test_the_details_are_laid_out_before_they_are_painted(shelf, bridge, garden, qtbot):
    for at in (1, 3):
        bridge.session.papers.edit(garden[at], {"title": LONG, "abstract": LONG * (1 + at)})
    qtbot.waitUntil(lambda: shelf.table.papers.settled)
    shelf.table.choose_row(0)
    qtbot.wait(50)
    for row in (1, 2, 3, 4, 0):
        shelf.table.choose_row(row)
        assert unlaid(shelf.details.paper) == []


def test_files_of_a_paper_stand_on_its_sheet(shelf, bridge, garden, press, tmp_path, qtbot):
    path = tmp_path / "bees.pdf"
    path.write_bytes(b"%PDF-1.4")
    shelf.table.choose_row(1)
    press(shelf, "f")
    files = shelf.reading.page.sheet.files
    assert not files.isVisible()
    bridge.session.attachments.add(garden[3], [path])
    assert [link.text() for link in files.links] == ["bees.pdf"]
    assert files.isVisible()
    path.unlink()
    press(shelf, "np")
    bridge.session.papers.set_rating([garden[3]], 2)  # looked at again
    assert [link.text() for link in files.links] == ["Locate…"]
    (cross,) = files.findChildren(CloseButton)
    qtbot.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert bridge.session.attachments.of([garden[3]]) == []
    assert not files.isVisible()
    press(shelf, "n")
    assert title(shelf) == "On the slowness of oaks"
