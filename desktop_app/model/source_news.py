"""What is new in sources: papers that came, entries that say something else, entries that went."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from desktop_app.model.import_report import DecidedPaper
from desktop_app.model.source import Source


class SinceKind(StrEnum):
    """From when on something is new. LOOKED: since each source was last looked at."""

    LOOKED = "looked"
    IMPORT = "import"
    DAY = "day"


@dataclass(frozen=True, slots=True)
class Since:
    """day: the first day that counts, for DAY alone."""

    kind: SinceKind = SinceKind.LOOKED
    day: date | None = None

    @property
    def query(self) -> str:
        """What finds the new papers, in the search language."""
        if self.kind is SinceKind.DAY and self.day is not None:
            return f"new:{self.day.isoformat()}"
        return "new:import" if self.kind is SinceKind.IMPORT else "new:unseen"


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field of an entry in the earlier and in the later copy; None where it is not said."""

    field: str
    before: str | None
    after: str | None


@dataclass(frozen=True, slots=True)
class EntryChange:
    """A paper whose entry says something else than in the copy before."""

    paper_id: int
    title: str
    fields: tuple[FieldChange, ...]


@dataclass(frozen=True, slots=True)
class CopyChanges:
    """A copy against an earlier one of the same source; papers by id, in their order.

    before: when the earlier one was taken (UTC seconds). gone: None where it cannot be known,
    because one of the copies does not say that it is whole, or is not.
    """

    before: int
    appeared: tuple[int, ...] = ()
    changed: tuple[EntryChange, ...] = ()
    gone: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class NewPaper:
    """A paper of the list of new ones."""

    id: int
    title: str


@dataclass(frozen=True, slots=True)
class SourceNews:
    """What came from one source. taken: of its newest copy; since: from when on; UTC seconds.

    count: new papers, of which `papers` are the first; gone: papers that went from the page, None
    where that cannot be known. first: there is no copy from before. decided: the first of those
    decided_count that came again, and that the user had decided on or read before.
    """

    source: Source
    since: int
    taken: int
    first: bool
    count: int = 0
    papers: tuple[NewPaper, ...] = ()
    changed: tuple[EntryChange, ...] = ()
    gone: tuple[NewPaper, ...] | None = None
    replaced: int = 0
    cross_listed: int = 0
    decided: tuple[DecidedPaper, ...] = ()
    decided_count: int = 0


@dataclass(frozen=True, slots=True)
class News:
    """What is new over all sources. at: from when on, where that is one moment for all.

    papers: different ones. people: owners of pages that brought some; others: sources without an
    owner that did. groups: those sources where something came, changed or went; unchanged: how many
    were taken again and said nothing new.
    """

    since: Since
    at: int | None = None
    groups: tuple[SourceNews, ...] = ()
    papers: int = 0
    people: int = 0
    others: int = 0
    unchanged: int = 0
