"""ReadingList: papers in the user's own order, with headings between them and a note for each."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from desktop_app.model.errors import InvalidValue

LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class ReadingList:
    """date: of the meeting it is for, ISO 8601. papers: not trashed ones; read: those of status
    read. presenter: who leads through it."""

    id: int
    name: str
    description: str | None = None
    date: str | None = None
    presenter: str | None = None
    papers: int = 0
    read: int = 0


@dataclass(frozen=True, slots=True)
class ListEntry:
    """A line of a reading list: a paper with the note it has in this list, or a heading."""

    id: int
    paper_id: int | None
    heading: str | None
    note: str | None


def clean_list_name(text: str) -> str:
    """The name as it is kept, single blanks. Raises InvalidValue."""
    name = " ".join(text.split())
    if not name:
        raise InvalidValue("A reading list needs a name.")
    if len(name) > LONGEST_NAME:
        raise InvalidValue(f"The name of a reading list can have {LONGEST_NAME} letters.")
    return name


def clean_date(text: str) -> str | None:
    """A day as ISO 8601, None for nothing. Raises InvalidValue."""
    if not text.strip():
        return None
    try:
        return date.fromisoformat(text.strip()).isoformat()
    except ValueError:
        raise InvalidValue(f"“{text.strip()[:40]}” is no day; write 2026-12-31.") from None
