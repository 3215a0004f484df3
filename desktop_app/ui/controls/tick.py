"""Tick and Choice: a tick box and a radio whose edge is seen on every ground."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QRadioButton, QSizePolicy, QWidget

from desktop_app.ui.controls.keyboard_focus import BY_KEYBOARD
from desktop_app.ui.controls.painting import RADIUS_CHIP, focus_ring
from desktop_app.ui.look import Look, Text

SIDE = 14
GAP = 6
RING = 3
"""Room around the box for the ring of the keyboard's focus."""


class Tick(QCheckBox):
    """words: beside the box, with & before their key; without any it needs an accessible name."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, words: str = "") -> None:
        super().__init__(words, parent)
        self._look = look
        self._ringed = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """The box, the words and the ring."""
        look = self._look
        side = look.px(SIDE) + 2 * RING
        if not self.text():
            return QSize(side, side)
        metrics = look.metrics(Text.BODY)
        size = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text())
        return QSize(side + look.px(GAP) + size.width() + RING, max(side, size.height()))

    def hitButton(self, point: QPoint) -> bool:
        """All of it can be pressed."""
        return self.rect().contains(point)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A ring only where the focus came by the keyboard."""
        self._ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Outlined while off, filled with a check while on."""
        tokens = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self._look.px(SIDE))
        box = QRectF(RING, (self.height() - side) / 2, side, side)
        on, off = self.isChecked(), tokens.disabled
        live = self.isEnabled()
        painter.setPen(QPen((tokens.accent if on else tokens.edge) if live else off, 1.2))
        painter.setBrush((tokens.accent if live else off) if on else tokens.sheet)
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), RADIUS_CHIP, RADIUS_CHIP)
        if on:
            painter.setPen(QPen(tokens.on_accent, 1.6))
            painter.drawPolyline(
                QPolygonF(
                    [
                        QPointF(box.left() + side * x, box.top() + side * y)
                        for x, y in ((0.24, 0.52), (0.43, 0.7), (0.77, 0.3))
                    ]
                )
            )
        if self.text():
            painter.setPen(tokens.ink if live else off)
            painter.setFont(self._look.font(Text.BODY))
            words = QRectF(self.rect()).adjusted(2 * RING + side + self._look.px(GAP), 0, 0, 0)
            align = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
            painter.drawText(words, int(align), self.text())
        if self._ringed and self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), RADIUS_CHIP, tokens.accent)
        painter.end()


class Choice(QRadioButton):
    """One of several, with words beside it."""

    def __init__(self, look: Look, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._look = look
        self._ringed = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """The circle and the words."""
        metrics, px = self._look.metrics(Text.SMALL), self._look.px
        width = px(SIDE) + px(GAP) + metrics.horizontalAdvance(self.text()) + 3 * RING
        return QSize(width, max(px(SIDE), metrics.height()) + 2 * RING)

    def hitButton(self, point: QPoint) -> bool:
        """All of it can be pressed."""
        return self.rect().contains(point)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A ring only where the focus came by the keyboard, or was put here."""
        self._ringed = event.reason() in (*BY_KEYBOARD, Qt.FocusReason.OtherFocusReason)
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring, filled in its middle while on; the words."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(look.px(SIDE))
        on, off = self.isChecked(), tokens.disabled
        live = self.isEnabled()
        middle = QPointF(RING + side / 2, self.height() / 2)
        painter.setPen(QPen((tokens.accent if on else tokens.edge) if live else off, 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, side / 2 - 1, side / 2 - 1)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.accent if live else off)
            painter.drawEllipse(middle, side / 4, side / 4)
        painter.setPen((tokens.ink if on else tokens.ink2) if live else off)
        painter.setFont(look.font(Text.SMALL))
        words = QRectF(self.rect()).adjusted(RING + side + look.px(GAP), 0, 0, 0)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), self.text())
        if self._ringed and self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), RADIUS_CHIP, tokens.accent)
        painter.end()
