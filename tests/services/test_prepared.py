"""A record that another process prepared is the one that was read."""

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.model.own_things import OwnThings
from desktop_app.services.reading.prepared import packed, prepared, unpacked
from desktop_app.store.records.record_codec import content_hash, encode, encode_alone
from tests.services.invented_records import records


@given(st.lists(records(), max_size=3), st.booleans())
def test_records_come_whole_out_of_another_process(read, own) -> None:
    things = OwnThings(tags=("pier",)) if own else None
    here = [prepared(record.changed(source="a.bib", own=things)) for record in read]
    there = list(unpacked(packed(here)))
    assert [one.record for one in there] == [one.record for one in here]
    for one, other in zip(here, there, strict=True):
        assert list(other.blocks) == list(one.blocks)
        for name in ("keys", "asked", "look", "has_more", "content", "own", "source"):
            assert getattr(other, name) == getattr(one, name)
        assert tuple(other.form) == tuple(one.form)


@given(records())
def test_alone_is_encoded_as_beside_itself(record) -> None:
    assert encode_alone(record) == (*encode(record, record), content_hash(record))
