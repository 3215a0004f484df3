"""Who is named as an author on the way out, and what has to be said of a list that is not whole."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.markup.plain import comparable
from desktop_app.model.description import Description
from desktop_app.model.display_name import display_name
from desktop_app.model.names import OTHERS

CORPORATE = "corporate"
"""What readers call names in extra that must not be taken apart, though they look like persons'."""


@dataclass(frozen=True, slots=True)
class Authorship:
    """names: as stored, in order. cut: more authors are known to exist than are named.

    remarks: sentences for formats that have no mark of their own for what they say.
    """

    names: tuple[str, ...]
    cut: bool
    remarks: tuple[str, ...]


def authorship(paper: Description, options: ExportOptions) -> Authorship:
    """The authors that can be written down without inventing any.

    With options.attribution the people on whose page the paper stands follow the known authors,
    the list counts as cut, and a remark says which of them they are.
    """
    names = paper.authors
    cut = is_cut(paper)
    remarks = [cut_remark(paper)] if cut else []
    if options.attribution:
        owners = unplaced_owners(paper)
        if owners:
            names, cut = names + owners, True
            remarks = [added_remark(remark, owners) for remark in remarks]
            remarks.append(owner_remark(owners))
    return Authorship(names, cut, tuple(remarks))


def is_cut(paper: Description) -> bool:
    """Whether the source says that there are more authors than it names."""
    if paper.authors_complete is False:
        return True
    return paper.author_total is not None and paper.author_total > len(paper.authors)


def cut_remark(paper: Description) -> str:
    """One sentence on how much of the author list the source gave."""
    known, total = len(paper.authors), paper.author_total
    if total is not None and total > known:
        return f"Author list incomplete in the source: {known} of {total} named."
    return "Author list incomplete in the source."


def added_remark(remark: str, owners: tuple[str, ...]) -> str:
    """cut_remark() beside a list that names owners of pages after those whom the source names."""
    added = " and ".join(display_name(owner) for owner in owners)
    return f"{remark.rstrip('.')}; {added} added after them."


def named_people(role: str, names: tuple[str, ...]) -> tuple[tuple[str, ...], str | None]:
    """Editors or others that are named, and a remark where their list was cut in the source."""
    if OTHERS not in names:
        return names, None
    remark = f"{role.capitalize()} list incomplete in the source."
    return tuple(name for name in names if name != OTHERS), remark


def unplaced_owners(paper: Description) -> tuple[str, ...]:
    """Owners of pages that list the paper, where they are not among its named authors."""
    if paper.authors_complete:
        return ()
    known = {comparable(display_name(name)) for name in paper.authors}
    return tuple(
        owner for owner in paper.attributed_to if comparable(display_name(owner)) not in known
    )


def owner_remark(owners: tuple[str, ...]) -> str:
    """Says that owners of pages are named without their place among the authors being known."""
    names = " and ".join(display_name(owner) for owner in owners)
    return f"Listed on the page of {names}; the place among the authors is not known."


def author_line(paper: Description, at_most: int | None = None) -> str:
    """The authors in words: 'A, B and C', 'A, B and 13 more', 'A and others', or ''.

    at_most: name no more than these where there are more by at least two.
    """
    names = [display_name(name) for name in paper.authors]
    if not names:
        return ""
    cut = is_cut(paper)
    more = max((paper.author_total or 0) - len(names), 0) if cut else 0
    if at_most is not None and len(names) > at_most + 1:
        more = len(names) - at_most + more if not cut or more else 0
        names, cut = names[:at_most], True
    if cut:
        return f"{', '.join(names)} and {f'{more} more' if more else 'others'}"
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]
