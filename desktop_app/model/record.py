"""Record: one entry of a listing as it was read; Problem: a place that could not be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Unpack

from desktop_app.model.description import (
    NOTHING,
    Description,
    DescriptionValues,
    description_to_json,
)
from desktop_app.model.own_things import OwnThings, own_things_to_json

_new, _set = object.__new__, object.__setattr__
_SAID = frozenset((bool, int, str))
"""Kinds whose nothing is something other than not known."""


class RecordValues(DescriptionValues, total=False):
    """The values that a Record is made of: those that are known."""

    source: str
    line: int
    end_line: int
    guessed: frozenset[str]
    sureness: Mapping[str, float]
    event: str | None
    own: OwnThings | None


@dataclass(frozen=True, init=False, kw_only=True)
class Record(Description):
    """One entry of a listing as it was read, never edited.

    source: the listing's name (a file name, or 'clipboard'); set by whoever reads the file.
    line, end_line: where it stands in the listing's decoded text, 1-based, both inclusive.
    guessed: names of fields that the reader inferred and is not sure of.
    sureness: of title, authors, year and venue how sure the reader is, 0 to 1, where it had to find
        out itself which is which; also of one that it left empty. Nothing where the source says it.
    event: for mails, 'new', 'cross-list' or 'replacement'; otherwise None.
    own: what the user of the program it comes from had added; goes to the paper that the record
        becomes, and is not kept with the record.
    """

    source: str = ""
    line: int = 1
    end_line: int = 1
    guessed: frozenset[str] = frozenset()
    sureness: Mapping[str, float] = NOTHING
    event: str | None = None
    own: OwnThings | None = None

    def __init__(self, **values: Unpack[RecordValues]) -> None:
        object.__setattr__(self, "__dict__", values)

    @staticmethod
    def of(**values: Unpack[RecordValues]) -> Record:
        """What Record(**values) gives, in a third of its memory: what is not known takes no place,
        and of names that are set one by one Python keeps one table for all records."""
        record = _new(Record)
        for name, value in values.items():
            if value is not None and (value or value.__class__ in _SAID):
                _set(record, name, value)
        return record

    @staticmethod
    def told(values: RecordValues) -> Record:
        """What of(**values) gives, of values none of which is None or empty: in a tenth of its time
        and half as large again. The dictionary is the record's from here on."""
        record = _new(Record)
        _set(record, "__dict__", values)
        return record

    def changed(self, **values: Unpack[RecordValues]) -> Record:
        """What dataclasses.replace gives, in a fraction of its time, and as small as of() does."""
        return Record.of(**{**self.__dict__, **values})

    def of_source(self, source: str, abstract_complete: bool | None) -> Record:
        """changed() to be of this source. A record that is of none yet is its reader's alone: it
        becomes so itself, which takes a tenth of the time."""
        if self.source:
            return self.changed(source=source, abstract_complete=abstract_complete)
        _set(self, "source", source)
        if abstract_complete is not None:
            _set(self, "abstract_complete", abstract_complete)
        return self


def _name_all() -> None:
    """Python's table of names takes new ones only of the first few instances of a class."""
    first = _new(Record)
    for field in fields(Record):
        _set(first, field.name, field.default)


_name_all()


@dataclass(frozen=True, slots=True)
class Problem:
    """A place in a listing that could not be read, or was read with doubt.

    line: 1-based. text: its beginning, at most 200 characters. reason: a sentence for the user.
    """

    line: int
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class PassedOver:
    """Lines that belong to no record: page furniture of a known kind. Both ends inclusive."""

    line: int
    end_line: int
    reason: str


def record_to_json(record: Record) -> dict[str, Any]:
    """The object that `paperfold read` prints: source, line, end_line, then the description and how
    sure it is; with own things of another program's library, these too."""
    place = {"source": record.source, "line": record.line, "end_line": record.end_line}
    own = {} if record.own is None else {"own": own_things_to_json(record.own)}
    sure = {"sureness": dict(record.sureness)}
    return place | description_to_json(record) | sure | own
