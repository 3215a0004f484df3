"""The bytes and the decoded text of a file, a piece at a time."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from desktop_app.model.whole_text import whole_text

BLOCK = 1 << 20
"""Bytes read at a time."""
_LONGEST_LINE = 1 << 23
"""Letters without a line end that are held back for one; a longer line comes in several pieces."""

Tell = Callable[[int], None]
"""Called after each block with how many bytes were read in this pass; may raise to stop."""


class LineCutter:
    """Cuts decoded text behind line ends and makes these \\n."""

    def __init__(self) -> None:
        self._rest = ""

    def cut(self, text: str, last: bool) -> Iterator[str]:
        """What can be given of the text so far; all of it where it was the last."""
        text = self._rest + text if self._rest else text
        if last:
            end = len(text)
        else:
            # A line end may be two letters, of which the second is yet to come.
            end = max(text.rfind("\n"), text.rfind("\r", 0, len(text) - 1)) + 1
            if not end and len(text) > _LONGEST_LINE:
                end = len(text) - 1
            elif text[end - 1 : end] == "\r" and text[end : end + 1] == "\n":
                end += 1
        self._rest = text[end:]
        if end:
            piece = text[:end]
            if "\r" in piece:
                piece = piece.replace("\r\n", "\n").replace("\r", "\n")
            yield piece


def text_pieces(path: Path, start: int, codec: str, errors: str, tell: Tell) -> Iterator[str]:
    """The text of a file from a byte on, its mark off, line ends as \\n; cut behind line ends.

    Raises ValueError where a strict reading fails, LookupError for a codec that takes no pieces.
    """
    decoder = None
    cutter = LineCutter()
    first = True
    for block, last in blocks(path, start, tell):
        if decoder is None:
            decoder = codecs.getincrementaldecoder(_known(codec, path))(errors)
        text = whole_text(decoder.decode(block, last))
        if first and text:
            text, first = text.removeprefix("\ufeff"), False
        yield from cutter.cut(text, last)


def _known(codec: str, path: Path) -> str:
    """The codec with its order of bytes, which the file's mark tells or, without one, the machine;
    to decode in pieces Python wants the mark."""
    if codec not in ("utf-16", "utf-32"):
        return codec
    marks = {"utf-16": (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)}
    marks["utf-32"] = (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)
    with path.open("rb") as file:
        marked = file.read(4).startswith(marks[codec])
    return codec if marked else f"{codec}-{sys.byteorder[:1]}e"


def blocks(path: Path, start: int, tell: Tell) -> Iterator[tuple[bytes, bool]]:
    """The bytes from `start` on, and whether they are the last. Never none at all."""
    done = start
    with path.open("rb") as file:
        file.seek(start)
        block = file.read(BLOCK)
        while True:
            following = file.read(BLOCK)
            done += len(block)
            yield block, not following
            tell(done)
            if not following:
                return
            block = following
