"""Workbooks (XLSX) made of rows: texts shared, numbers, dates, booleans; as spreadsheets do."""

from __future__ import annotations

import io
import zipfile
from datetime import date
from html import escape

_TYPES = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/content-types"/>'
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_STYLES = (
    f'<styleSheet xmlns="{_MAIN}"><numFmts><numFmt numFmtId="170" formatCode="[$-409]d mmm yy"/>'
    '</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/>'
    '<xf numFmtId="2"/></cellXfs></styleSheet>'
)
_LETTERS = "ABCDEFGHIJ"
Cell = str | int | float | bool | date | None


def workbook(sheets: dict[str, list[list[Cell]]], *, date_style: int = 1) -> bytes:
    """date_style: 1 shows dates by a format that all workbooks have, 2 by one of its own."""
    shared: list[str] = []
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as book:
        names, relations = "", ""
        for place, (name, rows) in enumerate(sheets.items(), 1):
            names += f'<sheet name="{escape(name)}" sheetId="{place}" r:id="rId{place}"/>'
            relations += f'<Relationship Id="rId{place}" Target="worksheets/s{place}.xml"/>'
            text = "".join(
                f'<row r="{number}">{_cells(row, number, shared, date_style)}</row>'
                for number, row in enumerate(rows, 1)
            )
            sheet = f'<worksheet xmlns="{_MAIN}"><sheetData>{text}</sheetData></worksheet>'
            book.writestr(f"xl/worksheets/s{place}.xml", sheet)
        strings = "".join(_string(text) for text in shared)
        book.writestr("xl/sharedStrings.xml", f'<sst xmlns="{_MAIN}">{strings}</sst>')
        book.writestr("xl/styles.xml", _STYLES)
        head = f'<workbook xmlns="{_MAIN}" xmlns:r="{_RELATIONS}">'
        book.writestr("xl/workbook.xml", f"{head}<sheets>{names}</sheets></workbook>")
        book.writestr("xl/_rels/workbook.xml.rels", f"<Relationships>{relations}</Relationships>")
        book.writestr("[Content_Types].xml", _TYPES)
    return out.getvalue()


def _cells(row: list[Cell], number: int, shared: list[str], date_style: int) -> str:
    out = ""
    for place, value in enumerate(row):
        at = f'r="{_LETTERS[place]}{number}"'
        if isinstance(value, bool):
            out += f'<c {at} t="b"><v>{int(value)}</v></c>'
        elif isinstance(value, str):
            shared.append(value)
            out += f'<c {at} t="s"><v>{len(shared) - 1}</v></c>'
        elif isinstance(value, date):
            days = (value - date(1899, 12, 30)).days
            out += f'<c {at} s="{date_style}"><v>{days}</v></c>'
        elif value is not None:
            out += f"<c {at}><v>{value!r}</v></c>"
    return out


def _string(text: str) -> str:
    """A text whose first letter is written in bold, and that says how it is pronounced."""
    first, rest = escape(text[:1]), escape(text[1:])
    return (
        f"<si><r><rPr><b/></rPr><t>{first}</t></r><r><t>{rest}</t></r>"
        '<rPh sb="0" eb="1"><t>said</t></rPh></si>'
    )
