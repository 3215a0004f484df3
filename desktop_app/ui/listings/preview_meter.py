"""PreviewMeter: how much of a source became records, as words over one bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.preview import Meter
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.listings import preview_words
from desktop_app.ui.look import Look, Text

if TYPE_CHECKING:
    from desktop_app.services.preview.preview_service import Preview

HEIGHT = 8
WIDEST = 380


class PreviewMeter(QWidget):
    """Accent for records, amber for doubtful ones, a line's grey for the rest, red for problems."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(7))
        row = QHBoxLayout()
        row.setSpacing(look.px(16))
        self.words = TextLabel(look, "", Text.STRONG)
        self.rest = ElidedLabel(look, "", Text.SMALL, "ink2")
        row.addWidget(self.words)
        row.addWidget(self.rest, 1)
        column.addLayout(row)
        self._bar = _Bar(look, self)
        column.addWidget(self._bar)

    def show_preview(self, preview: Preview) -> None:
        """What was read of this listing."""
        self.words.setText(preview_words.meter(preview))
        self.rest.setText(preview_words.meter_rest(preview))
        self._bar.show_meter(preview.meter, f"{self.words.text()} · {self.rest.text()}")


class _Bar(QWidget):
    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._meter = Meter()
        self.setFixedHeight(look.px(HEIGHT))
        self.setMaximumWidth(look.px(WIDEST))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As in the drawing."""
        return QSize(self._look.px(WIDEST), self._look.px(HEIGHT))

    def show_meter(self, meter: Meter, words: str) -> None:
        """Draw other figures, and say them."""
        self._meter = meter
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Spans on whole pixels, one px apart; none that stands for something is nothing."""
        tokens, meter = self._look.tokens, self._meter
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens.track)
        parts = [
            (meter.record, tokens.accent),
            (meter.doubtful, tokens.amber),
            (meter.passed, tokens.line2),
            (meter.problem, tokens.red),
        ]
        shown = [(count, colour) for count, colour in parts if count]
        left, done = 0, 0
        for place, (count, colour) in enumerate(shown):
            done += count
            end = self.width() if place == len(shown) - 1 else self.width() * done // meter.total
            end = min(self.width(), max(end, left + 3))
            painter.fillRect(QRect(left, 0, end - left, self.height()), colour)
            left = end + 1
        painter.end()
