"""Source: where listings come from again and again."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """A series of listings of one place, taken again and again; `papers` counts what it brought.

    layout: the layout's or format's id, None where it is not known.
    """

    id: int
    name: str
    kind: str
    papers: int
    layout: str | None = None
