"""Entries of tagged lines whose values go on over indented lines, unfolded without a look at each.

tagged_lines reads any such text line by line. Most lines of an entry are its abstract's, so where
all is written as it should be, an entry is unfolded at once and cut into what is left of its lines.
"""

from __future__ import annotations

from desktop_app.importing.plain_value import has_single_blanks, is_unmarked
from desktop_app.importing.tagged_lines import TaggedEntry, TagSyntax

_LONGEST = 200_000
"""Letters of an entry; so far its end is looked for."""


class FoldedEntries:
    """Over one text. opening: how each entry begins, behind a blank line, and only there."""

    def __init__(self, text: str, syntax: TagSyntax, opening: str) -> None:
        self._text, self._syntax, self._opening = text, syntax, opening
        self._fold = "\n" + " " * syntax.width
        self._next = f"\n{opening}"
        self._known: dict[str, str] = {}

    def entry(self, start: int, line: int) -> tuple[TaggedEntry, int, int] | None:
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
        body = whole
        if whole[-1] == " " or whole.rfind(" \n") >= 0:
            # PubMed leaves the blank at which it breaks a line where it stood.
            body = whole.replace(" \n", "\n").removesuffix(" ")
        pieces = body.split(self._fold)
        text = " ".join(pieces)
        width, known = self._syntax.width, self._known
        lines = text.split("\n")
        values = [each[width:] for each in lines]
        joined = f" {' '.join(values)} "
        if not has_single_blanks(joined):
            return None
        tags = [known.get(each[:width]) or self._tag(each) for each in lines]
        if "" in tags:
            return None
        entry = TaggedEntry(line, plain=is_unmarked(joined))
        entry.fields = list(zip(tags, zip(values, strict=True), strict=True))
        entry.end_line = line + len(lines) + len(pieces) - 2
        return entry, behind, entry.end_line + behind - start - len(whole)

    def _tag(self, line: str) -> str:
        """The tag of a line of the usual form, which is then known by its first letters; or ''."""
        width = self._syntax.width
        match = self._syntax.tag.match(line)
        if match is None or match.end() != width or len(line) == width:
            return ""
        tag = self._known[line[:width]] = match[1]
        return tag
