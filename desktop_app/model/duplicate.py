"""CandidatePair: two papers that may be one, for the user to decide."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """What the user said of a pair."""

    SAME = "same"
    DIFFERENT = "different"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class CandidatePair:
    """first < second: paper ids. likeness: 0 to 100. reason: a sentence for the user."""

    id: int
    first: int
    second: int
    likeness: float
    reason: str
