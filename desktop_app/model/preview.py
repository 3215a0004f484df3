"""What a preview says of a listing: rows and their kinds, the meter, doubts, and readers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

NO_RECORD = -1
"""In place of the place of a record."""


class RowKind(IntEnum):
    """What became of a row of the source.

    DOUBTFUL: in a record of which some field is not sure. LOOSE: in no record, and nobody says why.
    """

    BLANK = 0
    RECORD = 1
    DOUBTFUL = 2
    PASSED = 3
    PROBLEM = 4
    LOOSE = 5


@dataclass(frozen=True, slots=True)
class Meter:
    """How many rows with text became what; blank ones are not counted."""

    record: int = 0
    doubtful: int = 0
    passed: int = 0
    problem: int = 0

    @property
    def total(self) -> int:
        """All rows with text."""
        return self.record + self.doubtful + self.passed + self.problem

    def percent(self, part: int) -> int:
        """part of total in per cent; never 100 for less than all, never 0 for something."""
        if not part or not self.total:
            return 0
        if part == self.total:
            return 100
        return min(99, max(1, round(100 * part / self.total)))


class DoubtKind(StrEnum):
    """Why a person should look before anything is added."""

    ENCODING = "encoding"
    NOTHING = "nothing"
    FIELDS = "fields"
    CLAIM = "claim"
    LINES = "lines"
    PROBLEMS = "problems"


@dataclass(frozen=True, slots=True)
class Doubt:
    """count of total: records with doubtful fields, records of those claimed, lines of the text."""

    kind: DoubtKind
    count: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class ReaderChoice:
    """A reader that could take a listing. sureness: 0 (told to) to 3 (sure); taught: by the user.

    id: to be given to read_listing. title: for people.
    """

    id: str
    title: str
    sureness: int
    taught: bool = False
