"""Odd: one adversarial listing of any size, and what reading it has to come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Make = Callable[[int], bytes]


@dataclass(frozen=True, slots=True)
class Odd:
    """make: the listing of about that many bytes.

    reads: the reader that finds records in it; '' where no reader may find any. says: words that
    have to stand in the message where no records are found. either: there need be no records.
    """

    make: Make
    reads: str = ""
    says: str = ""
    either: bool = False


def repeated(piece: str, before: str = "", after: str = "") -> Make:
    """A piece again and again."""

    def make(size: int) -> bytes:
        room = size - len(before.encode()) - len(after.encode())
        return (before + piece * max(1, room // len(piece.encode())) + after).encode()

    return make


def nested(
    opening: str, closing: str, before: str = "", middle: str = "x", after: str = ""
) -> Make:
    """Openings, something in the middle, and as many closings."""

    def make(size: int) -> bytes:
        depth = max(1, size // len((opening + closing).encode()))
        return (before + opening * depth + middle + closing * depth + after).encode()

    return make


def numbered(line: str, before: str = "", after: str = "") -> Make:
    """Lines in which {n} is the line's number."""

    def make(size: int) -> bytes:
        count = max(1, size // (len(line) + 3))
        return (before + "".join(line.format(n=n) for n in range(count)) + after).encode()

    return make
