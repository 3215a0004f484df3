"""printable: an output that lets no control character of a listing through."""

from __future__ import annotations

import io
import re
from typing import TextIO, cast

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def printable(out: TextIO) -> TextIO:
    """What is written to it goes to `out`, with a blank for each such character.

    A terminal obeys them, and neither HTML nor XML may hold them. Tabs and line ends stay. A blank
    rather than nothing: what follows must not become the beginning of a spreadsheet's cell.
    """
    return cast(TextIO, _Printable(out))


class _Printable(io.TextIOBase):
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def write(self, text: str, /) -> int:
        return self._out.write(_CONTROL.sub(" ", text))
