"""KnownBefore: a paper like a new one, on which the user has decided already."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.model.paper_row import Decision


@dataclass(frozen=True, slots=True)
class KnownBefore:
    """paper_id, title: of the other paper. when: UTC seconds of the decision, if that is known."""

    paper_id: int
    title: str
    decision: Decision
    when: int | None
