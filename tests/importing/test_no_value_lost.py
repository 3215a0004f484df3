"""No value of a record is dropped: another in its place, and another is read. Odd records, with all
that their formats have, and things that they have not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.record import Record, record_to_json
from tests.importing.odd_records import SAID_OTHERWISE, texts

_TEXT = re.compile(r">([^<>]*\w[^<>]*)<")
_LINE = re.compile(r"(?m)^(?:[A-Z][A-Z0-9]{1,3} *- |%. )(.*\w.*)$")


@pytest.mark.parametrize("format_id", texts())
def test_every_value_of_a_record_is_read(format_id: str) -> None:
    text = texts()[format_id]
    before, dropped = _said(format_id, text), []
    for place, other in _others(text):
        if _said(format_id, other) == before and place not in SAID_OTHERWISE.get(format_id, ()):
            dropped.append(place)
    assert dropped == []


def _said(format_id: str, text: str) -> list[str]:
    found = importer_called(format_id).read(source_of_text(text, "odd"))
    records = [item for item in found if isinstance(item, Record)]
    assert records
    return [json.dumps({**record_to_json(record), "line": 0, "end_line": 0}) for record in records]


def _others(text: str) -> Iterator[tuple[str, str]]:
    """(where, the text with another value there) for each value."""
    if text[0] in "[{":
        whole = json.loads(text)
        yield from _of_json(whole, whole, "")
        return
    for match in (_TEXT if text[0] == "<" else _LINE).finditer(text):
        start, end = match.span(1)
        if (begin := text.rfind("<", 0, start)) < 0 or text[0] != "<":
            begin = match.start()
        place = " ".join(text[begin:end].split())
        yield place, text[:start] + _other(match[1]) + text[end:]


def _of_json(whole: Any, part: Any, path: str) -> Iterator[tuple[str, str]]:
    places = part.items() if isinstance(part, dict) else enumerate(part)
    for name, value in list(places):
        place = f"{path}/{name}" if isinstance(name, str) else path
        if isinstance(value, dict | list):
            yield from _of_json(whole, value, place)
        elif value not in (None, ""):
            part[name] = _other(value)
            yield place, json.dumps(whole)
            part[name] = value


def _other(value: Any) -> Any:
    """A value of the same form: its last letter or digit is another."""
    if isinstance(value, bool):
        return not value
    if not isinstance(value, str):
        return value + 1
    at = max(place for place, sign in enumerate(value) if sign.isalnum())
    sign = value[at]
    other = str((int(sign) + 1) % 9) if sign.isdecimal() else "d" if sign in "bB" else "b"
    return value[:at] + (other.upper() if sign.isupper() else other) + value[at + 1 :]
