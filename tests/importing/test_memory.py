"""The memory that reading takes grows with the listing, whatever that was made to be."""

from __future__ import annotations

import tracemalloc

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import ListingInput, read_listing
from tests.importing.odd_listings import ODD

SIZE = 300_000
TIMES = 20
"""Bytes for a byte of the listing, beside its records."""
A_RECORD = 1_000
READ = (
    "gzip bomb",
    "bzip2 bomb",
    "zip bomb",
    "mail of base64 rubbish",
    "mail of base64 padding",
    "mail of quotes within quotes",
    "> and blanks",
    "a table and 'Lee, A and ' again",
    "'a' in lines",
    "table of open quotes",
    "'title,authors,year\\n' again",
    "'[1] Ann Lee. A title. 2020.' in lines",
    "'arXiv2020' in lines",
    "tiny references",
    "one word a line",
    "names, title and year in paragraphs",
    "'Lee, A., ' again",
    "'> ' in lines",
    "'%T a\\n' again",
    "'TY  - JOUR\\n' again",
    "a CFF file and 'A. ' again",
    "authors of arXiv and 'A. ' again",
    "an abstract of arXiv and 'A. ' again",
    "a RIS name and '\\n' again",
    "attributes of an XML tag",
    "an nbib title and ' and ' again",
    "a list of '{},'",
    "JSON of many keys",
)


@pytest.mark.parametrize("name", READ)
def test_memory_stays_a_small_multiple_of_the_listing(name: str) -> None:
    data = ODD[name].make(SIZE)
    item = ListingInput(None, None, None, "odd", data=data)
    read_listing(
        ListingInput(None, None, None, "odd", data=ODD[name].make(2_000)), None, Progress()
    )
    tracemalloc.start()
    try:
        reading = read_listing(item, None, Progress())
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < TIMES * max(SIZE, len(data)) + A_RECORD * len(reading.records)
