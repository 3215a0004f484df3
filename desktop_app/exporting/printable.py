"""printable: an output that lets no control character of a listing through."""

from __future__ import annotations

import io
import re
from typing import TextIO, cast

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_BLANK_BYTES = bytes(
    32 if code < 0x80 and _CONTROL.match(chr(code)) else code for code in range(256)
)


def printable(out: TextIO) -> TextIO:
    """What is written to it goes to `out`, with a blank for each such character.

    A terminal obeys them, and neither HTML nor XML may hold them. Tabs and line ends stay. A blank
    rather than nothing: what follows must not become the beginning of a spreadsheet's cell.
    """
    return cast(TextIO, _Printable(out))


def printable_text(text: str) -> str:
    """The text with a blank for each such character."""
    data = text.encode("utf-8", "surrogatepass")
    # Those above ASCII begin with this byte in UTF-8. A pattern would look five times as long.
    if b"\xc2" not in data and data.translate(_BLANK_BYTES) == data:
        return text
    return _CONTROL.sub(" ", text)


class _Printable(io.TextIOBase):
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def write(self, text: str, /) -> int:
        return self._out.write(printable_text(text))
