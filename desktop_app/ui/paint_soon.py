"""paint_soon: what changed much is painted in a turn of the event loop of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

SOON = 1
"""Ms: without any, what is to come belongs to this very turn of the event loop."""


def paint_soon(window: QWidget) -> None:
    """Keys and mouse get their turn between the change and the painting of it; main thread only.

    A window that is not to be painted now stays as it is: it is due already, or goes soon.
    """
    if window.isVisible() and window.updatesEnabled():
        window.setUpdatesEnabled(False)
        in_a_turn_of_its_own(window, partial(_paint, window))


def in_a_turn_of_its_own(owner: QObject, work: Callable[[], object]) -> None:
    """Do it once all that became due meanwhile has had its turn, if the owner lives then.

    The time counts from the end of what happens now: it may take so long that a timer begun within
    it would go before all others.
    """
    QTimer.singleShot(0, owner, lambda: QTimer.singleShot(SOON, owner, work))


def _paint(window: QWidget) -> None:
    window.setUpdatesEnabled(True)
    # Not update(): a request to paint that came in between was passed over, and Qt holds that what
    # it was for is still to come. It would send no other one.
    window.repaint()
