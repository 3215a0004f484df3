"""Ids that SQLite lists as one text come back as they stand there, however long it is."""

import pytest

from desktop_app.store.search.listed_ids import listed_ids


@pytest.mark.parametrize("ids", [[], [7], [3, -1, 2**40], list(range(99_990, 150_000))])
def test_ids_come_back_in_their_order(ids):
    assert listed_ids(",".join(map(str, ids))) == ids


def test_no_text_is_no_ids():
    assert listed_ids(None) == []
