"""Source: where listings come from again and again."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """A series of listings of one place, taken again and again; `papers` counts what it brought."""

    id: int
    name: str
    kind: str
    papers: int
