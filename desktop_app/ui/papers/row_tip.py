"""What a tool tip says of a cell: its whole text where it was cut, or what its mark means."""

from __future__ import annotations

from desktop_app.model.paper_row import PaperRow
from desktop_app.ui.papers.columns import COLUMN_NUMBERS, COLUMNS
from desktop_app.ui.papers.row_layout import Geometry, RowLayout


def cell_tip(row: PaperRow, x: int, columns: Geometry, layout: RowLayout) -> str:
    """Of the cell at a place along the row; empty for none."""
    name = next((name for name, left, width in columns if left <= x < left + width), "")
    if name == "status":
        return COLUMNS[COLUMN_NUMBERS[name]].text(row)
    return layout.lay(row).elided.get(name, "")
