"""Paper: what the user sees, one or more records of a work with the user's own edits."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper(Description):
    """One paper in full. added: UTC seconds since 1970; trashed: the same, or None.

    edited: names of fields whose value is the user's own. sources: names of its listings.
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
    }
    return head | description | tail
