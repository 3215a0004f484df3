"""TextLabel: plain text in one of the look's fonts and inks, following both when they change."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.model.harmless_text import harmless_lines
from desktop_app.ui.look import Look, Text


class TextLabel(QLabel):
    """ink: a token's name. wrap: break lines, and grow in height. selectable: can be copied."""

    def __init__(
        self,
        look: Look,
        text: str,
        kind: Text = Text.BODY,
        ink: str = "ink",
        *,
        wrap: bool = False,
        selectable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setText(text)
        self._look = look
        self._kind = kind
        self._ink = ink
        self.setTextFormat(Qt.TextFormat.PlainText)
        # On a ground of another role Qt would take another ink than the one set here.
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        if wrap:
            self.setWordWrap(True)
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        if selectable:
            self.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        look.changed.connect(self._relook)
        self._relook()

    def set_ink(self, ink: str) -> None:
        """Another token's name."""
        self._ink = ink
        self._relook()

    def setText(self, text: str) -> None:
        """Another text; marks that would act in it are not shown."""
        super().setText(harmless_lines(text))

    def _relook(self) -> None:
        self.setFont(self._look.font(self._kind))
        palette = self.palette()
        palette.setColor(palette.ColorRole.WindowText, getattr(self._look.tokens, self._ink))
        self.setPalette(palette)
