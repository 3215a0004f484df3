"""KeyMap: which keys an action has, as the user or the table of actions gives them."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from desktop_app.ui.actions.action import ActionSpec, Scope
from desktop_app.ui.actions.menu_table import MENUS
from desktop_app.ui.actions.registry import ACTIONS
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.words import without_letter

NONE = "none"
"""What is kept where the user took the key of an action away."""
TAKEN = frozenset(
    {"Tab", "Shift+Tab", "Backtab", "Return", "Enter", "Space", "Shift+Space", "Up", "Down", "Left",
     "Right", "Home", "End", "PgUp", "PgDown", "Backspace"}
)  # fmt: skip
"""Keys with which one moves and chooses everywhere."""


class KeyMap:
    """Keys are portable texts, 'Ctrl+K'."""

    def __init__(self, settings: AppSettings) -> None:
        self._settings = settings

    def keys(self, spec: ActionSpec) -> tuple[str, ...]:
        """The keys of an action, the one that is shown first."""
        own = self._settings.text(self._place(spec))
        if own:
            return () if own == NONE else (own,)
        return () if spec.shortcut is None else (spec.shortcut, *spec.also)

    def is_own(self, spec: ActionSpec) -> bool:
        """Whether the user gave it another key than it had at first, or none."""
        return bool(self._settings.text(self._place(spec)))

    def set_key(self, spec: ActionSpec, key: str | None) -> None:
        """Another key; '' for none, None for those that it had at first."""
        self._settings.set_text(self._place(spec), "" if key is None else key or NONE)

    def refusal(self, spec: ActionSpec, key: str) -> str:
        """Why an action cannot have a key, for the user; empty where it can."""
        wanted = _portable(key)
        shown = QKeySequence(wanted).toString(QKeySequence.SequenceFormat.NativeText)
        if not wanted:
            return _tr("This key cannot be given to an action.")
        if wanted in TAKEN and wanted not in map(_portable, (spec.shortcut or "", *spec.also)):
            return _tr("{key} moves or chooses everywhere: take another key.").format(key=shown)
        if spec.scope is Scope.WINDOW and types_text(wanted):
            said = _tr("{key} alone would be taken from text fields: add Ctrl or Alt.")
            return said.format(key=shown)
        for menu in MENUS:
            title = _tr(menu.title)
            if _portable(QKeySequence.mnemonic(title).toString()) == wanted:
                said = _tr("{key} opens the menu {menu}: take another key.")
                return said.format(key=shown, menu=without_letter(title))
        for other in ACTIONS:
            if other.id != spec.id and other.scope.meets(spec.scope):
                if wanted in map(_portable, self.keys(other)):
                    said = _tr("{key} is the key of “{action}”: give that another one first.")
                    return said.format(key=shown, action=plain(other.text))
        return ""

    @staticmethod
    def _place(spec: ActionSpec) -> str:
        return f"keys/{spec.id}"


def types_text(key: str) -> bool:
    """Whether a key writes into text fields: it has neither Ctrl nor Alt, and is no F1, F2, …."""
    return not re.search(r"(Ctrl|Alt|Meta)\+|^(Shift\+)?F\d+$", key)


def plain(text: str) -> str:
    """What an action is called, without its mnemonic."""
    return without_letter(_tr(text))


def _portable(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def _tr(text: str) -> str:
    return QCoreApplication.translate("actions", text)
