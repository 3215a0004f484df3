"""Lists of ids cut to what one SQL statement may bind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

LARGEST = 5_000
"""Ids in one statement; SQLite itself allows 32,766."""


def batches(ids: Sequence[int], size: int = LARGEST) -> Iterator[Sequence[int]]:
    """The ids in parts of at most `size`, in order."""
    for start in range(0, len(ids), size):
        yield ids[start : start + size]


def marks(ids: Sequence[int]) -> str:
    """'(?,?,?)', one question mark for each id."""
    return "(" + ",".join("?" * len(ids)) + ")"
