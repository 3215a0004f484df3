"""Which line of a publication list is what: the likeliest division into entries, found at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache

from desktop_app.importing.html_text.list_items import item_stretch
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.section_heading import is_section_heading, is_year_heading
from desktop_app.importing.lines.source_line import is_year, source_and_year, subjects_of
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.lines.year_lines import YearLines, year_lines
from desktop_app.importing.values.cut_mark import is_cut
from desktop_app.importing.values.link_fields import is_link_line
from desktop_app.importing.values.person_names import author_list, is_person_name


class Role(IntEnum):
    """The parts of a list; DETAIL is a year, a venue, subjects or a link; HEADING heads entries."""

    TITLE = 0
    AUTHORS = 1
    ABSTRACT = 2
    DETAIL = 3
    HEADING = 4


_NEVER = -1000.0
_FIRST = (0.0, _NEVER, -6.0, -9.0, 0.0)
_NEXT = (
    # TITLE AUTHORS ABSTRACT DETAIL HEADING   after:
    (-2.0, 1.0, -1.0, -2.5, -5.0),  # TITLE
    (-1.0, -6.0, 1.0, -0.5, -1.0),  # AUTHORS
    (1.0, -9.0, -5.0, -0.5, 0.5),  # ABSTRACT
    (0.5, -1.0, 0.0, -0.5, 0.0),  # DETAIL
    (1.0, -9.0, -6.0, -9.0, 0.0),  # HEADING
)
_OPENS = (True, False, False, False, True)
_SENTENCES = re.compile(r"[a-z)\]]\. [A-Z]")
_VENUE = re.compile(r"[^.?!]{2,80}[\s,(·'’]((?:19|20)\d\d)\)?$")
_YEAR_IN_BRACKETS = re.compile(r"\(((?:19|20)\d\d)\)")
_END = (".", "!", "?")
_GAP = 2.0
_ITEM = 7.0
_LONGEST_VENUE = 160
_FEW_WORDS = 3


def roles(lines: Sequence[PageLine]) -> list[Role]:
    """One role for each line; entries begin at each TITLE, or at an ABSTRACT with none above it.

    Each line is weighed by itself, each pair of neighbours by how entries go on, and the best sum
    wins (Viterbi), so that one odd line does not shift those after it. Linear in the lines.
    """
    if not lines:
        return []
    borders = _borders(lines)
    weights = _weights(lines, borders)
    best = [weight + first for weight, first in zip(weights[0], _FIRST, strict=True)]
    back: list[list[int]] = []
    for own, border in zip(weights[1:], borders[1:], strict=True):
        came: list[int] = []
        sums: list[float] = []
        for role in Role:
            at_border = border if _OPENS[role] else -border
            scores = [
                best[before] + _NEXT[before][role] + (0.0 if before == Role.HEADING else at_border)
                for before in Role
            ]
            before = scores.index(max(scores))
            came.append(before)
            sums.append(scores[before] + own[role])
        best = sums
        back.append(came)
    last = best.index(max(best))
    out = [last]
    for came in reversed(back):
        last = came[last]
        out.append(last)
    return [Role(role) for role in reversed(out)]


def _borders(lines: Sequence[PageLine]) -> list[float]:
    """How much speaks for an entry that begins at each line: items of HTML, or blank lines."""
    if item_stretch(lines) is not None:
        return [0.0, *map(_item_border, lines, lines[1:])]
    gaps = sum(1 for line in lines[1:] if line.after_gap)
    if not 0 < gaps < len(lines) - 1:
        return [0.0] * len(lines)
    return [_GAP if line.after_gap else -_GAP for line in lines]


def _item_border(before: PageLine, line: PageLine) -> float:
    if line.item != before.item:
        return _ITEM
    return -_ITEM if line.item else 0.0


def year_in(text: str) -> int | None:
    """The year that ends a detail line."""
    named = source_and_year(text)
    if named is not None:
        return named[1]
    venue = _VENUE.fullmatch(text) or _YEAR_IN_BRACKETS.fullmatch(text)
    return int(text) if is_year(text) else int(venue.group(1)) if venue else None


def _weights(lines: Sequence[PageLine], borders: Sequence[float]) -> list[tuple[float, ...]]:
    strengths = [author_strength(line.text) for line in lines]
    unnamed = _unnamed_venues(lines, strengths, borders)
    years_head = year_lines(lines) is YearLines.HEADINGS
    often = Counter(line.text for line in lines)
    return [
        (
            _as_title(line.text, strength),
            (-8.0, 1.5, 5.0, 9.0)[strength],
            _as_abstract(line.text),
            max(_as_detail(line.text), unnamed.get(at, _NEVER), _as_rest(line, borders[at])),
            _as_heading(line.text, years_head=years_head, often=often[line.text] > 1),
        )
        for at, (line, strength) in enumerate(zip(lines, strengths, strict=True))
    ]


def _unnamed_venues(
    lines: Sequence[PageLine], strengths: Sequence[int], borders: Sequence[float]
) -> dict[int, float]:
    """Short lines below authors that no word shows to be venues, and how likely they are that.

    They are where a line stands in this place below most lists of authors of a page, or, a few
    words between authors and an abstract, even once: a paper without abstract above another
    without authors is rarer.
    """
    lists = 0
    places: list[int] = []
    for at in range(len(lines) - 1):
        if not strengths[at] or at in places[-1:]:
            continue
        lists += 1
        line = lines[at + 1]
        if borders[at + 1] > 0 or strengths[at + 1] > 1 or len(line.text) > _LONGEST_VENUE:
            continue
        if is_section_heading(line.text) or _is_abstract_not_venue(line.text):
            continue
        below = strengths[at + 2] if at + 2 < len(lines) else 0
        if borders[at + 1] <= -_ITEM or not below:  # else a title above its authors
            places.append(at + 1)
    regular = len(places) >= 2 and len(places) * 2 >= lists
    out: dict[int, float] = {}
    for at in places:
        above_abstract = at + 1 < len(lines) and reads_like_abstract(lines[at + 1].text)
        if regular:
            out[at] = 5.0 - strengths[at]
        elif above_abstract and len(lines[at].text.split()) <= _FEW_WORDS:
            out[at] = 1.5
    return out


def _is_abstract_not_venue(text: str) -> bool:
    return reads_like_abstract(text) and venue_line(text) is None


@lru_cache(maxsize=1_000)  # a line is asked about for each of those around it
def author_strength(text: str) -> int:
    """3: ends in '+13' or the like; 2: several names; 1: one name, or lone words; 0: no list."""
    found = author_list(text)
    if found is None:
        return 0
    if not found.complete:
        return 3
    if len(found.names) > 1:
        return 2 if any(len(name.split()) > 1 or not name.isascii() for name in found.names) else 1
    return int(is_person_name(text))


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


def reads_like_abstract(text: str) -> bool:
    """Whether a line is long enough to be one, or cut."""
    return len(text) >= 140 or (len(text) >= 60 and (is_cut(text) or text.endswith(_END)))


def _as_rest(line: PageLine, border: float) -> float:
    """A short line within an item of HTML belongs to it, whatever it says."""
    return -3.0 if border <= -_ITEM and not reads_like_abstract(line.text) else _NEVER


def _as_heading(text: str, *, years_head: bool, often: bool) -> float:
    if is_year(text):
        return 9.0 if years_head else _NEVER
    if is_year_heading(text):
        return 9.0
    return 5.0 if is_section_heading(text) and not often else _NEVER


def _as_detail(text: str) -> float:
    if is_link_line(text) or subjects_of(text) or is_year(text) or source_and_year(text):
        return 8.0
    if venue_line(text) is not None:
        return 5.0
    if _YEAR_IN_BRACKETS.fullmatch(text):
        return 6.0
    return 1.0 if len(text) <= 80 and _VENUE.fullmatch(text) else -8.0
