"""The marks by which pages show that they cut a text short."""

from __future__ import annotations

import re

_MARK = re.compile(
    r"\s*[\[(]?(?:…|\.\.\.)[\])]?"
    r"(?:\s*[\[(]?(?:(?:read|show|see|view|learn) )?(?:more|full abstract|expand)[\])]?)?"
    r"\s*[▼▾▸»›>→]?$",
    re.IGNORECASE,
)
_TAIL = 40
"""Letters at the end within which a mark must stand: keeps the search short on long lines."""


def without_cut_mark(text: str) -> tuple[str, bool]:
    """The text without a cut mark at its end, and whether there was one; of four dots one stays."""
    start = max(0, len(text) - _TAIL)
    tail = text[start:]
    match = _MARK.search(tail) if "…" in tail or "..." in tail else None
    if match is None:
        return text, False
    return text[:start] + tail[: match.start()], True


def is_cut(text: str) -> bool:
    """Whether a text ends in a cut mark."""
    tail = text[-_TAIL:]
    return ("…" in tail or "..." in tail) and _MARK.search(tail) is not None
