"""ImportReport: what one import of one or more listings brought, in figures for the user."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.model.listing import ListingSummary
from desktop_app.model.paper import Decision


@dataclass(frozen=True, slots=True)
class DecidedPaper:
    """A paper that was decided on before it came again. at: when (UTC seconds), if it is known."""

    id: int
    title: str
    decision: Decision
    at: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FileReport:
    """One listing of an import.

    papers: ids of the papers it speaks of; only_here: how many of them no other listing of the
    library holds; new, matched, unchanged: records that made a paper, joined one, were held before.
    first_imported: UTC seconds when the same text was taken first, or None where it is new.
    source_id: the source it is a copy of; last_copy: when the copy before was taken (UTC seconds),
    None for a first copy and for mails. Against that copy: appeared, changed: papers whose entries
    are new or say something else; gone: papers that went, None where that cannot be known.
    replaced, cross_listed: papers that a mail announces so. decided: those of its papers that the
    user had decided on or read before they came again; not kept with the report.
    """

    summary: ListingSummary
    path: str | None = None
    listing_id: int | None = None
    papers: tuple[int, ...] = ()
    only_here: int = 0
    new: int = 0
    matched: int = 0
    unchanged: int = 0
    first_imported: int | None = None
    source_id: int | None = None
    last_copy: int | None = None
    appeared: int = 0
    changed: int = 0
    gone: int | None = None
    replaced: int = 0
    cross_listed: int = 0
    decided: tuple[DecidedPaper, ...] = ()

    @property
    def not_added(self) -> bool:
        """Whether it was read, and the user did not add it, or has not yet."""
        summary = self.summary
        return self.listing_id is None and not summary.records and summary.left_out > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportReport:
    """All listings of one import together; counts are of its papers unless said otherwise.

    joined: how many entries joined another one, by rule ('doi', 'title', 'abstract', ...).
    destination: 'inbox', 'library' or 'inbox and library'.
    united: papers held before that turned out to be one with another; taken_apart: papers split off
    from one held before, because a new entry made their joining doubtful.
    made_tags: ids of tags that it made for what came with the records.
    """

    import_id: int | None
    at: int
    seconds: float
    destination: str
    files: tuple[FileReport, ...]
    entries: int = 0
    papers: int = 0
    new: int = 0
    held: int = 0
    matched: int = 0
    unchanged: int = 0
    joined: tuple[tuple[str, int], ...] = ()
    abstracts_whole: int = 0
    abstracts_cut: int = 0
    authors_whole: int = 0
    authors_cut: int = 0
    years: int = 0
    identified: int = 0
    possible_duplicates: int = 0
    untitled: int = 0
    united: int = 0
    taken_apart: int = 0
    made_tags: tuple[int, ...] = ()

    @property
    def nothing_new(self) -> bool:
        """Whether every listing that could be read was in the library already."""
        readable = [
            file for file in self.files if file.summary.error is None and not file.not_added
        ]
        return bool(readable) and all(file.first_imported is not None for file in readable)


@dataclass(frozen=True, slots=True)
class TakeBackImpact:
    """What taking an import back would remove: papers that only it brought, and the user's work.

    for_good: it is too large for a step of Undo.
    """

    papers: int
    touched_by_user: int
    for_good: bool = False
