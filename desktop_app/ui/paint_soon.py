"""paint_soon: what changed much is painted in a turn of the event loop of its own."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

SOON = 4
"""Ms: without any, what is to come belongs to this very turn of the event loop; with fewer, it goes
before what became due while the change was made."""


def paint_soon(window: QWidget) -> None:
    """Keys and mouse get their turn between the change and the painting of it; main thread only.

    A window that is not to be painted now stays as it is: it is due already, or goes soon.
    """
    if window.isVisible() and window.updatesEnabled():
        window.setUpdatesEnabled(False)
        QTimer.singleShot(SOON, window, partial(_paint, window))


def _paint(window: QWidget) -> None:
    window.setUpdatesEnabled(True)
    # Not update(): a request to paint that came in between was passed over, and Qt holds that what
    # it was for is still to come. It would send no other one.
    window.repaint()
