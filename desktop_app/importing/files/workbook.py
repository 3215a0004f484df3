"""Workbooks of Excel and others (XLSX): each sheet as the text of a table, a row a line.

By ECMA-376; the standard library reads it, since only the values of cells are wanted. Dates become
ISO dates, numbers what the cell holds, formulas their last result.
"""

from __future__ import annotations

import csv
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from io import BytesIO, StringIO
from posixpath import join, normpath
from xml.etree.ElementTree import Element

from desktop_app.importing.files.packed_files import (
    BROKEN,
    RATIO_FROM,
    Budget,
    is_office,
    taken_out,
)
from desktop_app.importing.text_source import LARGEST_FILE
from desktop_app.importing.xml_works.xml_records import XmlRecord, xml_records
from desktop_app.model.errors import UnreadableListing

MOST_COLUMNS = 2_000
_FEW_CELLS, _EMPTY_FOR_ONE = 200_000, 20
"""A sheet may have so many cells, and so many for each that holds anything."""
_LETTERS_A_BYTE = 5
"""A text that stands in many cells is written once: the table may be so much larger."""
_BOOK = "xl/workbook.xml"
_REFERENCE = re.compile(r"([A-Za-z]{1,3})\d{1,9}")
_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")
_DATE_NUMBERS = frozenset((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)))
"""Number formats that every workbook has and that show a date (ECMA-376 part 1, 18.8.30)."""
_NO_DATE = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|_.|\*.')
_DATE_LETTER = re.compile(r"[ymdhs]", re.IGNORECASE)
_LAST_DAY = 2_958_466
_LOST = "“{name}” is a workbook that is broken or locked."
_ADVICE = "Open it in a spreadsheet program and save the table as CSV."


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet that has any cell. text: its rows, cells divided by tabs and quoted as in CSV."""

    name: str
    text: str


def is_workbook(data: bytes) -> bool:
    """Whether it is an XLSX file."""
    if not is_office(data):
        return False
    try:
        with zipfile.ZipFile(BytesIO(data)) as book:
            return _BOOK in book.namelist()
    except BROKEN:
        return False


def sheets_of(data: bytes, name: str) -> list[Sheet]:
    """The sheets in their order, hidden ones too. Raises UnreadableListing for a broken workbook or
    one that unpacks to more than any table of papers."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as book:
            return list(_sheets(_Parts(book, name, len(data))))
    except BROKEN as error:
        raise UnreadableListing(_LOST.format(name=name), _ADVICE) from error


class _Parts:
    """The parts of a workbook as XML texts, with a limit on what they unpack to.

    size: bytes of the workbook.
    """

    def __init__(self, book: zipfile.ZipFile, name: str, size: int) -> None:
        self._book = book
        self._names = set(book.namelist())
        self.name = name
        self._budget = Budget(size, most=LARGEST_FILE)

    def elements(self, part: str, element: str) -> Iterator[Element]:
        """All elements of this name in a part; none where the part is missing."""
        if part in self._names:
            for found in xml_records(self._text(part), element):
                if isinstance(found, XmlRecord):
                    yield found.element

    @property
    def taken(self) -> int:
        """Bytes of the parts so far, unpacked."""
        return self._budget.spent

    def too_large(self) -> UnreadableListing:
        """What is said of a workbook that unpacks to more than any table of papers."""
        return UnreadableListing(f"“{self.name}” is too large when it is unpacked.", _ADVICE)

    def _text(self, part: str) -> str:
        entry = self._book.getinfo(part)
        opened = partial(self._book.open, entry)
        try:
            data = taken_out(opened, entry.compress_size, self.name, self._budget)
        except UnreadableListing as error:
            raise self.too_large() from error
        wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
        return data.decode("utf-16" if wide else "utf-8-sig", "replace")


def _sheets(parts: _Parts) -> Iterator[Sheet]:
    targets = {
        relation.get("Id", ""): relation.get("Target", "")
        for relation in parts.elements("xl/_rels/workbook.xml.rels", "Relationship")
    }
    shared = [_text(item) for item in parts.elements("xl/sharedStrings.xml", "si")]
    dates = _date_styles(parts)
    first_day = datetime(1899, 12, 30)
    for setting in parts.elements(_BOOK, "workbookPr"):
        if setting.get("date1904") in ("1", "true"):
            first_day = datetime(1904, 1, 1)
    for sheet in list(parts.elements(_BOOK, "sheet")):
        target = targets.get(sheet.get("id", ""), "")
        part = target.lstrip("/") if target.startswith("/") else normpath(join("xl", target))
        table = _table(parts.elements(part, "row"), shared, dates, first_day)
        text = _written(table, parts)
        if text:
            yield Sheet(sheet.get("name") or "Sheet", text)


