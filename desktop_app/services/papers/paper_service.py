"""PaperService: papers edited, decided on, rated, noted, trashed, deleted and added by hand."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import DESCRIPTION_FIELDS, Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Paper, Status, Triage
from desktop_app.model.paper_records import COUPLED
from desktop_app.services.in_parts import in_parts
from desktop_app.services.library import Library, now
from desktop_app.services.wording import of_papers, papers_in_words, quoted, title_in_words
from desktop_app.store.papers.paper_repository import PaperRepository
from desktop_app.store.transaction import Transaction

_NAMES = {
    "author_total": "number of authors",
    "authors_complete": "authors",
    "abstract_complete": "abstract",
    "attributed_to": "page owner",
    "doi": "DOI",
    "arxiv_id": "arXiv id",
    "urls": "links",
}
_TRIAGE_LABELS = {
    Triage.KEPT: "Keep {}",
    Triage.DISMISSED: "Dismiss {}",
    Triage.INBOX: "Put {} back into the Inbox",
}
_CUT = re.compile(r"(\.\.\.|…)\s*$")
LONGEST_TEXT = 1_000_000
"""Letters in one field that a person types or pastes."""


class PaperService:
    """Writes run in the writing lane; each is one step of Undo with a label that names it."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def set_field(self, ids: Sequence[int], field: str, value: Any) -> None:
        """Set a Description field of papers to the user's own value.

        value: of the field's type; None or an empty tuple for none. What goes with it is set too:
        whether the author list or the abstract is whole. Raises InvalidValue.
        """
        checked = checked_value(field, value)
        with self._library.write(f"Edit {field_in_words(field)}") as write:
            _set(write.papers, ids, field, checked)
            write.label_of = of_papers(write, f"Edit {field_in_words(field)} of {{}}".format)

    def edit(self, paper_id: int, values: Mapping[str, Any]) -> None:
        """Set several fields of one paper as one step; as set_field does. Raises InvalidValue."""
        checked = {field: checked_value(field, value) for field, value in values.items()}
        label = "Edit {}" if len(checked) != 1 else f"Edit {field_in_words(*checked)} of {{}}"
        with self._library.write("Edit paper") as write:
            for field, value in checked.items():
                _set(write.papers, [paper_id], field, value)
            write.label_of = of_papers(write, label.format)

    def revert_field(self, ids: Sequence[int], field: str) -> None:
        """Take the user's edit of a field back, to what the listings say."""
        _known(field)
        with self._library.write(f"Revert {field_in_words(field)}") as write:
            write.papers.revert_fields(ids, [field, *COUPLED.get(field, ())])
            write.label_of = of_papers(write, f"Revert {field_in_words(field)} of {{}}".format)

    def set_status(
        self, ids: Sequence[int], status: Status, progress: Progress | None = None
    ) -> int:
        """How far the user is with papers; how many changed. Raises Cancelled."""
        with self._library.write("Mark papers") as write:
            mark = partial(write.papers.set_status, status=status, at=now())
            changed = in_parts(ids, mark, progress, "Marking papers")
            write.label_of = of_papers(write, f"Mark {{}} as {quoted(status)}".format)
        return changed

    def set_triage(
        self, ids: Sequence[int], triage: Triage, progress: Progress | None = None
    ) -> int:
        """Keep, dismiss, or back to the Inbox; how many changed. Raises Cancelled."""
        with self._library.write("Decide on papers") as write:
            decide = partial(write.papers.set_triage, triage=triage, at=now())
            changed = in_parts(ids, decide, progress, "Deciding on papers")
            write.label_of = of_papers(write, _TRIAGE_LABELS[triage].format)
        return changed

    def set_rating(self, ids: Sequence[int], rating: int | None) -> int:
        """1 to 5, or None for none; how many changed. Raises InvalidValue."""
        if rating is not None and not 1 <= rating <= 5:
            raise InvalidValue("A rating is a number from 1 to 5.")
        with self._library.write("Rate papers") as write:
            changed = write.papers.set_rating(ids, rating)
            stars = "1 star" if rating == 1 else f"{rating} stars"
            label = f"Rate {{}} {stars}" if rating else "Take the stars off {}"
            write.label_of = of_papers(write, label.format)
        return changed

    def set_note(self, paper_id: int, text: str | None) -> None:
        """Write the user's note on a paper; None or blank removes it."""
        if text is not None and len(text) > LONGEST_TEXT:
            raise InvalidValue("This note is too long to keep.")
        with self._library.write("Edit note") as write:
            write.papers.set_note(paper_id, text, at=now())
            write.label_of = of_papers(write, "Edit note on {}".format)

    def trash(self, ids: Sequence[int], progress: Progress | None = None) -> int:
        """Move papers to the Trash; how many were moved. Raises Cancelled."""
        with self._library.write("Delete papers") as write:
            move = partial(write.papers.set_trashed, at=now())
            moved = in_parts(ids, move, progress, "Moving papers to the Trash")
            write.label_of = of_papers(write, "Delete {}".format)
        return moved

    def restore(self, ids: Sequence[int], progress: Progress | None = None) -> int:
        """Move papers out of the Trash; how many were moved. Raises Cancelled."""
        with self._library.write("Restore papers") as write:
            move = partial(write.papers.set_trashed, at=None)
            moved = in_parts(ids, move, progress, "Restoring papers")
            write.label_of = of_papers(write, "Restore {}".format)
        return moved

    def delete_for_good(self, ids: Sequence[int]) -> None:
        """Remove papers with all their records; only Undo brings them back."""
        with self._library.write("Delete papers for good") as write:
            there = write.papers.existing(ids)
            alone = len(there) == 1
            named = title_in_words(write, *there) if alone else papers_in_words(len(there))
            _remove(write, there)
            write.label = f"Delete {named} for good"

    def empty_trash(self) -> int:
        """Remove all papers in the Trash for good; how many."""
        with self._library.write("Empty Trash") as write:
            there = write.papers.in_trash()
            _remove(write, there)
        return len(there)

    def add(self, description: Description, triage: Triage = Triage.KEPT) -> int:
        """Add a paper by hand; its id. Every field given counts as the user's edit."""
        with self._library.write("Add paper") as write:
            paper_id = write.papers.insert(Description(), triage=triage, added=now())
            values = {
                name: checked_value(name, getattr(description, name)) for name in DESCRIPTION_FIELDS
            }
            write.papers.set_fields([paper_id], values, at=now())
            write.label_of = of_papers(write, "Add {}".format)
        return paper_id


