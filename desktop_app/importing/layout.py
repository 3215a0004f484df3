"""Layout: what every page layout of plain text is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from desktop_app.importing.importer import Item
from desktop_app.importing.lines.page_line import PageLine


class Layout(Protocol):
    """A way in which pages set out their list. It gets lines without menus and buttons."""

    id: str
    """Named in reports and on the command line ('publication-list')."""

    def starts(self, lines: Sequence[PageLine]) -> list[int]:
        """Indexes at which pages of this layout begin, ascending; empty where there is none."""
        ...

    def read(self, lines: Sequence[PageLine]) -> Iterator[Item]:
        """One page, its Header first; every line is in a record, a PassedOver or a Problem."""
        ...
