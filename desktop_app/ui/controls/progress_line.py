"""ProgressLine: a progress bar as a thin line; at rest in the middle while the end is unknown."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from desktop_app.ui.controls.painting import rounded
from desktop_app.ui.look import Look

WIDTH, THICKNESS = 132, 4
UNKNOWN = 0.3
"""Share of the line that is drawn while the total is unknown."""


class ProgressLine(QProgressBar):
    """A real progress bar, so that screen readers hear it; only its painting is ours."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setTextVisible(False)
        self.setAccessibleName(self.tr("Progress"))
        self.setFixedSize(look.px(WIDTH), look.px(12))

    def set_progress(self, done: int, total: int | None) -> None:
        """total None: unknown."""
        if not total:
            self.setRange(0, 0)
        else:
            self.setRange(0, 1000)
            self.setValue(round(1000 * min(1.0, done / total)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The track, and as much of it as is done."""
        tokens, thick = self._look.tokens, self._look.px(THICKNESS)
        painter = QPainter(self)
        box = QRectF(0, (self.height() - thick) / 2, self.width(), thick)
        rounded(painter, box, thick / 2, tokens.track)
        if self.maximum() == 0:
            share = QRectF(box.left() + box.width() * 0.35, box.top(), box.width() * UNKNOWN, thick)
        else:
            share = QRectF(box.left(), box.top(), box.width() * self.value() / 1000, thick)
        rounded(painter, share, thick / 2, tokens.accent)
        painter.end()
