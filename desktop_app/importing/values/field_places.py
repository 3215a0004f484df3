"""field_places: where the values of a record stand in its lines. A pure function of both."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

from desktop_app.importing.values.squashed import Squashed, goes_on, squashed_value
from desktop_app.model.field_place import FieldPlace
from desktop_app.model.record import Record

LONGEST_SPAN = 200_000
"""Letters; in longer spans (a page without line ends) only values that stand there letter by letter
are found."""
DETAILS = ("page", "publisher", "volume", "issue")
"""Fields whose places are shown as one, the longest first."""
_WORD = re.compile(r"\w+")
_LEAST_SHORT = 12
"""Letters of a squashed value; a shorter one counts only where it stands as words of its own."""
_NAME_REACH = 80
"""Letters between the words of a name that the reader turned about."""

Range = tuple[int, int]


def field_places(record: Record, lines: Sequence[str], first: int) -> tuple[FieldPlace, ...]:
    """The places of the record's values, in order; none overlap.

    lines: the source's lines from number `first` on, at least to record.end_line. Values are looked
    for by the normalisation of Squashed, longer fields first, each where nothing is taken yet; a
    value that is not found as a whole is looked for by its words (names are turned about). What is
    not found has no place: nothing is guessed.
    """
    own = lines[record.line - first : record.end_line - first + 1]
    text = "\n".join(own)
    starts = [0, *accumulate(len(line) + 1 for line in own)]
    finder = _Finder(text)
    for name, value in _values(record):
        finder.look(name, value)
    return tuple(sorted(_by_line(finder.taken, starts, text, record.line)))


def _values(record: Record) -> Iterator[tuple[str, str]]:
    """(field, value), those first that are least likely to be found in the wrong place."""
    if record.abstract:
        yield "abstract", record.abstract
    if record.title:
        yield "title", record.title
    yield from (("authors", name) for name in record.authors)
    yield from (("identifiers", value) for value in (record.doi, record.arxiv_id) if value)
    yield from (("identifiers", item.value) for item in record.identifiers)
    if record.venue:
        yield "venue", record.venue
    if record.year is not None:
        yield "year", str(record.year)
    for field in DETAILS:
        value = record.fields.get(field)
        if isinstance(value, str):
            yield "details", value


class _Finder:
    """taken: (start, end, field) of what was found, in order of place; none overlap."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._squashed: Squashed | None = None
        self._authors_end = 0
        self._venue_end: int | None = None
        self.taken: list[tuple[int, int, str]] = []

    def look(self, name: str, value: str) -> None:
        """Find one value and take its place."""
        start = self._authors_end if name == "authors" else 0
        if name == "details" and len(value) < _LEAST_SHORT:
            if self._venue_end is None:
                return  # a number may be any other: it is looked for behind the venue alone
            start = self._venue_end
        found = self._verbatim(value, start)
        if not found and len(self._text) <= LONGEST_SPAN:
            again = start and name != "details"
            found = self._whole(value, start) or (self._whole(value, 0) if again else [])
            if not found and name in ("authors", "title", "venue"):
                found = self._by_words(value, start, name)
        elif not found and start and name != "details":
            found = self._verbatim(value, 0)
        for first, last in found:
            insort(self.taken, (first, last, name))
        if name == "authors" and found:
            self._authors_end = max(last for _, last in found)
        elif name == "venue" and found:
            self._venue_end = max(last for _, last in found)

    def _verbatim(self, value: str, start: int) -> list[Range]:
        text = self._text
        while (found := text.find(value, start)) >= 0:
            end = found + len(value)
            before, after = text[found - 1 : found], text[end : end + 1]
            joined = goes_on(before, value[0]) or goes_on(value[-1], after)
            if not joined and self._free(found, end):
                return [(found, end)]
            start = found + 1
        return []

    @property
    def _plain(self) -> Squashed:
        if self._squashed is None:
            self._squashed = Squashed(self._text)
        return self._squashed

    def _whole(self, value: str, start: int) -> list[Range]:
        plain, wanted = self._plain, squashed_value(value)
        at = bisect_right(plain.at, start - 1) if start else 0
        while hit := plain.find(wanted, at, whole=len(wanted) < _LEAST_SHORT):
            place = plain.place(*hit)
            if self._free(*place):
                return [place]
            at = hit[0] + 1
        return []

    def _by_words(self, value: str, start: int, name: str) -> list[Range]:
        """All words of the value, near each other where it is a name; else nothing."""
        plain = self._plain
        words = [word for word in map(squashed_value, _WORD.findall(value)) if word]
        if not words or len(words) > 60:
            return []
        longest = max(words, key=len)
        at = bisect_right(plain.at, start - 1) if start else 0
        while anchor := plain.find(longest, at, whole=True):
            low, high = 0, len(plain.text)
            if name == "authors":
                low, high = max(0, anchor[0] - _NAME_REACH), anchor[1] + _NAME_REACH
            places = self._all(words, low, high)
            if places:
                return places
            at = anchor[0] + 1
            if name != "authors":
                break
        return []

    def _all(self, words: Iterable[str], low: int, high: int) -> list[Range]:
        plain, found = self._plain, list[Range]()
        for word in words:
            at, place = low, None
            while hit := plain.find(word, at, whole=True):
                if hit[1] > high:
                    break
                here = plain.place(*hit)
                if self._free(*here) and here not in found:
                    place = here
                    break
                at = hit[0] + 1
            if place is None:
                return []
            found.append(place)
        return _joined(sorted(found), self._text)

    def _free(self, start: int, end: int) -> bool:
        # Only the neighbours: asked of each of thousands of authors.
        after = bisect_left(self.taken, (start,))
        if after and self.taken[after - 1][1] > start:
            return False
        return after == len(self.taken) or end <= self.taken[after][0]


def _joined(ranges: Sequence[Range], text: str) -> list[Range]:
    """Neighbours with nothing but blanks and commas between them made one."""
    out: list[Range] = []
    for start, end in ranges:
        if out and not text[out[-1][1] : start].strip(" ,.\t"):
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((start, end))
    return out


def _by_line(
    taken: Iterable[tuple[int, int, str]], starts: Sequence[int], text: str, first: int
) -> Iterator[FieldPlace]:
    for start, end, name in taken:
        at = start
        while at < end:
            row = bisect_right(starts, at) - 1
            stop = min(end, starts[row + 1] - 1)
            piece = text[at:stop]
            left = at + len(piece) - len(piece.lstrip())
            right = stop - (len(piece) - len(piece.rstrip()))
            if left < right:
                yield FieldPlace(first + row, left - starts[row], right - starts[row], name)
            at = max(stop + 1, at + 1)
