"""LiteralText: a button says its words as they are; an & in the name of a tag is no key."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton as Base
else:
    Base = object  # two bases of Qt's in one class are one too many for the bindings


class LiteralText(Base):
    """Stands before a button of Qt's.

    For that a single & makes a shortcut of the letter behind it, which would stand in the way of
    the menus: a tag “R&D” would have Alt+D.
    """

    def setText(self, text: str) -> None:
        """Any text; whatever is in it is shown."""
        super().setText(text.replace("&", "&&"))

    def text(self) -> str:
        """As it was given."""
        return super().text().replace("&&", "&")
