"""The four listings that the program was made for; skipped where they are not at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.listing import Claim
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.importing.invented_pages import check_promises

FOLDER = Path(__file__).parents[3] / "shared" / "listings"
pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="the seed listings are not at hand")


def seed(number: str) -> Reading:
    path = next(FOLDER.glob(f"{number}_*.txt"))
    reading = read_listing(ListingInput(path, None, None, path.name), None, Progress())
    check_promises(reading)
    assert reading.summary.error is None and reading.summary.problems == ()
    assert not reading.own_bibliography
    return reading


@pytest.mark.parametrize("number", ["000", "004"])
def test_profile_pages(number: str) -> None:
    reading = seed(number)
    assert reading.summary.layout == "profile-with-abstracts"
    assert reading.summary.claimed == Claim(19, at_least=True)
    assert len(reading.records) == 18
    assert reading.summary.owner is not None
    for record in reading.records:
        assert record.title and record.abstract and record.abstract_complete
        assert record.year is not None and len(record.subjects) == 1
        assert record.attributed_to == (reading.summary.owner,)
        assert record.authors == () and record.extra == {"source": "arXiv"}
        assert record.end_line - record.line == 6


def test_the_publication_list() -> None:
    reading = seed("003")
    assert reading.summary.layout == "publication-list"
    assert reading.summary.claimed == Claim(44)
    assert len(reading.records) == 44
    for record in reading.records:
        assert record.title and record.abstract and record.abstract_complete is False
        assert 2 <= len(record.authors) <= 3
        assert record.authors_complete is False and record.author_total is not None
        assert record.year is None and record.attributed_to == ()
    assert (reading.records[0].author_total, len(reading.records[0].authors)) == (16, 3)
    noisy = [record for record in reading.records if len(record.authors) == 2]
    assert [(record.author_total, record.authors_complete) for record in noisy] == [(269, False)]


def test_the_abstracts() -> None:
    reading = seed("002")
    assert reading.summary.layout == "abstracts-only"
    assert reading.summary.claimed is None
    assert len(reading.records) == 40
    for record in reading.records:
        assert record.title is None and record.abstract_complete is False
        assert not record.abstract.endswith("..") and record.abstract == record.abstract.strip()
        assert record.attributed_to == (reading.summary.owner,)
