"""What sets parts of a reference off from each other: line ends, bold type, links. Marked in it."""

from __future__ import annotations

import re

TITLE_OPENS, TITLE_CLOSES, PART = "\ufdd2", "\ufdd3", "\ufdd4"
"""Noncharacters, that no text may hold: around a title; where one part ends and another begins."""
_MARKED = re.compile(f"[{TITLE_OPENS}{TITLE_CLOSES}{PART}]")
_MARKS = str.maketrans({TITLE_OPENS: None, TITLE_CLOSES: None, PART: " "})


def without_marks(text: str) -> str:
    """The text as it stood, but for its white space."""
    if text.isascii() or not _MARKED.search(text):
        return text
    return " ".join(text.translate(_MARKS).split())
