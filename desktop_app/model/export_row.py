"""ExportRow: what exports need of a paper, as the library keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class ExportRow(NamedTuple):
    """Lists and mappings are still JSON, or None where they are empty; facts are 1, 0 or None.

    Most exports of many papers need no more of them than that: to make a Paper of each would take
    longer than all the rest.
    """

    id: int
    type: str | None
    title: str | None
    authors: str | None
    author_total: int | None
    authors_complete: int | None
    attributed_to: str | None
    year: int | None
    date: str | None
    venue: str | None
    abstract_complete: int | None
    subjects: str | None
    doi: str | None
    arxiv_id: str | None
    more: str | None
    status: int
    rating: int | None
    citekey: str | None
    abstract: str | None
    note: str | None


class ExportPage(NamedTuple):
    """Some papers in the order of the export. tags, sources: names by paper, where there are any;
    sources only where they were asked for."""

    rows: Sequence[ExportRow]
    tags: Mapping[int, Sequence[str]]
    sources: Mapping[int, Sequence[str]]
