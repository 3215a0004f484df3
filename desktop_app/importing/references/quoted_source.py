"""A periodical in quotes behind a plain title, as in Polish lists: 'Title, „Journal” 2015, nr 3'."""

from __future__ import annotations

import re
from dataclasses import dataclass

_QUOTED = re.compile(
    r"(?:(?:in|en|dans|w|v)\s+)?[„“\"«»](?P<name>[^„“”\"«»]{3,120})[”“\"»«]\s*[,.]?\s*"
    r"(?P<numbers>(?:\(?\s*(?:1[89]|20)\d\d\b"
    r"|(?:nr|no|numer|z|zesz|t|vol|tom|r|rok|roč|č|num|núm|№|вып|т|n[°º])\b\.?\s*[\dIVXLC]"
    r"|\d{1,4}\b|[IVXLC]{1,6}\b).*)",
    re.IGNORECASE | re.DOTALL,
)
_IN = re.compile(r"(?:in|en|dans|w|v)\s+[„“\"«»]", re.IGNORECASE)
_BEGINS = frozenset('„“"«»')
_FIRST = _BEGINS | frozenset("iIeEdDwWvV\u0130\u0131")


@dataclass(frozen=True, slots=True)
class QuotedSource:
    """name: of the periodical. numbers: all that stands behind it."""

    name: str
    numbers: str


def quoted_source(text: str, start: int = 0) -> QuotedSource | None:
    """The periodical in quotes that begins right at `start`, its numbers behind it."""
    if start >= len(text) or text[start] not in _FIRST:
        return None
    if text[start] not in _BEGINS and not _IN.match(text, start):
        return None
    found = _QUOTED.match(text, start)
    if found is None:
        return None
    return QuotedSource(found["name"].strip(" ,.;"), found["numbers"])
