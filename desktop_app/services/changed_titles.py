"""renamed: entries of a page that only changed, though their new titles made new papers of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher

from desktop_app.markup.plain import comparable, comparable_prefix
from desktop_app.matching.people import family_of
from desktop_app.model.record import Record

MOST = 300
"""Entries on each side that are compared; where more came and went, the page is another one."""
_ALIKE = 0.6
"""Of two titles, how much of their letters they share in order."""
_ABSTRACT = 300
_SHORTEST_ABSTRACT = 80


def renamed(gone: Mapping[int, Record], come: Mapping[int, Record]) -> dict[int, int]:
    """For entries that came, by paper, the paper whose entry that went each of them is.

    They are one where an identifier or the abstract is the same, or else the authors and the place
    are, and the titles nearly: a page that corrects a title speaks of the same work. Each is in one
    pair at most; the surest pairs come first.
    """
    if not gone or not come or max(len(gone), len(come)) > MOST:
        return {}
    ranked = sorted(
        (
            (-sure, place, new, old)
            for place, (new, after) in enumerate(come.items())
            for old, before in gone.items()
            if (sure := _sureness(before, after)) > 0
        ),
    )
    found: dict[int, int] = {}
    taken: set[int] = set()
    for _, _, new, old in ranked:
        if new not in found and old not in taken:
            found[new] = old
            taken.add(old)
    return found


def _sureness(before: Record, after: Record) -> float:
    """0 for two works."""
    if _identifiers(before) & _identifiers(after):
        return 3.0
    abstract = comparable_prefix(before.abstract or "", _ABSTRACT)
    if len(abstract) >= _SHORTEST_ABSTRACT:
        if abstract == comparable_prefix(after.abstract or "", _ABSTRACT):
            return 2.0
    if not before.title or not after.title or not before.authors:
        return 0.0
    if _families(before.authors) != _families(after.authors) or not _one_place(before, after):
        return 0.0
    alike = SequenceMatcher(None, comparable(before.title), comparable(after.title)).ratio()
    return alike if alike >= _ALIKE else 0.0


def _identifiers(record: Record) -> set[tuple[str, str]]:
    found = {(one.kind, one.value.casefold()) for one in record.identifiers}
    if record.doi:
        found.add(("doi", record.doi.casefold()))
    if record.arxiv_id:
        found.add(("arxiv", record.arxiv_id))
    return found


def _families(names: Sequence[str]) -> list[str]:
    return [family_of(name) for name in names]


def _one_place(before: Record, after: Record) -> bool:
    """Whether nothing that both say of where and when differs, and they say some of it."""
    venues = comparable(before.venue or ""), comparable(after.venue or "")
    if all(venues) and venues[0] != venues[1]:
        return False
    if before.year and after.year and abs(before.year - after.year) > 1:
        return False
    return bool(venues[0] or venues[1] or before.year or after.year)
