"""Label: plain text in a kind of type and an ink, which follow the look."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.ui.look import Look, Text


class Label(QLabel):
    """ink: a token's name. Text is never taken for HTML."""

    def __init__(
        self,
        look: Look,
        text: Text,
        ink: str,
        words: str = "",
        *,
        wrapped: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = text
        self._ink = ink
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrapped)
        self.setText(words)
        look.changed.connect(self._relook)
        self._relook()

    def _relook(self) -> None:
        self.setFont(self._look.font(self._kind))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(self._look.tokens, self._ink))
        self.setPalette(palette)
