"""The veil over the window: there while something is dragged over it, and gone after that."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from desktop_app.ui.drop_veil import DropVeil
from desktop_app.ui.papers.paper_drag import PAPERS

COPY, LEFT, PLAIN = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier
PLACE = (QPoint(300, 300), COPY)


@pytest.fixture
def text():
    data = QMimeData()
    data.setText("@article{a, title={Moss at noon}, author={Ada Thorn}, year={2020}}")
    return data


def send(window, event):
    QApplication.sendEvent(window, event)
    return event


def enter(window, data):
    return send(window, QDragEnterEvent(*PLACE, data, LEFT, PLAIN.NoModifier))


def move(window, data):
    return send(window, QDragMoveEvent(*PLACE, data, LEFT, PLAIN.NoModifier))


def test_a_drop_is_imported_and_the_veil_goes(window, bridge, text):
    (veil,) = window.findChildren(DropVeil)
    assert enter(window, text).isAccepted() and veil.isVisible()
    drop = QDropEvent(QPointF(300, 300), COPY, text, LEFT, PLAIN.NoModifier)
    assert send(window, drop).isAccepted()
    assert not veil.isVisible()
    assert [row.title for row in bridge.session.search.rows([1])] == ["Moss at noon"]


def test_a_drag_whose_program_ended_leaves_no_veil_and_a_move_brings_it_back(window, text, qtbot):
    (veil,) = window.findChildren(DropVeil)
    window.drops._idle.setInterval(20)
    enter(window, text)
    qtbot.waitUntil(lambda: not veil.isVisible())
    move(window, text)
    assert veil.isVisible()
    qtbot.waitUntil(lambda: not veil.isVisible())


def test_papers_of_the_window_itself_lift_no_veil(window):
    data = QMimeData()
    data.setData(PAPERS, b"1")
    data.setText("Moss at noon")
    (veil,) = window.findChildren(DropVeil)
    enter(window, data)
    move(window, data)
    assert not veil.isVisible()


@pytest.mark.parametrize(
    ("names", "elsewhere"),
    [
        (["one.bib"], "On the row of a paper, the file is attached to it"),
        (["one.bib", "two.pdf"], "On the row of a paper, the files are attached to it"),
        (["one.pdf"], "Let it go on the row of a paper, or where a paper is read"),
        (["one.pdf", "two.PDF"], "Let them go on the row of a paper, or where a paper is read"),
    ],
)
def test_the_veil_speaks_of_rows_only_where_there_are_any(
    window, bridge, garden, names, elsewhere, qtbot, tmp_path
):
    for name in names:
        (tmp_path / name).touch()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in names])
    (veil,) = window.findChildren(DropVeil)
    bridge.library_opened.emit(bridge.session)
    qtbot.waitUntil(lambda: window._view_state.found == len(garden))
    enter(window, data)
    listings = any(name.endswith("bib") for name in names)
    said = "Drop to import" if listings else "PDF files are attached to papers"
    assert veil._words() == (said, elsewhere)
    window._view_state.set_text("nothing has this", ())
    qtbot.waitUntil(lambda: window._view_state.found == 0)
    move(window, data)
    assert veil._words() == ("Drop to import", "")
