"""Tables of papers on a page of HTML: their rows, with the links and lines of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from selectolax.lexbor import LexborHTMLParser

from desktop_app.importing.html_text.html_lines import read_html
from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import outside
from desktop_app.importing.lines.page_heading import claim_in, owner_in
from desktop_app.importing.lines.page_line import PageLine, folded
from desktop_app.importing.pages.shown_lines import numbered_as_shown
from desktop_app.importing.tables.paper_table import PaperTable, Row, paper_table
from desktop_app.importing.text_source import TextSource

LAYOUT = "table-of-papers"
_CELL, _TABLE = "\ufdd5", "\ufdd6"
"""Noncharacters, that no text may hold: between two cells, and before the first row of a table."""
_INSIDE = "p,div,ul,ol,li,br,h2,h3,h4,h5,h6,section,dl,dt,dd,pre,center,details,summary,button"
_LONGEST_CELL = 3_000
_CHIEF = 0.5
"""The part of a page's letters that its tables hold at least: else it is no page of tables."""


def read_tables(source: TextSource) -> list[Item]:
    """All that a page of tables of papers holds; empty where it is none.

    Raises UnreadableListing.
    """
    html = source.text if source.html is None else source.html
    if "<tr" not in html and "<TR" not in html:
        return []
    page = read_html(html, _mark_cells)
    lines = page.lines
    if source.html is not None:
        bare = [_bare(line) for line in lines]
        shown = numbered_as_shown(bare, source.lines)
        lines = [
            _placed(line, at.number, at.end_number) for line, at in zip(lines, shown, strict=True)
        ]
    tables, above, others = _tables(lines)
    held = sum(len(cell) for table in tables for row in table.rows for cell in row.cells)
    if not tables or held < _CHIEF * (held + sum(len(line.text) for line in others)):
        return []
    items: list[Item] = [Header(LAYOUT, claim_in(above), owner_in(above), page.url)]
    for table in tables:
        items += table.items()
    return [*items, *outside(others)]


def _mark_cells(tree: LexborHTMLParser) -> None:
    """Makes each row of a table a line of its own, with marks between its cells."""
    for table in tree.css("table"):
        if table.css_first("table table") is not None:
            continue
        first = True
        for row in table.css("tr"):
            cells = [node for node in row.iter() if node.tag in ("td", "th")]
            if len(cells) < 2 or any(len(cell.text(deep=True)) > _LONGEST_CELL for cell in cells):
                continue
            for inner in row.css(_INSIDE):
                inner.insert_before(" ")
                if inner.tag == "br":
                    inner.decompose()
                else:
                    inner.unwrap()
            cells[0].insert_before(_TABLE if first else _CELL)
            for cell in cells[1:]:
                cell.insert_before(_CELL)
            first = False


def _tables(
    lines: Sequence[PageLine],
) -> tuple[list[PaperTable], list[PageLine], list[PageLine]]:
    """The tables of papers, the lines above the first of them, and all lines outside them."""
    tables: list[PaperTable] = []
    above: list[PageLine] = []
    others: list[PageLine] = []
    for group in _groups(lines):
        table = None
        if group[0].text.startswith(_TABLE):
            rows = [_row(line) for line in group if _is_row(line)]
            table = paper_table(rows)
        if table is None:
            others += [_bare(line) for line in group]
        else:
            if not tables:
                above = list(others)
            tables.append(table)
            others += [line for line in group if not _is_row(line)]
    return tables, above, others


def _groups(lines: Sequence[PageLine]) -> Iterator[list[PageLine]]:
    """Runs of lines, each beginning with a table or behind the last row of one."""
    group: list[PageLine] = []
    for at, line in enumerate(lines):
        begins = line.text.startswith(_TABLE)
        ends = (
            group
            and group[0].text.startswith(_TABLE)
            and not any(
                _is_row(later) and not later.text.startswith(_TABLE)
                for later in lines[at : at + _NEAR]
            )
        )
        if group and (begins or ends):
            yield group
            group = []
        group.append(line)
    if group:
        yield group


_NEAR = 3
"""Lines, such as a year across the table, that may stand between two rows."""


def _is_row(line: PageLine) -> bool:
    return line.text.startswith((_TABLE, _CELL))


def _row(line: PageLine) -> Row:
    cells = tuple(folded(cell) for cell in line.text[1:].split(_CELL))
    return Row(cells, line.number, line.end_number, line.links)


def _bare(line: PageLine) -> PageLine:
    """The line without the marks of its cells."""
    if not _is_row(line):
        return line
    text = folded(line.text.replace(_TABLE, " ").replace(_CELL, " "))
    return _with_text(line, text)


def _with_text(line: PageLine, text: str) -> PageLine:
    return PageLine(text, line.number, line.end_number, line.after_gap, line.links, item=line.item)


def _placed(line: PageLine, number: int, end_number: int) -> PageLine:
    return PageLine(line.text, number, end_number, line.after_gap, line.links, item=line.item)
