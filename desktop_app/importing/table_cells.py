"""Cells of HTML tables that list papers, one to a row: each cell on a line of its own."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser, LexborNode

_FEWEST_CELLS, _FEWEST_ROWS = 3, 3
_LONGEST = 600
"""Letters; longer cells hold a page's own text."""


def part_cells(tree: LexborHTMLParser) -> None:
    """Breaks lines between the cells of rows; tables that only set out a page stay as they are."""
    for table in tree.css("table"):
        if table.css_first("table table") is not None:
            continue
        rows = [cells for row in table.css("tr") if (cells := _cells(row))]
        if len(rows) < _FEWEST_ROWS:
            continue
        for cells in rows:
            for cell in cells[1:]:
                cell.insert_before(tree.create_node("br"))


def _cells(row: LexborNode) -> list[LexborNode]:
    cells = [node for node in row.iter() if node.tag in ("td", "th")]
    if len(cells) < _FEWEST_CELLS:
        return []
    return cells if all(len(cell.text(deep=True)) <= _LONGEST for cell in cells) else []
