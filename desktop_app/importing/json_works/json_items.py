"""The objects of a JSON text that describe works, one at a time, each with the lines it stands in.

An array, an object that holds the array under some name, or one object a line: all are taken, and
an object that cannot be read is one Problem.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

from desktop_app.model.record import Problem

JsonObject = dict[str, Any]

DEEPEST = 8
"""Objects within objects in which the array of works is looked for."""
_DEEPEST_ITEM = 60
_MOST_PROBLEMS = 200
_WINDOW = 20_000
_SPACE = re.compile(r"[ \t\n\r\x1e,;]*")
_NOT_TEXT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")
_CONTROL = "".join(map(chr, (*range(9), 11, 12, *range(14, 32), 127)))
_ESCAPED = re.compile(r"\\u(?:[dD]|00[017])")
_DECODER = json.JSONDecoder(strict=False)
_scan: Callable[[str, int], tuple[Any, int]] = _DECODER.scan_once  # type: ignore[attr-defined]

_BAD = "This object is no JSON that can be read ({reason}); it was passed over."
_DEEP = "This object is nested too deeply to be a description of a paper; it was passed over."
_NUMBER = "a number in it is too long"
_CUT = "The text ends in the middle of an object: the file may have been cut short."
_NO_ITEM = "This object describes no paper: it was passed over."


class JsonItem(NamedTuple):
    """One object, and its lines in the text, 1-based, both inclusive.

    decoded: what was made of its line, in place of its content.
    """

    content: JsonObject
    line: int
    end_line: int
    decoded: Any = None


class JsonItems:
    """Walks a text once, in its order.

    wrappers: names under which works stand, as an array or (as 'message' of Crossref) as an object.
    is_item: whether an object describes a work; others are a Problem, unless they only wrap some.
    decode: tried first on lines that begin an object; gives None where it is to be read as any
        other, and where control characters or halves of letters are in it.
    """

    def __init__(
        self,
        text: str,
        wrappers: frozenset[str] = frozenset(),
        is_item: Callable[[JsonObject], bool] = bool,
        decode: Callable[[str], Any] | None = None,
    ) -> None:
        self._text = text
        self._wrappers = wrappers
        self._is_item = is_item
        self._at = 0
        self._line, self._counted = 1, 0
        self._problems = 0
        self._decode = decode

    @cached_property
    def _unclean(self) -> bool:
        return _is_unclean(self._text)

    @cached_property
    def _escaped(self) -> bool:
        return _ESCAPED.search(self._text) is not None

    def __iter__(self) -> Iterator[JsonItem | Problem]:
        text = self._text
        while (at := self._skipped(self._at)) < len(text):
            self._at = at
            if text[at] == "[":
                yield from self._array()
            elif text[at] != "{":
                self._at = self._next_line(at)
            elif self._decode is not None and (decoded := self._decode_line(at)) is not None:
                yield decoded
            elif self._wraps(at):
                yield from self._object(0)
            else:
                yield from self._item()
            if self._problems > _MOST_PROBLEMS:
                return

    def _decode_line(self, at: int) -> JsonItem | None:
        """The rest of the line as one object, if it is one."""
        assert self._decode is not None
        end = self._next_line(at)
        decoded = self._decode(self._text[at:end])
        if decoded is None:
            return None
        line = self._line_of(at)
        self._line, self._counted = line + 1, end  # beyond the last line it is never asked for
        self._at = end
        return JsonItem({}, line, line, decoded)

    def _array(self) -> Iterator[JsonItem | Problem]:
        """From an opening bracket to behind its closing one."""
        text = self._text
        self._at += 1
        while (at := self._skipped(self._at)) < len(text):
            self._at = at
            if text[at] == "]":
                self._at += 1
                return
            if self._problems > _MOST_PROBLEMS:
                self._at = len(text)
                return
            if text[at] == "{":
                yield from self._item()
            else:
                yield from self._something_else(at)
        yield Problem(self._line_of(len(text)), text[-200:].strip()[:200], _CUT)

    def _item(self) -> Iterator[JsonItem | Problem]:
        start = self._at
        try:
            content, self._at = _scan(self._text, start)
        except (ValueError, StopIteration, RecursionError) as error:
            yield self._failed(start, error)
            self._at = self._next_item(start)
            return
        yield self._made(content, start, self._at)

    def _made(self, content: JsonObject, start: int, end: int) -> JsonItem | Problem:
        line = self._line_of(start)
        if not self._is_item(content):
            self._problems += 1
            return Problem(line, self._beginning(start), _NO_ITEM)
        if _has_many_openings(self._text, start, end) and _is_deep(content):
            self._problems += 1
            return Problem(line, self._beginning(start), _DEEP)
        if self._unclean or (self._escaped and _ESCAPED.search(self._text, start, end)):
            content = _clean(content)
        return JsonItem(content, line, self._line_of(end))

    def _object(self, depth: int) -> Iterator[JsonItem | Problem]:
        """An object that may hold works under a wrapping name, or be one itself."""
        text, start = self._text, self._at
        own: JsonObject = {}
        wrapped = False
        self._at += 1
        while (at := self._skipped(self._at)) < len(text) and text[at] != "}":
            try:
                key, at = _scan(text, at)
                at = self._skipped(at)
                if not isinstance(key, str) or text[at : at + 1] != ":":
                    raise ValueError("a name is missing")
                self._at = at = self._skipped(at + 1)
                opening = text[at : at + 1]
                if key in self._wrappers and (opening == "[" or opening == "{" and depth < DEEPEST):
                    wrapped = True
                    yield from self._array() if opening == "[" else self._object(depth + 1)
                    continue
                own[key], self._at = _scan(text, at)
            except (ValueError, StopIteration, RecursionError) as error:
                yield self._failed(at, error)
                self._at = self._next_line(at)
                return
        end = self._at = min(self._skipped(self._at) + 1, len(text))
        if not wrapped and self._is_item(own):
            yield self._made(own, start, end)
        elif not wrapped:
            self._problems += 1
            yield Problem(self._line_of(start), self._beginning(start), _NO_ITEM)

    def _wraps(self, at: int) -> bool:
        """Whether an object on the top may hold others, so that it is not read as a whole."""
        if not self._wrappers:
            return False
        end = self._text.find("\n{", at + 1)  # an object a line: these are the works
        limit = min(at + _WINDOW, end if end >= 0 else len(self._text))
        return any(self._text.find(f'"{name}"', at, limit) >= 0 for name in self._wrappers)

    def _something_else(self, at: int) -> Iterator[Problem]:
        """What stands in the array and is no object."""
        try:
            _, self._at = _scan(self._text, at)
            self._problems += 1
            yield Problem(self._line_of(at), self._beginning(at), _NO_ITEM)
        except (ValueError, StopIteration, RecursionError) as error:
            yield self._failed(at, error)
            self._at = self._next_item(at)

    def _failed(self, at: int, error: Exception) -> Problem:
        self._problems += 1
        if isinstance(error, RecursionError):
            reason = _DEEP
        elif isinstance(error, json.JSONDecodeError):
            line = self._text.count("\n", 0, error.pos) + 1
            reason = _BAD.format(reason=f"{error.msg[:1].lower()}{error.msg[1:]}, line {line}")
        elif isinstance(error, StopIteration):
            reason = _CUT
        else:
            reason = _BAD.format(reason=_NUMBER if "digits" in str(error) else str(error))
        return Problem(self._line_of(at), self._beginning(at), reason)

    def _next_item(self, start: int) -> int:
        """Where the next object of the same array probably begins: where one stands as far from
        its line's beginning as the broken one did, else behind the next brace and comma."""
        text = self._text
        line_start = text.rfind("\n", 0, start) + 1
        indent = text[line_start:start]
        if not indent.strip():
            found = text.find(f"\n{indent}{{", start)
            return found + 1 if found >= 0 else len(text)
        match = re.compile(r"\}\s{0,40},\s{0,40}\{\s{0,40}\"").search(text, start + 1)
        return text.index("{", match.start()) if match else len(text)

    def _next_line(self, at: int) -> int:
        found = self._text.find("\n", at)
        return found + 1 if found >= 0 else len(self._text)

    def _skipped(self, at: int) -> int:
        match = _SPACE.match(self._text, at)
        return match.end() if match else at

    def _beginning(self, at: int) -> str:
        return " ".join(self._text[at : at + 200].split())

    def _line_of(self, at: int) -> int:
        """The line of a place; places are asked for in order, so that each line is counted once."""
        counted = self._counted
        if at > counted:
            # To look for one sign takes far less time than to count: an object stands in one line.
            if self._text.find("\n", counted, at) >= 0:
                self._line += self._text.count("\n", counted, at)
            self._counted = at
        return self._line


def _is_unclean(text: str) -> bool:
    """Whether control characters or halves of letters stand in the text: nothing takes these."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return any(sign in text for sign in _CONTROL)


def _has_many_openings(text: str, start: int, end: int) -> bool:
    """Whether there are as many brackets as it takes to be nested too deeply."""
    if end - start < 2 * _DEEPEST_ITEM:
        return False
    found = 0
    for sign in "[{":
        at = text.find(sign, start, end)
        while at >= 0:
            found += 1
            if found > _DEEPEST_ITEM:
                return True
            at = text.find(sign, at + 1, end)
    return False


def _is_deep(content: JsonObject) -> bool:
    level: list[Any] = [content]
    for _ in range(_DEEPEST_ITEM):
        level = [
            inner
            for value in level
            for inner in (value.values() if isinstance(value, dict) else value)
            if isinstance(inner, dict | list)
        ]
        if not level:
            return False
    return True


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return _NOT_TEXT.sub("", value) if _NOT_TEXT.search(value) else value
    if isinstance(value, list):
        return [_clean(item) for item in value]
    if isinstance(value, dict):
        return {_clean(key): _clean(item) for key, item in value.items()}
    return value
