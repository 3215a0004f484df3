"""Proposals: pairs of papers that may be one, for the user to decide; found by blocks.

Two papers are compared only where they share a block: the beginning, the middle or the end of the
title, its first or last words in any order, or the beginning of the abstract. So the time grows
with the number of papers, not with that of pairs; a block that many papers share tells nothing and
is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from desktop_app.matching.likeness import ALIKE, OPENS_ALIKE, SHORTEST_TITLE, Paper, likeness
from desktop_app.model.description import Description

MOST_IN_BLOCK = 40
MOST_WITH_OPENING = 12
STEP = 2_000
_ENDS, _MIDDLE, _WORDS = 14, 12, 3


@dataclass(frozen=True, slots=True)
class Candidate:
    """A paper of the library. Of the abstract only the beginning is read."""

    id: int
    description: Description


@dataclass(frozen=True, slots=True)
class Proposal:
    """first < second: paper ids. likeness: 0 to 100. reason: a sentence for the user."""

    first: int
    second: int
    likeness: float
    reason: str


def possible(
    papers: Sequence[Candidate],
    among: Collection[int] | None,
    step: Callable[[int, int], None],
) -> list[Proposal]:
    """Pairs that may be one paper, the likeliest first.

    among: only pairs with one of these ids; None for all. step(done, total) is called every now
    and then and may raise to stop. What the user decided is the caller's to leave out.
    """
    # Importing rapidfuzz costs start-up time, and only this job needs it.
    from rapidfuzz.fuzz import ratio  # noqa: PLC0415

    wanted = None if among is None else set(among)
    compared = [Paper(candidate.id, candidate.description) for candidate in papers]
    index: dict[str, list[int]] = {}
    total = 2 * len(compared)
    for number, paper in enumerate(compared):
        if number % STEP == 0:
            step(number, total)
        for block in _blocks(paper):
            index.setdefault(block, []).append(number)
    seen: set[tuple[int, int]] = set()
    found: list[Proposal] = []
    for done, (block, numbers) in enumerate(index.items()):
        if done % STEP == 0:
            step(min(total, len(compared) + done // 6), total)
        most = MOST_WITH_OPENING if block[0] == _OPENING else MOST_IN_BLOCK
        if not 1 < len(numbers) <= most:
            continue
        for pair in combinations(numbers, 2):
            one, other = compared[pair[0]], compared[pair[1]]
            if wanted is not None and one.id not in wanted and other.id not in wanted:
                continue
            if pair in seen:
                continue
            seen.add(pair)
            if block[0] != _OPENING and ratio(one.title, other.title, score_cutoff=ALIKE) == 0.0:
                short, long = sorted((one.title, other.title), key=len)
                if not long.startswith(short):
                    seen.discard(pair)
                    continue
            if answer := likeness(one, other, ratio):
                first, second = sorted((one.id, other.id))
                found.append(Proposal(first, second, *answer))
    return sorted(found, key=lambda pair: (-pair.likeness, pair.first, pair.second))


_OPENING = "o"


def _blocks(paper: Paper) -> Iterator[str]:
    title, words = paper.title, paper.words
    if title and not paper.generic:
        yield "t" + title
        if len(title) >= SHORTEST_TITLE:
            half = (len(title) - _MIDDLE) // 2
            yield "b" + title[:_ENDS]
            yield "e" + title[-_ENDS:]
            yield "m" + title[half : half + _MIDDLE]
        if len(words) > _WORDS:
            yield "f" + " ".join(sorted(words[:_WORDS]))
            yield "l" + " ".join(sorted(words[-_WORDS:]))
    if len(paper.opening) >= OPENS_ALIKE:
        yield _OPENING + paper.opening[:OPENS_ALIKE]
