"""match: the parts of a text by the pieces of a group, from left to right; bounded in time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from desktop_app.importing.taught.authors import taught_authors
from desktop_app.importing.taught.shape import IGNORE, Piece, PieceKind
from desktop_app.model.identifiers import find_arxiv, find_doi

LONGEST = 30_000
"""Letters of a text that is looked at."""
MOST_STEPS = 800
"""Places at which pieces are tried, for one text."""
MOST_PLACES = 80
"""Places of one TEXT that are tried."""
_YEAR = re.compile(r"(?<!\d)(?:1[5-9]|20)\d\d(?!\d)")
_DIGITS = re.compile(r"\d{1,6}")
_LETTER = re.compile(r"[^\W\d_]")
_SOFT = re.compile(r"[\W_]*")


def match_any(text: str, ways: Sequence[Sequence[Piece]]) -> dict[str, str] | None:
    """As match, by the first way that fits."""
    for pieces in ways:
        found = match(text, pieces)
        if found is not None:
            return found
    return None


def match(text: str, pieces: Sequence[Piece]) -> dict[str, str] | None:
    """The value of each field; None where the text has another shape.

    Of several ways the first is taken in which every part may be what it is called: a year has four
    digits, authors are names, a title has letters. A TEXT at the very end may be missing.
    """
    if len(text) > LONGEST:
        return None
    found = _Matcher(text, pieces).match(0, 0)
    if found is None:
        return None
    return {name: value for name, value in found if name != IGNORE}


class _Matcher:
    def __init__(self, text: str, pieces: Sequence[Piece]) -> None:
        self._text = text
        self._pieces = pieces
        self._steps = 0
        self._failed: set[tuple[int, int]] = set()

    def match(self, at: int, place: int) -> list[tuple[str, str]] | None:
        """The fields of pieces `at` and on in the text from `place` on."""
        self._steps += 1
        if self._steps > MOST_STEPS or (at, place) in self._failed:
            return None
        found = self._try(at, place)
        if found is None:
            self._failed.add((at, place))
        return found

    def _try(self, at: int, place: int) -> list[tuple[str, str]] | None:
        if at == len(self._pieces):
            return [] if _SOFT.fullmatch(self._text, place) else None
        piece = self._pieces[at]
        if piece.kind is PieceKind.TEXT:
            if self._text.startswith(piece.value, place):
                return self.match(at + 1, place + len(piece.value))
            return [] if self._is_last_text(at) and self._is_end(place) else None
        if piece.kind is PieceKind.NUMBER:
            digits = _DIGITS.match(self._text, place)
            return None if digits is None else self.match(at + 1, digits.end())
        return self._open(at, place)

    def _cut_short(self, at: int, place: int) -> list[tuple[str, str]] | None:
        """A venue at the end of a line, with more behind it than the taught record had."""
        piece, *rest = self._pieces[at:]
        if piece.value != "venue" or len(rest) != 1 or rest[0].kind is not PieceKind.TEXT:
            return None
        end = self._text.find(rest[0].value, place)
        value = self._text[place:end].strip()
        if end < 0 or not is_possible("venue", value):
            return None
        return [("venue", value)]

    def _open(self, at: int, place: int) -> list[tuple[str, str]] | None:
        """A part whose end shows by what comes after it."""
        piece = self._pieces[at]
        whole = self._text.rstrip().endswith(self._pieces[-1].value.strip() or "\0")
        if not whole and (found := self._cut_short(at, place)) is not None:
            return found
        for end in self._ends(at, place):
            value = self._text[place:end].strip()
            own: list[tuple[str, str]] = []
            if piece.kind is PieceKind.FIELD:
                if not is_possible(piece.value, value):
                    continue
                own = [(piece.value, value)]
            rest = self.match(at + 1, end)
            if rest is not None:
                return own + rest
        return None

    def _ends(self, at: int, place: int) -> Iterator[int]:
        """Where a part that begins at `place` may end, in the order in which it is tried."""
        if at + 1 == len(self._pieces):
            yield len(self._text)
            return
        following = self._pieces[at + 1]
        if following.kind is PieceKind.TEXT:
            end, tried = self._text.find(following.value, place), 0
            while end >= 0 and tried < MOST_PLACES:
                yield end
                end, tried = self._text.find(following.value, end + 1), tried + 1
            if self._is_last_text(at + 1):
                yield len(self._text)
            return
        if self._pieces[at].value == "year":
            year = _YEAR.match(self._text, place)
            if year is not None:
                yield year.end()
            return
        form = _YEAR if following.value == "year" else _DIGITS
        for number, digits in enumerate(form.finditer(self._text, place)):
            if number == MOST_PLACES:
                return
            yield digits.start()

    def _is_last_text(self, at: int) -> bool:
        """Whether only a TEXT and what may be empty follow: records that end sooner have none."""
        return all(piece.kind in (PieceKind.TEXT, PieceKind.ANY) for piece in self._pieces[at:])

    def _is_end(self, place: int) -> bool:
        return _SOFT.fullmatch(self._text, place) is not None


def is_possible(field: str, value: str) -> bool:
    """Whether a part may be what it is called."""
    return _CHECKS[field](value)


def _title(value: str) -> bool:
    return 2 <= len(value) <= 600 and _LETTER.search(value) is not None


def _venue(value: str) -> bool:
    return 2 <= len(value) <= 400 and _LETTER.search(value) is not None


def _abstract(value: str) -> bool:
    return len(value) >= 30 and _LETTER.search(value) is not None


def _identifier(value: str) -> bool:
    return find_doi(value) is not None or find_arxiv(value) is not None


_CHECKS: dict[str, Callable[[str], bool]] = {
    "title": _title,
    "authors": lambda value: taught_authors(value) is not None,
    "venue": _venue,
    "year": lambda value: _YEAR.fullmatch(value) is not None,
    "abstract": _abstract,
    "identifiers": _identifier,
    IGNORE: lambda value: True,
}
