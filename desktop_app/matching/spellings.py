"""Spellings: in what two names differ that may be one person's, and among which to look for them.

Nothing here joins papers: the program asks, the user decides (services/papers/author_service.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.markup.plain import comparable
from desktop_app.matching.people import People, families_of, spelt_one_way
from desktop_app.model.author import SpelledAlike

_BEGINNINGS = {
    "s": "sc", "h": "hk", "c": "ct", "v": "vw", "i": "ijy", "x": "xk",
    **{vowel: f"{vowel}ijy" for vowel in "aeou"},
}  # fmt: skip
"""By the first letter of a family name as it is compared, those that its spellings begin with."""


def first_letters(names: Iterable[str]) -> frozenset[str]:
    """The letters with which the family names of all spellings of these names may begin."""
    return frozenset(
        letter
        for name in names
        for family in families_of(name)
        if family
        for letter in _BEGINNINGS.get(family[0], family[0])
    )


def family_words(names: Iterable[str], words: Iterable[str]) -> list[str]:
    """Those of many words that may be the family name of one of these names, spelled otherwise."""
    families = {family for name in names for family in families_of(name)}
    return [word for word in words if spelt_one_way(comparable(word)) in families]


def alike(one: str, other: str) -> SpelledAlike | None:
    """In what two names differ; None where they cannot be one person's, or are equal."""
    if one == other or not People((one,)).agree(People((other,))):
        return None
    mine, yours = comparable(one).split(), comparable(other).split()
    if "".join(mine) == "".join(yours):
        return SpelledAlike.SIGNS
    if sorted(mine) == sorted(yours):
        return SpelledAlike.ORDER
    if len(mine) != len(yours) or {len(word) == 1 for word in mine + yours} == {True, False}:
        return SpelledAlike.INITIALS
    return SpelledAlike.TRANSCRIPTION
