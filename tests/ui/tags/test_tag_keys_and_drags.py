"""Tags put on papers by number, and by letting one go on the other."""

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop_app.model.query import LIBRARY, Place, PlaceKind
from desktop_app.ui.lists.list_page import ListPage
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.papers.paper_drag import put_papers
from desktop_app.ui.tags.tag_drag import put_tag
from desktop_app.ui.tags.tag_popup import TagPopup

COPY = Qt.DropAction.CopyAction
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def shelf(window, bridge, garden, qtbot):
    window._view_state.set_place(LIBRARY)
    qtbot.waitUntil(lambda: list(window.table.papers.ids) == garden[::-1])
    window.activateWindow()
    window.table.setFocus()
    return window


def tags(bridge, ids):
    return [paper.tags for paper in bridge.session.search.papers(ids)]


def let_go(viewport, data, place):
    """Drag the data over a place of a viewport, and drop it there; whether it was taken."""
    left = Qt.MouseButton.LeftButton
    for kind in (QDragEnterEvent, QDragMoveEvent):
        event = kind(place, COPY, data, left, NONE)
        QApplication.sendEvent(viewport, event)
    drop = QDropEvent(QPointF(place), COPY, data, left, NONE, QEvent.Type.Drop)
    QApplication.sendEvent(viewport, drop)
    return event.isAccepted()


def row_place(window, row):
    return QPoint(60, window.table.rowViewportPosition(row) + 5)


def test_a_number_puts_its_tag_on_all_that_are_chosen_and_takes_it_off(
    shelf, bridge, garden, qtbot
):
    bridge.session.tags.set_key("to cite", 2)
    shelf.table.choose((garden[0], garden[1]))
    qtbot.keyClicks(shelf.table, "2")
    assert tags(bridge, garden[:3]) == [("to cite",), ("to cite",), ()]
    assert bridge.undo_label == "Tag 2 papers “to cite”"
    qtbot.keyClicks(shelf.table, "2")
    assert tags(bridge, garden[:2]) == [(), ()]


def test_a_number_without_a_tag_asks_for_one_and_puts_it_on(shelf, bridge, garden, qtbot):
    shelf.table.choose((garden[0],))
    qtbot.keyClicks(shelf.table, "7")
    (popup,) = shelf.findChildren(TagPopup)
    assert popup.accessibleName() == "Which tag is key 7 to put on papers?"
    qtbot.keyClicks(popup.findChild(QLineEdit), "thesis")
    popup.take()
    assert tags(bridge, garden[:1]) == [("thesis",)]
    assert [(tag.name, tag.key) for tag in bridge.session.tags.all()] == [("thesis", 7)]


def test_the_sidebar_gives_keys_and_says_them(shelf, bridge, garden):
    bridge.session.tags.add(garden[:1], ["theory", "method/moe"])
    sidebar = shelf.sidebar
    sidebar.key_wanted.emit("theory", 1)
    index = sidebar.view.tree.index_of(Place(PlaceKind.TAG, "theory"))
    assert sidebar.view.tree.entry(index).key == 1
    role = Qt.ItemDataRole.AccessibleTextRole
    assert sidebar.view.tree.data(index, role) == "theory, 1 paper, key 1"
    sidebar.key_wanted.emit("method/moe", 1)
    assert sidebar.view.tree.entry(index).key is None


def test_papers_let_go_on_a_tag_get_it(shelf, bridge, garden):
    bridge.session.tags.add([], ["theory"])
    view = shelf.sidebar.view
    data = QMimeData()
    put_papers(data, garden[:2])
    place = view.visualRect(view.tree.index_of(Place(PlaceKind.TAG, "theory"))).center()
    assert let_go(view.viewport(), data, place)
    assert tags(bridge, garden[:3]) == [("theory",), ("theory",), ()]


def test_a_tag_let_go_on_a_paper_is_put_on_it(shelf, bridge, garden):
    data = QMimeData()
    put_tag(data, "méthode/moe")
    assert let_go(shelf.table.viewport(), data, row_place(shelf, 1))
    assert tags(bridge, garden[3:4]) == [("méthode/moe",)]
    assert not let_go(shelf.table.viewport(), data, QPoint(60, shelf.table.height() - 60))


def test_a_tag_let_go_on_a_chosen_paper_is_put_on_all_chosen(shelf, bridge, garden):
    shelf.table.choose((garden[4], garden[3]))
    data = QMimeData()
    put_tag(data, "x")
    let_go(shelf.table.viewport(), data, row_place(shelf, 0))
    assert tags(bridge, garden) == [(), (), (), ("x",), ("x",)]


def test_a_tag_let_go_in_a_reading_list(shelf, bridge, garden):
    number = bridge.session.lists.make("Monday", [garden[2], garden[0]])
    shelf._view_state.set_place(Place(PlaceKind.READING_LIST, str(number)))
    view = shelf.pages.papers_view
    data = QMimeData()
    put_tag(data, "x")
    place = view.visualRect(view.entries.index(1, 0)).center()
    assert let_go(view.viewport(), data, place)
    assert tags(bridge, [garden[0], garden[2]]) == [("x",), ()]


def test_a_tag_is_gone_to_where_the_mouse_is_let_go_on_it(shelf, bridge, garden, qtbot):
    bridge.session.tags.add(garden[:1], ["theory"])
    view = shelf.sidebar.view
    place = Place(PlaceKind.TAG, "theory")
    point = view.visualRect(view.tree.index_of(place)).center()
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert shelf._view_state.query.place == LIBRARY
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert shelf._view_state.query.place == place


def test_a_tag_is_let_go_on_a_list_with_which_the_window_began(
    qtbot, bridge, view_state, look, settings, prompts, garden
):
    bridge.session.tags.add(garden[:1], ["theory"])
    number = bridge.session.lists.make("Winter group", [garden[2], garden[0]])
    window = MainWindow(bridge, view_state, look, settings, prompts)
    qtbot.addWidget(window)
    window.resize(1200, 800)
    window.show()
    view_state.set_place(Place(PlaceKind.READING_LIST, str(number)))
    page = window.pages.currentWidget()
    assert isinstance(page, ListPage)
    assert "sidebar" not in vars(window)  # it comes after the first rows
    assert window.sidebar
    qtbot.waitUntil(lambda: len(page.view.entries.lines) == 2)
    box = page.view.visualRect(page.view.entries.index(0))
    data = QMimeData()
    put_tag(data, "theory")
    assert let_go(page.view.viewport(), data, box.center())
    assert tags(bridge, [garden[2]]) == [("theory",)]
