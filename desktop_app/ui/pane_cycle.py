"""From one part of the window to the next by key: search, papers, details, places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def next_pane(panes: Sequence[tuple[QWidget, QWidget]], step: int) -> QWidget | None:
    """Put the keyboard into the next pane in sight, in a circle; the one that has it now.

    panes: (the pane, what takes the keyboard in it). step: 1 for the next, -1 for the one before.
    """
    shown = [pane for pane in panes if pane[0].isVisible() and pane[1].isEnabled()]
    if not shown:
        return None
    focus = QApplication.focusWidget()
    here = [
        at
        for at, (pane, _) in enumerate(shown)
        if focus is not None and (pane is focus or pane.isAncestorOf(focus))
    ]
    start = here[0] if here else (-1 if step > 0 else 0)
    wanted = shown[(start + step) % len(shown)][1]
    wanted.setFocus(Qt.FocusReason.ShortcutFocusReason)
    return wanted
