"""The part of YAML in which citation files are written: maps, lists, texts. No tags, no anchors.

Values come as text, whatever they look like; lists and maps nest by their indents.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

_KEY = re.compile(
    r"""("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#"'\[\]{},&*!|>%@`-][^:#]*?|-[^\s:][^:]*?)\s*:(?:\s+|$)"""
)
_BLOCK = re.compile(r"([|>])([+-]?\d?|\d?[+-]?)\s*(?:#.*)?$")
_COMMENT = re.compile(r"\s+#.*$")
_FLOW = re.compile(r"\s*(\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*'|[^,\[\]{}]+?)\s*(?:,|$)")
_DEEPEST = 40


class NotYaml(Exception):
    """A line that is none of this; `line` is its number, 1-based."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Placed:
    """A map with the lines it stands in."""

    content: dict[str, Any]
    line: int
    end_line: int


@dataclass(slots=True)
class _Line:
    number: int
    indent: int
    text: str


def read_yaml(lines: list[str]) -> Placed:
    """The map that the lines are; maps in its lists are Placed too. Raises NotYaml."""
    reader = _Reader(lines)
    value = reader.value(0, 0)
    if reader.here() is not None:
        raise NotYaml(reader.here().number)  # type: ignore[union-attr]
    if not isinstance(value, Placed):
        raise NotYaml(1)
    return value


class _Reader:
    def __init__(self, lines: list[str]) -> None:
        self._raw = lines
        self._at = 0
        self._waiting: _Line | None = None

    def here(self) -> _Line | None:
        """The next line that says something, comments and document marks passed over."""
        if self._waiting is not None:
            return self._waiting
        while self._at < len(self._raw):
            raw = self._raw[self._at]
            text = raw.strip()
            if text and not text.startswith(("#", "%")) and text not in ("---", "..."):
                return _Line(self._at + 1, len(raw) - len(raw.lstrip()), text)
            self._at += 1
        return None

    def _next(self) -> None:
        self._waiting = None
        self._at += 1

    def value(self, indent: int, depth: int) -> Any:
        """The map or list that begins here, at least as far in as `indent`."""
        line = self.here()
        if line is None or line.indent < indent or depth > _DEEPEST:
            return ""
        if line.text == "-" or line.text.startswith("- "):
            return self._list(line.indent, depth)
        return self._map(line.indent, depth)

    def _map(self, indent: int, depth: int) -> Placed:
        content: dict[str, Any] = {}
        first = last = 0
        while (line := self.here()) is not None and line.indent == indent:
            match = _KEY.match(line.text)
            if match is None or line.text.startswith("- "):
                break
            first = first or line.number
            name = _scalar(match[1])
            rest = line.text[match.end() :].strip()
            self._next()
            content[name] = self._after(rest, indent, depth)
            last = self._at
        if not first:
            raise NotYaml(line.number if line else len(self._raw))
        while last > first and not self._raw[last - 1].strip():
            last -= 1
        return Placed(content, first, last)

    def _after(self, rest: str, indent: int, depth: int) -> Any:
        """What follows a key: a value in the same line, a block of text, or what is further in."""
        if block := _BLOCK.match(rest):
            return self._block(indent, folded=block[1] == ">")
        if rest and not rest.startswith("#"):
            return self._continued(rest, indent)
        line = self.here()
        if line is None:
            return ""
        dashes = line.text == "-" or line.text.startswith("- ")
        if line.indent > indent or (line.indent == indent and dashes):
            if not dashes and not _KEY.match(line.text):
                return self._continued("", indent)
            return self.value(line.indent, depth + 1)
        return ""

    def _list(self, indent: int, depth: int) -> list[Any]:
        items: list[Any] = []
        while (line := self.here()) is not None and line.indent == indent:
            if line.text == "-":
                self._next()
                further = self.here()
                inside = further is not None and further.indent > indent
                items.append(self.value(indent + 1, depth + 1) if inside else "")
                continue
            if not line.text.startswith("- "):
                break
            rest = line.text[2:].lstrip()
            inner = indent + len(line.text) - len(rest)
            if _KEY.match(rest) or rest.startswith("- "):
                self._waiting = _Line(line.number, inner, rest)
                if depth > _DEEPEST:
                    raise NotYaml(line.number)
                items.append(self.value(inner, depth + 1))
            else:
                self._next()
                block = _BLOCK.match(rest)
                folded = block is not None and block[1] == ">"
                items.append(
                    self._block(indent, folded=folded) if block else self._continued(rest, indent)
                )
        return items

    def _block(self, indent: int, *, folded: bool) -> str:
        lines = []
        while self._at < len(self._raw):
            raw = self._raw[self._at]
            if raw.strip() and len(raw) - len(raw.lstrip()) <= indent:
                break
            lines.append(raw.strip())
            self._at += 1
        text = "\n".join(lines).strip()
        return re.sub(r"(?<!\n)\n(?!\n)", " ", text) if folded else text

    def _continued(self, text: str, indent: int) -> Any:
        """A value with the further lines that belong to it."""
        quote = text[:1] if text[:1] in "\"'" else ""
        while (line := self.here()) is not None and line.indent > indent:
            if quote and _closed(text, quote):
                break
            if text.startswith(("[", "{")) and text.count(text[0]) <= text.count(
                "]}"["[{".index(text[0])]
            ):
                break
            text = f"{text} {line.text}".strip()
            self._next()
        return _inline(text)


def _closed(text: str, quote: str) -> bool:
    body = text[1:].replace("\\\\", "").replace('\\"', "") if quote == '"' else text[1:]
    return quote in (body if quote == '"' else body.replace("''", ""))


def _inline(text: str) -> Any:
    if text.startswith("[") and text.rstrip().endswith("]"):
        return [_scalar(match[1]) for match in _FLOW.finditer(text.strip()[1:-1])]
    if text.startswith("{") and text.rstrip().endswith("}"):
        try:
            return json.loads(text)
        except ValueError:
            return text
    return _scalar(text)


def _scalar(text: str) -> str:
    text = text.strip()
    if text.startswith('"'):
        match = re.match(r'"((?:[^"\\]|\\.)*)"', text)
        if match:
            try:
                return str(json.loads(f'"{match[1]}"', strict=False))
            except ValueError:
                return match[1]
    if text.startswith("'"):
        match = re.match(r"'((?:[^']|'')*)'", text)
        if match:
            return match[1].replace("''", "'")
    text = _COMMENT.sub("", text)
    return "" if text in ("~", "null") else text
