"""RecordForm: a record in the values in which the library keeps it and a paper of it alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from desktop_app.model.record import Record
from desktop_app.store.paper_values import description_row
from desktop_app.store.record_codec import content_hash, encode, marks_of


class RecordForm(NamedTuple):
    """Plain values alone, so that another process can work them out and hand them over.

    paper: the columns of paper_values.DESCRIPTION_COLUMNS, of a paper that has no other record;
    abstract: what stands beside it. held, own, marks: as in the table of records.
    """

    paper: tuple[Any, ...]
    abstract: str | None
    line: int
    end_line: int
    held: int
    own: str | None
    marks: str | None
    content: int


def form_of(record: Record) -> RecordForm:
    """A function of the record. Of one record, merged is what it says itself."""
    held, own = encode(record, record)
    return RecordForm(
        description_row(record),
        record.abstract,
        record.line,
        record.end_line,
        held,
        own,
        marks_of(record),
        content_hash(record),
    )
