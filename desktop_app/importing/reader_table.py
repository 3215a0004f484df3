"""ReaderTable: readers in their order, each loaded when one gets to it.

Half of what loading all takes is for pages and lists of references; a BibTeX file is known before.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from desktop_app.importing.importer import Importer

FORMATS = "desktop_app.importing.formats"


class ReaderTable:
    """Any thread may go through it. entries: 'module:Class', modules as they lie in FORMATS."""

    def __init__(self, *entries: str) -> None:
        self._entries = entries
        self._made: dict[str, Importer] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Importer]:
        for entry in self._entries:
            # Of two threads that get here together the first to be ready tells which it is.
            yield self._made.get(entry) or self._made.setdefault(entry, _made(entry))


def _made(entry: str) -> Importer:
    module, _, name = entry.partition(":")
    made: Importer = getattr(import_module(f"{FORMATS}.{module}"), name)()
    return made
