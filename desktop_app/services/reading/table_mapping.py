"""Tables of papers whose columns the user names: what each is taken for, and another reading of it.

A mapping gives by the heading of a column the field that it holds: 'title', 'authors', 'year' and
the other names of `fields()`; '' for a column of no field, which is kept as it is. Columns that are
not in it are taken for what their headings say.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice

from desktop_app.importing.formats.csv_table import CsvTableImporter, headings
from desktop_app.importing.importer import Importer as Importer
from desktop_app.importing.tables.table_columns import (
    column_of,
    columns_named,
    field_name,
    field_names,
    heading_key,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing

TABLE = CsvTableImporter.format.id
"""The reader's id."""
_SAMPLES = 3
_LONGEST = 80
_ROWS, _LOOKED_AT = 5, 200
_LONGEST_ROW = 200_000
"""Letters of a row by which it is known whether it has as many cells as the others."""


@dataclass(frozen=True, slots=True)
class TableColumn:
    """title: its heading. field: a name of fields() for what it is taken for, None for no field.

    samples: the beginnings of its first cells that hold anything.
    """

    title: str
    field: str | None
    samples: tuple[str, ...]


def fields() -> tuple[str, ...]:
    """The names of all fields that a column may hold, the commonest first."""
    return field_names()


def columns_of(
    source: TextSource, mapping: Mapping[str, str] | None = None
) -> tuple[TableColumn, ...]:
    """The columns of a text that is taken for a table, in order, by its first row and a mapping."""
    given = {heading_key(title): field or None for title, field in (mapping or {}).items()}
    delimiter, titles, first = headings(source.lines)
    samples: list[list[str]] = [[] for _ in titles]
    rows = csv.reader((f"{line}\n" for line in source.lines[first:]), delimiter=delimiter)
    for row in islice(rows, 50):
        for cells, cell in zip(samples, row, strict=False):
            if cell.strip() and len(cells) < _SAMPLES:
                cells.append(" ".join(cell.split())[:_LONGEST])
    named = columns_named(titles, [cells[0] if cells else "" for cells in samples])
    return tuple(
        TableColumn(title, given.get(heading_key(title), _field_called(name)), tuple(cells))
        for title, name, cells in zip(titles, named, samples, strict=True)
    )


def is_table(source: TextSource) -> bool:
    """Whether a text is divided into rows of equally many cells, whatever its headings are."""
    if source.html is not None:
        return False
    delimiter, titles, first = headings(source.lines)
    lines = (
        f"{line[:_LONGEST_ROW]}\n"
        for line in source.lines[first : first + _LOOKED_AT]
        if line.strip()
    )
    try:
        rows = list(islice(csv.reader(lines, delimiter=delimiter), _ROWS))
    except csv.Error:
        return False
    return len(titles) > 2 and len(rows) > 1 and all(len(row) == len(titles) for row in rows)


def _field_called(name: str | None) -> str | None:
    return None if name is None else field_name(name)


def mapping_of(reader: Importer) -> tuple[tuple[str, str], ...]:
    """(heading, field) of what reader_with() was told; empty for all other readers."""
    if not isinstance(reader, CsvTableImporter):
        return ()
    return tuple(
        (title, "" if column is None else field_name(column))
        for title, column in reader.given.items()
    )


def reader_with(mapping: Mapping[str, str]) -> Importer:
    """The reader of tables with these columns; it may be given wherever a reader is asked for.

    Raises UnreadableListing for a field that is none.
    """
    given: dict[str, str | None] = {}
    for title, field in mapping.items():
        known = column_of(field) if field.strip() else None
        if known is None and field.strip():
            raise UnreadableListing(
                f"There is no field “{field}”.", f"Known are: {', '.join(fields())}."
            )
        given[heading_key(title)] = known
    return CsvTableImporter(given)
