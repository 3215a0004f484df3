"""Cells of HTML tables that list papers, one to a row: each cell on a line of its own."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser, LexborNode

from desktop_app.importing.html_text.html_lines import text_of
from desktop_app.importing.lines.source_line import is_year

_FEWEST_CELLS, _FEWEST_ROWS = 3, 3
_LONGEST = 600
"""Letters; longer cells hold a page's own text."""


def part_cells(tree: LexborHTMLParser) -> bool:
    """Breaks lines between the cells of rows; tables that only set out a page stay as they are."""
    changed = False
    for table in tree.css("table"):
        if table.css_first("table table") is not None:
            continue
        rows = [cells for row in table.css("tr") if (cells := _cells(row))]
        if len(rows) < _FEWEST_ROWS:
            continue
        for cells in rows:
            for cell in cells[1:]:
                cell.insert_before(tree.create_node("br"))
                changed = True
    return changed


def set_out_rows(tree: LexborHTMLParser) -> bool:
    """Sets a row of a year, a title over its authors, and a venue out as a list has them.

    Only tables whose rows have such a cell of several lines are changed: a year that stands first
    goes to the end of its row, and each cell begins a line.
    """
    changed = False
    for table in tree.css("table"):
        if table.css_first("table table") is not None:
            continue
        rows = [_cells(row, fewest=2) for row in table.css("tr")]
        several = [cells for cells in rows if any(_has_lines(cell) for cell in cells)]
        if len(several) < _FEWEST_ROWS or len(several) * 2 < len(rows):
            continue
        changed = True
        for cells in several:
            for cell in cells[1:]:
                cell.insert_before(tree.create_node("br"))
            if is_year(text_of(cells[0])):
                cells[-1].insert_after(cells[0])
                cells[-1].insert_after(tree.create_node("br"))
                cells[0].decompose()
    return changed


def _has_lines(cell: LexborNode) -> bool:
    """Whether a cell has text on both sides of a line break."""
    found = cell.css_first("br")
    return found is not None and found.next is not None and found.prev is not None


def _cells(row: LexborNode, fewest: int = _FEWEST_CELLS) -> list[LexborNode]:
    cells = [node for node in row.iter() if node.tag in ("td", "th")]
    if len(cells) < fewest:
        return []
    return cells if all(len(cell.text(deep=True)) <= _LONGEST for cell in cells) else []
