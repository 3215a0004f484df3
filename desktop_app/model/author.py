"""An author of papers: how the name is spelled, with whom, when, where; who may be the same."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class SpelledAlike(StrEnum):
    """In what two spellings differ that may be one person's."""

    SIGNS = "signs"
    """Accents, hyphens, dots or capitals."""
    ORDER = "order"
    """Family name first, or last."""
    INITIALS = "initials"
    """One shortens given names, or leaves some out."""
    TRANSCRIPTION = "transcription"
    """Letters of one script written in another way in another one: Müller, Mueller."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """A name exactly as papers have it. papers: how many of the Inbox and the Library."""

    name: str
    papers: int


@dataclass(frozen=True, slots=True)
class LikeSpelling:
    """A spelling that may be the same person's. shared: co-authors that both write with."""

    name: str
    papers: int
    alike: SpelledAlike
    shared: int


@dataclass(frozen=True, slots=True)
class AuthoredPaper:
    """One paper of an author. title: as rows show it, never empty where anything is known."""

    id: int
    title: str
    year: int | None
    venue: str | None


@dataclass(frozen=True, slots=True)
class Author:
    """One person, as far as the user has joined spellings; in the Inbox and the Library.

    name: the commonest spelling. spellings: joined ones, the commonest first; at least one.
    papers: the newest first, those without a year last. years: with how many papers, ascending.
    co_authors, venues: (name, papers), the commonest first.
    """

    name: str
    spellings: tuple[Spelling, ...]
    papers: tuple[AuthoredPaper, ...]
    years: tuple[tuple[int, int], ...]
    co_authors: tuple[tuple[str, int], ...]
    venues: tuple[tuple[str, int], ...]
