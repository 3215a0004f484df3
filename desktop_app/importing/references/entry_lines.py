"""Where one reference ends and the next begins: four ways in which lists are written."""

from __future__ import annotations

import re
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from desktop_app.importing.lines.source_line import is_year
from desktop_app.importing.references.headings import is_heading
from desktop_app.importing.references.source_lines import SourceLines

LONGEST = 8000
"""Letters; no reference is as long."""


@dataclass(slots=True)
class Entry:
    """Lines that belong together: those of `lines` from `start` up to `stop`.

    marked: a number or bullet stands before them.
    """

    lines: SourceLines
    start: int
    stop: int
    marked: bool = False

    def __len__(self) -> int:
        return self.stop - self.start

    @property
    def first(self) -> str:
        """The text of its first line."""
        return self.lines.texts[self.start]

    @property
    def texts(self) -> Sequence[str]:
        """The text of each line."""
        return self.lines.texts[self.start : self.stop]

    @property
    def letters(self) -> int:
        """How many there are in all of its lines."""
        return sum(map(len, self.texts))

    @property
    def item(self) -> int:
        """Of which item of a list in HTML it begins, or 0."""
        return self.lines.items[self.start]

    @property
    def span(self) -> tuple[int, int]:
        """First and last line number."""
        return self.lines.span(self.start, self.stop)

    @property
    def several(self) -> bool:
        """Whether lines after the first begin like entries of their own."""
        if self.stop - self.start == 1:
            return False
        texts = self.texts
        kind = _mark_kind(texts[0])
        marks = [
            found
            for before, text in pairwise(texts)
            if not before.endswith(_GOES_ON) and (found := _mark_kind(text))
        ]
        return len(marks) > 1 or (bool(marks) and kind in (None, *marks))

    @property
    def too_long(self) -> bool:
        """Whether there is more than any reference holds."""
        return self.letters > LONGEST

    def alone(self, at: int) -> Entry:
        """One of its lines as an entry of its own."""
        return Entry(self.lines, self.start + at, self.start + at + 1)


@dataclass(slots=True)
class Entries:
    """How lines are divided into entries: where each begins, ascending from 0 on, and whether it is
    marked. They are made as they are asked for, since a long list has very many."""

    lines: SourceLines
    starts: array[int] = field(default_factory=lambda: array("I"))
    marked: bytearray = field(default_factory=bytearray)

    def begin(self, at: int, *, marked: bool = False) -> None:
        """An entry begins with this line."""
        self.starts.append(at)
        self.marked.append(marked)

    def __len__(self) -> int:
        return len(self.starts)

    def __iter__(self) -> Iterator[Entry]:
        starts, last = self.starts, len(self.lines)
        start = -1
        for place, stop in enumerate(starts):
            if start >= 0:
                yield Entry(self.lines, start, stop, self.marked[place - 1] == 1)
            start = stop
        if start >= 0:
            yield Entry(self.lines, start, last, self.marked[-1] == 1)


_MARK = re.compile(
    r"(?:(?P<square>\[\s?(?:\d{1,4}|[A-Za-z+]{1,12}\s?['’]?\d{1,4}[a-z]?)\s?\])"
    r"|(?P<round>\(\d{1,3}\))"
    r"|(?P<latex>\\(?:bib|cv(?:list|double)?)?item\b(?:\[[^\]]{0,80}\])?(?:\{[^{}]{0,80}\})?)"
    r"|(?P<point>\d{1,4}\.)(?=\s)|(?P<colon>\d{1,4}:)(?=\s)|(?P<half>\d{1,4}\))(?=\s)"
    r"|(?P<bullet>[•●▪‣◦*+–—·-])(?=\s))"
)
_FURTHER_IN = 2
_FEWEST_REMARKS, _REMARKS = 2, 0.3
"""Remarks in all, and for each reference, that make a list an outline."""
_GOES_ON = ("-", "–", "—", ",", ":", "(")
"""'pp. 101–' at a line's end: the number that the next line begins with counts nothing."""
_YEAR_FIRST = re.compile(r"\(?(?:1[5-9]|20)\d\d[a-z]?\)?[.:,]")


def _mark_kind(text: str) -> str | None:
    mark = _MARK.match(text)
    return mark.lastgroup if mark else None


def is_marked(text: str) -> bool:
    """Whether a number or a bullet stands before a line."""
    return _MARK.match(text) is not None


def by_item(lines: SourceLines) -> Entries:
    """Each item of a list in HTML is a reference, however many lines it has."""
    out = Entries(lines)
    items = lines.items
    if sum(item > 0 for item in items) < 0.3 * len(lines):
        return out
    before = 0
    for at, item in enumerate(items):
        if not item or item != before:
            out.begin(at, marked=item > 0 or is_marked(lines.texts[at]))
        before = item
    return out


def by_line(lines: SourceLines) -> Entries:
    """Every line is a reference."""
    out = Entries(lines)
    for at, text in enumerate(lines.texts):
        out.begin(at, marked=is_marked(text))
    return out


