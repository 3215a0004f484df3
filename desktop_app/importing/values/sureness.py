"""How sure a reader must be of a field, from 0 to 1: the one place where it is decided.

Below LEAST a field stays empty; below DOUBTFUL it is taken, and marked as doubtful. The figures are
those at which, on labelled references, nineteen of twenty values that are taken are right.
"""

from __future__ import annotations

from collections.abc import Mapping

LEAST: Mapping[str, float] = {"title": 0.72, "authors": 0.55, "year": 0.55, "venue": 0.6}
DOUBTFUL = 0.8


def is_kept(field: str, sure: float) -> bool:
    """Whether a value is sure enough to be taken."""
    return sure >= LEAST[field]


def doubtful(sureness: Mapping[str, float]) -> frozenset[str]:
    """Names of the fields that are taken with doubt; with a year its date."""
    found = {name for name, sure in sureness.items() if LEAST[name] <= sure < DOUBTFUL}
    return frozenset(found | {"date"} if "year" in found else found)
