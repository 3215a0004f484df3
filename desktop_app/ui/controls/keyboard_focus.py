"""Whether a control has the focus by the keyboard: only then does it wear a ring."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractButton

from desktop_app.ui.controls.literal_text import LiteralText

BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
WINDOW_TURNS = (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate)
"""Upon these, Qt's views paint all that they show anew; own ones look no other without the keyboard
but for what is chosen, and that follows the focus."""


class RingedButton(LiteralText, QAbstractButton):
    """A button that knows whether to draw a ring; `ringed` tells."""

    ringed = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        self.ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No focus, no ring."""
        self.ringed = False
        super().focusOutEvent(event)
