"""A work of the measure of matching, and the forms in which it came out."""

from __future__ import annotations

from dataclasses import dataclass

Name = tuple[str, str]
"""Given names and family name with its particles."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One form in which a work came out. short: the venue as reference lists shorten it."""

    type: str
    venue: str
    short: str
    year: int
    title: str
    doi: str | None = None
    arxiv_id: str | None = None
    pmid: str | None = None
    isbn: str | None = None
    language: str | None = None
    volume: str = ""
    issue: str = ""
    page: str = ""


@dataclass(frozen=True, slots=True)
class Work:
    """One work. kind: what it is a test of. authors: in order. editions: at least one.

    common: so many letters of the abstract stand in its false friends too: nobody could tell of
    which work a shorter piece is.
    """

    number: int
    kind: str
    authors: tuple[Name, ...]
    abstract: str
    editions: tuple[Edition, ...]
    common: int = 0
