"""ReadingList: papers in the user's own order, with headings between them and a note for each."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from desktop_app.model.errors import InvalidValue

LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class ReadingList:
    """date: of the meeting it is for, ISO 8601. presenter: who leads through it.

    papers: how many, neither trashed nor dismissed; read: those of status read.
    """

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


@dataclass(frozen=True, slots=True)
class ListLayout:
    """What goes out with the papers of a list. headings: those before a paper, by its id.

    last: headings after the last paper. notes: of papers in this list, by their ids. about: what
    the list is for, in the user's words, with date and presenter; a line each.
    """

    headings: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    last: tuple[str, ...] = ()
    notes: Mapping[int, str] = field(default_factory=dict)
    about: tuple[str, ...] = ()


def list_layout(
    reading_list: ReadingList, entries: Sequence[ListEntry], papers: Collection[int]
) -> ListLayout:
    """How a list goes out with these of its papers; headings over none of them stay away.

    A heading over no entry at all was meant so, and goes out.
    """
    headings: dict[int, tuple[str, ...]] = {}
    waiting: list[str] = []
    passed = False
    for entry in entries:
        if entry.heading is not None:
            if passed:
                waiting.clear()
            waiting.append(entry.heading)
            passed = False
        elif entry.paper_id is not None and entry.paper_id in papers:
            if waiting:
                headings[entry.paper_id] = tuple(waiting)
            waiting.clear()
        else:
            passed = True
    about = (reading_list.description, reading_list.date, reading_list.presenter)
    return ListLayout(
        headings,
        () if passed else tuple(waiting),
        {each.paper_id: each.note for each in entries if each.paper_id and each.note},
        tuple(line for line in about if line),
    )


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
