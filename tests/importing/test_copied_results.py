"""Result lists of sites, profiles and contents, as text copied from a browser."""

from __future__ import annotations

from html import escape
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import ListingInput, read_listing
from tests.importing.invented_pages import check_promises
from tests.importing.listing_blocks import as_row, blocks
from tests.importing.reading import read

BLOCKS = blocks(Path(__file__).with_name("copied_results.txt"))


@pytest.mark.parametrize("name", BLOCKS)
def test_what_is_read(name: str) -> None:
    text, expected = BLOCKS[name]
    reading = read(text)
    found = [as_row(one, row[4:]) for one, row in zip(reading.records, expected, strict=False)]
    assert found == [row + ("",) * (4 - len(row)) for row in expected]
    assert len(reading.records) == len(expected)
    check_promises(reading)


@pytest.mark.parametrize("name", [name for name in BLOCKS if name.startswith("results of")])
def test_blank_lines_between_the_lines_of_a_copy_change_nothing(name: str) -> None:
    text, _ = BLOCKS[name]
    spaced = read(text.replace("\n", "\n\n"))
    assert [as_row(one) for one in spaced.records] == [as_row(one) for one in read(text).records]


@pytest.mark.parametrize("name", [name for name in BLOCKS if not name.startswith("columns of")])
def test_a_paste_with_its_html_is_read_the_same(name: str) -> None:
    text, _ = BLOCKS[name]
    lines = (
        "".join(f"<span>{escape(cell)}</span> " for cell in line.split("\t"))
        for line in text.split("\n")
    )
    page = "".join(f"<div>{line}</div>" for line in lines)
    pasted = read_listing(ListingInput(None, text, page, "pasted"), None, Progress())
    assert [as_row(one) for one in pasted.records] == [as_row(one) for one in read(text).records]


def test_a_text_of_a_word_a_line_is_no_result_list() -> None:
    words = "Herons\nwinter\nsurvey\nof\nmedieval\nhttps://doi.org/10.1000/abc\nmarshes\n"
    assert list(read(words * 3).records) == []
