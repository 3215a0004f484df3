"""Values of plain text: quick ways round them lead to what all of them would become."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.importing.values.plain_value import is_settled, plain_value

_PIECES = st.sampled_from(
    ["a", "Z", "é", "e\u0301", "“", "\u2019", "漢", "한", "\u1112\u1161", "Ω", "\u2126", "\u212b"]
    + [" ", "  ", "\t", "\n", "\v", "\x1c", "\u00a0", "\u2003", "\u3000", "\u200b"]
    + ["<b>", "< ", "&amp;", "&", "\ud800"]
)  # fmt: skip


@given(st.lists(st.one_of(_PIECES, st.characters(exclude_characters="<&\\"))).map("".join))
def test_letters_without_markup_are_composed_on_one_line(text: str) -> None:
    if not set("<&\\").isdisjoint(text) or (text.isascii() and not text.isprintable()):
        return
    assert plain_value(text) == " ".join(unicodedata.normalize("NFC", text.strip()).split())


@given(st.lists(_PIECES).map("".join))
def test_what_is_settled_stays(text: str) -> None:
    if is_settled(text):
        assert plain_value(text) == text.strip()


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("a <i>b</i>  c", "a b c"),
        ("<p>a</p>", "a"),
        ("<p>a</p><p>b<br/>c</p>", "a b c"),
        ("<jats:p>a <span class='x y' lang=en>b</span></jats:p>", "a b"),
        ("a<b and c>d, p <i and i> 5", "a<b and c>d, p <i and i> 5"),
        ("x &lt; 5 &amp; é", "x < 5 & é"),
        ("e\u0301 “a”", "é “a”"),
        ("“one\u2003two”", "“one two”"),
        (r"Erd{\"o}s", "Erdös"),
    ],
)
def test_markup_goes(text: str, plain: str) -> None:
    assert plain_value(text) == plain
