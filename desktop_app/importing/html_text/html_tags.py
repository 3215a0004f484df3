"""Single tags of an HTML text, with their lines: for what a page says to programs, not to people.

The text is scanned, not parsed: a saved page of megabytes costs little, and however deeply it is
nested it costs no more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape

_ATTRIBUTE = re.compile(
    r"([A-Za-z_:][\w:.-]{0,60})\s{0,20}=\s{0,20}"
    r"(?:\"([^\"]{0,60000})\"|'([^']{0,60000})'|([^\s\"'=<>`]{1,4000}))"
)
_QUOTE_OR_END = re.compile(r"[\"'<>]")
_LONGEST = 60_000
"""Letters of a tag; an abstract fits into it."""
_MOST = 20_000
"""Tags of one name that are looked at."""
_IN_VAIN = 2_000_000
"""Letters that are looked through for the ends of tags that have none."""


@dataclass(frozen=True, slots=True)
class Tag:
    """attributes: names in lower case, values with their entities resolved. start, end: its place
    in the text; line: of its first letter, 1-based; end_line: of its last."""

    attributes: dict[str, str]
    start: int
    end: int
    line: int
    end_line: int


class Lines:
    """Line numbers of places in a text that are asked for in ascending order."""

    def __init__(self, text: str) -> None:
        self._text, self._at, self._line = text, 0, 1

    def at(self, place: int) -> int:
        """The line of a place, 1-based."""
        self._line += self._text.count("\n", self._at, place)
        self._at = place
        return self._line


def tags(html: str, pattern: re.Pattern[str]) -> Iterator[Tag]:
    """The tags whose beginning the pattern finds, in order. pattern: matches '<name' alone."""
    lines = Lines(html)
    behind = 0
    in_vain = 0
    for count, found in enumerate(pattern.finditer(html)):
        if count >= _MOST or in_vain > _IN_VAIN:
            return
        if found.start() < behind:
            continue  # within the quotes of the one before
        end, closed = _end(html, found.end())
        if not closed:
            in_vain += end - found.end()
            continue
        behind = end
        attributes: dict[str, str] = {}
        for name, double, single, bare in _ATTRIBUTE.findall(html, found.end(), end):
            attributes.setdefault(name.lower(), unescape(double or single or bare))
        line = lines.at(found.start())
        yield Tag(attributes, found.start(), end, line, line + html.count("\n", found.start(), end))


def _end(html: str, at: int) -> tuple[int, bool]:
    """The place behind the '>' of a tag, which may hold others in its quotes, and True; without
    one the place up to which it was looked for, and False."""
    stop = min(len(html), at + _LONGEST)
    while (found := _QUOTE_OR_END.search(html, at, stop)) is not None:
        if found.group() in "<>":
            return found.end(), found.group() == ">"
        at = html.find(found.group(), found.end(), stop) + 1
        if at == 0:
            break
    return stop, False
