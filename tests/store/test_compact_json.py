import json

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.store.compact_json import compact_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(codec=None)),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(VALUES)
def test_it_is_what_the_standard_library_writes_without_blanks(value) -> None:
    assert compact_json(value) == json.dumps(value, ensure_ascii=False, separators=(",", ":"))
