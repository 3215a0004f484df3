"""lay_out: what was changed on a page is laid out before anything of it is painted."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent

NESTED = 4
"""Layouts within one another on a page that scrolls: a part with the room above it, the column, the
page, and what it scrolls in. Each asks the one around it only when it is laid out itself."""


def lay_out() -> None:
    """Carry out the layouts that wait; main thread only.

    Qt paints between two of them, if time is up: a title would be seen cut, at the height of the
    one before it. All of it comes twice where a scroll bar comes or goes.
    """
    for _ in range(2 * NESTED):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
