"""What a mail quotes, without the '> ' before its lines, which keep their numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

from desktop_app.importing.text_source import TextSource

_QUOTE = re.compile(r"^(?:> ?)++", re.MULTILINE)
_LINE = re.compile(r"^[ \t]*\S", re.MULTILINE)
_FEWEST = 3
_PIECE = 65_536
"""Letters."""
_MANY = 0.4


def without_quotes(text: str) -> str | None:
    """The text without the marks; None where hardly anything is quoted."""
    if sum(1 for _ in islice(_QUOTE.finditer(text), _FEWEST)) < _FEWEST:
        return None
    pieces = []  # of many short lines all marks at once would take up many times the text
    start = 0
    while start < len(text):
        end = text.find("\n", start + _PIECE) + 1 or len(text)
        pieces.append(_QUOTE.sub("", text[start:end]))
        start = end
    return "".join(pieces)


def quoted_mostly(source: TextSource) -> TextSource | None:
    """A text of which much is quoted, without the marks; None for any other."""
    if ">" not in source.head:
        return None
    if len(_QUOTE.findall(source.head)) < _MANY * len(_LINE.findall(source.head)):
        return None
    bare = without_quotes(source.text)
    return None if bare is None else replace(source, text=bare)
