"""SourceLines: the lines of a text or page that may hold references, in columns.

A listing may have very many lines: an object for each would take ten times their text.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import accumulate, compress, pairwise

from desktop_app.importing.lines.counted_entries import counting_lines
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.references.headings import is_page_mark

_LOOK = 2000
_FEWEST = 4
_WIDE = 0.7
_SHORT = 0.4
"""A list is set in lines where two in five are shorter than the usual width."""
_GOES_ON = (",", ";", " and", " &", "-")


@dataclass(slots=True)
class SourceLines:
    """Lines that are not blank; of each, by its index in every column:

    texts. numbers, ends: first and last line number, 1-based; one column for both, where all are
    the same. indents: blanks before it. gaps:
    whether a blank line stands before it. hard: whether its end is that of a part, not one that
    wrapping makes. items: of a list in HTML, or 0. links: addresses on it, where there are any.
    """

    texts: list[str]
    numbers: array[int]
    ends: array[int]
    indents: array[int]
    gaps: bytearray
    hard: bytearray
    items: array[int]
    links: dict[int, tuple[str, ...]]

    def __len__(self) -> int:
        return len(self.texts)

    def cut(self, start: int, stop: int) -> SourceLines:
        """The lines from one index up to another; the same object where these are all."""
        if start == 0 and stop >= len(self.texts):
            return self
        return SourceLines(
            self.texts[start:stop],
            self.numbers[start:stop],
            self.ends[start:stop],
            self.indents[start:stop],
            self.gaps[start:stop],
            self.hard[start:stop],
            self.items[start:stop],
            {at - start: found for at, found in self.links.items() if start <= at < stop},
        )

    def drop(self, places: Collection[int]) -> None:
        """Takes the lines of these indexes out: in place and column by column, as there may be very
        many."""
        if not places:
            return
        keep = bytearray(b"\1" * len(self))
        for place in places:
            keep[place] = 0
        self.texts = list(compress(self.texts, keep))
        one = self.ends is self.numbers
        self.numbers = array("I", compress(self.numbers, keep))
        self.ends = self.numbers if one else array("I", compress(self.ends, keep))
        self.indents = array("I", compress(self.indents, keep))
        self.gaps = bytearray(compress(self.gaps, keep))
        self.hard = bytearray(compress(self.hard, keep))
        self.items = array(self.items.typecode, compress(self.items, keep))
        if self.links:
            before = [0, *accumulate(keep)]
            self.links = {before[at]: found for at, found in self.links.items() if keep[at]}

    def span(self, start: int, stop: int) -> tuple[int, int]:
        """First and last line number of some of the lines."""
        first = self.numbers[start]
        last = max(self.ends[start:stop])
        return first, first if last == first else last


def source_lines(lines: Sequence[str], set_in_lines: bool | None = None) -> SourceLines:
    """All lines that are not blank. set_in_lines: see is_set_in_lines; None where it is to be found
    in these lines."""
    texts: list[str] = []
    numbers, indents = array("I"), array("I")
    gaps, hard = bytearray(), bytearray()
    gap = True
    for number, raw in enumerate(lines, 1):
        text = raw.strip()
        if text:
            texts.append(text)
            numbers.append(number)
            indents.append(0 if raw[0] == text[0] else _indent(raw))
            gaps.append(gap)
            hard.append(raw.endswith(("  ", "\\")))
        gap = not text
    none = array("B", bytes(len(texts)))
    out = SourceLines(texts, numbers, numbers, indents, gaps, hard, none, {})
    _join_numbers(out)
    if is_set_in_lines(out) if set_in_lines is None else set_in_lines:
        _set_hard(out)
    return out


def _indent(raw: str) -> int:
    """How far in a line begins; a tab counts as four blanks."""
    blanks = raw[: len(raw) - len(raw.lstrip())]
    return len(blanks.expandtabs(4)) if "\t" in blanks else len(blanks)


def page_source_lines(lines: Sequence[PageLine]) -> SourceLines:
    """The lines of a page, with their links and items."""
    return SourceLines(
        [line.text for line in lines],
        array("I", [line.number for line in lines]),
        array("I", [max(line.number, line.end_number) for line in lines]),
        array("I", bytes(array("I").itemsize * len(lines))),
        bytearray(line.after_gap for line in lines),
        bytearray(b"\1" * len(lines)),
        array("I", [line.item for line in lines]),
        {at: line.links for at, line in enumerate(lines) if line.links},
    )


def take_page_marks(lines: SourceLines) -> Sequence[int]:
    """Takes out the lines that only say which page this is; their numbers."""
    marks = [at for at, text in enumerate(lines.texts) if is_page_mark(text)]
    numbers = [lines.numbers[at] for at in marks]
    lines.drop(marks)
    return numbers


def _join_numbers(lines: SourceLines) -> None:
    """Takes out the lines that hold an entry's number alone: the next line begins the entry there."""
    counting = counting_lines(lines.texts)
    if counting:
        lines.ends = lines.numbers[:]
    for at in counting:
        lines.numbers[at + 1] = lines.numbers[at]
        lines.gaps[at + 1] = True
    lines.drop(counting)


def is_set_in_lines(lines: SourceLines) -> bool:
    """Whether lines end where their parts end: where the next word would have found its place."""
    looked_at = min(_LOOK, len(lines))
    inner = [at for at, then in pairwise(range(looked_at)) if not lines.gaps[then]]
    if len(inner) < _FEWEST:
        return False
    texts, indents = lines.texts, lines.indents
    widths = sorted(indents[at] + len(texts[at]) for at in inner)
    width = widths[int(len(widths) * _WIDE)]
    short = sum(
        indents[at] + len(texts[at]) + 1 + len(texts[at + 1].partition(" ")[0]) <= width
        for at in inner
    )
    return short >= _SHORT * len(inner)


def _set_hard(lines: SourceLines) -> None:
    """Says of lines whether they end a part; in place, as there may be very many."""
    for at, (text, then) in enumerate(pairwise(lines.texts)):
        if not (lines.hard[at] or lines.gaps[at + 1] or then[:1].islower()):
            lines.hard[at] = not text.endswith(_GOES_ON)
