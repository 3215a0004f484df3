"""make_canvas: what a window is painted on is there before the window is."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget


def make_canvas(window: QWidget) -> None:
    """Lay out the memory of a window that is not shown yet, at the size it has; main thread only.

    With the first painting, which does so else, it makes a wait that is felt.
    """
    window.winId()
    store = window.backingStore()
    if store is None:
        return
    store.resize(window.size())
    store.beginPaint(QRegion(window.rect()))
    painter = QPainter(store.paintDevice())
    painter.fillRect(window.rect(), window.palette().base())
    painter.end()
    store.endPaint()
