"""Which series of listings a listing belongs to: the same page, mailing or file taken again.

Two listings are copies of one place where their layout (or, without one, their format) is the same
and
- for pages: both name the same owner or both the same address, and the other one of these two does
  not differ where both say it. How a file is called and where it lies makes no difference;
- for mails: it is the same mailing (its subject without numbers and dates, or its list's id), or
  the same list of arXiv; mails that name none are all one source for each format;
- for what was looked up on the web: it is of the same service;
- for the user's own files, and for listings that name neither owner nor address: it is the file at
  the same place; or at least half of the entries of each are the same, and for the user's own files
  the file's name is the same too.
Pasted text that says nothing of itself and resembles nothing is all one source for each layout.
Where a listing fits several sources, one counts that agrees in both owner and address; then one
with a copy from the same place, of the same name, and at last of the same entries. Where even that
does not tell, the listing begins a source of its own: the user may merge the two.
A listing that was split off takes along those that come later and fit it in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass

from desktop_app.importing.registry import importer_called
from desktop_app.model.address import comparable_address
from desktop_app.model.listing import ListingSummary
from desktop_app.model.source import SourceMarks
from desktop_app.model.whole_text import whole_name
from desktop_app.services.reading.mailing import mailing_of
from desktop_app.services.reading.read_service import Reading
from desktop_app.services.sources.arxiv_series import arxiv_series

PAGE, MAIL, FILE, PASTE, LOOKUP = "page", "mail", "file", "paste", "lookup"
_PASTED = "Pasted text"
Contents = frozenset[int]


@dataclass(frozen=True, slots=True)
class KnownCopy:
    """A listing that is in the library, with the source it is a copy of."""

    listing_id: int
    source_id: int
    marks: SourceMarks


@dataclass(frozen=True, slots=True)
class Arrival:
    """A listing that comes in. name: what a new source of it is called; address: as it is said."""

    marks: SourceMarks
    name: str
    owner: str | None
    layout: str | None
    address: str | None


def arrival_of(reading: Reading) -> Arrival:
    """What a listing says of where it is from."""
    summary = reading.summary
    if reading.service is not None:
        marks = marks_of(LOOKUP, summary.format or "", None, None, None, None)
        return Arrival(marks, reading.service, None, None, None)
    own = reading.own_bibliography
    mailing = None if own else mailing_of(reading.text or "")
    is_mail = mailing is not None or (not own and "mail" in (summary.format or ""))
    if mailing is None and not own and summary.url is None:
        # A list of arXiv says other things each day, as its mails do.
        mailing = arxiv_series(reading)
        is_mail = is_mail or mailing is not None
    owner = None if own else summary.owner
    address = None if own else mailing if is_mail else summary.url
    path = None if reading.path is None else whole_name(str(reading.path.absolute()))
    if is_mail:
        kind = MAIL
    elif path is None and not owner and not address:
        kind = PASTE
    else:
        kind = FILE if own else PAGE
    name = None if path is None else summary.name
    marks = marks_of(kind, summary.layout or summary.format or "", owner, address, path, name)
    title = _name(kind, summary, mailing)
    return Arrival(marks, title, summary.owner, summary.layout, address)


def marks_of(
    kind: str,
    shape: str,
    owner: str | None,
    address: str | None,
    path: str | None,
    name: str | None,
) -> SourceMarks:
    """SourceMarks with what is compared made comparable."""
    return SourceMarks(
        kind,
        shape,
        " ".join(owner.split()).casefold() or None if owner else None,
        comparable_address(address) or None if address else None,
        path,
        name,
    )


def source_among(
    copies: Iterable[KnownCopy],
    marks: SourceMarks,
    contents: Callable[[], Contents],
    contents_of: Callable[[int], Contents],
    related: Callable[[], Container[int]],
) -> int | None:
    """The id of the source that a listing is a copy of; None where it begins one.

    copies: all there are. contents: gives the hashes of the listing's entries; contents_of: those
    of a listing in the library, by its id; related: the ids of those listings of the library that
    may share entries with it. They are asked only where nothing else tells.
    """

    def same_entries(copy: KnownCopy) -> bool:
        if copy.listing_id not in related():
            return False
        mine, other = contents(), contents_of(copy.listing_id)
        return 2 * len(mine & other) >= max(len(mine), len(other), 1)

    alike = [
        copy
        for copy in copies
        if copy.marks.shape == marks.shape and (copy.marks.kind == LOOKUP) == (marks.kind == LOOKUP)
    ]
    if marks.kind == LOOKUP:
        fitting = alike
    elif marks.kind == MAIL or marks.owner or marks.address:
        ranked = [(_agreement(copy.marks, marks), copy) for copy in alike]
        best = max((rank for rank, _ in ranked), default=0)
        fitting = [copy for rank, copy in ranked if best and rank == best]
    elif marks.kind == FILE:
        own = [copy for copy in alike if copy.marks.kind == FILE]
        fitting = [copy for copy in own if copy.marks.path == marks.path]
        same_name = [copy for copy in own if copy.marks.name == marks.name]
        fitting = fitting or [copy for copy in same_name if same_entries(copy)]
    else:
        silent = [copy for copy in alike if not (copy.marks.owner or copy.marks.address)]
        fitting = [copy for copy in silent if marks.path and copy.marks.path == marks.path]
        fitting = fitting or [copy for copy in silent if same_entries(copy)]
        if not fitting and marks.kind == PASTE:
            fitting = [copy for copy in silent if copy.marks.kind == PASTE]
    return _the_one(fitting, marks, same_entries)


def _agreement(copy: SourceMarks, marks: SourceMarks) -> int:
    """0 for another place; 1 where one of owner and address agrees, 2 where both do."""
    if (copy.kind == MAIL) != (marks.kind == MAIL):
        return 0
    pairs = ((copy.owner, marks.owner), (copy.address, marks.address))
    if any(mine and theirs and mine != theirs for mine, theirs in pairs):
        return 0
    agreed = any(mine and mine == theirs for mine, theirs in pairs)
    if not agreed and marks.kind != MAIL:
        return 0
    # A mail that names no mailing is of the same unnamed one as others of its form.
    if not agreed and any(mine != theirs for mine, theirs in pairs):
        return 0
    return 1 + all(mine == theirs for mine, theirs in pairs)


def _the_one(
    fitting: Sequence[KnownCopy], marks: SourceMarks, same_entries: Callable[[KnownCopy], bool]
) -> int | None:
    for narrower in (
        lambda _: True,
        lambda copy: marks.path is not None and copy.marks.path == marks.path,
        lambda copy: marks.name is not None and copy.marks.name == marks.name,
        same_entries,
    ):
        sources = {copy.source_id for copy in fitting if narrower(copy)}
        if len(sources) == 1:
            return sources.pop()
    return None


def _name(kind: str, summary: ListingSummary, mailing: str | None) -> str:
    if kind == MAIL:
        return mailing or importer_called(summary.format or "").format.title
    if kind == PASTE:
        return _PASTED
    if kind == PAGE and summary.owner:
        return " ".join(summary.owner.split())
    return summary.name
