"""Pages of known sites read in every way that they come: copied text, saved HTML, pasted HTML."""

from __future__ import annotations

from desktop_app.jobs.progress import Progress
from desktop_app.model.record import Record
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.importing.invented_pages import check_promises, read


def copied(text: str, layout: str) -> Reading:
    """Text from the clipboard; every line of it is spoken for, and nothing is invented."""
    reading = read(text)
    assert reading.summary.format == "known-page", reading.summary
    assert reading.summary.layout == layout
    return reading


def saved(html: str, layout: str) -> Reading:
    """A saved page, without a name to go by."""
    item = ListingInput(None, None, None, "saved", data=html.encode())
    reading = read_listing(item, None, Progress())
    assert reading.summary.format == "known-page", reading.summary
    assert reading.summary.layout == layout
    lines = html.split("\n")
    for record in reading.records:
        assert 1 <= record.line <= record.end_line <= len(lines)
    return reading


def pasted(html: str, layout: str) -> Reading:
    """HTML from the clipboard; every line that it shows is spoken for."""
    item = ListingInput(None, "", html, "pasted")
    reading = read_listing(item, None, Progress())
    # addresses in it may be short ones, which count from the page's own
    addresses = " ".join(url for record in reading.records for url in record.urls)
    check_promises(reading, links=html + addresses)
    assert reading.summary.format == "known-page", reading.summary
    assert reading.summary.layout == layout
    return reading


def says(record: Record) -> tuple[object, ...]:
    """What a record says first of all."""
    return record.title, record.authors, record.year, record.venue
