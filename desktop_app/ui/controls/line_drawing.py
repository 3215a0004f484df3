"""LineDrawing: an icon as a large drawing in thin lines, over what an empty place says."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.look import Look

SIDE = 44
STROKE = 0.62
"""In units of the icons' grid of 16: 1.7 px at this size."""


class LineDrawing(QWidget):
    """An ornament: what is empty is said in words beside it."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.name = name
        look.changed.connect(self._relook)
        self._relook()

    def show_icon(self, name: str) -> None:
        """Another icon of resources/icons."""
        self.name = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """In the colour of edges, so that it stands behind the words."""
        painter = QPainter(self)
        picture = self._look.pixmap(
            self.name, self._look.tokens.edge, self.width(), ratio=self.devicePixelRatioF(),
            stroke=STROKE,
        )  # fmt: skip
        painter.drawPixmap(0, 0, picture)
        painter.end()

    def _relook(self) -> None:
        self.setFixedSize(self._look.px(SIDE), self._look.px(SIDE))
        self.update()
