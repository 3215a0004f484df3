"""CSV for spreadsheets, one line a paper, whose text no spreadsheet takes for a formula."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from typing import Any

from desktop_app.exporting.csv_cells import FIELDS, harmless
from desktop_app.exporting.entry_exporter import EntryExporter, EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.model.description import FieldValue
from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper

HEADER: tuple[str, ...] = (
    "id",
    "citekey",
    "type",
    "title",
    "authors",
    "author_total",
    "authors_complete",
    "attributed_to",
    "year",
    "date",
    "venue",
    "subjects",
    "doi",
    "arxiv_id",
    "identifiers",
    "urls",
    "tags",
    "status",
    "rating",
    "note",
    "abstract",
    "abstract_complete",
    *(name.lower().replace("-", "_") for name in FIELDS),
    "other",
    "sources",
)
"""A contract with the user's spreadsheets: append, never rename or reorder."""


class _Line:
    """What csv.writer writes to: the line is given back."""

    @staticmethod
    def write(line: str) -> str:
        return line


_LINE = csv.writer(_Line()).writerow
"""Cells to a line that ends with CR LF, as RFC 4180 has it."""


class CsvExporter(EntryExporter):
    """Lists are joined by '; '. Columns that the user does not want stay, empty."""

    format = FileFormat("csv", "CSV", (".csv",), "for spreadsheets")
    holds_untitled = True
    has_citekeys = False
    has_sources = True
    encoding = "utf-8-sig"
    head = empty = ",".join(HEADER) + "\r\n"

    def entry(self, paper: Paper, options: ExportOptions) -> str:
        """See EntryExporter."""
        return _line(_row(paper, options))

    def entry_of_rows(self, options: ExportOptions) -> EntryOfRow:
        """See EntryExporter."""
        from desktop_app.exporting.rows.csv_rows import csv_of_rows  # noqa: PLC0415

        return csv_of_rows(options)


def _line(cells: list[str | int | None]) -> str:
    written: Any = _LINE(cells)
    line: str = written
    return line


_TO_JSON = json.JSONEncoder(ensure_ascii=False).encode  # json.dumps would make it anew each time


def _row(paper: Paper, options: ExportOptions) -> list[str | int | None]:
    fields = paper.fields
    cells: list[str | int | None] = [
        paper.id,
        paper.citekey,
        paper.type,
        paper.title,
        "; ".join(paper.authors),
        paper.author_total,
        _truth(paper.authors_complete),
        "; ".join(paper.attributed_to),
        paper.year,
        paper.date,
        paper.venue,
        "; ".join(paper.subjects),
        paper.doi,
        paper.arxiv_id,
        "; ".join(f"{item.kind}:{item.value}" for item in paper.identifiers),
        "; ".join(paper.urls),
        "; ".join(paper.tags) if options.tags else None,
        str(paper.status),
        paper.rating,
        paper.note if options.notes else None,
        paper.abstract if options.abstracts else None,
        _truth(paper.abstract_complete) if options.abstracts else None,
    ]
    cells += [_joined(fields[name]) if name in fields else None for name in FIELDS]
    cells += [_other(paper), "; ".join(paper.sources)]
    return [harmless(cell) if isinstance(cell, str) else cell for cell in cells]


def _truth(value: bool | None) -> str | None:
    return None if value is None else ("true" if value else "false")


def _joined(value: FieldValue) -> str:
    return value if isinstance(value, str) else "; ".join(value)


def _other(paper: Paper) -> str | None:
    """All fields without a column of their own, as a JSON object; empty where there are none."""
    rest: dict[str, FieldValue] = {k: v for k, v in paper.fields.items() if k not in FIELDS}
    extra: Mapping[str, FieldValue] = paper.extra
    values = rest | ({"extra": dict(extra)} if extra else {})
    return _TO_JSON(values) if values else None
