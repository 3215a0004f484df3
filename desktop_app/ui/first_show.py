"""FirstShow: the window comes with its first rows in it, and is not painted without them before."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

PATIENCE = 150
"""Ms that the window waits for its first rows, or for what stands there instead of them."""


class FirstShow(QTimer):
    """Shows its window once: when it is told that all is there, or when that takes too long."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, singleShot=True, interval=PATIENCE)
        self._window = window
        self.timeout.connect(window.show)

    def all_there(self) -> None:
        """Show the window now, if it still waits."""
        if self.isActive():
            self.stop()
            self._window.show()
