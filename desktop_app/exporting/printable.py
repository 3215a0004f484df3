"""printable: an output that lets no control character of a listing through."""

from __future__ import annotations

import io
import re
from typing import TextIO, cast

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_CONTROL_BYTES = [code for code in range(0x80) if _CONTROL.match(chr(code))]


def printable(out: TextIO) -> TextIO:
    """What is written to it goes to `out`, with a blank for each such character.

    A terminal obeys them, and neither HTML nor XML may hold them. Tabs and line ends stay. A blank
    rather than nothing: what follows must not become the beginning of a spreadsheet's cell.
    """
    return cast(TextIO, _Printable(out))


def printable_text(text: str) -> str:
    """The text with a blank for each such character."""
    return text if is_printable(text) else _CONTROL.sub(" ", text)


def is_printable(text: str) -> bool:
    """Whether the text has no such character."""
    data = text.encode("utf-8", "surrogatepass")
    # One look for each, by the processor's own search: a pattern would look ten times as long.
    if any(map(data.__contains__, _CONTROL_BYTES)):
        return False
    # Those above ASCII begin with this byte in UTF-8, as some others do.
    return b"\xc2" not in data or _CONTROL.search(text) is None


class _Printable(io.TextIOBase):
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def write(self, text: str, /) -> int:
        return self._out.write(printable_text(text))
