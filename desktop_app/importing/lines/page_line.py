"""PageLine: one line of a page's text, white space folded, with the links that stood on it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.importing.values.plain_value import with_single_blanks

LONGEST = 100_000
"""Letters; no title, author list or abstract is as long: such a line is part of no record."""
_MARKDOWN_HEADING = re.compile(r"#{1,6} (.+?)(?: #{1,6})?")
_INVISIBLE = re.compile("[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e]")


@dataclass(frozen=True, slots=True)
class PageLine:
    """A line that is not blank. number, end_number: where it stands in the source, 1-based.

    after_gap: a blank line stands before it. links: web addresses on it, in order.
    all_link: nearly all of it is the text of these links, not only some words.
    heading: it is the chief heading of an HTML page. too_long: `text` is only its beginning.
    item: which item of an HTML list it stands in, counted from 1; 0: in none, or in no HTML.
    """

    text: str
    number: int
    end_number: int
    after_gap: bool = False
    links: tuple[str, ...] = ()
    all_link: bool = False
    heading: bool = False
    too_long: bool = False
    item: int = 0


def page_lines(lines: Sequence[str]) -> list[PageLine]:
    """All lines of a plain text that are not blank; the first is number 1."""
    out: list[PageLine] = []
    gap = False
    for number, raw in enumerate(lines, 1):
        too_long = len(raw) > LONGEST
        text = folded(raw[:LONGEST] if too_long else raw)
        if raw.startswith("#") and (heading := _MARKDOWN_HEADING.fullmatch(text)):
            text = heading[1]
        if text:
            out.append(PageLine(text, number, number, gap, too_long=too_long))
        gap = not text
    return out


def folded(text: str) -> str:
    """Single blanks for all white space, no-break spaces too; invisible characters left out."""
    if text.isprintable() and "  " not in text:
        return text.strip(" ")  # no other white space, and nothing invisible, counts as printable
    if not text.isascii():
        text = _INVISIBLE.sub("", text)
    return with_single_blanks(text)


def span(lines: Sequence[PageLine]) -> tuple[int, int]:
    """First and last line number of some lines; they must not be empty."""
    return min(line.number for line in lines), max(line.end_number for line in lines)
