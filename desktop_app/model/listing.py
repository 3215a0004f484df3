"""Listing: one imported file, paste or mail; Claim: how many records it says it holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.model.destination import Destination as Destination

if TYPE_CHECKING:
    from desktop_app.model.own_things import LedgerLine
    from desktop_app.model.record import PassedOver, Problem
    from desktop_app.model.text_encoding import EncodingReason


@dataclass(frozen=True, slots=True)
class Claim:
    """How many records the page says there are: exactly `count`, or more than that."""

    count: int
    at_least: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ListingSummary:
    """What became of one listing's text when it was read.

    format: an import format's id; layout: the page layout's id or None; encoding: a Python codec
    name; encoding_reason: why that one, None for text that came decoded; owner: on whose page or
    in whose mail it stands; url: its address, where the text says so.
    error: None, or why nothing was read. records: those that are taken; left_out: those that were
    found as well, and that the user did not want. ledger: of another program's library, what came
    of it and what did not. columns: of a table, (heading, field) for those that the user named.
    """

    name: str
    format: str | None = None
    layout: str | None = None
    encoding: str | None = None
    records: int = 0
    claimed: Claim | None = None
    owner: str | None = None
    url: str | None = None
    problems: tuple[Problem, ...] = ()
    passed_over: tuple[PassedOver, ...] = ()
    error: str | None = None
    encoding_reason: EncodingReason | None = None
    left_out: int = 0
    ledger: tuple[LedgerLine, ...] = ()
    columns: tuple[tuple[str, str], ...] = ()

    @property
    def incomplete(self) -> bool:
        """Whether the page claims more than was found."""
        return self.claimed is not None and self.records + self.left_out < self.claimed.count
