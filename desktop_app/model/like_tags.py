"""LikeTags: two tags that are perhaps one, and the letters by which tags are compared."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from desktop_app.model.tag import SEPARATOR, Tag

_LETTERS = re.compile(r"[^\W_]+")


class Likeness(Enum):
    """Why two tags are perhaps one, the surest first."""

    LETTERS = "the same letters"
    PLURAL = "one and many"
    SLIP = "one letter apart"


class LikeTags(NamedTuple):
    """kept: the one that more papers bear, into which the other would go."""

    other: Tag
    kept: Tag
    likeness: Likeness


@lru_cache(maxsize=65_536)
def letters_of(name: str) -> str:
    """The letters and figures of each level, without case, accents, dots and blanks."""
    return SEPARATOR.join(map(_level_letters, name.split(SEPARATOR)))


def _level_letters(level: str) -> str:
    plain = unicodedata.normalize("NFKD", level.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    # Of "C", "C++" and "C#", or of emoji, the signs are what tells them apart.
    if any(unicodedata.category(letter)[0] == "S" for letter in letters):
        return "".join(letters.split())
    return "".join(_LETTERS.findall(letters)) or "".join(letters.split())
