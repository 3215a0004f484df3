"""SourceWindow: which rows of a source are in the view; a large source is shown part by part."""

from __future__ import annotations

from collections.abc import Sequence

MOST_ROWS = 6_000
MOST_LETTERS = 1_500_000
LONGEST_ROW = 20_000
"""Letters of a row that are shown: a page without line ends is one row."""
CUT = " …"


class SourceWindow:
    """first, end: rows from 0, end exclusive. Columns stay as they are in the source."""

    def __init__(self, rows: Sequence[str] = ()) -> None:
        self.rows = rows
        self.first = 0
        self.end = 0

    @property
    def whole(self) -> bool:
        """Whether all rows are in it."""
        return self.first == 0 and self.end == len(self.rows)

    def around(self, row: int) -> str:
        """Go where `row` is near the middle, and as many rows as may be shown; their text."""
        first = max(0, min(row - MOST_ROWS // 2, len(self.rows) - MOST_ROWS))
        end = min(len(self.rows), first + MOST_ROWS)
        letters = 0
        low = high = max(first, min(row, end - 1)) if end > first else first
        while letters < MOST_LETTERS and (low > first or high < end):
            if high < end:
                letters += min(LONGEST_ROW, len(self.rows[high])) + 1
                high += 1
            if low > first and letters < MOST_LETTERS:
                low -= 1
                letters += min(LONGEST_ROW, len(self.rows[low])) + 1
        self.first, self.end = low, high
        return "\n".join(_shown(row) for row in self.rows[low:high])

    def holds(self, row: int) -> bool:
        """Whether a row is in it."""
        return self.first <= row < self.end


def _shown(row: str) -> str:
    # A row may hold line ends of Unicode, which would make two blocks of it.
    text = row if len(row) <= LONGEST_ROW else row[:LONGEST_ROW] + CUT
    if text.isprintable():
        return text
    return "".join(letter if letter == "\t" or letter.isprintable() else " " for letter in text)
