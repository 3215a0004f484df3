"""Whatever a text or file may hold, reading it ends in records, or in a message that says why."""

from __future__ import annotations

import pytest

from desktop_app.importing.registry import IMPORTERS
from desktop_app.jobs.progress import Progress
from desktop_app.model.listing import ListingSummary
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.importing.odd_listings import ODD

SIZE = 20_000
TITLES = tuple(importer.format.title for importer in IMPORTERS)


def read_odd(name: str) -> Reading:
    item = ListingInput(None, None, None, "odd", data=ODD[name].make(SIZE))
    return read_listing(item, None, Progress())


@pytest.mark.parametrize("name", ODD)
def test_whatever_a_file_holds_reading_it_ends_well(name: str) -> None:
    odd, reading = ODD[name], read_odd(name)
    summary = reading.summary
    if reading.records:
        assert summary.error is None
        assert odd.reads == summary.format, f"{len(reading.records)} records by {summary.format}"
    else:
        assert not odd.reads or odd.either
        assert says_what_it_is(summary) and odd.says in (summary.error or "")
    assert len(reading.records) == summary.records
    lines = (reading.text or "").count("\n") + 1
    for place in (*reading.records, *summary.passed_over):
        assert 1 <= place.line <= place.end_line <= lines
    for problem in summary.problems:
        assert 1 <= problem.line <= lines and problem.reason and len(problem.text) <= 200


def says_what_it_is(summary: ListingSummary) -> bool:
    """Whether the message begins with what is the matter, and goes on with what to do."""
    said = summary.error or ""
    what, _, advice = said.partition(". ")
    known = summary.format is not None and any(f"was read as {title}" in said for title in TITLES)
    return len(what) > 10 and (known or len(advice) > 20 or "no cell" in said)


def test_the_table_holds_every_kind() -> None:
    assert len(ODD) > 1_000
    assert all(len(odd.make(SIZE)) < 40 * SIZE for odd in ODD.values())