def by_mark(lines: SourceLines) -> Entries:
    """References begin with a number or a bullet; what follows up to a gap belongs to them."""
    out = Entries(lines)
    kinds = [_mark_kind(text) for text in lines.texts]
    counts = Counter(kind for kind in kinds if kind is not None)
    if not counts or (len(lines) > 3 and counts.total() < 2):
        return out
    chief = counts.most_common(1)[0][0]
    chosen = [at for at, kind in enumerate(kinds) if kind == chief]
    del kinds  # there may be very many lines
    numbered = _without_years((at, _number_of(lines.texts[at])) for at in chosen)
    chosen = [at for at, _ in numbered]
    if not chosen:
        return out
    indents, gaps = lines.indents, lines.gaps
    base = min(indents[at] for at in chosen)
    starts = set(_in_sequence(chosen, [number for _, number in numbered]))
    for at, text in enumerate(lines.texts):
        if at in starts and (indents[at] <= base + 4 or gaps[at]):
            out.begin(at, marked=True)
        elif not len(out) or (gaps[at] and indents[at] <= base) or is_heading(text):
            out.begin(at)
    return out


def _without_years(numbered: Iterable[tuple[int, int | None]]) -> list[tuple[int, int | None]]:
    """Without lines that begin with a year, unless they count on from the one before."""
    out: list[tuple[int, int | None]] = []
    before: int | None = None
    for at, number in numbered:
        if number is None or not 1800 <= number <= 2099 or before == number - 1:
            out.append((at, number))
            before = number
    return out


def _in_sequence(chosen: list[int], numbers: Sequence[int | None]) -> list[int]:
    """Without lines that only happen to begin with a number, where the others count up."""
    steps = sum(b == a + 1 for a, b in pairwise(numbers) if a is not None and b is not None)
    if steps < 0.6 * (len(numbers) - 1) or steps < 2:
        return chosen
    out: list[int] = []
    before: int | None = None
    for place, (at, number) in enumerate(zip(chosen, numbers, strict=True)):
        following = numbers[place + 1] if place + 1 < len(numbers) else None
        fits = before is None or number in (before + 1, 1)
        if fits or (number is not None and following == number + 1):
            out.append(at)
            before = number
    return out


def _number_of(text: str) -> int | None:
    """The number that a line begins with, if its mark has one."""
    mark = _MARK.match(text)
    digits = mark.group().strip("[]().: ") if mark is not None else ""
    if not digits.isdecimal():
        digits = "".join(filter(str.isdecimal, digits))
    return int(digits) if digits else None


def by_outline(lines: SourceLines) -> Entries:
    """References at the margin, each with a number or a bullet, and remarks further in below them,
    with bullets of their own: these are entries that are not marked."""
    out = Entries(lines)
    marked = [at for at, text in enumerate(lines.texts) if is_marked(text)]
    if not marked:
        return out
    indents = lines.indents
    base = min(indents[at] for at in marked)
    deeper = [at for at in marked if indents[at] >= base + _FURTHER_IN]
    if len(deeper) < _FEWEST_REMARKS or len(deeper) < _REMARKS * (len(marked) - len(deeper)):
        return out
    inside = False
    for at, text in enumerate(lines.texts):
        own = indents[at] < base + _FURTHER_IN
        mark = is_marked(text)
        if own and mark:
            out.begin(at, marked=True)
            inside = False
        elif (not own and mark and not inside) or (own and lines.gaps[at]) or not at:
            out.begin(at)
            inside = True
        elif is_heading(text):
            out.begin(at)
            inside = True
    return out


def by_paragraph(lines: SourceLines) -> Entries:
    """References stand apart by blank lines."""
    out = Entries(lines)
    texts, gaps = lines.texts, lines.gaps
    paragraphs = sum(gaps)
    years = sum(is_year(text) for text, gap in zip(texts, gaps, strict=True) if gap)
    dated = paragraphs > 2 and years * 5 > paragraphs * 3  # each begins with its year
    headed = False
    for at, text in enumerate(texts):
        if is_year(text) and (dated or not gaps[at]):
            begins = gaps[at] == 1
        else:
            heading = is_heading(text)
            begins = gaps[at] == 1 or heading or headed
            headed = heading and not is_year(text)
        if begins or not at:
            out.begin(at, marked=is_marked(text))
    return out


def by_indent(lines: SourceLines) -> Entries:
    """References begin at the margin, and go on behind it, over the ends of pages too."""
    out = Entries(lines)
    if not len(lines):
        return out
    margin = min(lines.indents)
    if sum(indent > margin for indent in lines.indents) < 0.2 * len(lines):
        return out
    for at, text in enumerate(lines.texts):
        again = lines.gaps[at] and _YEAR_FIRST.match(text)
        if not at or again or lines.indents[at] == margin or is_heading(text):
            out.begin(at, marked=is_marked(text))
    return out


Way = Callable[[SourceLines], Entries]
WAYS: tuple[Way, ...] = (
    by_item,
    by_mark,
    by_outline,
    by_indent,
    by_paragraph,
    by_line,
)
