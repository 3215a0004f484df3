"""The key that an action has now, for what shows it beside its own words."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget


class FollowsKeys:
    """Stands before a widget that names the key of an action; it is told when the user gives
    actions other keys."""

    @abstractmethod
    def follow_action(self) -> None:
        """Show the key that its action has now."""


def action_key(widget: QWidget, name: str) -> str | None:
    """As it is written on the keyboard; '' where the action has none, None before it is made.

    name: of an action of the widget's window, or of the one over which that stands; the user may
    give it another key at any time.
    """
    window: QWidget | None = widget.window()
    action: QAction | None = None
    while window is not None and action is None:
        action = window.findChild(QAction, name)
        below = window.parentWidget()
        window = None if below is None else below.window()
    if action is None:
        return None
    keys = action.shortcut()
    # By way of the value: naming its class would make Qt's tables of keys with the first rows.
    return keys.toString(keys.SequenceFormat.NativeText)


def with_keys(
    widget: QWidget, text: str, without: str, words: Mapping[str, str], actions: Mapping[str, str]
) -> str:
    """A text in which {name} is the key of an action; another one where any of them has none.

    words, actions: by name, what stands for it in both texts, and the action whose key does.
    """
    keys = {name: action_key(widget, action) or "" for name, action in actions.items()}
    known = {**words, **keys}
    return re.sub(
        r"\{(\w+)\}", lambda it: known.get(it[1], it[0]), text if all(keys.values()) else without
    )


def tip_with_key(widget: QWidget, text: str, name: str) -> str:
    """What a tip says of an action, with its key behind it where it has one."""
    key = action_key(widget, name)
    said = QCoreApplication.translate("keys", "{text} ({key})")
    return said.format(text=text, key=key) if key else text
