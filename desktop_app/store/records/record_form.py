"""RecordForm: a record in the values in which the library keeps it and a paper of it alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from desktop_app.model.description import Description
from desktop_app.model.record import Record
from desktop_app.store.papers.paper_rows import description_values
from desktop_app.store.papers.paper_values import DESCRIPTION_COLUMNS, description_row
from desktop_app.store.records.record_codec import decode, encode_alone, marks_of


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
    held, own, content = encode_alone(record)
    return RecordForm(
        description_row(record),
        record.abstract,
        record.line,
        record.end_line,
        held,
        own,
        marks_of(record),
        content,
    )


def record_of(form: RecordForm, source: str) -> Record:
    """The record that a form was made of, but for what it brought of the user's own."""
    row, abstract, line, end_line, held, own, marks, _ = form
    values = description_values(dict(zip(DESCRIPTION_COLUMNS, row, strict=True)), abstract)
    return decode(held, own, marks, Description(**values), (source, line, end_line))
