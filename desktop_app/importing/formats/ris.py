"""RIS, in all the dialects in which databases and reference managers write it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.ris.record import record_of
from desktop_app.importing.ris.ris_entries import RisEntries
from desktop_app.importing.tagged.tagged_lines import (
    BETWEEN,
    MANY,
    Between,
    TaggedEntry,
    TagSyntax,
    share_fields,
    tagged_entries,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem

_TYPE_LINE = re.compile(r"TY([ \t]{0,3})-(?=\s|\Z)")
_WIDTH = len("TY  - ")
_BLANKS = " \t\ufeff"
_SAYS_WHAT = frozenset("TI T1 CT BT AU A1 DO".split())
"""Tags of which an entry of its own has one; a TY line before others only corrects the type."""

_NO_END = "The end line (ER) of this entry is missing; it was read up to the next entry."
_NO_TYPE = "The type line (TY) of this entry is missing."
_NOTHING = "This entry says nothing: there is nothing to keep."


class RisImporter:
    """See the module."""

    format = FileFormat("ris", "RIS", (".ris", ".txt"), "exports of databases and other programs")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where a TY line is followed by another tagged line, MAYBE where it is alone."""
        dialect = next(_dialects(source.head), None)
        if dialect is None:
            return Confidence.NO
        follows = re.compile(rf"^{_tag_form([dialect])}", re.MULTILINE)
        found = follows.search(source.head, dialect.end)
        return Confidence.SURE if found else Confidence.MAYBE

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        tags = _Tags(source.text)
        entries = RisEntries(source.text, tags.stand_in)
        while True:
            yield from entries.read()
            if entries.is_at_end():
                return
            # up to the end of an entry that has one: behind that it begins anew
            lines, start = source.lines, entries.line - 1
            stop = _next_entry(lines, start)
            index = len(lines) if stop is None else stop
            for entry in _rejoined(tagged_entries(lines, tags.syntax, start, index)):
                yield from _read(entry, lines)
                if stop is None and isinstance(entry, TaggedEntry) and entry.closed:
                    index = entry.end_line
                    break
            entries.pass_over(lines, start, index)


class _Tags:
    """How lines are tagged in a text; looked for once, and only where it is asked for."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def syntax(self) -> TagSyntax:
        """All ways in which tags are written there."""
        tag = re.compile(_tag_form(_dialects(self._text)))
        return TagSyntax(tag, frozenset(("TY",)), frozenset(("ER",)), loose=True, width=_WIDTH)

    def stand_in(self, line: str) -> bool:
        """Whether a line has a tag."""
        return self.syntax.tag.match(line) is not None


def _next_entry(lines: Sequence[str], start: int) -> int | None:
    """The index of the line that begins the next entry, or behind the last; None where an entry
    begins with the first, or one that is written in another way comes before."""
    for index in range(start, len(lines)):
        if "TY" in lines[index] and next(_dialects(lines[index]), None):
            usual = index > start and lines[index].startswith("TY  - ")
            return index if usual else None
    return len(lines)


def _read(entry: TaggedEntry | Between, lines: Sequence[str]) -> Iterator[Item]:
    if isinstance(entry, Between) or not (entry.opened or _says_what(entry)):
        yield PassedOver(entry.line, entry.end_line, BETWEEN)
        return
    beginning = lines[entry.line - 1].strip()[:200]
    if not any(value for tag, values in entry.fields if tag != "TY" for value in values):
        yield Problem(entry.line, beginning, _NOTHING)
        return
    if not (entry.opened and entry.closed):
        yield Problem(entry.line, beginning, _NO_END if entry.opened else _NO_TYPE)
    yield record_of(entry)


class _Dialect(NamedTuple):
    """How one TY line is written: whether there are blanks before it, which follow its tag, and
    the position after its hyphen."""

    indented: bool
    gap: str
    end: int


def _dialects(text: str) -> Iterator[_Dialect]:
    for match in _TYPE_LINE.finditer(text):
        start = match.start()
        before = text[max(0, start - 9) : start].rpartition("\n")[2]
        if len(before) < 9 and not before.strip(_BLANKS):
            yield _Dialect(bool(before), match[1], match.end())


def _tag_form(type_lines: Iterable[_Dialect]) -> str:
    """How tagged lines are written in this text: only with the spacing that its TY lines have, so
    that a line of an abstract ('CT - the scan …') is not taken for one. End lines may differ."""
    dialects = {(line.indented, line.gap) for line in type_lines}
    indent = r"[ \t\ufeff]*" if any(indented for indented, _ in dialects) else ""
    gaps = "|".join(sorted({re.escape(gap) for _, gap in dialects} or {"  "}))
    end = r"(?<=ER)[ \t]{0,3}-[ \t]*$"
    return rf"{indent}([A-Z][A-Z0-9])(?:(?:{gaps})-(?:\s|$)|{end})"


def _says_what(entry: TaggedEntry) -> bool:
    return any(tag in _SAYS_WHAT for tag, _ in entry.fields)


def _rejoined(items: Iterable[TaggedEntry | Between]) -> Iterator[TaggedEntry | Between]:
    """The same, with entries put together again that a second TY line in their middle has cut."""
    waiting: TaggedEntry | None = None
    shared = 0
    for item in items:
        if waiting is None and isinstance(item, TaggedEntry) and item.closed:
            yield item
            continue
        if (
            waiting is not None
            and isinstance(item, TaggedEntry)
            and item.opened
            and waiting.opened
            and not waiting.closed
            and (not _says_what(item) or all(tag == "TY" for tag, _ in waiting.fields))
        ):
            waiting.fields += item.fields
            if len(waiting.fields) > shared + MANY:
                share_fields(waiting.fields, shared)
                shared = len(waiting.fields) - 1
            waiting.end_line, waiting.closed = item.end_line, item.closed
            continue
        if waiting is not None:
            yield waiting
            waiting = None
        if isinstance(item, TaggedEntry):
            waiting, shared = item, 0
        else:
            yield item
    if waiting is not None:
        yield waiting
