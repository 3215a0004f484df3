"""Result lists of sites, profiles and contents, as text copied from a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

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
