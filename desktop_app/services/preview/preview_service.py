"""Preview: a listing beside the records it would give, before (or after) anything is added.

Opens and reads like an import, and writes nothing. On any thread; for a large listing it takes as
long as reading it, and belongs into a job.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from desktop_app.importing.importer import Importer
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.field_places import field_places
from desktop_app.jobs.progress import Progress
from desktop_app.model.field_place import FieldPlace
from desktop_app.model.preview import NO_RECORD, Doubt, Meter, ReaderChoice, RowKind
from desktop_app.model.record import Record
from desktop_app.services.preview.source_sheet import SourceSheet, sheet_of
from desktop_app.services.reading.doubts import doubts_of, is_doubtful
from desktop_app.services.reading.read_service import ListingInput, Reading, read_with_source
from desktop_app.services.reading.readers import choices_for
from desktop_app.services.reading.table_mapping import (
    TABLE,
    TableColumn,
    columns_of,
    is_table,
    reader_with,
)

IN_NO_RECORD = "in no record"
_KEPT_PLACES = 500
_OF_RECORD = {kind: bytes([0, *[kind] * 255]) for kind in (RowKind.RECORD, RowKind.DOUBTFUL)}
"""By kind of record, what each kind of row becomes in it: blank ones stay blank."""
_LOOSE_BEGINS = re.compile(rb"(?:\A|[^\x00\x05])\x00*\x05")
"""In the kinds of rows: one that is loose, and none before it but blank ones."""


class Preview:
    """What one listing is read as. Everything but places() is settled when it is made.

    readers: all readers, the likeliest first.
    listing_id: of a listing that is in the library already, whose records these would replace.
    mapping: what the user said of the columns of a table.
    """

    def __init__(
        self,
        item: ListingInput,
        reading: Reading,
        source: TextSource,
        *,
        readers: tuple[ReaderChoice, ...] = (),
        listing_id: int | None = None,
        mapping: Mapping[str, str] | None = None,
    ) -> None:
        self.item = item
        self.mapping = dict(mapping or {})
        self.reading = reading
        self.source = source
        self.readers = readers
        self.listing_id = listing_id
        self.sheet: SourceSheet = sheet_of(source, reading.records)
        self.kinds = bytearray(len(self.sheet.rows))
        """A RowKind for each row."""
        self.record_of = array("l", [NO_RECORD]) * len(self.sheet.rows)
        """For each row the place of its record among the records, or NO_RECORD."""
        self.notes: dict[int, str] = {}
        """By row, why it and those of its kind below it are in no record."""
        self.unticked: frozenset[int] = frozenset()
        """Places of records that are to be left out unless one ticks them."""
        self._fill()
        self._places: dict[int, tuple[FieldPlace, ...]] = {}

    @property
    def records(self) -> tuple[Record, ...]:
        """The records, in the order of the source."""
        return self.reading.records

    @property
    def can_change_encoding(self) -> bool:
        """Whether the bytes it was read from are still there."""
        return self.item.data is not None or (
            self.item.path is not None and self.item.path.exists()
        )

    def again(
        self,
        progress: Progress,
        *,
        reader: str | Importer | None = None,
        encoding: str | None = None,
    ) -> Preview:
        """The same listing read otherwise; without a reader by the likeliest. See preview_of.

        What was said of a table's columns holds in another encoding too.
        """
        item = self.item if encoding is None else replace(self.item, encoding=encoding)
        mapping = self.mapping if reader is None or reader == TABLE else None
        return preview_of(item, reader, progress, listing_id=self.listing_id, mapping=mapping)

    def with_column(self, title: str, field: str, progress: Progress) -> Preview:
        """The same table with another field for the columns of this heading; '' for none."""
        mapping = {**self.mapping, title: field}
        return preview_of(self.item, None, progress, listing_id=self.listing_id, mapping=mapping)

    @cached_property
    def columns(self) -> tuple[TableColumn, ...]:
        """Of a table, what each column is taken for; none of all else.

        Also of one that no reader takes, as its headings are unknown words.
        """
        read_as = self.reading.summary.format
        if read_as == TABLE or (read_as is None and is_table(self.source)):
            return columns_of(self.source, self.mapping)
        return ()

    @cached_property
    def meter(self) -> Meter:
        """How much of the source became records."""
        counts = [self.kinds.count(kind) for kind in RowKind]
        return Meter(
            counts[RowKind.RECORD],
            counts[RowKind.DOUBTFUL],
            counts[RowKind.PASSED] + counts[RowKind.LOOSE],
            counts[RowKind.PROBLEM],
        )

    @cached_property
    def doubts(self) -> tuple[Doubt, ...]:
        """Why one should look first."""
        return doubts_of(self.reading, self.meter if self.sheet.numbers is None else None)

    def places(self, at: int) -> tuple[FieldPlace, ...]:
        """Where the fields of a record stand; `line` is the row, from 0. Quick, and remembered."""
        found = self._places.get(at)
        if found is None:
            first, last = self.sheet.spans[at]
            record = replace(self.records[at], line=first + 1, end_line=last + 1)
            lines = self.sheet.rows[first : last + 1]
            found = tuple(
                replace(place, line=place.line - 1)
                for place in field_places(record, lines, first + 1)
            )
            if len(self._places) >= _KEPT_PLACES:
                self._places.clear()
            self._places[at] = found
        return found

    @cached_property
    def stretches(self) -> list[tuple[int, str]]:
        """(row, reason) of every stretch that is in no record, and of every problem, in order."""
        found = dict.fromkeys(
            (match.end() - 1 for match in _LOOSE_BEGINS.finditer(self.kinds)), IN_NO_RECORD
        )
        return sorted((found | self.notes).items())

    def _fill(self) -> None:
        loose = int(RowKind.LOOSE)
        self.kinds[:] = bytes(loose if row and not row.isspace() else 0 for row in self.sheet.rows)
        done = -1
        for place, (first, last) in enumerate(self.sheet.spans):
            kind = RowKind.DOUBTFUL if is_doubtful(self.records[place]) else RowKind.RECORD
            if first > done:
                own = slice(first, last + 1)
                self.record_of[own] = array("l", [place]) * (last + 1 - first)
                self.kinds[own] = self.kinds[own].translate(_OF_RECORD[kind])
            else:
                self._fill_free(first, last, place, kind)
            done = max(done, last)
        for lines in self.reading.summary.passed_over:
            self._mark(lines.line, lines.end_line, RowKind.PASSED, lines.reason)
        for problem in self.reading.summary.problems:
            self._mark(problem.line, problem.line, RowKind.PROBLEM, problem.reason)

    def _fill_free(self, first: int, last: int, place: int, kind: RowKind) -> None:
        """Rows that several records stand on are of the first of them."""
        for at in range(first, last + 1):
            if self.record_of[at] == NO_RECORD:
                self.record_of[at] = place
                self.kinds[at] = _OF_RECORD[kind][self.kinds[at]]

    def _mark(self, line: int, end_line: int, kind: RowKind, reason: str) -> None:
        first, end = self.sheet.rows_of(line, end_line)
        noted = False
        for at in range(first, end):
            if self.kinds[at] != RowKind.LOOSE:
                continue  # in a record, or its own reason is told already
            self.kinds[at] = kind
            if not noted:
                self.notes[at] = reason
                noted = True
        if not noted and kind is RowKind.PROBLEM and first < len(self.kinds):
            before = self.notes.get(first)  # a doubt about what was read of this row
            self.notes[first] = reason if before is None else f"{before} · {reason}"


def preview_of(
    item: ListingInput,
    reader: str | Importer | None,
    progress: Progress,
    *,
    listing_id: int | None = None,
    mapping: Mapping[str, str] | None = None,
) -> Preview:
    """A listing read by the likeliest reader, or by one that is named or given.

    mapping: what the user said of the columns of a table, which then it is read as.
    Raises UnreadableListing for what holds no text, and Cancelled.
    """
    chosen = reader_with(mapping) if mapping else reader
    reading, source = read_with_source(item, chosen, progress)
    preview = Preview(
        item,
        reading,
        source,
        readers=choices_for(source),
        listing_id=listing_id,
        mapping=mapping,
    )
    # Worked out here, in the job, so that the page need not.
    _ = preview.doubts, preview.stretches, preview.columns
    return preview
