import json

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.store.compact_json import compact_json, json_bytes

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(codec=None)),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(VALUES)
def test_it_is_what_the_standard_library_writes_without_blanks(value) -> None:
    plain = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    assert compact_json(value) == plain
    assert json_bytes(value) == plain.encode("utf-8", "surrogatepass")


def test_every_sign_is_written_as_the_standard_library_writes_it() -> None:
    signs = "".join(map(chr, [*range(0x250), 0x2028, 0xD7FF, 0xE000, 0xFFFE, 0x1F600]))
    assert compact_json([signs]) == json.dumps([signs], ensure_ascii=False)
