"""FieldPlace: where a value of a record stands in the lines that it was read from."""

from __future__ import annotations

from dataclasses import dataclass

PLACED_FIELDS = ("title", "authors", "venue", "details", "year", "abstract", "identifiers")
"""The fields whose places are looked for, in the order in which they are shown.

details: volume, issue, pages and publisher.
"""


@dataclass(frozen=True, slots=True, order=True)
class FieldPlace:
    """A piece of one line; a value that runs over three lines has three.

    line: counted as the record's own lines are. start, end: letters of the line, end exclusive.
    field: one of PLACED_FIELDS.
    """

    line: int
    start: int
    end: int
    field: str
