"""CandidatePair: two papers that may be one, for the user to decide."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """What the user said of a pair; and ENTRY, which the program says of two records.

    ENTRY: they are one entry in two copies of its source. Any word of the user's goes before it.
    """

    SAME = "same"
    DIFFERENT = "different"
    LATER = "later"
    ENTRY = "entry"


@dataclass(frozen=True, slots=True)
class CandidatePair:
    """first < second: paper ids. likeness: 0 to 100. reason: a sentence for the user."""

    id: int
    first: int
    second: int
    likeness: float
    reason: str

    @property
    def certainty(self) -> tuple[int, str]:
        """Pairs of equal certainty are alike to the percent, and for the same reason."""
        return round(self.likeness), self.reason


@dataclass(frozen=True, slots=True)
class PossibleTwin:
    """Of a paper: another one that waits to be compared with it. title: as it is displayed."""

    pair_id: int
    paper_id: int
    title: str


def groups_of(pairs: Iterable[CandidatePair]) -> dict[int, tuple[int, ...]]:
    """By paper all papers, in order, that hang together with it by these pairs, itself included."""
    groups: dict[int, set[int]] = {}
    for pair in pairs:
        joined = groups.get(pair.first, {pair.first}) | groups.get(pair.second, {pair.second})
        for paper in joined:
            groups[paper] = joined
    told = {id(group): tuple(sorted(group)) for group in groups.values()}
    return {paper: told[id(group)] for paper, group in groups.items()}
