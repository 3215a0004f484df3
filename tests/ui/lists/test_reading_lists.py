"""Reading lists in the real window: made, filled, ordered, annotated, exported; all undoable."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import LIBRARY, Place, PlaceKind, SortField
from desktop_app.ui.dialogs.export_dialog import ExportDialog
from desktop_app.ui.lists.list_model import ENTRIES, words_of
from desktop_app.ui.lists.list_page import ListPage
from desktop_app.ui.lists.list_popup import ListPopup
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.papers.paper_drag import papers_of, put_papers
from desktop_app.ui.view_state import ViewState


@pytest.fixture
def lists(bridge):
    return bridge.session.lists


@pytest.fixture
def group(window, lists, garden):
    """A list of the papers 3, 1 and 5 under one heading, in sight."""
    number = lists.make("Winter group", [garden[2], garden[0], garden[4]])
    lists.add_heading(number, "To begin with", lists.entries(number)[0].id)
    window.lists.show(number)
    return number


def page(window):
    found = window.pages.currentWidget()
    assert isinstance(found, ListPage)
    return found


def said(lists, number):
    return [each.heading or each.paper_id for each in lists.entries(number)]


def spoken(window):
    model = page(window).view.entries
    role = Qt.ItemDataRole.AccessibleTextRole
    return [model.index(row).data(role) for row in range(model.rowCount())]


def go(window, name):
    window.menus.run(name)


def test_a_list_is_shown_in_its_order_with_headings_and_progress(window, bridge, garden, group):
    shown = page(window)
    assert spoken(window) == [
        "Heading: To begin with",
        "1. On the slowness of oaks, Ada Thorn, Bela Reed  ·  2021, Unread",
        "2. Moss at noon, Ada Thorn, Bela Reed  ·  2019, Unread",
        "3. A hedge in winter, Ada Thorn, Bela Reed  ·  2023, Unread",
    ]
    assert (shown.title.text(), shown.progress_words.text()) == ("Winter group", "0 of 3 read")
    bridge.session.papers.set_status([garden[0]], Status.READ)
    assert shown.progress_words.text() == "1 of 3 read"
    assert list(window.table.papers.ids) == [garden[2], garden[0], garden[4]]


def test_a_note_reads_as_titles_do_and_what_is_dragged_is_counted(window, lists, group):
    lists.set_note(lists.entries(group)[2].id, "see $x^2$  of\nReed")
    assert spoken(window)[2].endswith("; note: see x² of Reed")
    found = page(window).view.entries.lines
    assert words_of(found[:3]) == "2 papers"
    assert words_of(found[:1]) == "To begin with"


def test_choosing_a_line_chooses_the_paper_for_all_panes(window, view_state, garden, group):
    view = page(window).view
    view.setCurrentIndex(view.entries.index(2))
    assert (view_state.chosen, view_state.current) == ((garden[0],), garden[0])
    assert window.details.showing is window.details.paper
    view.selectAll()
    assert view_state.chosen == (garden[2], garden[0], garden[4])
    view.setCurrentIndex(view.entries.index(0))
    assert view_state.chosen == ()
    assert [line.entry.heading for line in view.chosen_lines()] == ["To begin with"]


def test_keys_move_lines_and_undo_moves_them_back(window, lists, garden, group):
    view = page(window).view
    view.setCurrentIndex(view.entries.index(2))
    go(window, "lists.up")
    assert said(lists, group) == ["To begin with", garden[0], garden[2], garden[4]]
    assert [line.row.id for line in view.chosen_lines()] == [garden[0]]
    go(window, "lists.up")
    assert said(lists, group) == [garden[0], "To begin with", garden[2], garden[4]]
    go(window, "lists.up")
    assert said(lists, group)[0] == garden[0]
    go(window, "edit.undo")
    go(window, "edit.undo")
    assert said(lists, group) == ["To begin with", garden[2], garden[0], garden[4]]
    go(window, "lists.down")
    assert said(lists, group) == ["To begin with", garden[2], garden[4], garden[0]]
    go(window, "lists.down")
    assert said(lists, group)[-1] == garden[0]


def test_lines_are_dragged_between_others(window, lists, garden, group):
    view = page(window).view
    data = view.entries.mimeData([view.entries.index(3), view.entries.index(0)])
    assert papers_of(data) == (garden[4],)
    assert data.hasFormat(ENTRIES)
    view.drop(data, 2)
    assert said(lists, group) == [garden[2], "To begin with", garden[4], garden[0]]
    view.drop(view.entries.mimeData([view.entries.index(0)]), 4)
    assert said(lists, group) == ["To begin with", garden[4], garden[0], garden[2]]


def test_a_note_is_typed_in_place(qtbot, window, lists, garden, group):
    view = page(window).view
    view.setCurrentIndex(view.entries.index(1))
    go(window, "lists.note")
    editor = view.findChild(QLineEdit)
    assert editor.accessibleName() == "Note in this list"
    qtbot.keyClicks(editor, "Only part 2")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lists.entries(group)[1].note == "Only part 2")
    assert spoken(window)[1].endswith("; note: Only part 2")
    go(window, "edit.undo")
    assert lists.entries(group)[1].note is None


def test_headings_are_added_renamed_and_taken_out(qtbot, window, lists, garden, group, prompts):
    view = page(window).view
    view.setCurrentIndex(view.entries.index(3))
    go(window, "lists.heading")
    editor = view.findChild(QLineEdit)
    assert editor.accessibleName() == "Heading" and prompts.asked == []
    qtbot.keyClicks(editor, "Later")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Later" in said(lists, group))
    assert said(lists, group) == ["To begin with", garden[2], garden[0], "Later", garden[4]]
    view.setFocus()
    view.setCurrentIndex(view.entries.index(3))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    editor = view.findChild(QLineEdit)
    editor.setText("Last of all")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: said(lists, group)[3] == "Last of all")
    view.setCurrentIndex(view.entries.index(3))
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert said(lists, group) == ["To begin with", garden[2], garden[0], garden[4]]


def test_a_heading_that_is_not_typed_leaves_nothing(qtbot, window, bridge, lists, group):
    view = page(window).view
    before, label = said(lists, group), bridge.undo_label
    for end in ("", "Not this one"):
        go(window, "lists.heading")
        editor = view.findChild(QLineEdit)
        assert view.entries.lines[-1].entry.heading == ""
        qtbot.keyClicks(editor, end)
        qtbot.keyClick(editor, Qt.Key.Key_Escape if end else Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: len(view.entries.lines) == 4)
    assert (said(lists, group), bridge.undo_label) == (before, label)


def test_escape_keeps_a_note_and_undo_takes_it_back(qtbot, window, lists, garden, group):
    view = page(window).view
    view.setCurrentIndex(view.entries.index(1))
    go(window, "lists.note")
    editor = view.findChild(QLineEdit)
    qtbot.keyClicks(editor, "Read the second part before Monday")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    note = "Read the second part before Monday"
    qtbot.waitUntil(lambda: lists.entries(group)[1].note == note)
    assert view.findChild(QLineEdit) is None or not view.findChild(QLineEdit).isVisible()
    go(window, "edit.undo")
    assert not lists.entries(group)[1].note


def test_escape_leaves_a_heading_as_it_was(qtbot, window, bridge, lists, group):
    view, label = page(window).view, bridge.undo_label
    view.setCurrentIndex(view.entries.index(0))
    go(window, "lists.note")
    editor = view.findChild(QLineEdit)
    qtbot.keyClicks(editor, "Another")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert (lists.entries(group)[0].heading, bridge.undo_label) == ("To begin with", label)


def test_an_empty_list_can_begin_with_a_heading(qtbot, window, lists, garden):
    number = lists.make("Later", [])
    window.lists.show(number)
    found = page(window)
    found.add_button.click()
    editor = found.view.findChild(QLineEdit)
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not found.view.isVisible())
    found.add_button.click()
    qtbot.keyClicks(found.view.findChildren(QLineEdit)[-1], "First of all")
    qtbot.keyClick(found.view.findChildren(QLineEdit)[-1], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: said(lists, number) == ["First of all"])


def test_taking_papers_out_leaves_them_in_the_library(window, bridge, lists, garden, group):
    view = page(window).view
    view.setCurrentIndex(view.entries.index(1))
    go(window, "lists.take_out")
    assert said(lists, group) == ["To begin with", garden[0], garden[4]]
    assert bridge.session.search.paper(garden[2]).trashed is None
    window._view_state.set_text("hedge")  # the table shows what is found within the list
    window.table.choose((garden[4],))
    go(window, "lists.take_out")
    assert said(lists, group) == ["To begin with", garden[0]]


def test_date_and_presenter_are_kept_and_a_wrong_date_is_said(qtbot, window, lists, group):
    shown = page(window)
    for field, text in ((shown.date, "2026-12-01"), (shown.presenter, "Ada Thorn")):
        field.setFocus()
        qtbot.keyClicks(field, text)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    found = lists.get(group)
    assert (found.date, found.presenter) == ("2026-12-01", "Ada Thorn")
    shown.date.setText("next week")
    shown.date.editingFinished.emit()
    assert shown.date.text() == lists.get(group).date == "2026-12-01"
    assert "next week" in window.job_bar.notice


def test_a_search_within_a_list_shows_the_table_and_its_end_the_list(window, view_state, group):
    assert view_state.query.sort is SortField.POSITION
    view_state.set_text("hedge")
    assert window.pages.currentWidget() is window.table
    assert len(window.table.papers.ids) == 1
    view_state.set_text("")
    assert isinstance(window.pages.currentWidget(), ListPage)
    view_state.set_place(LIBRARY)
    assert window.pages.currentWidget() is window.table
    assert (view_state.query.sort, view_state.query.descending) == (SortField.ADDED, True)


def test_dismissed_and_trashed_papers_are_out_of_the_list(window, bridge, garden, group):
    bridge.session.papers.set_triage([garden[0]], Triage.DISMISSED)
    bridge.session.papers.trash([garden[4]])
    assert [line[:2] for line in spoken(window)[1:]] == ["1."]
    assert page(window).progress_words.text() == "0 of 1 read"


def test_l_opens_a_field_that_completes_and_makes_lists(qtbot, window, lists, garden):
    number = lists.make("Winter group", [garden[0]])
    window.table.choose((garden[0], garden[1]))
    go(window, "paper.add_to_list")
    popup = window.findChild(ListPopup)
    qtbot.keyClicks(popup.field, "wint")
    qtbot.keyClick(popup.field, Qt.Key.Key_Return)
    assert set(said(lists, number)) == {garden[0], garden[1]}
    assert window.job_bar.notice == "Added 1 paper to Winter group · 1 stood there already"
    go(window, "edit.undo")
    assert said(lists, number) == [garden[0]]
    QApplication.sendPostedEvents(None, 0)
    go(window, "paper.add_to_list")
    popup = window.findChildren(ListPopup)[-1]
    qtbot.keyClicks(popup.field, "Spring")
    qtbot.keyClick(popup.field, Qt.Key.Key_Return)
    assert [each.name for each in lists.all()] == ["Winter group", "Spring"]
    assert set(said(lists, lists.all()[1].id)) == {garden[0], garden[1]}


def test_papers_dropped_on_a_list_of_the_sidebar_go_into_it(window, lists, garden):
    number = lists.make("Winter group")
    tree = window.sidebar.view.tree
    index = tree.index_of(Place(PlaceKind.READING_LIST, str(number)))
    data = QMimeData()
    put_papers(data, garden[:2])
    assert tree.canDropMimeData(data, Qt.DropAction.CopyAction, -1, 0, index)
    tree.dropMimeData(data, Qt.DropAction.CopyAction, -1, 0, index)
    assert said(lists, number) == garden[:2]
    spoken = tree.index_of(Place(PlaceKind.READING_LIST, str(number)))
    assert spoken.data(Qt.ItemDataRole.AccessibleTextRole) == "Winter group, 2 papers"


def test_the_sidebar_makes_renames_and_deletes_lists(window, lists, garden, prompts, view_state):
    window.table.choose(tuple(garden[:3]))
    prompts.answers = ["Winter group"]
    go(window, "lists.new")
    (made,) = lists.all()
    assert (made.name, made.papers) == ("Winter group", 3)
    place = Place(PlaceKind.READING_LIST, str(made.id))
    assert view_state.query.place == place
    tree = window.sidebar.view.tree
    index = tree.index_of(place)
    assert index.flags() & Qt.ItemFlag.ItemIsEditable
    assert tree.setData(index, "Spring group")
    assert lists.get(made.id).name == page(window).title.text() == "Spring group"
    go(window, "lists.delete")
    assert (lists.all(), view_state.query.place) == ([], LIBRARY)
    go(window, "edit.undo")
    assert [each.name for each in lists.all()] == ["Spring group"]


def test_a_list_whose_making_is_undone_is_left(window, lists, garden, prompts, view_state):
    prompts.answers = ["Winter group"]
    go(window, "lists.new")
    assert view_state.in_list_order
    go(window, "edit.undo")
    assert view_state.query.place == LIBRARY


def test_a_list_is_exported_with_its_headings_and_notes(window, lists, garden, group, tmp_path):
    lists.set_note(lists.entries(group)[2].id, "Only part 2")
    go(window, "file.export")
    dialog = window.findChild(ExportDialog)
    assert dialog.what.text() == "The reading list “Winter group”"
    dialog.formats.choose("markdown")
    dialog._copy()
    text = QApplication.clipboard().text()
    assert text.startswith("# Winter group\n\n## To begin with\n\n### On the slowness of oaks\n")
    assert "> **In this list:** Only part 2" in text


def test_a_list_is_shown_again_at_the_next_start(
    qtbot, window, bridge, look, settings, prompts, group
):
    window._settings.place = window._view_state.query.place
    again = MainWindow(bridge, ViewState(), look, settings, prompts)
    qtbot.addWidget(again)
    again.show()
    shown = page(again)
    qtbot.waitUntil(lambda: shown.title.text() == "Winter group")
    assert again.focusWidget() is shown.view
    assert len(shown.view.entries.lines) == 4


def test_what_a_field_of_the_head_asks_for_is_not_cut(window, bridge, qtbot):
    number = bridge.session.lists.make("Monday", [])
    window._view_state.set_place(Place(PlaceKind.READING_LIST, str(number)))
    qtbot.waitUntil(lambda: window.lists.page is not None and window.lists.page.isVisible())
    for field in (window.lists.page.date, window.lists.page.presenter):
        words = field.fontMetrics().horizontalAdvance(field.placeholderText())
        assert field.width() >= words + 18
