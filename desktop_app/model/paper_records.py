"""What a paper was made of: its records side by side, what they say of a field, its history."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from desktop_app.model.description import Description
from desktop_app.model.paper import Paper
from desktop_app.model.record import Record

CHOOSABLE = ("title", "authors", "year", "venue", "type", "abstract", "doi", "arxiv_id")
"""The Description fields of which a paper has one value, in the order in which they are shown.
Others unite what all records say, so that there is nothing to choose."""

COUPLED = {
    "authors": ("author_total", "authors_complete"),
    "abstract": ("abstract_complete",),
    "year": ("date",),
}
"""What goes with a field where it is taken or reverted: whether it is whole, and its day."""


def with_coupled(said: Description, field: str) -> dict[str, Any]:
    """What a description says of a field and of what goes with it."""
    return {name: getattr(said, name) for name in (field, *COUPLED.get(field, ()))}


@dataclass(frozen=True, slots=True)
class PaperRecord:
    """One record of a paper. taken: when its listing was, UTC seconds.

    differing: those of CHOOSABLE of which it says something else than the paper has now, in their
    order; fields it says nothing of do not count.
    """

    id: int
    listing_id: int
    listing: str
    taken: int
    said: Record
    differing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TypedEntry:
    """A paper typed by hand that was joined with the paper; it can be split off as a record can.

    id: 0 for a paper without records itself. added: when it was, UTC seconds. said: what was typed.
    differing: as of PaperRecord.
    """

    id: int
    added: int
    said: Description
    differing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FieldOffer:
    """A value that records give a field. record_id: of the first of them; records: of how many.

    used: whether it is what the paper has now.
    raw: the letters of its listing that it was read from; None where they cannot be found, or the
    listing was too long to keep. whole: False where the source cut it, None where that is unknown.
    """

    record_id: int
    records: int
    listing: str
    listing_id: int
    line: int
    value: Any
    whole: bool | None
    raw: str | None
    used: bool


@dataclass(frozen=True, slots=True)
class FieldChoice:
    """What a paper has in a field, and what its records offer.

    value: what it has now; by_user: whether that is the user's edit; read: what the records say
    merged. Each is None or () for nothing. offers: different values, those of older records first.
    """

    field: str
    value: Any
    by_user: bool
    read: Any
    offers: tuple[FieldOffer, ...]


@dataclass(frozen=True, slots=True)
class PaperRecords:
    """A paper, its records, the oldest first, and a choice for each of CHOOSABLE that is known.

    typed: what was typed by hand and joined with it, or with what else was typed; else empty.
    """

    paper: Paper
    records: tuple[PaperRecord, ...]
    choices: tuple[FieldChoice, ...]
    typed: tuple[TypedEntry, ...] = ()


class EventKind(StrEnum):
    """What happened to a paper."""

    RECORD = "record"
    """A listing named it."""
    STEP = "step"
    """A step of the History list touched it."""
    EDITED = "edited"
    SAME = "same"
    DIFFERENT = "different"
    DECIDED = "decided"
    MARKED = "marked"
    NOTED = "noted"


@dataclass(frozen=True, slots=True)
class PaperEvent:
    """One line of a paper's history. at: UTC seconds.

    words: the listing's name, the label of the step, the field, the state or nothing, by the kind.
    Of a RECORD: its listing and line; brought: fields that no older record had; changed: fields of
    which it said something else than the records before it. undone: the step was undone.
    """

    at: int
    kind: EventKind
    words: str = ""
    listing_id: int | None = None
    line: int | None = None
    brought: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    undone: bool = False
