"""KnownBar: how much is known of the papers of an import, as one bar."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.listings.report_words import Bar
from desktop_app.ui.look import Look

HEIGHT = 8


class KnownBar(QWidget):
    """Accent for what is whole, bar for what is cut, track for the rest."""

    def __init__(self, look: Look, bar: Bar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._bar = bar
        self.setAccessibleName(f"{bar.label}: {bar.text}")
        self.setFixedHeight(look.px(HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Three spans on whole pixels; something known is never drawn as nothing."""
        bar, tokens = self._bar, self._look.tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens.track)
        known = self._span(bar.whole + bar.part)
        painter.fillRect(QRect(0, 0, known, self.height()), tokens.bar)
        painter.fillRect(QRect(0, 0, self._span(bar.whole), self.height()), tokens.accent)
        painter.end()

    def _span(self, count: int) -> int:
        if count <= 0:
            return 0
        return max(2, round(self.width() * count / self._bar.total))
