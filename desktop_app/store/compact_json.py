"""JSON as it is stored: readable by people, by full-text search and by other programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from json import encoder
from typing import Any

_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def _maker() -> Callable[[Any], str]:
    make = getattr(encoder, "c_make_encoder", None)
    if make is None:
        return _encoder.encode
    # JSONEncoder.encode makes this anew for every value, which costs as much as the writing does.
    # No look-out for circles: values come out of frozen dataclasses.
    pieces = make(
        None, _encoder.default, encoder.encode_basestring, None, ":", ",", False, False, True
    )

    def written(value: Any) -> str:
        return "".join(pieces(value, 0))

    return written


compact_json: Callable[[Any], str] = _maker()
"""A value as JSON without blanks, letters beyond ASCII as they are."""
