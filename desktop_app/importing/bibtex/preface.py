"""BibtexPreface: what the entries of one part of a BibTeX file need of its other parts.

Abbreviations count from where they are defined; JabRef's groups stand in a comment at the end; an
entry may name another one by its key (crossref, xdata) and take fields over from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

_ENTRY = re.compile(r"^[ \t]*@[ \t]*([^\W\d_][\w:+.-]*)\s*[{(][ \t]*([^\s,{}\"=]*)", re.MULTILINE)
_NAMES = re.compile(r"\b(?:crossref|xdata)\s*=\s*[{\"]([^{}\"]{0,2000})[}\"]", re.IGNORECASE)
_OWN_WORDS = re.compile(r"jabref-meta:", re.IGNORECASE)
_LONGEST = 4_000_000
"""Letters of definitions, comments and named entries that are kept; what comes later is not."""


@dataclass(slots=True)
class BibtexPreface:
    """Made by two looks through the parts of a file, in order; then asked for each part again."""

    _definitions: list[tuple[int, str]] = field(default_factory=list)
    _comments: list[tuple[int, str]] = field(default_factory=list)
    _named: set[str] = field(default_factory=set)
    _entries: dict[str, tuple[int, str]] = field(default_factory=dict)
    _room: int = _LONGEST

    def look(self, number: int, text: str) -> None:
        """First look, at every part."""
        for match in _NAMES.finditer(text):
            self._named.update(_keys(match[1]))
        for kind, _, entry in _entries(text):
            if kind == "string" and self._has_room(entry):
                self._definitions.append((number, entry))
            elif kind == "comment" and _OWN_WORDS.search(entry) and self._has_room(entry):
                self._comments.append((number, entry))

    @property
    def looks_again(self) -> bool:
        """Whether a second look is needed: some entries name others."""
        return bool(self._named)

    def look_again(self, number: int, text: str) -> None:
        """Second look, at every part; of entries with one key the first counts."""
        for kind, key, entry in _entries(text):
            key = key.lower()
            if kind in ("string", "comment", "preamble") or key not in self._named:
                continue
            if key not in self._entries and self._has_room(entry):
                self._entries[key] = (number, entry)

    def of(self, number: int, text: str) -> str:
        """What is to stand before a part."""
        before = [entry for part, entry in self._definitions if part < number]
        before += [entry for part, entry in self._comments if part != number]
        waiting = [key for match in _NAMES.finditer(text) for key in _keys(match[1])]
        taken: set[str] = set()
        while waiting:
            key = waiting.pop()
            if key in taken or key not in self._entries:
                continue
            taken.add(key)
            part, entry = self._entries[key]
            if part != number:
                before.append(entry)
            for match in _NAMES.finditer(entry):
                waiting += _keys(match[1])
        return "\n".join(before) + "\n" if before else ""

    def _has_room(self, entry: str) -> bool:
        self._room -= len(entry)
        return self._room >= 0


def _entries(text: str) -> Iterator[tuple[str, str, str]]:
    """(type, key, text) of everything that begins like an entry, up to the next that does."""
    matches = list(_ENTRY.finditer(text))
    ends = [match.start() for match in matches] + [len(text)]
    for match, end in zip(matches, ends[1:], strict=True):
        yield match[1].lower(), match[2], text[match.start() : end].strip()


def _keys(value: str) -> list[str]:
    return [key.strip().lower() for key in value.split(",") if key.strip()]
