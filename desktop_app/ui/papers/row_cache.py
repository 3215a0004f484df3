"""RowCache: the rows of a table by where they stand; those that have been on screen are kept."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from desktop_app.model.paper_row import PaperRow
from desktop_app.ui.papers.shown_rows import ShownRows

PAGE = 128
"""Rows that are read at one time."""
LONGEST = 96 * PAGE
"""Rows that are kept; the ones read first are let go."""
AHEAD = PAGE // 2
"""Rows beyond the screen, on both sides, that should be there before they are scrolled to."""


class RowCache:
    """Rows are kept by paper id, so they outlast another order or another search."""

    def __init__(self) -> None:
        self.shown = ShownRows(array("q"))
        self._rows: dict[int, PaperRow] = {}
        self._stale: set[int] = set()
        self._gone: set[int] = set()

    def __len__(self) -> int:
        return len(self.shown)

    def row(self, index: int) -> PaperRow | None:
        """The paper of a row, perhaps an old state of it; None where it was not read yet.

        None for the head of a group too.
        """
        paper = self.shown.paper(index)
        return None if paper is None else self._rows.get(paper)

    def put(self, rows: Iterable[PaperRow]) -> None:
        """Take in rows just read."""
        for row in rows:
            self._rows.pop(row.id, None)  # so that it counts as the newest
            self._rows[row.id] = row
            self._stale.discard(row.id)
        surplus = len(self._rows) - LONGEST
        if surplus > 0:
            for paper_id in list(self._rows)[:surplus]:
                del self._rows[paper_id]
                self._stale.discard(paper_id)

    def give_up(self, papers: Iterable[int]) -> None:
        """These were asked for and are not in the library: ask no more until something changes."""
        self._gone.update(papers)

    def outdate(self, papers: Iterable[int] | None) -> None:
        """Rows of these papers, or all, are to be read again; the old ones serve till then."""
        self._gone.clear()
        if papers is None:
            self._stale.update(self._rows)
        else:
            self._stale.update(paper for paper in papers if paper in self._rows)

    def clear(self) -> None:
        """Forget all: another library."""
        self.shown = ShownRows(array("q"))
        self._rows.clear()
        self._stale.clear()
        self._gone.clear()

    def wanting(self, first: int, last: int) -> Sequence[int]:
        """The ids to read so that rows first to last, and some around, are there and fresh.

        Empty where nothing is wanting; else all that is wanting of the pages touched.
        """
        first, last = max(0, first - AHEAD), min(len(self) - 1, last + AHEAD)
        if not self._wanting_of(self.shown.papers(first, last)):
            return ()
        pages = self.shown.papers(first // PAGE * PAGE, (last // PAGE + 1) * PAGE - 1)
        return self._wanting_of(pages)

    def _wanting_of(self, papers: Iterable[int]) -> list[int]:
        rows, stale, gone = self._rows, self._stale, self._gone
        wanting = (
            paper for paper in papers if (paper not in rows or paper in stale) and paper not in gone
        )
        return list(dict.fromkeys(wanting))  # one that stands in several groups is read once
