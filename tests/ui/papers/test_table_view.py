from array import array

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import INBOX, LIBRARY, SortField
from desktop_app.ui.look import Density, Theme
from desktop_app.ui.papers.columns import COLUMN_NUMBERS, COLUMNS
from desktop_app.ui.papers.found import Found, Kept
from desktop_app.ui.papers.shown_rows import ShownRows

KEY = Qt.Key


def top_of(table, paper: int) -> int:
    """Where the row of a paper begins in the viewport."""
    return table.papers.place(paper) * row_height(table) - table.verticalScrollBar().value()


def row_height(table) -> int:
    return table.verticalScrollBar().singleStep()


def click(qtbot, table, row: int, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    y = row * row_height(table) - table.verticalScrollBar().value() + 5
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, modifier, QPoint(120, y))


def test_choosing_tells_the_view_state(table, fill, view_state, qtbot) -> None:
    ids = fill(5)
    click(qtbot, table, 1)
    assert (view_state.chosen, view_state.current) == ((ids[1],), ids[1])
    click(qtbot, table, 3, Qt.KeyboardModifier.ShiftModifier)
    assert view_state.chosen == tuple(ids[1:4])
    table.selectAll()
    assert view_state.chosen == tuple(ids)


def test_home_end_and_pages_go_through_the_rows(table, fill, view_state, qtbot) -> None:
    ids = fill(100)
    table.choose_row(50)
    for key, expected in (
        (KEY.Key_Down, 51),
        (KEY.Key_Up, 50),
        (KEY.Key_End, 99),
        (KEY.Key_Home, 0),
    ):
        qtbot.keyClick(table, key)
        assert view_state.chosen == (ids[expected],)
    qtbot.keyClick(table, KEY.Key_PageDown)
    assert view_state.current in ids[5:12]
    qtbot.keyClick(table, KEY.Key_A)
    assert view_state.current in ids[5:12], "typing letters moves nothing"


def test_chosen_papers_and_their_place_outlast_another_order(
    table, fill, view_state, qtbot
) -> None:
    ids = fill(200)
    table.choose((ids[60],))
    table.verticalScrollBar().setValue(57 * row_height(table))
    before = top_of(table, ids[60])
    view_state.set_sort(SortField.YEAR, True)
    assert view_state.chosen == (ids[60],)
    assert table.currentIndex().row() == table.papers.place(ids[60]) == 139
    assert top_of(table, ids[60]) == before


def test_several_chosen_papers_are_found_again(table, fill, view_state) -> None:
    ids = fill(50)
    table.choose((ids[3], ids[4], ids[30]))
    view_state.set_sort(SortField.TITLE, True)
    assert set(view_state.chosen) == {ids[3], ids[4], ids[30]}


def test_the_place_is_held_where_nothing_is_chosen(table, fill, bridge, view_state) -> None:
    ids = fill(200)
    table.verticalScrollBar().setValue(100 * row_height(table) + 7)
    before = top_of(table, ids[100])
    bridge.session.papers.trash(ids[:10])
    assert len(table.papers.ids) == 190
    assert top_of(table, ids[100]) == before


def test_another_place_begins_at_its_top(table, fill, view_state) -> None:
    fill(100)
    fill(100, Triage.INBOX)
    table.verticalScrollBar().setValue(2000)
    view_state.set_place(INBOX)
    assert table.verticalScrollBar().value() == 0
    assert view_state.chosen == ()


def test_the_next_paper_is_chosen_when_the_chosen_one_leaves(
    table, fill, bridge, view_state
) -> None:
    ids = fill(10)
    table.choose((ids[4],))
    bridge.session.papers.trash([ids[4]])
    assert view_state.chosen == (ids[5],)
    table.choose((ids[9],))
    bridge.session.papers.trash([ids[9]])
    assert view_state.chosen == (ids[8],)


def test_the_next_paper_takes_the_place_of_one_that_leaves(table, fill, bridge, view_state) -> None:
    ids = fill(300)
    table.choose((ids[150],))
    table.verticalScrollBar().setValue(145 * row_height(table))
    before = top_of(table, ids[150])
    bridge.session.papers.trash([ids[150]])
    assert view_state.chosen == (ids[151],)
    assert top_of(table, ids[151]) == before


def test_others_may_choose_through_the_view_state(table, fill, view_state) -> None:
    ids = fill(10)
    view_state.set_chosen((ids[7],))
    assert table.currentIndex().row() == 7


def test_a_click_on_the_head_sorts_then_turns(table, fill, view_state, qtbot) -> None:
    fill(3)
    header = table.column_header
    x = header.sectionViewportPosition(COLUMN_NUMBERS["year"]) + 20
    for expected in (True, False):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, 10))
        assert (view_state.query.sort, view_state.query.descending) == (SortField.YEAR, expected)
    assert header.sortIndicatorSection() == COLUMN_NUMBERS["year"]
    assert table.papers.row(0).title == "Paper 0001"


