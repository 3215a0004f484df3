"""Output: what a command prints, as UTF-8 whatever the terminal says, and how it looks."""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections.abc import Mapping
from io import TextIOWrapper
from typing import Any, TextIO

from desktop_app.model.harmless_text import harmless

_NOT_IN_JSON = re.compile("[\x7f-\x9f\u2028\u2029]")


class Output:
    """Results go to standard output, everything said about them to standard error."""

    def __init__(self, out: TextIO, err: TextIO) -> None:
        self.out = out
        self.err = err

    @classmethod
    def standard(cls) -> Output:
        """The program's own streams; what no UTF-8 can hold is written as an escape."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        return cls(sys.stdout, sys.stderr)

    def line(self, text: str) -> None:
        """One line of results."""
        self.out.write(text + "\n")

    def json(self, value: Mapping[str, Any]) -> None:
        """One object of results, on one line."""
        self.out.write(json_line(value))

    def say(self, text: str) -> None:
        """One line for the person at the terminal."""
        self.err.write(harmless(text) + "\n")

    def say_json(self, value: Mapping[str, Any]) -> None:
        """One object about the results, on one line."""
        self.err.write(json_line(value))


def json_line(value: Mapping[str, Any]) -> str:
    """The object on one line, in the order of its keys; text stays readable."""
    text = json.dumps(value, ensure_ascii=False)
    return _NOT_IN_JSON.sub(lambda found: f"\\u{ord(found.group()):04x}", text) + "\n"


def fitted(text: str, width: int) -> str:
    """The text in exactly `width` columns, cut with … or filled with blanks."""
    columns = 0
    for index, letter in enumerate(text):
        size = _columns(letter)
        if columns + size > width or (columns + size == width and index < len(text) - 1):
            return text[:index].rstrip() + "…" + " " * (width - _width(text[:index].rstrip()) - 1)
        columns += size
    return text + " " * (width - columns)


def _width(text: str) -> int:
    return sum(map(_columns, text))


def _columns(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
