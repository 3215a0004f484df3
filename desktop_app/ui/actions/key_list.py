"""The list of shortcuts, as the menus have them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from desktop_app.ui.actions.action import MenuSpec
from desktop_app.ui.actions.registry import MENUS


def key_list(actions: Mapping[str, QAction]) -> list[tuple[str, str, str]]:
    """(menu, what it does, key) for every action with a key, in the order of the menus."""
    found = []
    for menu in MENUS:
        title = _plain(QCoreApplication.translate("actions", menu.title))
        for name in _names(menu):
            action = actions[name]
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            if key:
                found.append((title, _plain(action.text()).rstrip("…"), key))
    return found


def _names(menu: MenuSpec) -> Iterator[str]:
    for item in menu.items:
        if isinstance(item, MenuSpec):
            yield from _names(item)
        elif item is not None:
            yield item


def _plain(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
