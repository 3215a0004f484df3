"""Which line of a publication list is what: the likeliest division into entries, found at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum

from desktop_app.importing.cut_mark import is_cut
from desktop_app.importing.link_fields import is_link_line
from desktop_app.importing.page_line import PageLine
from desktop_app.importing.person_names import author_list, is_person_name
from desktop_app.importing.source_line import is_year, source_and_year, subjects_of


class Role(IntEnum):
    """The parts of an entry; DETAIL is a year, a venue with a year, subjects or a link."""

    TITLE = 0
    AUTHORS = 1
    ABSTRACT = 2
    DETAIL = 3


_NEVER = -1000.0
_FIRST = (0.0, _NEVER, -6.0, -9.0)
_NEXT = (
    # TITLE AUTHORS ABSTRACT DETAIL   after:
    (-2.0, 1.0, -1.0, -2.5),  # TITLE
    (-1.0, -6.0, 1.0, -0.5),  # AUTHORS
    (1.0, -9.0, -5.0, -0.5),  # ABSTRACT
    (0.5, -1.0, 0.0, -0.5),  # DETAIL
)
_SENTENCES = re.compile(r"[a-z)\]]\. [A-Z]")
_VENUE = re.compile(r"[^.?!]{2,80}[\s,(·'’]((?:19|20)\d\d)\)?$")
_END = (".", "!", "?")


def roles(lines: Sequence[PageLine]) -> list[Role]:
    """One role for each line; entries begin at each TITLE, or at an ABSTRACT with none above it.

    Each line is weighed by itself, each pair of neighbours by how entries go on, and the best sum
    wins (Viterbi), so that one odd line does not shift those after it. Linear in the lines.
    """
    if not lines:
        return []
    gaps = sum(1 for line in lines[1:] if line.after_gap)
    telling = 0 < gaps < len(lines) - 1
    best = [weight + first for weight, first in zip(_weights(lines[0]), _FIRST, strict=True)]
    back: list[list[int]] = []
    for line in lines[1:]:
        weights = _weights(line)
        came: list[int] = []
        sums: list[float] = []
        for role in range(4):
            gap = 0.0
            if telling:
                opens = role == Role.TITLE
                gap = 2.0 if line.after_gap == opens else -2.0
            scores = [best[before] + _NEXT[before][role] for before in range(4)]
            before = scores.index(max(scores))
            came.append(before)
            sums.append(scores[before] + weights[role] + gap)
        best = sums
        back.append(came)
    role = best.index(max(best))
    out = [role]
    for came in reversed(back):
        role = came[role]
        out.append(role)
    return [Role(role) for role in reversed(out)]


def year_in(text: str) -> int | None:
    """The year that ends a detail line."""
    named = source_and_year(text)
    if named is not None:
        return named[1]
    venue = _VENUE.fullmatch(text)
    return int(text) if is_year(text) else int(venue.group(1)) if venue else None


def _weights(line: PageLine) -> tuple[float, float, float, float]:
    text = line.text
    strength = author_strength(text)
    return (
        _as_title(text, strength),
        (-8.0, 1.5, 5.0, 9.0)[strength],
        _as_abstract(text),
        _as_detail(text),
    )


def author_strength(text: str) -> int:
    """3: ends in '+13' or the like; 2: several names; 1: one name; 0: no author list."""
    found = author_list(text)
    if found is None:
        return 0
    if not found.complete:
        return 3
    return 2 if len(found.names) > 1 else int(is_person_name(text))


def _as_title(text: str, strength: int) -> float:
    score = 2.0
    if strength == 3:
        score -= 10
    if is_cut(text):
        score -= 4
    if len(text) > 200:
        score -= 4 if len(text) <= 300 else 12
    if text.endswith(".") or _SENTENCES.search(text[:400]):
        score -= 3
    if text[:1].islower():
        score -= 1
    if text.endswith((",", ";")):
        score -= 6  # a list that goes on
    return score


def _as_abstract(text: str) -> float:
    length = len(text)
    if is_cut(text):
        return 8.0 if length >= 60 else 3.0
    if length >= 250:
        return 7.0
    if length >= 140:
        return 5.0 if text.endswith(_END) else 2.0
    if length >= 60 and text.endswith(_END):
        return 2.5
    return -1.0 if text.endswith(_END) and length >= 30 else -5.0


def _as_detail(text: str) -> float:
    if is_link_line(text) or subjects_of(text) or is_year(text) or source_and_year(text):
        return 8.0
    return 1.0 if len(text) <= 80 and _VENUE.fullmatch(text) else -8.0
