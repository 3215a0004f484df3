"""LinkBar: above papers, a line of text on a soft ground, an icon before and a link behind it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.look import Look, Text

HEIGHT = 40


class LinkBar(QWidget):
    """wanted: the link was clicked. Heirs name the link, and say when the bar is in sight."""

    wanted = Signal()

    def __init__(self, look: Look, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = icon
        self.label = ElidedLabel(look, "", Text.BODY, "ink", parent=self)
        self.button = Button(look, "", kind=ButtonKind.LINK, parent=self)
        self.button.clicked.connect(self.wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(44), 0, look.px(10), 0)
        row.setSpacing(look.px(8))
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        self.setFixedHeight(look.px(HEIGHT))
        look.changed.connect(self.update)

    def say(self, text: str, gives: str = "") -> None:
        """Show the text, which screen readers call the bar by, too. gives: see ElidedLabel."""
        self.label.setText(text, gives)
        self.setAccessibleName(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The soft ground of a banner over the full width, and its icon."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens.accent_soft)
        size = look.px(16)
        picture = look.pixmap(self._icon, tokens.accent, size, ratio=self.devicePixelRatioF())
        painter.drawPixmap(QPointF(look.px(16), round((self.height() - size) / 2)), picture)
        painter.end()
