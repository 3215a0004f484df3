"""TickLabel: the words beside a tick; a click on them is one on the tick."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.controls.tick import Tick
from desktop_app.ui.look import Look, Text


class TickLabel(TextLabel):
    """The tick is named by these words for screen readers."""

    def __init__(
        self,
        look: Look,
        text: str,
        tick: Tick,
        kind: Text = Text.BODY,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, text, kind, parent=parent)
        self._tick = tick
        tick.setAccessibleName(text)
        self.setBuddy(tick)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Taken here, so that the release comes here too."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the tick."""
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self._tick.click()
