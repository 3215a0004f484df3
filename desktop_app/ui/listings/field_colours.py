"""The colours and names of fields in the preview: one hue each, on both sides the same."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from desktop_app.ui.look import Look, TagColours

HUES: dict[str, int | None] = {
    "title": 195,
    "authors": 280,
    "venue": 322,
    "details": 238,
    "year": 85,
    "abstract": None,
    "identifiers": 122,
    "ignore": 28,
}
"""Hues of tags: Teal, Iris, Plum, Sky, Ochre, Stone, Moss; Brick for what is to be left out."""
NAMES = {
    "title": "Title",
    "authors": "Authors",
    "venue": "Venue",
    "details": "Details",
    "year": "Year",
    "abstract": "Abstract",
    "identifiers": "Identifiers",
    "ignore": "Leave out",
}


def colours(look: Look, field: str) -> TagColours:
    """Dot, ground and text of a field under the present theme."""
    return look.tag(HUES[field])


def ground(look: Look, field: str) -> QColor:
    """What lies under a field's text in the source; abstracts, the longest, are the quietest."""
    tokens = look.tokens
    if field == "abstract":
        return tokens.line if tokens.dark else tokens.sunk
    return colours(look, field).chip


def ink(look: Look, field: str) -> QColor:
    """A field's text in the source."""
    return look.tokens.ink if field == "abstract" else colours(look, field).text


def name(field: str) -> str:
    """A field's name, translated."""
    return QCoreApplication.translate("fields", NAMES[field])
