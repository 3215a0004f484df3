"""Listings as people have them: pages in many languages, forwarded alerts, CVs, programmes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.importing.listing_blocks import blocks, unspoken
from tests.importing.reading import read

BLOCKS = blocks(Path(__file__).with_name("messy_lists.txt"))


@pytest.mark.parametrize("name", BLOCKS)
def test_what_is_read(name: str) -> None:
    text, expected = BLOCKS[name]
    reading = read(text)
    found = [
        (one.title or "", "; ".join(one.authors), str(one.year or ""), one.venue or "")
        for one in reading.records
    ]
    assert found == expected


@pytest.mark.parametrize("name", [name for name in BLOCKS if not name.endswith("saved")])
def test_every_line_is_spoken_for(name: str) -> None:
    reading = read(BLOCKS[name][0])
    assert not reading.records or unspoken(reading) == []


@pytest.mark.parametrize("name", ["DokuWiki", "org-mode, tasks", "org-mode, a list"])
def test_addresses_in_wikis_end_where_they_end(name: str) -> None:
    found = [one for one in read(BLOCKS[name][0]).records if one.doi]
    assert found and all(one.doi and one.doi.startswith("10.5555/") for one in found)
    assert not any(sign in one.doi for one in found for sign in "[]|" if one.doi)
    assert not any(sign in url for one in found for url in one.urls for sign in "[]|")


def test_numbers_of_other_things_are_no_pages() -> None:
    listed = read(BLOCKS["a list of HAL"][0]).records
    assert listed[0].doi == "10.5555/rg.2019.45"
    assert (listed[2].fields.get("page"), listed[2].fields["ISBN"]) == (None, "978-2-00-000000-0")
    first, book, _ = read(BLOCKS["footnotes"][0]).records
    assert dict(first.fields) == {"volume": "12", "issue": "3", "page": "45-60"}
    assert book.fields["page"] == "12-15"
