"""Similar: a paper near to others, with the words that make it so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.model.query import Place, PlaceKind

MOST_CHOSEN = 200
"""Papers whose words are looked at; of more, the first ones speak for all."""
TAG = "tag:"


@dataclass(frozen=True, slots=True)
class Similar:
    """words: those it shares with them, the weightiest first; small letters, without accents."""

    paper_id: int
    words: tuple[str, ...]


def place_near(paper_ids: Sequence[int], tag: str = "") -> Place:
    """The place of the papers nearest to these, or to those of a tag."""
    ids = " ".join(str(each) for each in paper_ids[:MOST_CHOSEN])
    return Place(PlaceKind.SIMILAR, f"{TAG}{tag}" if tag else ids)


def tag_near(argument: str) -> str:
    """The tag of such a place, or an empty string."""
    return argument.removeprefix(TAG) if argument.startswith(TAG) else ""
