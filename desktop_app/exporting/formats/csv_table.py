"""CSV for spreadsheets, one line a paper, whose text no spreadsheet takes for a formula."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from typing import TextIO

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.model.description import FieldValue
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


class CsvExporter:
    """Lists are joined by '; '. Columns that the user does not want stay, empty."""

    format = FileFormat("csv", "CSV", (".csv",), "for spreadsheets")
    holds_untitled = True
    has_citekeys = False
    encoding = "utf-8-sig"

    def write(self, papers: Iterable[Paper], out: TextIO, options: ExportOptions) -> None:
        """See Exporter. Lines end with CR LF, as RFC 4180 has it."""
        table = csv.writer(out)
        table.writerow(HEADER)
        table.writerows(_row(paper, options) for paper in papers)


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
    return json.dumps(values, ensure_ascii=False) if values else None
