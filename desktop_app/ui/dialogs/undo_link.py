"""UndoLink: Undo at the foot of a dialog, by the key that the window has for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog

from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.look import Look


class UndoLink(Button):
    """Hidden until there is something to undo; its key works all the same."""

    def __init__(self, look: Look, dialog: QDialog, undo: Callable[[], object]) -> None:
        super().__init__(look, "", kind=ButtonKind.LINK, key="Ctrl+Z", action="edit.undo",
                         parent=dialog)  # fmt: skip
        self.setText(self.tr("Undo"))
        self.setAutoDefault(False)
        self._shortcut = QShortcut(QKeySequence(self._key), dialog)
        self._shortcut.activated.connect(undo)
        self.clicked.connect(lambda _=False: undo())
        self.follow_action()
        self.hide()

    def set_key(self, key: str) -> None:
        """Another key, to be shown and pressed; empty for none."""
        super().set_key(key)
        self._shortcut.setKey(QKeySequence.fromString(key, QKeySequence.SequenceFormat.NativeText))
