"""Reads a text of a test as the program would, and checks what holds of every reading."""

from __future__ import annotations

from desktop_app.jobs.progress import Progress
from desktop_app.model.record import Record
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing


def read(text: str | bytes) -> Reading:
    """What is read, with no name or suffix to go by."""
    data = text.encode() if isinstance(text, str) else text
    return read_listing(ListingInput(None, None, None, "listing", data=data), None, Progress())


def records(text: str | bytes, format_id: str) -> tuple[Record, ...]:
    """The records of a text that has to be taken by this reader, one after the other in it."""
    reading = read(text)
    assert reading.summary.format == format_id, reading.summary
    assert reading.own_bibliography
    end = 0
    for record in reading.records:
        assert end < record.line <= record.end_line
        end = record.end_line
    return reading.records


def record(text: str | bytes, format_id: str) -> Record:
    """The only record of a text."""
    (only,) = records(text, format_id)
    return only
