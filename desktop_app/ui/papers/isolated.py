"""Names written from right to left, set apart so that they do not turn their neighbours."""

from __future__ import annotations

import re

_RIGHT_TO_LEFT = r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"


def isolated(name: str) -> str:
    """The name, between invisible marks where it holds letters that run from right to left."""
    return f"{ISOLATE}{name}{END_ISOLATE}" if runs_leftwards(name) else name


def runs_leftwards(text: str) -> bool:
    """Whether any letter of it runs from right to left."""
    return not text.isascii() and re.search(_RIGHT_TO_LEFT, text) is not None


def without_marks(text: str) -> str:
    """The text as a person would have typed it, for copying."""
    return text.replace(ISOLATE, "").replace(END_ISOLATE, "").replace("\u2060", "")
