"""Where one reference ends and the next begins: four ways in which lists are written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from desktop_app.importing.counted_entries import counting_lines
from desktop_app.importing.page_line import PageLine
from desktop_app.importing.references.headings import is_heading, is_page_mark
from desktop_app.importing.source_line import is_year

LONGEST = 8000
"""Letters; no reference is as long."""


@dataclass(slots=True)
class SourceLine:
    """A line that is not blank. number, end_number: 1-based; indent: blanks before it.

    gap: a blank line stands before it. links: addresses on it. item: of a list in HTML, or 0.
    hard: its end is the end of a part, not one that wrapping makes.
    """

    text: str
    number: int
    indent: int
    gap: bool
    end_number: int = 0
    links: tuple[str, ...] = ()
    item: int = 0
    hard: bool = False


@dataclass(slots=True)
class Entry:
    """Lines that belong together. marked: a number or bullet stands before them."""

    lines: list[SourceLine]
    marked: bool = False

    @property
    def span(self) -> tuple[int, int]:
        """First and last line number."""
        first = self.lines[0].number
        if len(self.lines) == 1:
            end = self.lines[0].end_number
            return first, end if end > first else first
        last = max([max(x.number, x.end_number) for x in self.lines])
        return first, first if last == first else last  # most are of one line: one number for both

    @property
    def several(self) -> bool:
        """Whether lines after the first begin like entries of their own."""
        kind = _mark_kind(self.lines[0])
        marks = [
            found
            for before, line in zip(self.lines, self.lines[1:], strict=False)
            if not before.text.endswith(_GOES_ON) and (found := _mark_kind(line))
        ]
        return len(marks) > 1 or (bool(marks) and kind in (None, *marks))

    @property
    def too_long(self) -> bool:
        """Whether there is more than any reference holds."""
        return sum(len(line.text) for line in self.lines) > LONGEST


_MARK = re.compile(
    r"(?:(?P<square>\[\s?(?:\d{1,4}|[A-Za-z+]{1,12}\s?['’]?\d{1,4}[a-z]?)\s?\])"
    r"|(?P<round>\(\d{1,3}\))"
    r"|(?P<latex>\\(?:bib|cv(?:list|double)?)?item\b(?:\[[^\]]{0,80}\])?(?:\{[^{}]{0,80}\})?)"
    r"|(?P<point>\d{1,4}\.)(?=\s)|(?P<colon>\d{1,4}:)(?=\s)|(?P<half>\d{1,4}\))(?=\s)"
    r"|(?P<bullet>[•●▪‣◦*+–—·-])(?=\s))"
)
_GOES_ON = ("-", "–", "—", ",", ":", "(")
"""'pp. 101–' at a line's end: the number that the next line begins with counts nothing."""
_YEAR_FIRST = re.compile(r"\(?(?:1[5-9]|20)\d\d[a-z]?\)?[.:,]")


_LOOK = 2000
_FEWEST = 4
_WIDE = 0.7
_SHORT = 0.4
"""A list is set in lines where two in five are shorter than the usual width."""


def _mark_kind(line: SourceLine) -> str | None:
    mark = _MARK.match(line.text)
    return mark.lastgroup if mark else None


def source_lines(lines: Sequence[str], set_in_lines: bool | None = None) -> list[SourceLine]:
    """All lines that are not blank. set_in_lines: see is_set_in_lines; None where it is to be found
    in these lines."""
    out: list[SourceLine] = []
    gap = True
    for number, raw in enumerate(lines, 1):
        text = raw.strip()
        if text:
            indent = len(raw) - len(raw.lstrip())
            out.append(SourceLine(text, number, indent, gap, hard=raw.endswith(("  ", "\\"))))
        gap = not text
    out = _numbers_joined(out)
    if is_set_in_lines(out) if set_in_lines is None else set_in_lines:
        _set_hard(out)
    return out


def _set_hard(lines: list[SourceLine]) -> None:
    """Says of lines whether they end a part; in place, as there may be very many."""
    then: SourceLine | None = None
    for at in range(len(lines) - 1, -1, -1):
        line = lines[at]
        if not line.hard and _ends_part(line, then):
            line.hard = True
        then = line


def _numbers_joined(lines: list[SourceLine]) -> list[SourceLine]:
    """Without the lines that hold an entry's number alone: the next line begins the entry there."""
    counting = set(counting_lines([line.text for line in lines]))
    if not counting:
        return lines
    out: list[SourceLine] = []
    for at, line in enumerate(lines):
        if at in counting:
            continue
        if at - 1 in counting:
            begun = lines[at - 1]
            line = replace(line, number=begun.number, end_number=line.number, gap=True)
        out.append(line)
    return out


def _pairs(lines: Sequence[SourceLine]) -> Iterator[tuple[SourceLine, SourceLine | None]]:
    return zip(lines, [*lines[1:], None], strict=False)


def is_set_in_lines(lines: Sequence[SourceLine]) -> bool:
    """Whether lines end where their parts end: where the next word would have found its place."""
    inner = [(a, b) for a, b in _pairs(lines[:_LOOK]) if b is not None and not b.gap]
    if len(inner) < _FEWEST:
        return False
    widths = sorted(line.indent + len(line.text) for line, _ in inner)
    width = widths[int(len(widths) * _WIDE)]
    short = sum(
        line.indent + len(line.text) + 1 + len(then.text.partition(" ")[0]) <= width
        for line, then in inner
    )
    return short >= _SHORT * len(inner)


