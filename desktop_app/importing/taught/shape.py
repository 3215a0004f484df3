"""TaughtLayout: how the records of a page are set out, as a person showed it on one or two."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile

FORMAT_PREFIX = "taught:"
"""Before a layout's name, it is the id of its format ('taught:Our group')."""
FIELDS = ("title", "authors", "venue", "year", "abstract", "identifiers")
IGNORE = "ignore"
"""A part that is to be left out; it may hold anything."""


class PieceKind(StrEnum):
    """FIELD: a value. TEXT: these very letters. NUMBER: digits, as before entries of a list.

    ANY: whatever stands there, or nothing.
    """

    FIELD = "field"
    TEXT = "text"
    NUMBER = "number"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class Piece:
    """value: a field's name, or the letters of a TEXT; '' for the others."""

    kind: PieceKind
    value: str = ""


def fields_of(pieces: tuple[Piece, ...]) -> tuple[str, ...]:
    """The fields among pieces, in order."""
    return tuple(piece.value for piece in pieces if piece.kind is PieceKind.FIELD)


def marker_of(way: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The numbers and letters before the first part; nothing where they are but blanks."""
    marker = tuple(takewhile(lambda piece: piece.kind in (PieceKind.TEXT, PieceKind.NUMBER), way))
    telling = any(piece.kind is PieceKind.NUMBER or piece.value.strip() for piece in marker)
    return marker if telling else ()


@dataclass(frozen=True, slots=True)
class Group:
    """One or more lines of a record that are read together.

    ways: its pieces from left to right, in each of the ways in which they were seen; all ways have
    the same fields in the same order, and the first that fits counts.
    many: as many lines as there are until something else begins; else exactly one.
    after_blank: a blank line stands before it. optional: some records have none.
    """

    ways: tuple[tuple[Piece, ...], ...]
    many: bool = False
    after_blank: bool = False
    optional: bool = False

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields in it, those to be left out too, in order."""
        return fields_of(self.ways[0])

    @property
    def has_marker(self) -> bool:
        """Whether numbers or letters before its first part show where it begins."""
        return any(marker_of(way) for way in self.ways)


@dataclass(frozen=True, slots=True)
class Shape:
    """groups: in order. after_blank: every record begins after a blank line, or at the top."""

    groups: tuple[Group, ...]
    after_blank: bool = False

    @property
    def is_telling(self) -> bool:
        """Whether there is more to know a record by than that it has a line of words."""
        pieces = [piece for group in self.groups for way in group.ways for piece in way]
        if any(piece.kind is PieceKind.NUMBER for piece in pieces):
            return True
        texts = [piece for piece in pieces if piece.kind is PieceKind.TEXT and piece.value.strip()]
        return bool(texts) or len(self.groups) > 1


@dataclass(frozen=True, slots=True)
class TaughtLayout:
    """name: the user's, shown in lists and reports."""

    name: str
    shape: Shape

    @property
    def format_id(self) -> str:
        """'taught:Our group'."""
        return FORMAT_PREFIX + self.name
