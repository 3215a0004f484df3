"""Texts of tagged lines: cuts them into entries and these into fields, whatever the tags are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from desktop_app.importing.importer import Confidence
from desktop_app.model.record import PassedOver

Field = tuple[str, Sequence[str]]
"""A tag, and its value line by line: the first may be empty, none has blanks around it."""
MANY = 10_000
"""Fields; no entry that tells of a work has as many."""
_AT_ONCE = 4_096
BETWEEN = "what stands between the entries"


@dataclass(slots=True)
class TaggedEntry:
    """The fields of one entry in order. line, end_line: as in Record.

    opened, closed: whether it begins and ends with the lines that the format has for that.
    plain: whether all values are known to be such as plain_value does not change.
    """

    line: int
    end_line: int = 0
    fields: list[Field] = field(default_factory=list)
    opened: bool = True
    closed: bool = False
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Between:
    """Lines that belong to no entry, both ends inclusive. text: the first that is not blank."""

    line: int
    end_line: int
    text: str

    def passed_over(self, reason: str = BETWEEN) -> PassedOver:
        """The same lines, told as such that belong to no record."""
        return PassedOver(self.line, self.end_line, reason)


@dataclass(frozen=True, slots=True)
class TagSyntax:
    """How a format writes its lines.

    tag: matches the beginning of a tagged line; group 1 is the tag, the value follows the match.
    first: tags that open an entry. last: tags that close one, and are no fields themselves.
    opening: matches a line that opens an entry and is no field.
    blank_closes: whether an entry ends with a blank line. loose: whether fields that stand outside
    an entry make one of their own. indented: whether lines that begin with a blank have no tag.
    width: how long a match usually is, where the letters of a match alone decide that it is one; 0
    where what follows them counts too.
    """

    tag: re.Pattern[str]
    first: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    opening: re.Pattern[str] | None = None
    blank_closes: bool = False
    loose: bool = False
    indented: bool = False
    width: int = 0


def tagged_entries(
    lines: Sequence[str], syntax: TagSyntax, start: int = 0, stop: int | None = None
) -> Iterator[TaggedEntry | Between]:
    """All entries, and what stands between them, in order. Lines without a tag go on with a value.

    start, stop: index of the line to begin with, and of the one behind the last. Takes linear time.
    """
    stop = len(lines) if stop is None else stop
    match_tag, first, last = syntax.tag.match, syntax.first, syntax.last
    marks = first | last
    entry: TaggedEntry | None = None
    outside = end = start
    most = MANY
    indented, width = syntax.indented, syntax.width
    pieces: list[str] = []  # the lines of the value that is being read
    known: dict[str, str] = {}  # the tags of beginnings of lines that were met before
    for index in range(start, stop):
        line = lines[index]
        if indented and entry is not None and line[:2] == "  " and entry.fields:
            if value := line.strip():  # most lines of long values: told without a pattern
                pieces.append(value)
                end = index + 1
                continue
        tag = known.get(line[:width])
        if tag is not None:
            value = line[width:].strip()
        elif match := match_tag(line):
            tag, after = match[1], match.end()
            value = line[after:].strip()
            if 0 < after == width < len(line):
                known[line[:width]] = tag
        else:
            if syntax.opening is not None and syntax.opening.match(line):
                if entry is not None:
                    yield from _finished(entry, end)
                    outside = end
                yield from _between(lines, outside, index)
                entry, most = TaggedEntry(index + 1), MANY
                end = index + 1
            elif entry is None:
                continue
            elif value := line.strip():
                if entry.fields:
                    pieces.append(value)
                end = index + 1
            elif syntax.blank_closes and entry.fields:
                yield from _finished(entry, end)
                entry, outside = None, end
            continue
        if entry is not None and tag not in marks:
            pieces = [value]
            fields = entry.fields
            fields.append((tag, pieces))
            if len(fields) > most:
                share_fields(fields, most - MANY)
                most += MANY
            end = index + 1
            continue
        if tag in last:
            if entry is not None:
                entry.closed = True
                yield from _finished(entry, index + 1)
                entry, outside = None, index + 1
            continue
        if tag in first or (entry is None and syntax.loose):
            if entry is not None:
                yield from _finished(entry, end)
                outside = end
            yield from _between(lines, outside, index)
            entry, most = TaggedEntry(index + 1, opened=tag in first or not first), MANY
        if entry is not None:
            pieces = [value]
            entry.fields.append((tag, pieces))
            end = index + 1
    if entry is not None:
        yield from _finished(entry, end)
        outside = end
    yield from _between(lines, outside, stop)


def sniffed(head: str, first: re.Pattern[str], other: re.Pattern[str]) -> Confidence:
    """SURE where what begins an entry is followed by another of its lines, else NO."""
    match = first.search(head)
    followed = match is not None and other.search(head, match.end()) is not None
    return Confidence.SURE if followed else Confidence.NO


def letters_of(lines: Sequence[str], start: int, end: int) -> int:
    """How many letters these lines take up in their text, each with the end of its line."""
    letters = end - start
    for at in range(start, end, _AT_ONCE):  # there may be a million, and a copy takes eight times
        letters += sum(map(len, lines[at : min(at + _AT_ONCE, end)]))
    return letters


def _finished(entry: TaggedEntry, end: int) -> Iterator[TaggedEntry]:
    entry.end_line = entry.line if entry.line == end else end  # one number for both, if it is one
    yield entry


def share_fields(fields: list[Field], start: int) -> None:
    """Equal fields of one line are one from `start` on, but for the last, which may yet go on: a
    field takes two hundred bytes, even of two letters."""
    known: dict[tuple[str, str], Field] = {}
    for at in range(start, len(fields) - 1):
        tag, pieces = fields[at]
        if len(pieces) == 1:
            fields[at] = known.setdefault((tag, pieces[0]), fields[at])


def _between(lines: Sequence[str], start: int, end: int) -> Iterator[Between]:
    while start < end and not lines[start].strip():
        start += 1
    while end > start and not lines[end - 1].strip():
        end -= 1
    if start < end:
        yield Between(start + 1, end, lines[start].strip()[:200])
