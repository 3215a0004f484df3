"""OwnThings: what a user of another program had added to a paper, beside what it says of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from desktop_app.model.paper_row import Status


@dataclass(frozen=True, slots=True)
class OwnFile:
    """places: where the file may be, the likeliest first; relative ones to the listing's folder.

    title: the user's name for it, or ''.
    """

    places: tuple[str, ...]
    title: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnThings:
    """tags: 'a/b' is below 'a'. notes: plain text. added: UTC seconds. rating: 1 to 5."""

    tags: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    files: tuple[OwnFile, ...] = ()
    added: int | None = None
    rating: int | None = None
    status: Status | None = None


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """Of one kind of things of a library that was brought here: how many there were, how many came.

    what: 'notes', 'saved searches'. place: where those that came are here, '' where none can.
    left: those that did not come, by what they are called there; why: in a sentence, or ''.
    """

    what: str
    there: int
    here: int
    place: str = ""
    left: tuple[str, ...] = ()
    why: str = ""


def own_things_to_json(own: OwnThings) -> dict[str, Any]:
    """For `read`: tags, notes, files (titles and places), added (UTC seconds), rating, status."""
    return {
        "tags": list(own.tags),
        "notes": list(own.notes),
        "files": [{"title": file.title, "places": list(file.places)} for file in own.files],
        "added": own.added,
        "rating": own.rating,
        "status": own.status,
    }
