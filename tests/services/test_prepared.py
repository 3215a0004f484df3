"""A record that another process prepared is the one that was read."""

import pickle

from hypothesis import given

from desktop_app.services.prepared import prepared
from tests.services.invented_records import records


@given(records())
def test_it_comes_whole_out_of_another_process(record) -> None:
    here = prepared(record)
    there = pickle.loads(pickle.dumps(here, 5))
    assert there.record == record
    assert list(there.blocks) == list(here.blocks)
    for name in ("keys", "asked", "look", "has_more", "content"):
        assert getattr(there, name) == getattr(here, name)
    assert tuple(there.form) == tuple(here.form)
