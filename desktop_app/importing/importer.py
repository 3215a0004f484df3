"""Importer: what every reader of a format is; Header: what a listing says of itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.listing import Claim
from desktop_app.model.own_things import LedgerLine
from desktop_app.model.record import PassedOver, Problem, Record


class Confidence(IntEnum):
    """How surely a text is of a format. NO is certain; the highest of all readers wins."""

    NO = 0
    MAYBE = 1
    LIKELY = 2
    SURE = 3


@dataclass(frozen=True, slots=True)
class Header:
    """What a page says of itself, yielded before its records; a text may hold several pages.

    layout: a page layout's id; claimed: how many records the page says it has; owner: whose page
    it is; url: its address. ledger: of another program's library, what came of it and what did not.
    """

    layout: str | None = None
    claimed: Claim | None = None
    owner: str | None = None
    url: str | None = None
    ledger: tuple[LedgerLine, ...] = ()


Item = Record | Problem | PassedOver | Header


class Importer(Protocol):
    """A reader of one format. It opens nothing and asks nothing; any thread may use it."""

    format: FileFormat
    own_bibliography: bool
    """Whether such a file is usually the user's own collection, whose papers go to the library."""

    def sniff(self, source: TextSource) -> Confidence:
        """How surely this text is of the format, by its content. Linear in the text, and quick."""
        ...

    def read(self, source: TextSource) -> Iterator[Item]:
        """All that stands in the text, in its order. Never raises for one bad entry.

        Records come without `source`: read_service fills it in.
        """
        ...
