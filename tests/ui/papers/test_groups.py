"""Papers under heads in the table: what is shown, chosen, folded, clicked and said."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from desktop_app.model.description import Description
from desktop_app.model.grouping import GroupBy
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import LIBRARY, Place, PlaceKind, SortField
from desktop_app.ui.papers.group_heads import GroupHeads
from desktop_app.ui.papers.paper_drag import papers_of
from desktop_app.ui.papers.table_model import AT_TITLE

KEY, BUTTON, MODIFIER = Qt.Key, Qt.MouseButton, Qt.KeyboardModifier
TITLES = ("Ash", "Birch", "Cedar", "Date", "Elm", "Fir")
YEARS = (2021, 2023, None, 2021, 2023, 2023)


@pytest.fixture
def shelf(table, bridge, view_state):
    """Six papers under their years: 2023 Birch Elm Fir, 2021 Ash Date, No year Cedar; by title."""
    add = bridge.session.papers.add
    made = {
        title: add(Description(title=title, year=year))
        for title, year in zip(TITLES, YEARS, strict=True)
    }
    view_state.set_group(GroupBy.YEAR)
    return made


def rows(table) -> list[str]:
    """What stands in the rows, one after the other."""
    model = table.papers
    return [str(model.index(row, AT_TITLE).data()) for row in range(model.rowCount())]


def spoken(table, row: int) -> str:
    return table.papers.index(row, AT_TITLE).data(Qt.ItemDataRole.AccessibleTextRole)


def height(table) -> int:
    return table.verticalScrollBar().singleStep()


def click(qtbot, table, row: int, modifier=MODIFIER.NoModifier, button=BUTTON.LeftButton) -> None:
    y = row * height(table) - table.verticalScrollBar().value() + 5
    qtbot.mouseClick(table.viewport(), button, modifier, QPoint(120, y))


ALL_ROWS = ["2023", "Birch", "Elm", "Fir", "2021", "Ash", "Date", "No year", "Cedar"]


def test_each_year_has_a_head_above_its_papers(table, shelf, view_state) -> None:
    assert rows(table) == ALL_ROWS
    assert list(table.papers.ids) == [
        shelf[title] for title in ("Birch", "Elm", "Fir", "Ash", "Date", "Cedar")
    ]
    assert view_state.found == 6
    view_state.set_sort(SortField.TITLE, True)
    assert rows(table)[:4] == ["2023", "Fir", "Elm", "Birch"]
    view_state.set_text("title:elm OR title:date")
    assert rows(table) == ["2023", "Elm", "2021", "Date"]
    view_state.set_text("")
    view_state.set_group(None)
    assert rows(table) == list(TITLES)[::-1]


def test_a_head_says_its_name_its_papers_and_whether_it_is_folded(table, shelf, qtbot) -> None:
    assert spoken(table, 0) == "2023, 3 papers, expanded"
    assert spoken(table, 7) == "No year, 1 paper, expanded"
    click(qtbot, table, 0)
    assert spoken(table, 0) == "2023, 3 papers, collapsed"


def test_a_screen_reader_meets_heads_among_the_rows(table, shelf) -> None:
    face = QAccessible.queryAccessibleInterface(table)
    cells = [face.child(at) for at in range(face.childCount())]
    names = [cell.text(QAccessible.Text.Name) for cell in cells if cell is not None]
    assert "2021, 2 papers, expanded" in names and "Ash" in names


def test_qt_finds_groups_that_fold_sound(table, shelf, bridge, view_state) -> None:
    model = table.papers
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, model
    )
    for group in (1, 0, 1, 2):
        model.turn(group)
    view_state.folding_wanted.emit(True)
    assert rows(table) == ["2023", "2021", "No year"]
    bridge.session.papers.trash([shelf["Ash"], shelf["Date"]])
    assert rows(table) == ["2023", "No year"]
    view_state.folding_wanted.emit(False)
    assert rows(table) == ["2023", "Birch", "Elm", "Fir", "No year", "Cedar"]
    assert tester.model() is model


def test_a_click_folds_and_one_with_alt_folds_all(table, shelf, qtbot) -> None:
    click(qtbot, table, 4)
    assert rows(table) == ["2023", "Birch", "Elm", "Fir", "2021", "No year", "Cedar"]
    click(qtbot, table, 4)
    assert rows(table) == ALL_ROWS
    click(qtbot, table, 4, MODIFIER.AltModifier)
    assert rows(table) == ["2023", "2021", "No year"]
    click(qtbot, table, 1, MODIFIER.AltModifier)
    assert rows(table) == ALL_ROWS
    click(qtbot, table, 0)
    place = QPointF(60, 5)
    double = QMouseEvent(
        QEvent.Type.MouseButtonDblClick, place, table.viewport().mapToGlobal(place),
        BUTTON.LeftButton, BUTTON.LeftButton, MODIFIER.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(table.viewport(), double)
    assert rows(table) == ALL_ROWS, "two quick clicks fold and unfold"


def test_left_and_right_fold_and_go(table, shelf, view_state, qtbot) -> None:
    table.choose((shelf["Date"],))
    press = lambda *keys: [qtbot.keyClick(table, key) for key in keys]  # noqa: E731
    press(KEY.Key_Left)
    assert (table.currentIndex().row(), view_state.chosen) == (4, ())
    press(KEY.Key_Left)
    assert rows(table)[4:] == ["2021", "No year", "Cedar"]
    press(KEY.Key_Down, KEY.Key_Down)
    assert view_state.chosen == (shelf["Cedar"],)
    press(KEY.Key_Up, KEY.Key_Up, KEY.Key_Right)
    assert rows(table) == ALL_ROWS
    press(KEY.Key_Right)
    assert view_state.chosen == (shelf["Ash"],)
    press(KEY.Key_Up, KEY.Key_Return)
    assert rows(table)[4:] == ["2021", "No year", "Cedar"]
    press(KEY.Key_Space)
    assert rows(table) == ALL_ROWS


def test_heads_are_no_papers(table, shelf, view_state, qtbot) -> None:
    table.selectAll()
    assert view_state.chosen == tuple(table.papers.ids)
    mime = table.papers.mimeData([table.papers.index(row, 0) for row in range(6)])
    assert papers_of(mime) == tuple(shelf[title] for title in ("Birch", "Elm", "Fir", "Ash"))
    click(qtbot, table, 1)
    click(qtbot, table, 5, MODIFIER.ShiftModifier)
    assert view_state.chosen == tuple(table.papers.ids[:4])
    assert table.paper_at(QPoint(100, 5)) is None
    assert table.paper_at(QPoint(100, height(table) + 5))[0] == shelf["Birch"]
    assert not table.papers.flags(table.papers.index(0, 0)) & Qt.ItemFlag.ItemIsDragEnabled


def test_what_is_folded_away_is_not_chosen(table, shelf, view_state, qtbot) -> None:
    table.choose((shelf["Elm"], shelf["Ash"]))
    click(qtbot, table, 0)
    assert view_state.chosen == (shelf["Ash"],)
    assert view_state.current == shelf["Ash"]
    table.selectAll()
    assert set(view_state.chosen) == {shelf["Ash"], shelf["Date"], shelf["Cedar"]}
    view_state.folding_wanted.emit(True)
    assert view_state.chosen == ()
    table.selectAll()
    assert view_state.chosen == ()
    table.choose_row(0)
    assert view_state.chosen == ()


def test_who_chooses_a_folded_paper_unfolds_its_group(table, shelf, view_state) -> None:
    view_state.folding_wanted.emit(True)
    view_state.set_chosen((shelf["Date"],))
    assert rows(table) == ["2023", "2021", "Ash", "Date", "No year"]
    assert view_state.chosen == (shelf["Date"],)
    assert table.currentIndex().row() == 3


def test_the_first_row_by_number_is_a_paper(table, shelf, view_state) -> None:
    table.choose_row(0)
    assert view_state.chosen == (shelf["Birch"],)


def test_chosen_papers_outlast_other_groups_and_changes(table, shelf, bridge, view_state) -> None:
    table.choose((shelf["Ash"], shelf["Elm"]))
    view_state.set_group(GroupBy.STATUS)
    assert set(view_state.chosen) == {shelf["Ash"], shelf["Elm"]}
    bridge.session.papers.set_status([shelf["Ash"]], Status.READ)
    assert rows(table) == ["Unread", "Birch", "Cedar", "Date", "Elm", "Fir", "Read", "Ash"]
    assert set(view_state.chosen) == {shelf["Ash"], shelf["Elm"]}
    bridge.session.papers.trash([shelf["Ash"], shelf["Elm"]])
    assert view_state.chosen == (shelf["Fir"],), "the one that took the place of the first"


def test_a_paper_of_several_tags_is_chosen_where_it_was_seen(
    table, shelf, bridge, view_state, qtbot
) -> None:
    bridge.session.tags.add([shelf["Ash"], shelf["Elm"]], ["moss"])
    bridge.session.tags.add([shelf["Elm"]], ["fern"])
    view_state.set_group(GroupBy.TAG)
    assert rows(table)[:5] == ["fern", "Elm", "moss", "Ash", "Elm"]
    assert view_state.found == len(table.papers.ids) == 6
    click(qtbot, table, 4)
    assert view_state.chosen == (shelf["Elm"],)
    bridge.session.papers.set_field([shelf["Ash"]], "title", "Zelkova")
    assert rows(table)[:5] == ["fern", "Elm", "moss", "Elm", "Zelkova"]
    assert table.currentIndex().row() == 3
    assert [index.row() for index in table.selectionModel().selectedRows()] == [3]
    table.selectAll()
    assert sorted(view_state.chosen) == sorted(table.papers.ids), "each once"


def test_groups_stay_folded_in_their_view(table, shelf, bridge, view_state, qtbot) -> None:
    click(qtbot, table, 0)
    tagged = Place(PlaceKind.TAG, "moss")
    bridge.session.tags.add(list(shelf.values()), ["moss"])
    assert rows(table)[:2] == ["2023", "2021"]
    view_state.set_place(tagged)
    assert rows(table) == ALL_ROWS
    view_state.set_place(LIBRARY)
    assert rows(table)[:2] == ["2023", "2021"]
    view_state.set_group(GroupBy.STATUS)
    assert rows(table)[:2] == ["Unread", "Ash"]
    view_state.set_group(GroupBy.YEAR)
    view_state.folding_wanted.emit(True)
    bridge.session.papers.add(Description(title="Gum", year=1999))
    assert rows(table) == ["2023", "2021", "1999", "No year"]


@pytest.fixture
def century(table, bridge, view_state):
    """A hundred papers, fifty of 2021 above fifty of 2020; their ids by title."""
    with bridge.session.library.write("Fill", recorded=False) as write:
        made = write.papers.insert_many(
            [Description(title=f"P{at:03d}", year=2020 + at // 50) for at in range(100)],
            triage=Triage.KEPT,
            added=1,
        )
        ids = list(made)
    view_state.set_group(GroupBy.YEAR)
    return ids


def test_the_head_stays_at_the_top_until_the_next_pushes_it_out(table, century, qtbot) -> None:
    bar, heads = table.verticalScrollBar(), table.findChild(GroupHeads)
    assert heads.stuck() is None
    bar.setValue(20 * height(table) + 3)
    assert heads.stuck() == (0, 0)
    bar.setValue(50 * height(table) + 3)
    assert heads.stuck() == (0, -3)
    bar.setValue(51 * height(table))
    assert heads.stuck() is None
    bar.setValue(60 * height(table))
    assert heads.stuck() == (1, 0)
    assert table.paper_at(QPoint(100, 5)) is None
    table.viewport().repaint()
    qtbot.mouseClick(table.viewport(), BUTTON.LeftButton, pos=QPoint(100, 5))
    assert rows(table)[-1] == "2020"
    assert bar.value() == bar.maximum(), "the head that was pressed is still seen"


def test_a_paper_is_scrolled_to_below_the_head(table, century) -> None:
    bar = table.verticalScrollBar()
    bar.setValue(bar.maximum())
    table.choose((century[70],))
    row = table.papers.place(century[70])
    assert bar.value() == (row - 1) * height(table)
    bar.setValue(60 * height(table))
    table.scroll_to_row(51)
    assert bar.value() == 51 * height(table), "a head needs no room above it"


def test_a_menu_of_a_head_folds_and_chooses(table, shelf, view_state) -> None:
    menu = table.findChild(GroupHeads).menu(1)
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == ["Fold", "Fold all", "Unfold all", "Choose its papers"]
    menu.actions()[1].trigger()
    assert rows(table) == ["2023", "2021", "No year"]
    menu.actions()[4].trigger()
    assert rows(table) == ["2023", "2021", "Ash", "Date", "No year"]
    assert view_state.chosen == (shelf["Ash"], shelf["Date"])


@pytest.mark.parametrize("by", list(GroupBy))
def test_each_kind_of_groups_is_painted_and_has_names(table, shelf, view_state, by) -> None:
    view_state.set_group(by)
    table.viewport().repaint()
    assert rows(table)[0]
    assert table.papers.shown.head(0) == 0
    assert len(table.papers.ids) == 6
