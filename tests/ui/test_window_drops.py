"""The veil over the window: there while something is dragged over it, and gone after that."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
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
