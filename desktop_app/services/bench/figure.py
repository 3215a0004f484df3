"""Figure: one line of what `paperfold bench` prints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measured value beside its floor and its bound.

    id: stable, for scripts; title: for people. unit: 's', 'ms' or 'us' of CPU, 'MB', or 'x'.
    floor: the same unit, of the same run; None where the value stands alone.
    most: the bound, of the ratio to the floor where there is one and else of the value; None
    where there is none, or where it is meant for a library of another size.
    """

    id: str
    title: str
    value: float
    unit: str
    floor: float | None = None
    most: float | None = None

    @property
    def ratio(self) -> float | None:
        """The value to its floor."""
        return self.value / self.floor if self.floor else None

    @property
    def holds(self) -> bool | None:
        """Whether the bound holds; None without one."""
        if self.most is None:
            return None
        ratio = self.ratio
        return (self.value if ratio is None else ratio) <= self.most


def figure_to_json(figure: Figure, papers: int) -> Mapping[str, Any]:
    """The object that `paperfold bench --json` prints, a line each."""
    return {
        "figure": figure.id,
        "title": figure.title,
        "papers": papers,
        "value": round(figure.value, 4),
        "unit": figure.unit,
        "floor": None if figure.floor is None else round(figure.floor, 4),
        "ratio": None if figure.ratio is None else round(figure.ratio, 3),
        "bound": figure.most,
        "holds": figure.holds,
    }
