"""The key that an action has now, for what shows it beside its own words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget


def action_key(widget: QWidget, name: str) -> str | None:
    """As it is written on the keyboard; '' where the action has none, None before it is made.

    name: of an action of the widget's window; the user may give it another key at any time.
    """
    action = widget.window().findChild(QAction, name)
    if action is None:
        return None
    keys = action.shortcut()
    # By way of the value: naming its class would make Qt's tables of keys with the first rows.
    return keys.toString(keys.SequenceFormat.NativeText)


def tip_with_key(widget: QWidget, text: str, name: str) -> str:
    """What a tip says of an action, with its key behind it where it has one."""
    key = action_key(widget, name)
    said = QCoreApplication.translate("keys", "{text} ({key})")
    return said.format(text=text, key=key) if key else text
