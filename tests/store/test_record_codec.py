"""A record comes back from beside any paper exactly as it was read."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.model.description import DESCRIPTION_FIELDS, Description, Identifier
from desktop_app.model.record import Record
from desktop_app.store.records.record_codec import content_hash, decode, encode, marks_of

WORD = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
WORDS = st.lists(WORD, max_size=3).map(tuple)
ENTRIES = st.dictionaries(WORD, WORD | WORDS, max_size=3)
VALUES = {
    "type": st.none() | WORD,
    "title": st.none() | WORD,
    "authors": WORDS,
    "author_total": st.none() | st.integers(0, 5),
    "authors_complete": st.none() | st.booleans(),
    "attributed_to": WORDS,
    "year": st.none() | st.integers(0, 5),
    "date": st.none() | WORD,
    "venue": st.none() | WORD,
    "abstract": st.none() | WORD,
    "abstract_complete": st.none() | st.booleans(),
    "subjects": WORDS,
    "doi": st.none() | WORD,
    "arxiv_id": st.none() | WORD,
    "identifiers": st.lists(st.builds(Identifier, WORD, WORD), max_size=2).map(tuple),
    "urls": WORDS,
    "fields": ENTRIES,
    "extra": ENTRIES,
}
DESCRIPTIONS = st.fixed_dictionaries(VALUES)


def test_every_field_is_tried() -> None:
    assert tuple(VALUES) == DESCRIPTION_FIELDS


@settings(max_examples=50, deadline=None)
@given(
    DESCRIPTIONS,
    DESCRIPTIONS,
    st.sets(st.sampled_from(DESCRIPTION_FIELDS)),
    st.sets(st.sampled_from(DESCRIPTION_FIELDS), max_size=2),
    st.none() | WORD,
)
def test_a_record_comes_back_as_it_was(told, paper, shared, guessed, event) -> None:
    record = Record(
        **told, source="a.txt", line=3, end_line=5, guessed=frozenset(guessed), event=event
    )
    read = Description(**paper | {name: told[name] for name in shared})
    held, own = encode(record, read)
    assert decode(held, own, marks_of(record), read, ("a.txt", 3, 5)) == record


@settings(max_examples=30, deadline=None)
@given(DESCRIPTIONS)
def test_a_record_repeats_nothing_that_its_paper_says(told) -> None:
    record = Record(**{name: value for name, value in told.items() if value != ""})
    read = Description(**{name: getattr(record, name) for name in DESCRIPTION_FIELDS})
    assert encode(record, read)[1] is None


def test_the_content_is_what_is_said_and_not_where() -> None:
    record = Record(title="Slow tides", fields={"volume": "3", "issue": "1"}, line=1)
    moved = replace(record, line=9, source="b", fields={"issue": "1", "volume": "3"})
    assert content_hash(record) == content_hash(moved)
    assert content_hash(record) != content_hash(replace(record, title="Slow tide"))
    assert content_hash(record) != content_hash(replace(record, title=None, venue="Slow tides"))
