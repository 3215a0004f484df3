"""CSV for spreadsheets, one line a paper, whose text no spreadsheet takes for a formula."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from desktop_app.exporting.entry_exporter import EntryExporter, EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.row_reading import kept_names, more_of, names_of
from desktop_app.model.description import FieldValue
from desktop_app.model.export_row import ExportRow
from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper

_FIELDS = (
    "volume",
    "issue",
    "page",
    "publisher",
    "publisher-place",
    "editor",
    "edition",
    "ISBN",
    "ISSN",
    "language",
    "keyword",
)
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
    *(name.lower().replace("-", "_") for name in _FIELDS),
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
        return partial(_row_line, options)


def _line(cells: list[str | int | None]) -> str:
    written: Any = _LINE(cells)
    line: str = written
    return line


def _row_line(
    options: ExportOptions, row: ExportRow, tags: Sequence[str], sources: Sequence[str]
) -> str | None:
    """The line of a row; None for a paper whose fields ask for more than is done here."""
    (
        paper_id, kind, title, authors, total, complete, attributed_to, year, date, venue,
        abstract_complete, subjects, doi, arxiv_id, more, status, rating, citekey, abstract, note,
    ) = row  # fmt: skip
    known = more_of(more)
    if not _QUICK.issuperset(known):
        return None
    cells = [
        paper_id,
        citekey and _cell(citekey),
        kind,
        title and _cell(title),
        authors and _cell("; ".join(names_of(authors))),
        total,
        _TRUTH[complete],
        attributed_to and _cell("; ".join(names_of(attributed_to))),
        year,
        date and _cell(date),
        venue and _cell(venue),
        subjects and _cell("; ".join(kept_names(subjects))),
        doi and _cell(doi),
        arxiv_id and _cell(arxiv_id),
        "",
        _cell("; ".join(known["urls"])) if "urls" in known else "",
        _cell("; ".join(tags)) if tags and options.tags else "",
        _STATUSES[status],
        rating,
        _cell(note) if note and options.notes else "",
        _cell(abstract) if abstract and options.abstracts else "",
        _TRUTH[abstract_complete] if options.abstracts else "",
    ]
    extra = known.get("extra")
    other = _cell(_TO_JSON({"extra": extra})) if extra else ""
    line = ",".join(["" if cell is None else str(cell) for cell in cells])
    return f"{line}{_NO_FIELDS},{other},{_cell('; '.join(sources)) if sources else ''}\r\n"


def _cell(text: str) -> str:
    """A text as csv.writer writes it, harmless to spreadsheets."""
    text = harmless(text)
    if '"' in text:
        text = text.replace('"', '""')
    elif "," not in text and "\n" not in text and "\r" not in text:
        return text
    return f'"{text}"'


_TO_JSON = json.JSONEncoder(ensure_ascii=False).encode  # json.dumps would make it anew each time
_QUICK = frozenset(("urls", "extra"))
_NO_FIELDS = "," * len(_FIELDS)
_TRUTH = {None: "", 0: "false", 1: "true"}
_STATUSES = ("unread", "to read", "reading", "read")


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
    cells += [_joined(fields[name]) if name in fields else None for name in _FIELDS]
    cells += [_other(paper), "; ".join(paper.sources)]
    return [harmless(cell) if isinstance(cell, str) else cell for cell in cells]


def harmless(cell: str) -> str:
    """The text with a ' before it where a spreadsheet would calculate it; \\$ is a dollar sign."""
    if "\\" in cell:
        cell = cell.replace("\\$", "$")
    return "'" + cell if cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell


def _truth(value: bool | None) -> str | None:
    return None if value is None else ("true" if value else "false")


def _joined(value: FieldValue) -> str:
    return value if isinstance(value, str) else "; ".join(value)


def _other(paper: Paper) -> str | None:
    """All fields without a column of their own, as a JSON object; empty where there are none."""
    rest: dict[str, FieldValue] = {k: v for k, v in paper.fields.items() if k not in _FIELDS}
    extra: Mapping[str, FieldValue] = paper.extra
    values = rest | ({"extra": dict(extra)} if extra else {})
    return _TO_JSON(values) if values else None
