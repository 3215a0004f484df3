"""Records of a listing picked out of all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.store.file.database import Database
from desktop_app.store.records.record_repository import RecordRepository


@pytest.fixture
def records(tmp_path: Path):
    database = Database.open(tmp_path / "a.paperfold")
    connection = database.writer
    connection.execute("PRAGMA foreign_keys = OFF")
    listings = {1: [3, 4, 5, 6, 7, 8, 9, 10], 2: [11, 500, 900], 3: [2]}
    for listing, ids in listings.items():
        connection.executemany(
            "INSERT INTO records VALUES (?, ?, 1, 1, 1, 0, NULL, NULL, 0)",
            [(key, listing) for key in ids],
        )
    yield RecordRepository(connection)
    database.close()


@pytest.mark.parametrize(
    ("listing", "most", "expected"),
    [
        (1, 100, [3, 4, 5, 6, 7, 8, 9, 10]),
        (1, 4, [3, 5, 7, 9]),
        (1, 3, [3, 6, 9]),
        (2, 2, [11, 500]),
        (2, 100, [11, 500, 900]),
        (3, 5, [2]),
        (4, 5, []),
    ],
)
def test_some_of_a_listing_are_from_all_over_it(records, listing, most, expected) -> None:
    assert records.some_of_listing(listing, most) == expected
