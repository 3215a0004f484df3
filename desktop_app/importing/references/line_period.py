"""Entries of several lines that no mark, indent or paragraph tells apart: by where names stand."""

from __future__ import annotations

from collections import Counter

from desktop_app.importing.lines.source_line import is_year
from desktop_app.importing.references.by_parts import names_in
from desktop_app.importing.references.entry_lines import Entries
from desktop_app.importing.references.headings import is_heading
from desktop_app.importing.references.source_lines import SourceLines

_FEWEST = 3
_MOST_BEFORE = 3
_LONGEST_ENTRY = 8
_LEAST, _MOST = 0.12, 0.6
_REGULAR = 0.7
_CLEARLY = 0.5
_LONGEST = 2_000


def by_period(lines: SourceLines) -> Entries:
    """Each entry has one line of names; how many lines stand before it, the list's ends tell.

    Nothing where the lines of names come too seldom, too often or out of step.
    """
    out, texts = Entries(lines), lines.texts
    if any(lines.items[:50]):
        return out
    years = sum(map(is_year, texts))
    dated = years * 5 > len(lines)  # each entry has a line with its year
    heads = {
        at for at, text in enumerate(texts) if is_heading(text) and not (dated and is_year(text))
    }
    own = [at for at in range(len(lines)) if at not in heads]
    people = [n for n, at in enumerate(own) if _is_people(texts[at])]
    if len(people) < _FEWEST or not _LEAST * len(own) <= len(people) <= _MOST * len(own):
        return out
    steps = Counter(b - a for a, b in zip(people, people[1:], strict=False))
    period, regular = steps.most_common(1)[0]
    if not 2 <= period <= _LONGEST_ENTRY or regular < _REGULAR * (len(people) - 1):
        return out
    places = Counter(at % period for at in people)
    place, fitting = places.most_common(1)[0]
    if fitting >= _REGULAR * len(people):  # the others are titles that look like names
        people = [at for at in people if at % period == place]
    scores = {
        before: _fit(lines, own, people, before, period)
        for before in range(min(_MOST_BEFORE, people[0], period - 1) + 1)
    }
    ranked = sorted(scores, key=lambda before: -scores[before])
    if len(ranked) > 1 and scores[ranked[0]] < scores[ranked[1]] + _CLEARLY:
        return out
    starts = {own[at - ranked[0]] for at in people}
    begun = 0
    for at in range(len(lines)):
        begins = not at or at in starts or at in heads or (at - 1) in heads
        if begins or at - begun >= _LONGEST_ENTRY:
            out.begin(at)
            begun = at
    return out


def _is_people(text: str) -> bool:
    return len(text) <= _LONGEST and names_in(text) is not None


def _fit(lines: SourceLines, own: list[int], people: list[int], before: int, period: int) -> float:
    """How well entries that begin so many lines before the names go with gaps and the ends."""
    score = 0.0
    if people[0] == before:
        score += 1.0
    if len(own) - (people[-1] - before) == period:
        score += 1.0
    starts = {at - before for at in people}
    gaps = [lines.gaps[at] == 1 for at in own[1:]]
    if 0 < sum(gaps) < len(gaps):
        agree = sum((n in starts) == gap for n, gap in enumerate(gaps, 1))
        score += 2.0 * agree / len(gaps)
    return score
