"""KeyedAction: an action whose key belongs to an open menu first."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QShortcutEvent
from PySide6.QtWidgets import QApplication, QMenu


class KeyedAction(QAction):
    """While a menu is open, its key chooses in that menu, and never acts on what lies behind it.

    Qt runs a shortcut even then: R in a menu would mark the papers behind it as being read. All
    menus are caught here, with their submenus, wherever they are made.
    """

    _passing = False
    """A key goes to a menu now. What it has no use for, Qt makes a shortcut of once more."""

    def event(self, event: QEvent) -> bool:
        """A shortcut that comes while a menu is open goes to the menu as a key."""
        menu = QApplication.activePopupWidget()
        if event.type() is not QEvent.Type.Shortcut or not isinstance(menu, QMenu):
            return super().event(event)
        if not KeyedAction._passing:
            assert isinstance(event, QShortcutEvent)
            KeyedAction._passing = True
            try:
                _press(menu, event)
            finally:
                KeyedAction._passing = False
        return True


def _press(menu: QMenu, shortcut: QShortcutEvent) -> None:
    pressed = shortcut.key()[0]  # type: ignore[index]  # the stubs forget it
    held = pressed.keyboardModifiers()
    typed = not held & ~Qt.KeyboardModifier.ShiftModifier
    letter = chr(pressed.key()) if typed and pressed.key() < Qt.Key.Key_Escape else ""
    key = QKeyEvent(QEvent.Type.KeyPress, pressed.key(), held, letter.lower())
    QApplication.sendEvent(menu, key)
