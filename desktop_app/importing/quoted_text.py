"""What a mail quotes, without the '> ' before its lines, which keep their numbers."""

from __future__ import annotations

import re
from dataclasses import replace

from desktop_app.importing.text_source import TextSource

_QUOTE = re.compile(r"^(?:> ?)++", re.MULTILINE)
_LINE = re.compile(r"^[ \t]*\S", re.MULTILINE)
_FEWEST = 3
_MANY = 0.4


def without_quotes(text: str) -> str | None:
    """The text without the marks; None where hardly anything is quoted."""
    if len(_QUOTE.findall(text)) < _FEWEST:
        return None
    return _QUOTE.sub("", text)


def quoted_mostly(source: TextSource) -> TextSource | None:
    """A text of which much is quoted, without the marks; None for any other."""
    if ">" not in source.head:
        return None
    if len(_QUOTE.findall(source.head)) < _MANY * len(_LINE.findall(source.head)):
        return None
    bare = without_quotes(source.text)
    return None if bare is None else replace(source, text=bare)
