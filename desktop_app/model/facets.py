"""Facets: what the papers of a result have in common, counted, to be narrowed by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

MOST_VALUES = 50
"""Values of one kind that are told; how many more there are is told besides."""
FEWEST_YEARS_CUT = 60
"""Years from the first to the last from which on a few far ones are left out of a drawing."""
FAR = 0.005
"""The share of papers that may be left out so."""


class FacetKind(StrEnum):
    """What values are counted of; each is the name of a field of the search language."""

    SUBJECT = "subject"
    TAG = "tag"
    AUTHOR = "author"
    VENUE = "venue"


class FacetValue(NamedTuple):
    """papers: of the result, that have it. hue: of a tag; None is grey."""

    value: str
    papers: int
    hue: int | None = None


@dataclass(frozen=True, slots=True)
class ValueCounts:
    """values: the most frequent first, at most MOST_VALUES. more: how many others there are.

    counted: False where the result has so many papers that this kind is counted by itself.
    """

    values: tuple[FacetValue, ...] = ()
    more: int = 0
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Facets:
    """What is counted for a search and its place.

    years: (year, papers), ascending. Years, and each kind of value, are counted over what the
    search finds without its own condition on them: else one could not choose another beside it.
    """

    papers: int = 0
    years: tuple[tuple[int, int], ...] = ()
    undated: int = 0
    """Papers without a year among those whose years are counted."""
    kinds: dict[FacetKind, ValueCounts] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to narrow by."""
        return not self.years and not any(
            counts.values or not counts.counted for counts in self.kinds.values()
        )


class DrawnYears(NamedTuple):
    """first, last: both inclusive. left_out: papers of years outside."""

    first: int
    last: int
    left_out: int


def years_together(several: Iterable[Iterable[tuple[int, int]]]) -> list[tuple[int, int]]:
    """(year, papers) of several countings added up, ascending."""
    total: Counter[int] = Counter()
    for years in several:
        for year, papers in years:
            total[year] += papers
    return sorted(total.items())


def drawn_years(years: Sequence[tuple[int, int]]) -> DrawnYears:
    """The years of a drawing: all, but for a few papers far from the rest. years: not empty.

    A paper of 1687, or a year mistyped, would leave no room for the others.
    """
    kept = list(years)
    spare = int(sum(papers for _, papers in kept) * FAR)
    left_out = 0
    while len(kept) > 1 and kept[-1][0] - kept[0][0] >= FEWEST_YEARS_CUT:
        first_gap, last_gap = kept[1][0] - kept[0][0], kept[-1][0] - kept[-2][0]
        at = 0 if first_gap >= last_gap else -1
        if left_out + kept[at][1] > spare:
            break
        left_out += kept.pop(at)[1]
    return DrawnYears(kept[0][0], kept[-1][0], left_out)
