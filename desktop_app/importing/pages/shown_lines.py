"""Where the lines of a page stand in the text that a paste shows of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from desktop_app.importing.lines.page_line import PageLine


def numbered_as_shown(lines: Sequence[PageLine], shown: Sequence[str]) -> list[PageLine]:
    """The lines with the numbers of the lines that show them: a layout breaks them otherwise."""
    squeezed = ["".join(line.split()) for line in shown]
    starts = [0, *accumulate(map(len, squeezed))]
    text = "".join(squeezed)
    out: list[PageLine] = []
    place = 0
    for line in lines:
        own = "".join(line.text.split())
        at = text.find(own, place)
        if at < 0:
            at, own = min(place, max(0, len(text) - 1)), ""
        first = bisect_right(starts, at)
        place = at + len(own)
        last = max(first, bisect_right(starts, place - 1)) if own else first
        out.append(replace(line, number=min(first, len(shown)), end_number=min(last, len(shown))))
    return out
