"""What changed much is painted a turn later, whatever was on its way before."""

import pytest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop_app.ui.paint_soon import paint_soon


class Counting(QWidget):
    painted = 0

    def paintEvent(self, event):
        self.painted += 1


@pytest.fixture
def window(qtbot):
    window = Counting()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: window.painted > 0)
    return window


def test_it_is_painted_once_in_a_later_turn(qtbot, qapp, window):
    before = window.painted
    paint_soon(window)
    window.update()
    qapp.sendPostedEvents()
    assert window.painted == before
    qtbot.waitUntil(lambda: window.painted == before + 1)


def test_painting_goes_on_where_a_request_came_in_between(qtbot, qapp, window):
    window.update()
    paint_soon(window)
    qapp.processEvents()
    qtbot.waitUntil(window.updatesEnabled)
    before = window.painted
    window.update()
    qtbot.waitUntil(lambda: window.painted > before)


def test_a_window_that_is_gone_by_then_does_no_harm(qtbot, qapp):
    window = QWidget()
    window.show()
    paint_soon(window)
    window.close()
    window.deleteLater()
    qtbot.waitUntil(lambda: not isValid(window))
    qtbot.wait(20)  # what fails in an event is told by the test bot
    assert not isValid(window)
