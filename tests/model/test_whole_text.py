"""Halves of letters become visible, and whole text stays as it is."""

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.model.whole_text import is_whole, whole_name, whole_text

ANY_TEXT = st.text(st.characters(exclude_categories=[]))


@given(ANY_TEXT)
def test_what_comes_out_is_always_whole_and_stays_where_it_was(text: str) -> None:
    for made in (whole_text(text), whole_name(text)):
        made.encode()
        assert (made == text) == is_whole(text)


def test_two_names_stay_two() -> None:
    assert whole_name("a\udcff") == "a\\udcff" != whole_name("a\udcfe")
    assert whole_text("a\ud83d!") == "a\ufffd!"
