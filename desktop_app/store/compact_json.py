"""JSON as it is stored: readable by people, by full-text search and by other programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

_plain = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_BEYOND = (UnicodeEncodeError, OverflowError, TypeError)
"""What msgspec has for halves of letters, for numbers over 64 bits and for kinds of our own."""


def compact_json(value: Any) -> str:
    """A value as JSON without blanks, letters beyond ASCII as they are."""
    try:
        return _encoder()(value).decode()
    except _BEYOND:
        return _plain(value)


def json_bytes(value: Any) -> bytes:
    """compact_json() in UTF-8, halves of letters as they are."""
    try:
        return _encoder()(value)
    except _BEYOND:
        return _plain(value).encode("utf-8", "surrogatepass")


@cache
def _encoder() -> Callable[[Any], bytes]:
    # Loaded by the first write: a library that is only looked at does without it. Long texts take
    # it a fifth of the standard library's time.
    from msgspec.json import Encoder  # noqa: PLC0415

    return Encoder().encode
