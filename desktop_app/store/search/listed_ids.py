"""listed_ids: ids that SQLite lists as one text of digits and commas, as group_concat() does."""

from __future__ import annotations

import json

_PART = 1 << 16
"""Letters that are read at a time: other threads wait a ms or two."""


def listed_ids(text: str | None) -> list[int]:
    """The ids in the text's order; none for no text."""
    found: list[int] = []
    text = text or ""
    start = 0
    while start < len(text):
        end = text.find(",", start + _PART)
        end = len(text) if end < 0 else end
        found += json.loads(f"[{text[start:end]}]")
        start = end + 1
    return found
