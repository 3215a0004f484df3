"""Keys: what the store looks records up by."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.matching.keys import blocks_of, keys_of
from desktop_app.matching.letters import OPENING, letters, opening
from desktop_app.model.description import Identifier
from desktop_app.model.record import Record

# Libraries hold such numbers: where the hash or its words change, a migration is needed.
KEY_OF_GARDENS = -1113257165875281086
ABSTRACT = "We tend gardens on the roofs of tall houses. " * 40


def test_blocks_of_a_full_record():
    record = Record(
        title="Gardens: a {S}tudy of $\\alpha$",
        doi="10.48550/arXiv.2001.00001",
        arxiv_id="2001.00001v2",
        identifiers=(Identifier("pmid", "0077"), Identifier("doi", "10.1234/A")),
        abstract=ABSTRACT,
    )
    assert blocks_of(record) == [
        "arxiv:2001.00001",
        "pmid:77",
        "doi:10.1234/a",
        "title:gardensastudyofalpha",
        "abstract:" + letters(ABSTRACT)[:OPENING],
    ]


def test_keys_fit_a_signed_column_and_say_the_same_each_time():
    record = Record(title="Gardens", doi="10.1234/a", abstract=ABSTRACT)
    assert keys_of(record) == keys_of(record) == tuple(sorted(keys_of(record)))
    assert all(-(2**63) <= key < 2**63 for key in keys_of(record))
    assert len(keys_of(record)) == 3
    assert keys_of(Record(title="Gardens")) == (KEY_OF_GARDENS,)


def test_nothing_known_has_no_key():
    assert keys_of(Record()) == ()
    assert keys_of(Record(title="?!", abstract="Too short.")) == ()


def test_a_generic_title_is_a_key_only_with_a_place():
    assert keys_of(Record(title="Editorial", year=2020)) == ()
    placed = Record(
        title="Editorial", year=2020, venue="Roofs", fields={"page": "3-4", "volume": "1"}
    )
    assert blocks_of(placed) == ["place:editorial roofs p3"]


@pytest.mark.parametrize(
    "text",
    ["Café", "CAFE", "cafe\u0301", "c a-f.e", "ca\\textbf{fe}", "café…"],
)
def test_letters(text):
    assert letters(text) == "cafe"


def test_greek_letters_are_spelt():
    assert letters("α and $\\alpha$") == "alphaandalpha"


@given(st.text(st.sampled_from("aB é\u0301ß\\$^{}α9.ﬁ"), max_size=80), st.integers(0, 80))
def test_the_beginning_of_a_text_has_the_beginning_of_its_letters(text, at):
    # A text is never cut between a letter and its accent, nor a command read as another one.
    head = text[:at]
    assert letters(text).startswith(letters(head)) or "\\" in text


@given(st.sampled_from("\\times \\alpha \\textit{so} \\sum_{i} x^2 é".split()), st.integers(0, 90))
def test_a_cut_inside_a_command_is_still_the_beginning(command, at):
    whole = f"gardens {command} on roofs"
    assert letters(whole).startswith(letters(whole[:at] + " ..."))


@given(st.text(max_size=600))
def test_the_opening_is_the_beginning_of_the_letters(text):
    plain = letters(text)
    expected = plain[:OPENING] if len(plain) >= OPENING else None
    assert opening(text) == expected


def test_a_long_abstract_is_not_read_to_its_end():
    class Watched(str):
        longest = 0

        def __getitem__(self, at: slice) -> str:  # type: ignore[override]
            Watched.longest = max(Watched.longest, at.stop)
            return str(self)[at]

    assert opening(Watched(ABSTRACT)) == letters(ABSTRACT)[:OPENING]
    assert Watched.longest < 400 < len(ABSTRACT)
