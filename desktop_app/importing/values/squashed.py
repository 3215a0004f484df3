r"""Squashed: a text without all that readers may change in a value, and where each letter stood.

The written normalisation: HTML tags off and entities resolved, LaTeX and Unicode made one, case,
accents, punctuation and blanks off (markup.plain.comparable without its blanks). A value that a
reader took from a text is found in the squashed text by its own squashed form.
"""

from __future__ import annotations

import html
import re
import unicodedata
from array import array
from functools import lru_cache

from desktop_app.markup.plain import comparable

_PIECE = re.compile(
    r"\\u[\da-fA-F]{4}|\\[A-Za-z]+|\\.|&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|\w{2,31});"
    r"|</?[A-Za-z!][^<>]{0,300}>|[A-Za-z0-9]+|[^\\&<A-Za-z0-9]+?(?=[A-Za-z0-9\\&<]|\Z)|.",
    re.DOTALL,
)
_JSON_PIECE = re.compile(
    r"\\u[\da-fA-F]{4}|\\[nrtbf]|\\\\[A-Za-z]+|\\\\\\.|\\.|" + _PIECE.pattern, re.DOTALL
)
_JSON_ESCAPE = re.compile(r"\\u[\da-fA-F]{4}")
_JSON = re.compile(r'\s*[\[{,]*\s*(?:"|[\[{])|\s*"[^"]*"\s*:')


@lru_cache(maxsize=4096)
def squashed_value(value: str) -> str:
    """A value as it is looked for."""
    return comparable(html.unescape(value)).replace(" ", "")


@lru_cache(maxsize=1024)
def _command(piece: str) -> str:
    """What a LaTeX command stands for, within maths or outside."""
    plain = squashed_value(piece)
    return squashed_value(f"${piece}$") and plain


class Squashed:
    """text: the squashed letters. at: for each of them, the place of its letter in the source.

    The escapes of JSON are known in sources that begin as JSON does.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        pieces: list[str] = []
        self.at = array("q")
        self._piece = _JSON_PIECE if _JSON.match(source) else _PIECE
        for match in self._piece.finditer(source):
            self._take(match.group(), match.start(), pieces)
        self.text = "".join(pieces)

    def _take(self, piece: str, start: int, out: list[str]) -> None:
        first = piece[0]
        if first.isascii() and first.isalnum():
            out.append(piece.lower())
            self.at.extend(range(start, start + len(piece)))
        elif first in "\\&" and len(piece) > 1:
            self._put(self._meaning(piece), start, out)
        elif first != "<" or len(piece) == 1:
            for place, letter in enumerate(piece, start):
                if not letter.isascii():
                    self._put(squashed_value(letter), place, out)

    def _meaning(self, piece: str) -> str:
        if _JSON_ESCAPE.fullmatch(piece):
            return squashed_value(chr(int(piece[2:], 16)))
        if self._piece is _JSON_PIECE and piece[0] == "\\":
            return _command(piece[1:]) if piece.startswith("\\\\") else ""
        return _command(piece) if piece[0] == "\\" else squashed_value(piece)

    def _put(self, letters: str, place: int, out: list[str]) -> None:
        out.append(letters)
        self.at.extend([place] * len(letters))

    def find(self, value: str, start: int = 0, *, whole: bool = False) -> tuple[int, int] | None:
        """Where a squashed value stands: first and last place in `text`, end exclusive.

        whole: only where no word goes on at its ends in the source.
        """
        while value and (found := self.text.find(value, start)) >= 0:
            end = found + len(value)
            if not whole or self._apart(found, end):
                return found, end
            start = found + 1
        return None

    def place(self, found: int, end: int) -> tuple[int, int]:
        """Places in the source of letters found..end of `text`, end exclusive."""
        return self.at[found], self._end_of(end - 1)

    def _end_of(self, last: int) -> int:
        """Behind the letter, and behind what belongs to it: a command, an entity, its accents."""
        match = self._piece.match(self.source, self.at[last])
        end = self.at[last] + 1
        if match is not None and match.group()[0] in "\\&":
            end = match.end()
        while end < len(self.source) and unicodedata.combining(self.source[end]):
            end += 1
        return end

    def _apart(self, found: int, end: int) -> bool:
        source = self.source
        first, last = self.place(found, end)
        before = source[first - 1] if first > 0 else " "
        after = source[last] if last < len(source) else " "
        return not goes_on(before, source[first]) and not goes_on(source[last - 1], after)


def goes_on(before: str, after: str) -> bool:
    """Whether a word goes on between two letters; a number after a word does not (arXiv2026)."""
    if before.isdigit() or after.isdigit():
        return before.isdigit() and after.isdigit()
    return before.isalnum() and after.isalnum()
