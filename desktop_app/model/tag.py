"""Tag: a word of the user's own on papers, and what a valid tag name is."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from desktop_app.model.errors import InvalidValue

SEPARATOR = "/"
LONGEST_NAME = 200
HUES: tuple[int, ...] = (28, 55, 85, 122, 155, 195, 238, 280, 322)
"""Hues in degrees (OKLCH) that new tags are given in turn; None is the grey called Stone."""


class Tag(NamedTuple):
    """name: the whole path, 'method/moe'. hue: OKLCH degrees or None. papers: not trashed ones.

    key: the number key, 1 to 9, that puts it on papers, or None.
    """

    id: int
    name: str
    hue: int | None
    papers: int = 0
    key: int | None = None


KEYS = range(1, 10)
"""Number keys that can have a tag."""


def clean_tag_name(text: str) -> str:
    """The name as it is kept: NFC, single blanks, no empty levels. Raises InvalidValue."""
    name = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in name.strip()):
        raise InvalidValue("A tag name cannot hold line breaks or control characters.")
    levels = [" ".join(level.split()) for level in name.split(SEPARATOR)]
    name = SEPARATOR.join(level for level in levels if level)
    if not name:
        raise InvalidValue("A tag needs a name.")
    if len(name) > LONGEST_NAME:
        raise InvalidValue(f"A tag name can have {LONGEST_NAME} letters; this one has {len(name)}.")
    return name


def tag_level(name: str) -> str:
    """A name of another program as one level of a tag: a '/' in it parts nothing."""
    return " ".join(name.replace(SEPARATOR, "\N{FRACTION SLASH}").split())
