"""PaperRow: what one line of the table shows of a paper; loaded without what a whole paper is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

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
