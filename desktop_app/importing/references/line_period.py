"""Entries of several lines that no mark, indent or paragraph tells apart: by where names stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop_app.importing.references.by_parts import names_in
from desktop_app.importing.references.entry_lines import Entry, SourceLine
from desktop_app.importing.references.headings import is_heading
from desktop_app.importing.source_line import is_year

_FEWEST = 3
_MOST_BEFORE = 3
_LONGEST_ENTRY = 8
_LEAST, _MOST = 0.12, 0.6
_REGULAR = 0.7
_CLEARLY = 0.5
_LONGEST = 2_000


def by_period(lines: Sequence[SourceLine]) -> list[Entry]:
    """Each entry has one line of names; how many lines stand before it, the list's ends tell.

    Nothing where the lines of names come too seldom, too often or out of step.
    """
    if any(line.item for line in lines[:50]):
        return []
    years = sum(is_year(line.text) for line in lines)
    dated = years * 5 > len(lines)  # each entry has a line with its year
    heads = {
        at
        for at, line in enumerate(lines)
        if is_heading(line.text) and not (dated and is_year(line.text))
    }
    own = [at for at in range(len(lines)) if at not in heads]
    people = [n for n, at in enumerate(own) if _is_people(lines[at].text)]
    if len(people) < _FEWEST or not _LEAST * len(own) <= len(people) <= _MOST * len(own):
        return []
    steps = Counter(b - a for a, b in zip(people, people[1:], strict=False))
    period, regular = steps.most_common(1)[0]
    if not 2 <= period <= _LONGEST_ENTRY or regular < _REGULAR * (len(people) - 1):
        return []
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
        return []
    starts = {own[at - ranked[0]] for at in people}
    out: list[Entry] = []
    for at, line in enumerate(lines):
        begins = at in starts or at in heads or not out or (at - 1) in heads
        if begins or len(out[-1].lines) >= _LONGEST_ENTRY:
            out.append(Entry([line]))
        else:
            out[-1].lines.append(line)
    return out


def _is_people(text: str) -> bool:
    return len(text) <= _LONGEST and names_in(text) is not None


def _fit(
    lines: Sequence[SourceLine], own: list[int], people: list[int], before: int, period: int
) -> float:
    """How well entries that begin so many lines before the names go with gaps and the ends."""
    score = 0.0
    if people[0] == before:
        score += 1.0
    if len(own) - (people[-1] - before) == period:
        score += 1.0
    starts = {at - before for at in people}
    gaps = [lines[at].gap for at in own[1:]]
    if 0 < sum(gaps) < len(gaps):
        agree = sum((n in starts) == gap for n, gap in enumerate(gaps, 1))
        score += 2.0 * agree / len(gaps)
    return score