def _remove(write: Transaction, ids: Sequence[int]) -> None:
    # Loaded when it is needed: it brings the matching along, and the first rows need neither.
    from desktop_app.services.joining.paper_removal import remove_papers  # noqa: PLC0415

    remove_papers(write, ids, now())


def _set(papers: PaperRepository, ids: Sequence[int], field: str, value: Any) -> None:
    if field == "authors":
        for paper in list(papers.many(ids)):
            papers.set_fields([paper.id], coupled_values(paper, field, value), at=now())
    else:
        papers.set_fields(ids, _coupled(field, value), at=now())


def coupled_values(paper: Paper, field: str, value: Any) -> dict[str, Any]:
    """A new value of a paper's field, with those of the fields that go with it."""
    return _with_authors(paper, value) if field == "authors" else _coupled(field, value)


def _coupled(field: str, value: Any) -> dict[str, Any]:
    values = {field: value}
    if field == "abstract":
        values["abstract_complete"] = None if value is None else not _CUT.search(value)
    return values


def _with_authors(paper: Paper, authors: tuple[str, ...]) -> dict[str, Any]:
    """The author fields after an edit: a cut list stays cut until it names as many as there are."""
    if not authors:
        return {"authors": (), "author_total": None, "authors_complete": None}
    cut = paper.authors_complete is False
    if cut and (paper.author_total is None or len(authors) < paper.author_total):
        return {"authors": authors}
    return {"authors": authors, "author_total": len(authors), "authors_complete": True}


def field_in_words(field: str) -> str:
    """A field as it stands in a label of Undo."""
    return _NAMES.get(field, field)


def _known(field: str) -> None:
    if field not in DESCRIPTION_FIELDS:
        raise InvalidValue(f"There is no field “{field}”.")


def checked_value(field: str, value: Any) -> Any:
    """The value of a Description field as it is kept. Raises InvalidValue."""
    _known(field)
    if isinstance(value, str):
        value = value.replace("\x00", "").strip() or None
        if value is not None and len(value) > LONGEST_TEXT:
            raise InvalidValue("This text is too long to keep.")
    if field == "year" and value is not None:
        if isinstance(value, str):
            if not re.fullmatch(r"\d{1,4}", value):
                raise InvalidValue(f"“{value}” is no year.")
            value = int(value)
        if not 0 < value < 10_000:
            raise InvalidValue(f"“{value}” is no year.")
    if field == "date" and value is not None:
        if not re.fullmatch(r"\d{4}(-\d\d(-\d\d)?)?", value):
            raise InvalidValue(f"“{value}” is no date such as 2024, 2024-03 or 2024-03-09.")
    if isinstance(value, tuple | list):
        value = tuple(item.strip() if isinstance(item, str) else item for item in value)
        value = tuple(item for item in value if item)
    return value
