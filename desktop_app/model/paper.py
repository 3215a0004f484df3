"""Paper: what the user sees, one or more records of a work with the user's own edits."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from desktop_app.model.description import Description, description_to_json, value_to_json

UNTITLED_LETTERS = 120
"""How much of the abstract stands for a missing title."""


class Status(StrEnum):
    """How far the user is with a paper."""

    UNREAD = "unread"
    TO_READ = "to read"
    READING = "reading"
    READ = "read"


class Triage(StrEnum):
    """What the user decided on a paper."""

    INBOX = "inbox"
    KEPT = "kept"
    DISMISSED = "dismissed"


class Decision(StrEnum):
    """What the user did last with a paper that may come again."""

    KEPT = "kept"
    DISMISSED = "dismissed"
    READ = "read"
    TRASHED = "trashed"


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


@dataclass(frozen=True, slots=True)
class PaperRow:
    """What one line of the table shows. authors: as stored, in order; tags: (name, hue) pairs."""

    id: int
    title: str | None
    display_title: str
    authors: tuple[str, ...]
    author_total: int | None
    authors_complete: bool | None
    year: int | None
    venue: str | None
    subjects: tuple[str, ...]
    tags: tuple[tuple[str, int | None], ...]
    status: Status
    triage: Triage
    rating: int | None
    added: int
    trashed: int | None
    decided: int | None = None
    marked: int | None = None


def decision_of(
    triage: Triage, decided: int | None, status: Status, marked: int | None, trashed: int | None
) -> tuple[Decision, int | None] | None:
    """What the user did last with a paper, and when (UTC seconds) if that is known.

    None for a paper that waits in the Inbox, or that went to the Library by itself.
    """
    if trashed is not None:
        return Decision.TRASHED, trashed
    if triage is Triage.DISMISSED:
        return Decision.DISMISSED, decided
    if status is Status.READ:
        return Decision.READ, marked
    return (Decision.KEPT, decided) if triage is Triage.KEPT and decided is not None else None


def display_title(title: str | None, abstract: str | None) -> str:
    """A title to show: the title itself, else the abstract's beginning, else an empty string."""
    if title:
        return title
    if not abstract:
        return ""
    words = " ".join(abstract.split())
    if len(words) <= UNTITLED_LETTERS:
        return words
    return words[:UNTITLED_LETTERS].rsplit(" ", 1)[0] + " …"


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
