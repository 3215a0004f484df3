"""Hairline: one pixel of the line colour between rows."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.look import Look


class Hairline(QWidget):
    """Horizontal; token: the colour's name."""

    def __init__(self, look: Look, token: str = "line", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._token = token
        self.setFixedHeight(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Filled, so that it is one pixel and not two pale ones."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), getattr(self._look.tokens, self._token))
        painter.end()
