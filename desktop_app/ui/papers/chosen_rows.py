"""ChosenRows: which rows are chosen, as spans; cheap to ask for a million."""

from __future__ import annotations

from bisect import bisect_right
from itertools import chain

from PySide6.QtCore import QItemSelection

from desktop_app.ui.papers.shown_rows import ShownRows


class ChosenRows:
    """Spans of rows in order, both ends inclusive."""

    def __init__(self, spans: list[tuple[int, int]] | None = None) -> None:
        self._spans = sorted(spans or [])
        self._starts = [start for start, _ in self._spans]

    @classmethod
    def of(cls, selection: QItemSelection) -> ChosenRows:
        """Those of a selection of whole rows."""
        parts = (selection.at(at) for at in range(selection.count()))
        return cls([(part.top(), part.bottom()) for part in parts])

    @property
    def first(self) -> int:
        """The first chosen row, or 0."""
        return self._starts[0] if self._starts else 0

    def holds(self, row: int) -> bool:
        """Whether a row is chosen."""
        at = bisect_right(self._starts, row) - 1
        return at >= 0 and row <= self._spans[at][1]

    def papers(self, shown: ShownRows) -> tuple[int, ...]:
        """The papers of the chosen rows, each once, in the order shown; heads are none."""
        found = chain.from_iterable(shown.papers(start, end) for start, end in self._spans)
        return tuple(dict.fromkeys(found) if shown.repeats else found)

    def groups(self, shown: ShownRows) -> frozenset[str]:
        """The groups in which they stand."""
        return shown.keys(self._spans)