def _ends_part(line: SourceLine, then: SourceLine | None) -> bool:
    return (
        then is not None
        and not then.gap
        and (not line.text.endswith((",", ";", " and", " &", "-")) and not then.text[:1].islower())
    )


def page_source_lines(lines: Sequence[PageLine]) -> list[SourceLine]:
    """The lines of a page, with their links and items."""
    return [
        SourceLine(x.text, x.number, 0, x.after_gap, x.end_number, x.links, x.item, True)
        for x in lines
    ]


def by_item(lines: Sequence[SourceLine]) -> list[Entry]:
    """Each item of a list in HTML is a reference, however many lines it has."""
    if sum(line.item > 0 for line in lines) < 0.3 * len(lines):
        return []
    out: list[Entry] = []
    for line in lines:
        if line.item and out and out[-1].lines[0].item == line.item:
            out[-1].lines.append(line)
        else:
            out.append(Entry([line], line.item > 0 or _MARK.match(line.text) is not None))
    return out


def by_line(lines: Sequence[SourceLine]) -> list[Entry]:
    """Every line is a reference."""
    return [Entry([line], _MARK.match(line.text) is not None) for line in lines]


def by_mark(lines: Sequence[SourceLine]) -> list[Entry]:
    """References begin with a number or a bullet; what follows up to a gap belongs to them."""
    marks = [_MARK.match(line.text) for line in lines]
    counts = Counter(mark.lastgroup for mark in marks if mark)
    if not counts or (len(lines) > 3 and counts.total() < 2):
        return []
    chief = counts.most_common(1)[0][0]
    chosen = [number for number, mark in enumerate(marks) if mark and mark.lastgroup == chief]
    chosen = _without_years(chosen, marks)
    if not chosen:
        return []
    base = min(lines[number].indent for number in chosen)
    starts = set(_in_sequence(chosen, marks))
    out: list[Entry] = []
    for number, line in enumerate(lines):
        if number in starts and (line.indent <= base + 4 or line.gap):
            out.append(Entry([line], True))
        elif out and not (line.gap and line.indent <= base) and not is_heading(line.text):
            out[-1].lines.append(line)
        else:
            out.append(Entry([line]))
    return out


def _without_years(chosen: list[int], marks: Sequence[re.Match[str] | None]) -> list[int]:
    """Without lines that begin with a year, unless they count on from the one before."""
    out: list[int] = []
    before: int | None = None
    for index in chosen:
        number = _number_of(marks[index])
        if number is None or not 1800 <= number <= 2099 or before == number - 1:
            out.append(index)
            before = number
    return out


def _in_sequence(chosen: list[int], marks: Sequence[re.Match[str] | None]) -> list[int]:
    """Without lines that only happen to begin with a number, where the others count up."""
    numbers = [_number_of(marks[index]) for index in chosen]
    steps = sum(
        b == a + 1
        for a, b in zip(numbers, numbers[1:], strict=False)
        if a is not None and b is not None
    )
    if steps < 0.6 * (len(numbers) - 1) or steps < 2:
        return chosen
    out: list[int] = []
    before: int | None = None
    for place, (index, number) in enumerate(zip(chosen, numbers, strict=True)):
        following = numbers[place + 1] if place + 1 < len(numbers) else None
        fits = before is None or number in (before + 1, 1)
        if fits or (number is not None and following == number + 1):
            out.append(index)
            before = number
    return out


def _number_of(mark: re.Match[str] | None) -> int | None:
    if mark is None:
        return None
    digits = mark.group().strip("[]().: ")
    if not digits.isdecimal():
        digits = "".join(filter(str.isdecimal, digits))
    return int(digits) if digits else None


def by_paragraph(lines: Sequence[SourceLine]) -> list[Entry]:
    """References stand apart by blank lines."""
    out: list[Entry] = []
    paragraphs = sum(line.gap for line in lines)
    years = sum(line.gap and is_year(line.text) for line in lines)
    dated = paragraphs > 2 and years * 5 > paragraphs * 3  # each begins with its year
    headed = False
    for line in lines:
        if is_year(line.text) and (dated or not line.gap):
            begins = line.gap
        else:
            heading = is_heading(line.text)
            begins = line.gap or heading or headed
            headed = heading and not is_year(line.text)
        if begins or not out:
            out.append(Entry([line], _MARK.match(line.text) is not None))
        else:
            out[-1].lines.append(line)
    return out


def by_indent(lines: Sequence[SourceLine]) -> list[Entry]:
    """References begin at the margin, and go on behind it, over the ends of pages too."""
    if not lines:
        return []
    margin = min(line.indent for line in lines)
    if sum(line.indent > margin for line in lines) < 0.2 * len(lines):
        return []
    out: list[Entry] = []
    for line in lines:
        again = line.gap and _YEAR_FIRST.match(line.text)
        if not out or again or line.indent == margin or is_heading(line.text):
            out.append(Entry([line], _MARK.match(line.text) is not None))
        else:
            out[-1].lines.append(line)
    return out


Way = Callable[[Sequence[SourceLine]], list[Entry]]
WAYS: tuple[Way, ...] = (
    by_item,
    by_mark,
    by_indent,
    by_paragraph,
    by_line,
)


def without_page_marks(
    lines: Sequence[SourceLine],
) -> tuple[list[SourceLine], list[SourceLine]]:
    """The lines, and those that only say which page this is."""
    kept: list[SourceLine] = []
    marks: list[SourceLine] = []
    for line in lines:
        (marks if is_page_mark(line.text) else kept).append(line)
    return kept, marks
