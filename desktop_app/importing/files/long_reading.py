"""LongReading: a large file read part by part, with what reading it as a whole would give.

Each part is cut off where its format allows it (cuts.py), and is read by the format's own reader;
lines are counted on. Of the parts only one is in memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from desktop_app.importing.bibtex.jabref_groups import GROUPS, RULED
from desktop_app.importing.bibtex.preface import BibtexPreface
from desktop_app.importing.decoding.text_pieces import Tell
from desktop_app.importing.files.cuts import Cut, array_cut
from desktop_app.importing.files.long_text import LongText
from desktop_app.importing.formats.csv_table import table_heading
from desktop_app.importing.importer import Header, Importer, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.invisible import has_unseen
from desktop_app.importing.xml_works.xml_records import declared_prefixes
from desktop_app.model.own_things import LedgerLine
from desktop_app.model.record import PassedOver, Problem, Record

PART = 1 << 20
"""Letters of a part, or more where it cannot be cut there."""
_NAMED_LINE = re.compile(r"(?<=, line )\d+(?=\); it was passed over)")
"""In a problem of JSON: the line of the sign that is wrong."""
_TOLD_AGAIN = frozenset((GROUPS, RULED))
"""In ledgers: JabRef's groups stand before every part, and are here if one of its papers is."""
_UNDEFINED = "The abbreviation “"


class PartRead(NamedTuple):
    """What stands in one part; unseen: whether letters that nobody sees do, too."""

    items: list[Item]
    unseen: bool


class LongReading:
    """Over one text. parts() may be walked several times."""

    def __init__(self, text: LongText, importer: Importer, cut: Cut) -> None:
        self._text = text
        self._importer = importer
        self._cut = cut
        self._preface: BibtexPreface | None = None
        names = sorted(declared_prefixes(text.head)) if text.head.lstrip().startswith("<") else ()
        self._declared = "".join(f'<!-- xmlns:{name}="" -->' for name in names)
        if importer.format.id == "csv":
            self._declared = _headings(text.head)

    def items(self, tell: Tell) -> Iterator[PartRead]:
        """What stands in each part, in order. tell: as in text_pieces; of the last pass alone."""
        if self._importer.format.id == "bibtex":
            self._preface = self._prefaced()
        undefined: set[str] = set()
        again: dict[str, LedgerLine] = {}
        lines = 0
        for number, (part, last) in enumerate(self._parts(tell)):
            before, behind = self._around(number, part, last)
            shift = before.count("\n")
            source = TextSource(
                self._text.name,
                before + part + behind,
                self._text.encoding,
                self._text.path,
                reason=self._text.reason,
            )
            found: list[Item] = []
            for item in self._importer.read(source):
                if isinstance(item, Header):
                    for line in item.ledger:
                        if line.what in _TOLD_AGAIN:
                            again[line.what] = _both(again.get(line.what, line), line)
                    own = tuple(line for line in item.ledger if line.what not in _TOLD_AGAIN)
                    if own or (number == 0 and not item.ledger):
                        found.append(replace(item, ledger=own))
                elif item.line > shift:
                    if isinstance(item, Problem) and item.reason.startswith(_UNDEFINED):
                        if item.reason in undefined:
                            continue
                        undefined.add(item.reason)
                    found.append(_moved(item, lines - shift))
            if last and again:
                found.append(Header(ledger=tuple(again.values())))
            yield PartRead(found, has_unseen(part))
            lines += part.count("\n")

    def _around(self, number: int, part: str, last: bool) -> tuple[str, str]:
        """What is put before a part and behind it, so that it is a text by itself."""
        if self._preface is not None:
            return self._preface.of(number, part), ""
        if self._cut is array_cut:
            return "[" if number else "", "" if last else "]"
        return self._declared if number else "", ""

    def _prefaced(self) -> BibtexPreface:
        preface = BibtexPreface()
        for number, (part, _) in enumerate(self._parts(_nobody)):
            preface.look(number, part)
        if preface.looks_again:
            for number, (part, _) in enumerate(self._parts(_nobody)):
                preface.look_again(number, part)
        return preface

    def _parts(self, tell: Tell) -> Iterator[tuple[str, bool]]:
        """The parts, and whether they are the last."""
        waiting: list[str] = []
        size, wanted = 0, PART
        for piece in self._text.pieces(tell):
            waiting.append(piece)
            size += len(piece)
            if size < wanted:
                continue
            text = "".join(waiting)
            at = self._cut(text)
            if at:
                yield text[:at], False
            # Where it could not be cut, it is tried again only when there is much more of it.
            wanted = PART if at else 2 * size
            waiting, size = [text[at:]], size - at
        yield "".join(waiting), True


def _headings(head: str) -> str:
    """The row that says what is in the columns of a table, and what stands before it; an empty row
    behind it, by which it is known for one, whatever the part begins with."""
    lines = head.split("\n")
    found = table_heading(lines)
    return "".join(f"{line}\n" for line in (*lines[: found[2]], found[0])) if found else ""


def _both(one: LedgerLine, other: LedgerLine) -> LedgerLine:
    """What is said of the same things by two parts: not here is what neither has."""
    left = tuple(name for name in one.left if name in other.left)
    here = one.there - len(left)
    return replace(one, here=here, left=left, why=one.why if left else "")


def _moved(item: Record | Problem | PassedOver, lines: int) -> Item:
    if isinstance(item, Problem):
        reason = _NAMED_LINE.sub(lambda line: str(int(line[0]) + lines), item.reason)
        return replace(item, line=item.line + lines, reason=reason)
    if isinstance(item, Record):
        return item.changed(line=item.line + lines, end_line=item.end_line + lines)
    return replace(item, line=item.line + lines, end_line=item.end_line + lines)


def _nobody(_: int) -> None:
    """Nobody is told: a look ahead takes a small part of the time."""
