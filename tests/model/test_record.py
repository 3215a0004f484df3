"""A Record holds what it was given, cannot be changed, and goes to another process whole."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields, replace
from typing import get_type_hints

import pytest

from desktop_app.model.description import (
    NOTHING,
    Description,
    DescriptionValues,
    Identifier,
    value_to_json,
)
from desktop_app.model.own_things import OwnFile, OwnThings
from desktop_app.model.record import Record, RecordValues, record_to_json

WHOLE = Record(
    source="a.ris",
    line=3,
    end_line=9,
    type="book",
    title="Tidal lanterns",
    authors=("Reed, Ann", "Moss, Bo"),
    author_total=2,
    authors_complete=True,
    year=2021,
    date="2021-04",
    identifiers=(Identifier("pmid", "12"),),
    fields={"volume": "3", "keyword": ("piers", "lamps")},
    guessed=frozenset({"year"}),
    own=OwnThings(tags=("to read",), files=(OwnFile(("a.pdf",)),)),
)


@pytest.mark.parametrize(
    ("cls", "values"), [(Description, DescriptionValues), (Record, RecordValues)]
)
def test_values_are_those_of_the_fields(cls: type, values: type) -> None:
    assert get_type_hints(values) == get_type_hints(cls)


def test_what_is_not_given_is_as_the_class_says() -> None:
    record = Record(title="Piers")
    assert (record.title, record.type, record.authors, record.line) == ("Piers", None, (), 1)
    assert record.fields is NOTHING and record.extra is NOTHING
    assert record == Record(title="Piers", type=None, authors=(), fields={}, extra={})
    assert record != Record(title="Piers", line=2)
    assert set(record_to_json(record)) == set(record_to_json(WHOLE)) - {"own"}


def test_a_record_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        WHOLE.title = "Another"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        Record().title = "Another"  # type: ignore[misc]
    with pytest.raises(TypeError):
        Record().fields["volume"] = "3"  # type: ignore[index]
    assert NOTHING == {}


def test_changed_is_the_same_with_other_values() -> None:
    changed = WHOLE.changed(title="Piers", event="new")
    assert changed == replace(WHOLE, title="Piers", event="new")
    assert (WHOLE.title, WHOLE.event) == ("Tidal lanterns", None)


def test_changed_keeps_what_is_nothing_and_yet_said() -> None:
    said = Record(title="", authors_complete=False, author_total=0, venue=None, urls=(), extra={})
    changed = said.changed(line=3)
    assert changed == replace(said, line=3)
    assert (changed.title, changed.authors_complete, changed.author_total) == ("", False, 0)
    assert "venue" not in vars(changed) and "urls" not in vars(changed)


def test_a_record_of_no_source_becomes_one_of_a_source_itself() -> None:
    record = Record.of(title="A", line=3)
    assert record.of_source("a.txt", None) is record
    assert record == Record(title="A", line=3, source="a.txt")
    other = record.of_source("b.txt", True)
    assert other == Record(title="A", line=3, source="b.txt", abstract_complete=True)
    assert record.source == "a.txt"


@pytest.mark.parametrize("record", [WHOLE, Record(), replace(Record(title="Piers"), year=2001)])
def test_a_record_is_whole_in_another_process(record: Record) -> None:
    there = pickle.loads(pickle.dumps(record))
    assert there == record
    assert [getattr(there, field.name) for field in fields(Record)] == [
        getattr(record, field.name) for field in fields(Record)
    ]
    assert value_to_json(there.fields) == value_to_json(record.fields)
    if not record.extra:
        assert there.extra is NOTHING


def test_a_record_is_told_by_a_dictionary_of_what_is_known() -> None:
    told = Record.told({"line": 3, "title": "Piers", "fields": {"volume": "3"}})
    assert told == Record.of(line=3, title="Piers", fields={"volume": "3"})
    assert (told.authors, told.changed(title="Lamps").title) == ((), "Lamps")
    with pytest.raises(FrozenInstanceError):
        told.title = "Lamps"  # type: ignore[misc]
    assert pickle.loads(pickle.dumps(told)) == told
