"""Paper: what the user sees, one or more records of a work with the user's own edits."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from desktop_app.model.description import Description, description_to_json, value_to_json
from desktop_app.model.paper_row import (
    Decision,
    PaperRow,
    Status,
    Triage,
    decision_of,
    display_title,
)

__all__ = [
    "Decision", "Paper", "PaperRow", "Status", "Triage", "decision_of", "display_title",
    "moment_to_json", "paper_to_json",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper(Description):
    """One paper in full. added: UTC seconds since 1970; trashed: the same, or None.

    decided: when it was kept or dismissed by the user; marked: when its status was set last; both
    UTC seconds, or None. edited: names of fields whose value is the user's own. sources: names of
    its listings.
    """

    id: int = 0
    versions: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    status: Status = Status.UNREAD
    triage: Triage = Triage.KEPT
    rating: int | None = None
    note: str | None = None
    citekey: str | None = None
    added: int = 0
    trashed: int | None = None
    record_count: int = 0
    sources: tuple[str, ...] = ()
    edited: frozenset[str] = frozenset()
    decided: int | None = None
    marked: int | None = None

    @property
    def untitled(self) -> bool:
        """Whether no source gave a title."""
        return not self.title

    @property
    def display_title(self) -> str:
        """The title, or the beginning of the abstract where there is none."""
        return display_title(self.title, self.abstract)


def paper_to_json(paper: Paper) -> dict[str, Any]:
    """The object that `paperfold list --json` prints."""
    description = description_to_json(paper)
    head = {
        "id": paper.id,
        "title": description.pop("title"),
        "untitled": paper.untitled,
        "display_title": paper.display_title,
    }
    tail = {
        "versions": value_to_json(paper.versions),
        "tags": value_to_json(paper.tags),
        "status": str(paper.status),
        "triage": str(paper.triage),
        "rating": paper.rating,
        "note": paper.note,
        "citekey": paper.citekey,
        "records": paper.record_count,
        "sources": value_to_json(paper.sources),
        "added": moment_to_json(paper.added),
        "decided": moment_to_json(paper.decided),
        "marked": moment_to_json(paper.marked),
    }
    return head | description | tail


def moment_to_json(when: int | None) -> str | None:
    """UTC seconds as ISO 8601 ('2024-10-29T14:06:00Z'), as the command line prints them."""
    return None if when is None else f"{datetime.fromtimestamp(when, UTC):%Y-%m-%dT%H:%M:%SZ}"
