"""Ids as texts of fixed width that the indexes of the table's orders hold, and back.

A million ids cross into Python as one text. To write them as decimal digits, and to read these,
takes longer than the pass over the index; two letters for each are copied as they stand there.
"""

from __future__ import annotations

import sys
from array import array


def code_of(number: str) -> str:
    """SQL of a number's code."""
    return f"char({number} >> 16, ({number} & 65535) + 65536)"


CODE = code_of("id")
"""SQL over a row of papers; exactly so in the indexes, else it is made anew for each row."""
LARGEST = 0xD7FF_FFFF
"""The largest id with a code: what follows above 16 bits would be no letter."""


_PART = 4_096
"""Ids that are read at a time: what is made on the way fits into memory that is at hand, and for a
million ids at once the system would have to find it first, which takes longer than the reading."""


def ids_of(codes: str, *, backward: bool = False) -> array[int]:
    """The ids that a text of codes, one after the other, stands for; backward: the last first."""
    ids = array("q")
    starts = range(0, len(codes), 2 * _PART)
    for start in reversed(starts) if backward else starts:
        letters = codes[start : start + 2 * _PART].encode("utf-32-le")
        packed = bytearray(len(letters))
        # Little-endian: the second letter has the two low bytes, the first one those above.
        for byte, letter in enumerate((4, 5, 0, 1)):
            packed[byte::8] = letters[letter - 8 :: -8] if backward else letters[letter::8]
        ids.frombytes(packed)
    if sys.byteorder == "big":
        ids.byteswap()
    return ids
