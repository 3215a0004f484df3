"""Rows that are written many at a time are those that executemany() writes."""

import sqlite3

import pytest

from desktop_app.store.batches import TOGETHER, insert_rows


@pytest.mark.parametrize("count", [0, 1, TOGETHER - 1, TOGETHER, 2 * TOGETHER + 3])
def test_every_row_is_written_once_and_in_order(count: int) -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT)")
    rows = [(number, f"word {number}" if number % 3 else None) for number in range(count)]
    insert_rows(connection, "INSERT INTO words", 2, rows)
    assert connection.execute("SELECT * FROM words ORDER BY rowid").fetchall() == rows
    connection.close()


def test_what_stands_there_is_passed_over_where_that_is_asked() -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT)")
    rows = [(number // 2, f"word {number}") for number in range(4 * TOGETHER)]
    insert_rows(connection, "INSERT OR IGNORE INTO words", 2, rows)
    assert connection.execute("SELECT * FROM words").fetchall() == rows[::2]
    connection.close()
