"""Provenance: where the value of one field of a paper comes from, and the text it stands in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from desktop_app.model.field_place import FieldPlace


@dataclass(frozen=True, slots=True)
class Provenance:
    """field: a Description field. listing: its name. line: 1-based, where the record begins.

    by_user: the user's edit. field_line: 1-based, where the field's value begins, if that is known.
    """

    field: str
    listing: str | None
    listing_id: int | None
    line: int | None
    end_line: int | None
    by_user: bool = False
    field_line: int | None = None


@dataclass(frozen=True, slots=True)
class ListingText:
    """The decoded text of a listing as it was read; text is None where it was too large to keep."""

    listing_id: int
    name: str
    path: str | None
    text: str | None


class TextState(Enum):
    """How a listing's text was come by, or why it was not."""

    KEPT = "kept in the library"
    READ_AGAIN = "too long to keep, read again from its file"
    NOT_KEPT = "too long to keep, and of no file"
    UNREADABLE = "too long to keep, and its file cannot be read now"
    CHANGED = "too long to keep, and its file is not as it was"


@dataclass(frozen=True, slots=True)
class SourceExcerpt:
    """Lines of a listing round a place. first: the number of lines[0], from 1; total: of all lines.

    span: first and last line of the record that is asked for, both included, or None. places: where
    the value of the field that is asked for stands: numbers of lines as in span, letters as in
    `lines`, where long lines are cut.
    """

    name: str
    path: str | None
    state: TextState
    lines: tuple[str, ...] = ()
    first: int = 1
    total: int = 0
    span: tuple[int, int] | None = None
    places: tuple[FieldPlace, ...] = ()
