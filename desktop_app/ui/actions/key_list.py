"""The list of shortcuts, as the menus have them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from desktop_app.ui.actions.menu_table import MENUS, MenuSpec
from desktop_app.ui.actions.registry import ACTIONS


def key_list() -> list[tuple[str, str, str]]:
    """(menu, what it does, key) for every action with a key, in the order of the menus."""
    specs = {spec.id: spec for spec in ACTIONS}
    found = []
    for menu in MENUS:
        for within, name in _names(menu, ""):
            spec = specs[name]
            if spec.shortcut is not None:
                key = QKeySequence(spec.shortcut).toString(QKeySequence.SequenceFormat.NativeText)
                found.append((_plain(menu.title), within + _plain(spec.text), key))
    return found


def _names(menu: MenuSpec, within: str) -> Iterator[tuple[str, str]]:
    for item in menu.items:
        if isinstance(item, MenuSpec):
            yield from _names(item, f"{_plain(item.title)}: ")
        elif item is not None:
            yield within, item


def _plain(text: str) -> str:
    return QCoreApplication.translate("actions", text).replace("&", "").rstrip("…")
