"""How a record is kept beside its paper: only what the paper does not say already."""

from __future__ import annotations

import json
from hashlib import blake2b
from operator import attrgetter
from typing import Any

from desktop_app.model.description import (
    DESCRIPTION_FIELDS,
    Description,
    value_from_json,
    value_to_json,
)
from desktop_app.model.record import Record
from desktop_app.store.compact_json import compact_json, json_bytes

_BITS = tuple((name, 1 << place) for place, name in enumerate(DESCRIPTION_FIELDS))
_all_fields = attrgetter(*DESCRIPTION_FIELDS)
_UNLIKE = frozenset(("identifiers", "fields", "extra"))
"""Fields that are hashed in another form than they have."""


def encode(record: Record, read: Description) -> tuple[int, str | None]:
    """(held, own) of a record of the paper whose records say `read` merged.

    Empty fields are neither held nor own, so that the paper may learn more without a rewrite; an
    empty text, which a paper may not keep, is the record's own.
    """
    held = 0
    own: dict[str, Any] = {}
    for (name, bit), value, said in zip(_BITS, _all_fields(record), _all_fields(read), strict=True):
        if value is None or value == () or value == {}:
            continue
        if value == said and value != "":
            held |= bit
        else:
            own[name] = value_to_json(value)
    return held, compact_json(own) if own else None


def encode_alone(record: Record) -> tuple[int, str | None, int]:
    """encode(record, record) and content_hash(record), for the price of one."""
    held = 0
    own: dict[str, Any] = {}
    said: list[Any] = []
    told = vars(record).get
    for name, bit in _BITS:
        value = told(name)
        if value:
            held |= bit
        elif value is None or value == () or value == {}:
            continue
        elif value == "":
            own[name] = value
        else:
            held |= bit
        said += (name, _hashable(name, value) if name in _UNLIKE else value)
    return held, compact_json(own) if own else None, _hash_of(said, record)


def decode(
    held: int,
    own: str | None,
    marks: str | None,
    read: Description,
    place: tuple[str, int, int],
) -> Record:
    """The record exactly as it was read. place: its listing's name, first and last line."""
    values: dict[str, Any] = {name: getattr(read, name) for name, bit in _BITS if held & bit}
    if own is not None:
        for name, value in json.loads(own).items():
            values[name] = value_from_json(name, value)
    source, line, end_line = place
    guessed, event = marks_from(marks)
    record = Record(
        source=source, line=line, end_line=end_line, guessed=guessed, event=event, **values
    )
    sureness = json.loads(marks).get("sure") if marks is not None and '"sure"' in marks else None
    return record.changed(sureness=sureness) if sureness else record


def marks_of(record: Record) -> str | None:
    """What a record says of itself (guessed fields, how sure it is of which, a mail's event) as
    JSON; None for nothing."""
    if not record.guessed and not record.sureness and record.event is None:
        return None
    marks: dict[str, Any] = {}
    if record.guessed:
        marks["guessed"] = sorted(record.guessed)
    if record.sureness:
        marks["sure"] = dict(record.sureness)
    if record.event is not None:
        marks["event"] = record.event
    return compact_json(marks)


def marks_from(marks: str | None) -> tuple[frozenset[str], str | None]:
    """The guessed fields and the event that marks_of wrote."""
    if marks is None:
        return frozenset(), None
    values = json.loads(marks)
    return frozenset(values.get("guessed", ())), values.get("event")


def content_hash(record: Record) -> int:
    """A signed 64-bit hash of all that a record says, apart from where it stands."""
    said: list[Any] = []
    for name, value in zip(DESCRIPTION_FIELDS, _all_fields(record), strict=True):
        if value is None or value == () or value == {}:
            continue
        said += (name, _hashable(name, value) if name in _UNLIKE else value)
    return _hash_of(said, record)


def _hashable(name: str, value: Any) -> Any:
    return value_to_json(value) if name == "identifiers" else sorted(value.items())


def _hash_of(said: list[Any], record: Record) -> int:
    if record.guessed:
        said.append(sorted(record.guessed))
    digest = blake2b(json_bytes(said), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
