"""ListingLines: the lines of a listing that is in the library, of its kept text or of its file."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from desktop_app.importing.files.long_text import LongText, long_text
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.provenance import ListingText, TextState


class ListingLines(Protocol):
    """total: how many lines there are."""

    @property
    def total(self) -> int:
        """At least 1."""

    def between(self, first: int, last: int) -> list[str]:
        """The lines from number `first` to `last`, both inclusive and from 1."""


class _Kept:
    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")

    @property
    def total(self) -> int:
        return len(self._lines)

    def between(self, first: int, last: int) -> list[str]:
        return self._lines[first - 1 : last]


class _OfFile:
    """Goes through the file for each question, up to the lines that are asked for."""

    def __init__(self, text: LongText) -> None:
        self._text = text

    @property
    def total(self) -> int:
        return self._text.lines

    def between(self, first: int, last: int) -> list[str]:
        found: list[str] = []
        number = 1
        rest = ""
        for piece in self._text.pieces(lambda _: None):
            ends = piece.count("\n")
            if number + ends >= first:
                *lines, rest = (rest + piece).split("\n")
                found += lines[max(0, first - number) : max(0, last - number + 1)]
            number += ends
            if number > last:
                return found
        if first <= number <= last:
            found.append(rest)
        return found


def lines_of(
    listing: ListingText, text_hash: str, encoding: str | None
) -> tuple[ListingLines | None, TextState]:
    """The lines of a listing, and where they are from. A text that was too long to keep is read
    from its file, if that still holds the text with this hash; of a gigabyte that takes seconds."""
    if listing.text is not None:
        return _Kept(listing.text), TextState.KEPT
    if listing.path is None:
        return None, TextState.NOT_KEPT
    path = Path(listing.path)
    try:
        text = long_text(path, path.name, encoding, lambda _: None)
    except (UnreadableListing, ValueError):
        return None, TextState.UNREADABLE
    if text.text_hash != text_hash:
        return None, TextState.CHANGED
    return _OfFile(text), TextState.READ_AGAIN
