"""Column: what one column of the table is called, how it sorts, and how wide it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop_app.model.query import SortField

if TYPE_CHECKING:
    from desktop_app.model.paper_row import PaperRow

TITLE = "title"
"""The column that takes what the others leave."""


class Column(NamedTuple):
    """One column. Widths are pixels at 96 dpi and the usual scale; text is what a reader hears.

    heading: in English, translated when shown; an empty one has its name in `label` alone.
    descending: how it sorts at the first click. fixed: its width cannot be dragged.
    goes: which columns are left out first where there is no room, from 1; 0 stays.
    """

    id: str
    label: str
    sort: SortField
    width: int
    least: int
    text: Callable[[PaperRow], str]
    heading: str | None = None
    right: bool = False
    shown: bool = True
    descending: bool = False
    fixed: bool = False
    goes: int = 0

    @property
    def name(self) -> str:
        """What the column is called in menus and by screen readers."""
        return QCoreApplication.translate("columns", self.label)

    @property
    def head(self) -> str:
        """What stands in the header."""
        return self.name if self.heading is None else self.heading
