"""Which drawings of the Overview stand beside each other, and how high each row is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from desktop_app.model.facets import FacetKind

YEARS, READING, SUBJECTS, TAGS, SOURCES, AUTHORS, VENUES = (
    "years", "reading", "subjects", "tags", "sources", "authors", "venues",
)  # fmt: skip
CARDS = (YEARS, READING, SUBJECTS, TAGS, SOURCES, AUTHORS, VENUES)
KINDS = {AUTHORS: FacetKind.AUTHOR, VENUES: FacetKind.VENUE}

Row = tuple[tuple[str, int], ...]
"""Names with the twelfths of the width that each has."""

ROWS: tuple[tuple[int, tuple[Row, ...]], ...] = (
    (1_900, (
        ((YEARS, 6), (READING, 3), (SUBJECTS, 3)),
        ((TAGS, 4), (SOURCES, 4), (AUTHORS, 2), (VENUES, 2)),
    )),
    (1_480, (
        ((YEARS, 6), (READING, 3), (SUBJECTS, 3)),
        ((TAGS, 3), (SOURCES, 3), (AUTHORS, 3), (VENUES, 3)),
    )),
    (1_140, (
        ((YEARS, 8), (READING, 4)),
        ((SUBJECTS, 4), (TAGS, 4), (SOURCES, 4)),
        ((AUTHORS, 6), (VENUES, 6)),
    )),
    (700, (
        ((YEARS, 8), (READING, 4)),
        ((SUBJECTS, 6), (TAGS, 6)),
        ((SOURCES, 4), (AUTHORS, 4), (VENUES, 4)),
    )),
    (0, tuple(((name, 12),) for name in CARDS)),
)  # fmt: skip
"""From which width on, in px for 9.75 pt text, the rows are these."""


class Place(NamedTuple):
    """Where a drawing stands, in px."""

    left: int
    top: int
    wide: int
    high: int


class Heights(NamedTuple):
    """The least that a drawing needs at its width, and the most that does it good."""

    least: int
    most: int


def rows_for(width: float) -> tuple[Row, ...]:
    """width: in px for 9.75 pt text."""
    return next(rows for least, rows in ROWS if width >= least)


def widths(row: Row, width: int, gutter: int) -> list[tuple[int, int]]:
    """(left, wide) of each drawing of a row; gutters stand between twelfths."""
    twelfth = (width + gutter) / 12
    found, at = [], 0
    for _, share in row:
        left, right = round(at * twelfth), round((at + share) * twelfth) - gutter
        found.append((left, right - left))
        at += share
    return found


def row_heights(rows: Sequence[Sequence[Heights]], room: int, gap: int) -> list[int]:
    """As high as the neediest of a row needs; what is left of the room goes to rows that it does
    good, evenly."""
    least = [max(each.least for each in row) for row in rows]
    most = [max(low, *(each.most for each in row)) for low, row in zip(least, rows, strict=True)]
    left = room - sum(least) - gap * (len(rows) - 1)
    heights = list(least)
    while left > 0:
        growing = [at for at, high in enumerate(heights) if high < most[at]]
        if not growing:
            break
        share = max(1, left // len(growing))
        for at in growing:
            more = min(share, most[at] - heights[at], left)
            heights[at] += more
            left -= more
    return heights


def places(
    rows: Sequence[Row], needs: Mapping[str, Heights], width: int, room: int, gutter: int, gap: int
) -> tuple[dict[str, Place], list[int], int]:
    """(where each stands, the heights of the lines between rows, how high all is)."""
    heights = row_heights([[needs[name] for name, _ in row] for row in rows], room, gap)
    found: dict[str, Place] = {}
    lines = []
    top = 0
    for row, high in zip(rows, heights, strict=True):
        for (name, _), (left, wide) in zip(row, widths(row, width, gutter), strict=True):
            found[name] = Place(left, top, wide, high)
        top += high
        lines.append(top + gap // 2)
        top += gap
    return found, lines[:-1], top - gap
