"""Heads of changes are the same JSON whether they are written and read in one go or in parts."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.store.history import change_heads
from desktop_app.store.history.change_heads import heads_from_json, heads_to_json

SCALARS = st.one_of(
    st.none(), st.integers(-(2**63), 2**63), st.text(alphabet='a"\\,:[]{} \n琥\ud800', max_size=5)
)
VALUES = st.one_of(
    SCALARS,
    st.lists(SCALARS, max_size=7),
    st.lists(st.lists(SCALARS | st.binary(max_size=4), max_size=3), max_size=7),
    st.fixed_dictionaries({"ids": st.integers(0, 9)}),
)
HEADS = st.lists(st.dictionaries(st.sampled_from(["table", "old", "first"]), VALUES), max_size=4)


@pytest.mark.parametrize("spaced", [False, True], ids=["as written now", "as written before"])
@given(heads=HEADS)
def test_parts_are_put_together_again(spaced, heads):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(change_heads, "TOGETHER", 2)
        text = heads_to_json(heads)
        assert json.loads(text) is not None
        if spaced:
            text = json.dumps(json.loads(text), ensure_ascii=False)
        assert list(heads_from_json(text)) == heads
        patch.setattr(change_heads, "SHORT", 0)
        assert list(heads_from_json(text)) == heads
