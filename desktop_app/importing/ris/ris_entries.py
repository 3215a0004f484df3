"""Entries of RIS that are written as they should be, cut into tags and values many at a time.

tagged_lines looks at each line of a text. Here one pattern cuts all lines of many entries; where
one is not as it should be reading stops, so that it is looked at line by line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from desktop_app.importing.ris.record import record_of
from desktop_app.importing.ris.usual import usual_record
from desktop_app.importing.ris.values import name_of
from desktop_app.importing.tagged.tagged_lines import BETWEEN, Field, TaggedEntry, letters_of
from desktop_app.importing.values.plain_value import has_two_blanks, is_tame
from desktop_app.model.record import PassedOver, Record

_TAG = re.compile(r"\n([A-Z][A-Z0-9]  -(?: |(?=\n)|\Z))")
_PERHAPS_TAGGED = re.compile(r"[ \t\ufeff]*[A-Z][A-Z0-9][ \t]{0,3}-(?:\s|\Z)")
_LAST = "\nER  -"
_NEXT = re.compile(r"\n(?:ER|TY)  -")
_FEW, _MANY = 1_000, 64_000
"""Letters that are cut at once: few behind a place that was looked at line by line, as the next may
be near; twice as many each time that all was as it should be."""
_LONGEST = 250_000
"""Letters of one entry, as thousands of authors take up; cut it takes up many times as much."""


class RisEntries:
    """Over one text. at, line: where the first line begins that is not read."""

    def __init__(self, text: str, is_tagged: Callable[[str], bool]) -> None:
        """is_tagged: whether a line has a tag in any of the ways of this text."""
        self.at, self.line = 0, 1
        self._text, self._is_tagged = text, is_tagged
        self._size, self._is_tame = _FEW, False

    def read(self) -> Iterator[Record | PassedOver]:
        """All from here on, up to what is written otherwise."""
        while (stop := self._stop()) >= 0:
            text = "\n" + self._text[self.at : stop]
            self._is_tame = is_tame(text)
            gap, *parts = _TAG.split(text)
            tags, values = parts[::2], parts[1::2]
            names = [*map(name_of, tags)]
            if not names or names[-1] != "ER":
                break
            at, index, line = self.at + len(gap), 0, self.line
            try:
                while index < len(names):
                    passed, last = None, names.index("ER", index)
                    if gap == "\n":
                        self.line += 1
                    elif gap:
                        passed = self._passed(gap)
                    record = self._record(tags[index:last], names[index:last], values[index:last])
                    if passed is not None:
                        yield passed
                    yield record
                    index, line, gap, rest = last + 1, self.line, "", values[last]
                    if rest and "\n" in rest:
                        gap = rest[rest.index("\n") :]
            except _Otherwise:
                done = (*tags[:index], *values[:index])
                self.at, self.line = at + sum(map(len, done)) + index - len(gap), line
                break
            self.at = stop + 1 - len(gap)
        self._size = _FEW

    def is_at_end(self) -> bool:
        """Whether nothing but empty lines is left; they are passed over."""
        text = self._text
        while self.at < len(text) and text[self.at] == "\n":
            self.at, self.line = self.at + 1, self.line + 1
        return self.at >= len(text)

    def pass_over(self, lines: Sequence[str], start: int, stop: int) -> None:
        """Goes on behind the lines from one index up to another."""
        self.at += letters_of(lines, start, stop)
        self.line += stop - start

    def _stop(self) -> int:
        """The end of the line that is the last of as many entries as are to be cut; -1: of none."""
        text, at = self._text, self.at
        last = text.rfind(_LAST, at, at + self._size)
        if last < 0:  # a long entry, or one that does not end
            match = _NEXT.search(text, at + 1 if text.startswith("\n", at) else at)
            if match is None or match[0] != _LAST or match.start() - at > _LONGEST:
                return -1
            last = match.start()
        self._size = min(2 * self._size, _MANY)
        stop = text.find("\n", last + 1)
        return len(text) if stop < 0 else stop

    def _passed(self, gap: str) -> PassedOver | None:
        """What stands between entries; nothing where that is blank."""
        lines = gap.split("\n")[1:]
        if any(_PERHAPS_TAGGED.match(each) and self._is_tagged(each) for each in lines):
            raise _Otherwise
        before, self.line = self.line, self.line + len(lines)
        written = [number for number, each in enumerate(lines, before) if each.strip()]
        return PassedOver(written[0], written[-1], BETWEEN) if written else None

    def _record(self, tags: list[str], names: list[str], values: list[str]) -> Record:
        """The record of an entry whose lines these are, from TY on, without ER."""
        lines = len(tags)
        if lines < 2 or names[0] != "TY":
            raise _Otherwise
        joined = " ".join(values)
        if "\n" in joined:
            lines += joined.count("\n")
            tags, values = self._unfolded(tags, values)
            names = [*map(name_of, tags)]
            joined = " ".join(values)
        settled = (
            self._is_tame
            and joined[0] != " "
            and joined[-1] != " "
            and has_two_blanks(joined) is None
        )
        if not settled and not any(map(str.strip, values[1:])):
            raise _Otherwise
        line, self.line = self.line, self.line + lines + 1
        record = usual_record(tags, names, values, settled, line, self.line - 1)
        if record is None:
            if names.count("TY") > 1:
                raise _Otherwise
            plain = values if settled else map(str.strip, values)
            fields: list[Field] = [
                (tag[:2], (value,)) for tag, value in zip(tags, plain, strict=True)
            ]
            record = record_of(TaggedEntry(line, self.line - 1, fields, True, True, settled))
        return record

    def _unfolded(self, tags: list[str], values: list[str]) -> tuple[list[str], list[str]]:
        """The same with each value on one line; keywords apart, as EndNote writes one a line and
        their tag only once."""
        tags, values = tags[:], values[:]
        for index in [at for at, value in enumerate(values) if "\n" in value][::-1]:
            first, *others = values[index].split("\n")
            if any(_PERHAPS_TAGGED.match(line) and self._is_tagged(line) for line in others):
                raise _Otherwise
            lines = [first, *filter(None, map(str.strip, others))]
            if len(lines) > 1 and not tags[index].startswith("KW"):
                if not index or not first.strip():
                    raise _Otherwise
                lines = [" ".join((first.strip(), *lines[1:]))]
            values[index : index + 1] = lines
            tags[index : index + 1] = [tags[index]] * len(lines)
        return tags, values


class _Otherwise(Exception):
    """What is not written as it should be."""
