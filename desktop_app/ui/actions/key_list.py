"""The list of shortcuts, as the menus have them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import QKeySequence

from desktop_app.ui.actions.key_map import KeyMap, plain
from desktop_app.ui.actions.menu_table import MENUS, MenuSpec
from desktop_app.ui.actions.registry import ACTIONS


class KeyEntry(NamedTuple):
    """One action. key: as it is written on the keyboard, empty for none. own: the user chose it."""

    menu: str
    words: str
    key: str
    action: str
    own: bool = False


def key_list(keys: KeyMap) -> list[KeyEntry]:
    """Every action, in the order of the menus."""
    specs = {spec.id: spec for spec in ACTIONS}
    found = []
    for menu in MENUS:
        for within, name in _names(menu, ""):
            spec = specs[name]
            first = next(iter(keys.keys(spec)), "")
            key = QKeySequence(first).toString(QKeySequence.SequenceFormat.NativeText)
            words = within + plain(spec.text)
            found.append(KeyEntry(plain(menu.title), words, key, spec.id, keys.is_own(spec)))
    return found


def _names(menu: MenuSpec, within: str) -> Iterator[tuple[str, str]]:
    for item in menu.items:
        if isinstance(item, MenuSpec):
            yield from _names(item, f"{plain(item.title)}: ")
        elif item is not None:
            yield within, item
