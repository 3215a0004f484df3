"""changed_titles: entries of a page that only changed, though nothing but their source tells it.

A page that corrects a title speaks of the same work, but no rule joins the two titles. So an entry
that came with a copy is held to be one that went from the copy before, where what both say leaves
no doubt: that is kept as a decision of its own kind, as in entry_ties.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher

from desktop_app.markup.plain import comparable, comparable_prefix
from desktop_app.matching.likeness import Paper
from desktop_app.matching.people import family_of
from desktop_app.model.record import Record
from desktop_app.store.record_side import RecordSide

_MOST = 300
"""Entries on each side that are compared; where more came and went, the page is another one."""
_ALIKE = 0.6
"""Of two titles, how much of their letters they share in order."""
_WORD_ALIKE = 0.7
_SHORTEST_WORD, _FEWEST_WORDS = 4, 2
_SMALL_WORDS = frozenset(
    "their they this that these those with without from into onto upon over under between through "
    "about some such when where which while".split()
)
_ABSTRACT = 300
_SHORTEST_ABSTRACT = 80


def changed_titles(side: RecordSide, earlier: int, later: int) -> list[tuple[int, int]]:
    """(record, record of the earlier listing) for each entry of the later one, by the ids of the
    listings, that only changed. Papers that other listings speak of as well are no new ones."""
    old, new = side.sources.entries(earlier), side.sources.entries(later)
    gone = [paper for paper in old if paper not in new]
    come = [paper for paper in new if paper not in old]
    if not gone or not come or max(len(gone), len(come)) > _MOST:
        return []
    held = side.records.ids_of_papers(set(come))
    came = [next(iter(new[paper])) for paper in come if set(held[paper]) <= new[paper].keys()]
    went = [next(iter(old[paper])) for paper in gone]
    loaded = {key: one.record for key, one in side.records.load([*went, *came]).items()}
    found = renamed({key: loaded[key] for key in went}, {key: loaded[key] for key in came})
    return list(found.items())


def renamed(gone: Mapping[int, Record], come: Mapping[int, Record]) -> dict[int, int]:
    """For entries that came, by id, the entry that went which each of them is.

    They are one where an identifier or the abstract is the same, or else the authors and the place
    are, and the titles nearly: no word stands for another one. Each is in one pair at most; the
    surest pairs come first.
    """
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
    mine, yours = _identifiers(before), _identifiers(after)
    if mine & yours:
        return 3.0
    if {kind for kind, _ in mine} & {kind for kind, _ in yours}:
        return 0.0
    first, second = Paper(0, before), Paper(0, after)
    if first.numbers != second.numbers or first.kinds != second.kinds:
        return 0.0  # parts of a series; a paper and its erratum
    abstract = comparable_prefix(before.abstract or "", _ABSTRACT)
    if len(abstract) >= _SHORTEST_ABSTRACT:
        if abstract == comparable_prefix(after.abstract or "", _ABSTRACT):
            return 2.0
    if not before.title or not after.title or not before.authors:
        return 0.0
    if _families(before.authors) != _families(after.authors) or not _one_place(before, after):
        return 0.0
    if first.generic or second.generic or not _same_words(first.words, second.words):
        return 0.0
    short, long = sorted((comparable(before.title), comparable(after.title)), key=len)
    alike = SequenceMatcher(None, short, long).ratio()
    return alike if alike >= _ALIKE or long.startswith(f"{short} ") else 0.0


def _same_words(before: Sequence[str], after: Sequence[str]) -> bool:
    """Whether the long words of one title all stand in the other, or nearly; that may say more."""
    few, many = sorted(
        ([word for word in words if _says_something(word)] for words in (before, after)), key=len
    )
    left = list(many)
    for word in few:
        like = max(left, key=lambda other: SequenceMatcher(None, word, other).ratio(), default="")
        if SequenceMatcher(None, word, like).ratio() < _WORD_ALIKE:
            return False
        left.remove(like)
    return len(few) >= _FEWEST_WORDS


def _says_something(word: str) -> bool:
    return len(word) >= _SHORTEST_WORD and word not in _SMALL_WORDS


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
