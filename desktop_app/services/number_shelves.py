"""NumberShelves: very many numbers, put in order a part at a time.

Python sorts in one go, and no other thread runs meanwhile: for a third of a million numbers the
window stood still for a twentieth of a second, and for more of them longer.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator

_BITS = 10


class NumberShelves:
    """Eight bytes a number. bits: all are below 2**bits, and spread evenly."""

    def __init__(self, bits: int) -> None:
        self._shift = bits - _BITS
        self._shelves = [array("q") for _ in range(1 << _BITS)]

    def extend(self, numbers: Iterable[int]) -> None:
        """Take in more."""
        shelves, shift = self._shelves, self._shift
        for number in numbers:
            shelves[number >> shift].append(number)

    def parts(self) -> Iterator[list[int]]:
        """All of them in order, those of one shelf together; it is empty then."""
        for place, shelf in enumerate(self._shelves):
            self._shelves[place] = array("q")
            yield sorted(shelf)
