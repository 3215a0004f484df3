"""Similar: a paper near to others, with the words that make it so."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Similar:
    """words: those it shares with them, the weightiest first; small letters, without accents."""

    paper_id: int
    words: tuple[str, ...]
