"""Tables of papers (CSV, TSV) with a heading row, whatever the order and names of the columns."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.tables.table_columns import column_of
from desktop_app.importing.tables.table_record import Columns
from desktop_app.importing.tables.text_tables import is_rule
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem

csv.field_size_limit(2**31 - 1)  # the module's own limit is smaller than some abstracts

_DELIMITERS = ("\t", ",", ";", "|")
_SEPARATOR_LINE = re.compile(r"sep=(.)$", re.IGNORECASE)
_LONGEST_HEADING = 20_000
_LONGEST_TITLE = 80
_TOO_MANY = "This row has more cells than the table has columns; a quotation mark may be missing."
_NOTHING = "This row tells nothing of a paper."
_BROKEN = "The table could not be read any further from here."
_NOT_THOSE = "None of the columns that were named holds a title or an abstract; there are: {seen}."
_LONG_ROW = 200
_LOOK, _FEWEST_ROWS = 50, 4
_FEWEST_HEADS = 2
_NEAR = 3
"""Lines below the headings, of which the first may be blank."""
_UNCLOSED = "A quotation mark of this row is closed only many lines further on, if at all."


class CsvTableImporter:
    """See the module. given: see Columns; with it the headings need not be known ones."""

    format = FileFormat(
        "csv", "Table (CSV, TSV, XLSX)", (".csv", ".tsv", ".xlsx", ".txt"), "spreadsheets"
    )
    own_bibliography = True

    def __init__(self, given: Mapping[str, str | None] | None = None) -> None:
        self._given = given

    @property
    def given(self) -> Mapping[str, str | None]:
        """By heading_key() what the user says of columns."""
        return self._given or {}

    def sniff(self, source: TextSource) -> Confidence:
        """By how many columns of the first row are known, title or abstract among them."""
        found = table_heading(source.lines[: _first_line(source.lines) + 2], self._given)
        if found is None:
            return Confidence.NO
        known = Columns(found[1], self._given, _first_row(source.lines, found)).known
        return Confidence.SURE if len(known) > 4 else Confidence.LIKELY

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        found = table_heading(source.lines, self._given)
        if found is None:
            if self._given:
                seen = ", ".join(f"“{title}”" for title in headings(source.lines)[1])
                line = _first_line(source.lines)
                yield Problem(line + 1, source.lines[line][:200], _NOT_THOSE.format(seen=seen))
            return
        delimiter, header, first = found
        columns = Columns(header, self._given, _first_row(source.lines, found))
        yield PassedOver(1, first, "the row of headings")
        rows = csv.reader((f"{line}\n" for line in source.lines[first:]), delimiter=delimiter)
        line = first + 1
        while True:
            try:
                row = next(rows)
            except StopIteration:
                return
            except csv.Error:
                yield Problem(line, source.lines[line - 1].strip()[:200], _BROKEN)
                return
            end = first + rows.line_num
            if any(cell.strip() for cell in row):
                yield from _row(columns, row, line, min(end, len(source.lines)), source.lines)
            line = end + 1


def _row(
    columns: Columns, row: Sequence[str], line: int, end: int, lines: Sequence[str]
) -> Iterator[Item]:
    beginning = lines[line - 1].strip()[:200]
    if len(row) > len(columns.titles) and any(row[len(columns.titles) :]):
        yield Problem(line, beginning, _TOO_MANY)
    if end - line > _LONG_ROW:
        yield Problem(line, beginning, _UNCLOSED)
    record = columns.record(row, line, end)
    yield record if record is not None else Problem(line, beginning, _NOTHING)


def _first_line(lines: Sequence[str]) -> int:
    """The index of the row of headings: blank lines and Excel's 'sep=;' may stand before it, and
    above cells that tabs part the name of what was copied ('All References')."""
    for index, line in enumerate(lines[:20]):
        if line.strip() and not _SEPARATOR_LINE.match(line):
            below = next((at for at in range(index + 1, len(lines[:22])) if lines[at].strip()), 0)
            return below if "\t" not in line and below and _heads(lines[below]) else index
    return 0


def _heads(line: str) -> bool:
    """Whether a line has the names of three columns and more between its tabs."""
    cells = line.split("\t") if line.count("\t") > 1 and len(line) <= _LONGEST_HEADING else []
    return sum(column_of(cell) is not None for cell in cells) > _FEWEST_HEADS


def headings(lines: Sequence[str]) -> tuple[str, list[str], int]:
    """As table_heading(), of any text: the delimiter that divides its first row into most cells."""
    first = _first_line(lines)
    line = lines[first][:_LONGEST_HEADING]
    rows = (next(csv.reader([line], delimiter=it), []) for it in _DELIMITERS)
    delimiter, row = max(zip(_DELIMITERS, rows, strict=True), key=lambda known: len(known[1]))
    return delimiter, [cell.strip() for cell in row], first + 1


def _first_row(lines: Sequence[str], heading: tuple[str, list[str], int]) -> list[str]:
    """The cells of the first line below the headings: as many as stand in it."""
    delimiter, _, at = heading
    line = next((line for line in lines[at : at + _NEAR] if line.strip()), "")
    return next(csv.reader([line], delimiter=delimiter), []) if len(line) < _LONGEST_HEADING else []


def _are_broken(rows: Sequence[str], delimiter: str) -> bool:
    """Whether most lines below a heading have no second cell: a page's row was copied in lines."""
    told = [row for row in rows if row.strip()]
    whole = sum(delimiter in row or '"' in row for row in told)
    return len(told) >= _FEWEST_ROWS and whole * 2 < len(told)


def table_heading(
    lines: Sequence[str], given: Mapping[str, str | None] | None = None
) -> tuple[str, list[str], int] | None:
    """The delimiter, the cells of the first row, and how many lines are before the second."""
    first = _first_line(lines)
    if len(lines) < first + 2 or len(lines[first]) > _LONGEST_HEADING:
        return None
    if is_rule(lines[first + 1]):
        return None  # a table in Markdown
    named = _SEPARATOR_LINE.match(lines[first - 1]) if first else None
    best: tuple[int, str, list[str]] | None = None
    for delimiter in (named[1],) if named else _DELIMITERS:
        header = next(csv.reader([lines[first]], delimiter=delimiter), [])
        columns = Columns(header, given, _first_row(lines, (delimiter, header, first + 1)))
        known = columns.known
        if not known & {"title", "abstract"} or len(known) < (1 if columns.given else 2):
            continue
        if any(len(cell) > _LONGEST_TITLE for cell in header):
            continue
        if (
            len(header) > 1
            and delimiter not in lines[first + 1]
            and not lines[first + 1].strip().startswith('"')
        ):
            continue
        if not named and _are_broken(lines[first + 1 : first + 1 + _LOOK], delimiter):
            continue
        if best is None or len(known) > best[0]:
            best = (len(known), delimiter, header)
    return (best[1], best[2], first + 1) if best else None