def test_enter_and_a_double_click_ask_for_the_details(table, fill, qtbot) -> None:
    fill(2)
    table.choose_row(0)
    with qtbot.waitSignal(table.read_requested):
        qtbot.keyClick(table, KEY.Key_Return)
    with qtbot.waitSignal(table.read_requested):
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(100, 40))


def test_the_menu_is_asked_for_only_over_chosen_papers(table, fill, qtbot) -> None:
    fill(2)
    made = []

    class Menu(QMenu):
        def exec(self, place):
            made.append(place)

    table.set_context_menu(lambda: Menu(table))
    press = Qt.MouseButton.RightButton
    table.choose_row(1)
    qtbot.mouseClick(table.viewport(), press, pos=QPoint(100, 5))
    reason = QContextMenuEvent.Reason.Mouse
    table.contextMenuEvent(QContextMenuEvent(reason, QPoint(100, 5), QPoint(100, 5)))
    assert len(made) == 1
    table.clearSelection()
    table.contextMenuEvent(QContextMenuEvent(reason, QPoint(100, 5), QPoint(100, 5)))
    assert len(made) == 1


def test_a_screen_reader_finds_rows_columns_and_cells(table, fill) -> None:
    fill(3)
    face = QAccessible.queryAccessibleInterface(table)
    assert face.role() is QAccessible.Role.Table
    assert face.text(QAccessible.Text.Name) == "Papers"
    cells = [
        face.child(at).text(QAccessible.Text.Name)
        for at in range(face.childCount())
        if face.child(at) is not None
    ]
    assert "Paper 0002" in cells and "Unread" in cells and "Title" in cells


def test_painting_is_ours_and_shows_chosen_rows_and_status(table, fill, bridge, look) -> None:
    ids = fill(5)
    bridge.session.papers.set_status([ids[0]], Status.READ)
    table.choose_row(2)
    picture = table.viewport().grab().toImage()
    ratio = picture.devicePixelRatio()
    middle = int((2 * row_height(table) + 12) * ratio)
    assert picture.pixelColor(1, middle) == look.tokens.accent
    ground = picture.pixelColor(picture.width() - 4, middle)
    assert ground in (look.tokens.select, look.tokens.select_idle)
    hairline = int((row_height(table) - 1) * ratio)
    assert picture.pixelColor(300, hairline) == look.tokens.line


def test_rows_follow_the_look(table, fill, look) -> None:
    fill(5)
    look.set_density(Density.ROOMY)
    assert row_height(table) == look.row_height == table.rowHeight(0)
    look.set_theme(Theme.DARK)
    picture = table.viewport().grab().toImage()
    assert picture.pixelColor(300, look.row_height - 1) == look.tokens.line
    look.set_theme(Theme.LIGHT)
    look.set_density(Density.NORMAL)


def test_a_tip_says_what_was_cut(table, bridge, fill, look) -> None:
    [paper, *_] = fill(2)
    bridge.session.papers.set_field([paper], "title", "Fold " * 80)
    table.papers.show_span(0, 1)
    row = table.papers.row(table.papers.place(paper))
    assert table._layout.lay(row).elided["title"].startswith("Fold Fold")


def test_every_column_can_be_painted(table, fill, bridge) -> None:
    ids = fill(3)
    bridge.session.papers.set_rating(ids, 4)
    bridge.session.tags.add(ids, ["one", "two/three"])
    for column in COLUMNS:
        table.column_header.show_column(column.id, True)
    table.viewport().repaint()
    laid = table._layout.lay(table.papers.row(0))
    assert laid.status_x is not None and len(laid.shared) >= 3


def test_a_million_ids_are_no_trouble(table, view_state) -> None:
    many = array("q", range(1, 1_000_001))
    table.papers._take(Found(view_state.query, ShownRows(many), [], Kept(), [], None), 0)
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum())
    table.viewport().repaint()
    table.selectAll()
    assert len(view_state.chosen) == 1_000_000
    assert view_state.query.place == LIBRARY


class Paintings(QObject):
    """Counts those of a widget."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


def test_a_dialog_before_the_window_has_no_row_painted(table, fill, qtbot) -> None:
    fill(30)
    paintings = Paintings()
    table.viewport().installEventFilter(paintings)
    table.viewport().update()
    qtbot.waitUntil(lambda: paintings.count > 0)
    qtbot.wait(200)  # the rows that come a little later are painted, too
    before = paintings.count
    for turn in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowActivate):
        QApplication.sendEvent(table.viewport(), QEvent(turn))
    qtbot.wait(30)
    assert paintings.count == before


def test_rows_are_laid_out_before_they_are_painted_in_other_colours(
    table, fill, look, qtbot
) -> None:
    fill(30)
    qtbot.waitUntil(lambda: bool(table._layout._kept))
    laid_before = set(table._layout._kept)
    table.setUpdatesEnabled(False)  # nothing is painted
    look.set_theme(Theme.DARK)
    assert not table._layout._kept
    qtbot.waitUntil(lambda: laid_before <= set(table._layout._kept))
