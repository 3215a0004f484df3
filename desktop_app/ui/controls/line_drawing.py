"""LineDrawing: an icon beside or over words; in thin lines where it is large."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.look import Look

SIDE = 44
STROKE = 0.62
"""In units of the icons' grid of 16: 1.7 px at this size."""


class LineDrawing(QWidget):
    """An ornament: what it stands for is said in words beside it. ink: a token's name."""

    def __init__(
        self,
        look: Look,
        name: str,
        parent: QWidget | None = None,
        *,
        side: int = SIDE,
        ink: str = "edge",
        stroke: float | None = STROKE,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._side, self._ink, self._stroke = side, ink, stroke
        self.name = name
        look.changed.connect(self._relook)
        self._relook()

    def show_icon(self, name: str) -> None:
        """Another icon of resources/icons."""
        self.name = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """In the colours of now; in that of edges it stands behind the words."""
        painter = QPainter(self)
        picture = self._look.pixmap(
            self.name, getattr(self._look.tokens, self._ink), self.width(),
            ratio=self.devicePixelRatioF(), stroke=self._stroke,
        )  # fmt: skip
        painter.drawPixmap(0, 0, picture)
        painter.end()

    def _relook(self) -> None:
        self.setFixedSize(self._look.px(self._side), self._look.px(self._side))
        self.update()
