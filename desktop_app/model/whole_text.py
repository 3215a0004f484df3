"""Text that any file and database can hold: halves of letters are made visible instead of kept.

A Python string may hold a lone surrogate, half of a letter: it comes of file names that are no
UTF-8, of \\ud800 in JSON, of a paste. SQLite and UTF-8 files take none.
"""

from __future__ import annotations

import re

_HALF = re.compile("[\ud800-\udfff]")


def whole_name(name: str) -> str:
    """A file name or path with each such half written as \\udcff: two names stay two."""
    return name if is_whole(name) else _HALF.sub(lambda half: f"\\u{ord(half[0]):04x}", name)


def whole_text(text: str) -> str:
    """The text with U+FFFD for each such half."""
    return text if is_whole(text) else _HALF.sub("\ufffd", text)


def is_whole(text: str) -> bool:
    """Whether UTF-8 can hold the text."""
    if text.isascii():
        return True
    try:
        text.encode("utf-16-le")  # refuses the same as UTF-8, in a quarter of the time
    except UnicodeEncodeError:
        return False
    return True