def _table(
    rows: Iterator[Element], shared: list[str], dates: frozenset[int], first_day: datetime
) -> list[dict[int, str]]:
    """The rows that hold anything: their cells by column. A cell far to the right costs no more."""
    table: list[dict[int, str]] = []
    for row in rows:
        cells: dict[int, str] = {}
        following = 0
        for cell in row:
            if cell.tag != "c":
                continue
            at = _column(cell.get("r", ""), following)
            if at >= MOST_COLUMNS:
                break
            following = at + 1
            cells[at] = _value(cell, shared, dates, first_day)
        if any(cells.values()):
            table.append(cells)
    return table


def _written(table: list[dict[int, str]], parts: _Parts) -> str:
    """As text; '' where no cell holds anything. Raises UnreadableListing where far more cells are
    empty than any table of papers has, or one long text stands in very many of them."""
    width = max((max(cells) + 1 for cells in table), default=0)
    filled = sum(map(len, table))
    if width * len(table) > _FEW_CELLS + _EMPTY_FOR_ONE * filled:
        raise UnreadableListing(
            f"“{parts.name}” is a workbook with far more empty cells than a table of papers has.",
            _ADVICE,
        )
    letters = sum(len(text) for cells in table for text in cells.values())
    if letters > RATIO_FROM and letters > _LETTERS_A_BYTE * parts.taken:
        raise parts.too_large()
    out = StringIO()
    writer = csv.writer(out, delimiter="\t", lineterminator="\n")
    writer.writerows([cells.get(at, "") for at in range(width)] for cells in table)
    return out.getvalue()


def _column(reference: str, following: int) -> int:
    """0 for 'A7', 27 for 'AB7'; the next one where the cell does not say."""
    match = _REFERENCE.fullmatch(reference)
    if match is None:
        return following
    number = 0
    for letter in match[1].upper():
        number = number * 26 + ord(letter) - 64
    return number - 1


def _value(cell: Element, shared: list[str], dates: frozenset[int], first_day: datetime) -> str:
    kind = cell.get("t", "n")
    if kind == "inlineStr":
        return _text(cell)
    value = (cell.findtext("v") or "").strip(" \n\r\t" if kind != "str" else "")
    if kind == "s":
        place = int(value) if value.isdecimal() else -1
        return shared[place] if 0 <= place < len(shared) else ""
    if kind == "b":
        return {"1": "TRUE", "0": "FALSE"}.get(value, value)
    if kind == "e":
        return ""  # '#REF!' and the like: the cell has no value
    if kind == "d":
        return value.removesuffix("T00:00:00")
    if kind == "str":
        return _unescaped(value)
    return _number(
        value, int(style) in dates if (style := cell.get("s", "")).isdecimal() else False, first_day
    )


def _number(value: str, is_date: bool, first_day: datetime) -> str:
    try:
        number = float(value)
    except ValueError:
        return value
    if is_date and 0 <= number < _LAST_DAY:
        moment = first_day + timedelta(seconds=round(number * 86_400))
        if number < 1:
            return f"{moment:%H:%M:%S}"
        return f"{moment:%Y-%m-%d}" if number == int(number) else f"{moment:%Y-%m-%d %H:%M:%S}"
    if value.lstrip("-").isdecimal():
        return value
    # A spreadsheet keeps 15 digits; the file may show 0.1 as 0.10000000000000001.
    short = f"{number:.15g}"
    return f"{number:.0f}" if "e" in short and number == int(number) < 1e300 else short


def _date_styles(parts: _Parts) -> frozenset[int]:
    """The numbers of the cell styles that show a number as a date."""
    own = {
        int(number): bool(_DATE_LETTER.search(_NO_DATE.sub("", known.get("formatCode", ""))))
        for known in parts.elements("xl/styles.xml", "numFmt")
        if (number := known.get("numFmtId", "")).isdecimal()
    }
    for styles in parts.elements("xl/styles.xml", "cellXfs"):
        numbers = [int(style.get("numFmtId", "0") or 0) for style in styles if style.tag == "xf"]
        return frozenset(
            place
            for place, number in enumerate(numbers)
            if own.get(number, number in _DATE_NUMBERS)
        )
    return frozenset()


def _text(item: Element) -> str:
    """The letters of a string, whatever their looks; not how it is to be pronounced."""
    out: list[str] = []
    for part in item:
        if part.tag == "t":
            out.append(part.text or "")
        elif part.tag in ("r", "is"):
            out.append(_text(part))
    return _unescaped("".join(out))


def _unescaped(text: str) -> str:
    return _ESCAPED.sub(lambda code: chr(int(code[1], 16)), text) if "_x" in text else text
