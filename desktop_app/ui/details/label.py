"""Label: plain text in a kind of type and an ink, which follow the look."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.model.harmless_text import harmless_lines
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.plain_tip import plain_tip


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

    def setText(self, text: str) -> None:
        """Another text; marks that would act in it are not shown."""
        super().setText(harmless_lines(text))

    def _relook(self) -> None:
        self.setFont(self._look.font(self._kind))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(self._look.tokens, self._ink))
        self.setPalette(palette)


class ElidedLabel(Label):
    """One line, cut where it is too long, and then with a tool tip."""

    def __init__(
        self,
        look: Look,
        text: Text,
        ink: str,
        words: str,
        *,
        cut: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, text, ink, words, parent=parent)
        self._whole = harmless_lines(words)
        self._cut = cut
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self._whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut anew."""
        shown = self.fontMetrics().elidedText(self._whole, self._cut, self.width())
        self.setText(shown)
        self.setToolTip(plain_tip(self._whole) if shown != self._whole else "")
        super().resizeEvent(event)
