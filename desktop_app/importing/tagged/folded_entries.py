"""Entries of tagged lines whose values go on over indented lines, unfolded without a look at each.

tagged_lines reads any such text line by line. Most lines of an entry are its abstract's, so where
all is written as it should be, an entry is unfolded at once and cut into what is left of its lines.
"""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.importing.tagged.tagged_lines import Field, TagSyntax
from desktop_app.importing.values.plain_value import has_single_blanks, is_settled, is_unmarked

_LONGEST = 200_000
"""Letters of an entry; so far its end is looked for."""


@dataclass(slots=True)
class FoldedEntry:
    """A TaggedEntry with each value on one line. tags, values: those of its fields in order."""

    line: int
    end_line: int
    tags: list[str]
    values: list[str]
    plain: bool

    @property
    def fields(self) -> list[Field]:
        """As those of a TaggedEntry."""
        return list(zip(self.tags, zip(self.values, strict=True), strict=True))


class FoldedEntries:
    """Over one text. opening: how each entry begins, behind a blank line, and only there."""

    def __init__(self, text: str, syntax: TagSyntax, opening: str) -> None:
        self._text, self._syntax, self._opening = text, syntax, opening
        self._fold = "\n" + " " * syntax.width
        self._next = f"\n{opening}"
        self._known: dict[str, str] = {}
        self._blanks_stay = False
        """Whether lines keep the blank at which they were broken, as PubMed's do."""

    def entry(self, start: int, line: int) -> tuple[FoldedEntry, int, int] | None:
        """What tagged_entries makes of the entry at this position, each value on one line; and the
        position and the line behind it.

        line: that of the entry's beginning. None where none begins here, or one that holds anything
        but tagged lines and lines that are indented as far as values are.
        """
        if not self._text.startswith(self._opening, start):
            return None
        following = self._text.find(self._next, start, start + _LONGEST)
        if following >= 0:
            behind = following + 1
            if self._text[behind - 2] != "\n":
                return None
        elif len(self._text) - start <= _LONGEST:
            behind = len(self._text)
        else:
            return None
        whole = self._text[start:behind].rstrip("\n")
        width, known = self._syntax.width, self._known
        folds, lines, values, joined = self._unfolded(whole)
        if not has_single_blanks(joined):
            if self._blanks_stay:
                return None
            self._blanks_stay = True
            folds, lines, values, joined = self._unfolded(whole)
            if not has_single_blanks(joined):
                return None
        tags = [known.get(each[:width]) or self._tag(each) for each in lines]
        if "" in tags:
            return None
        end = line + len(lines) + folds - 1
        plain = is_unmarked(joined) if joined.isascii() else is_settled(joined)
        entry = FoldedEntry(line, end, tags, values, plain)
        return entry, behind, end + behind - start - len(whole)

    def _unfolded(self, body: str) -> tuple[int, list[str], list[str], str]:
        """How many lines of an entry go on with the one before, the others, what stands in these
        behind their tags, and that as one text."""
        if self._blanks_stay:
            body = body.replace(" \n", "\n").removesuffix(" ")
        pieces = body.split(self._fold)
        lines = " ".join(pieces).split("\n")
        width = self._syntax.width
        values = [each[width:] for each in lines]
        return len(pieces) - 1, lines, values, f" {' '.join(values)} "

    def _tag(self, line: str) -> str:
        """The tag of a line of the usual form, which is then known by its first letters; or ''."""
        width = self._syntax.width
        match = self._syntax.tag.match(line)
        if match is None or match.end() != width or len(line) == width:
            return ""
        tag = self._known[line[:width]] = match[1]
        return tag
