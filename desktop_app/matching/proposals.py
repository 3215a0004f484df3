"""Proposals: pairs of papers that may be one, for the user to decide; found by blocks.

Two papers are compared only where they share a block: the beginning, the middle or the end of the
title, its first or last words in any order, or two places of the abstract. So the time grows
with the number of papers, not with that of pairs; a block that many papers share tells nothing and
is left out. Blocks are numbers, so that a library can keep them and a few new papers be held
against a million.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from zlib import crc32

from desktop_app.markup.plain import comparable
from desktop_app.matching.generic_titles import is_generic
from desktop_app.matching.kinds import notice_of
from desktop_app.matching.letters import letters
from desktop_app.matching.likeness import (
    ALIKE,
    OPENS_ALIKE,
    SHORTEST_TITLE,
    Paper,
    Ratio,
    likeness,
)
from desktop_app.model.description import Description

MOST_IN_BLOCK = 40
MOST_WITH_OPENING = 12
STEP = 2_000
_ENDS, _MIDDLE, _WORDS = 14, 12, 3
_LOOK = 600
_DEEP = slice(400, 440)
"""A second look at an abstract, where the beginning may be that of many."""
_OPENING = 1
"""The lowest bit of a block: it is the beginning of an abstract."""


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
    groups: dict[int, list[int]] = {}
    for number, candidate in enumerate(papers):
        if number % STEP == 0:
            step(number, 2 * len(papers))
        for block in blocks_of(candidate.description.title, candidate.description.abstract):
            groups.setdefault(block, []).append(candidate.id)
    return possible_within(papers, groups, among, step)


def possible_within(
    papers: Sequence[Candidate],
    groups: Mapping[int, Sequence[int]],
    among: Collection[int] | None,
    step: Callable[[int, int], None],
) -> list[Proposal]:
    """possible(), where the ids of all papers under each block that matters are known already.

    Ids that are not among the papers are passed over.
    """
    # Importing rapidfuzz costs start-up time, and only this job needs it.
    from rapidfuzz.fuzz import ratio  # noqa: PLC0415

    present = {candidate.id: Paper(candidate.id, candidate.description) for candidate in papers}
    wanted = set(among) if isinstance(among, list | tuple) else among
    seen: set[tuple[int, int]] = set()
    found: list[Proposal] = []
    for done, (block, members) in enumerate(groups.items()):
        if done % STEP == 0:
            step(len(groups) + done, 2 * len(groups))
        if len(members) < 2:
            continue
        there = sorted(paper_id for paper_id in members if paper_id in present)
        if not 1 < len(there) <= _most_in(block):
            continue
        for pair in combinations(there, 2):
            if wanted is not None and pair[0] not in wanted and pair[1] not in wanted:
                continue
            if pair in seen:
                continue
            one, other = present[pair[0]], present[pair[1]]
            if not block & _OPENING and _far_apart(one.title, other.title, ratio):
                continue
            seen.add(pair)
            if answer := likeness(one, other, ratio):
                found.append(Proposal(*pair, *answer))
    return sorted(found, key=lambda pair: (-pair.likeness, pair.first, pair.second))


def groups_of_like_titles(
    titles: Mapping[int, str | None],
    groups: Mapping[int, Sequence[int]],
    among: Collection[int] | None,
) -> dict[int, list[int]]:
    """The groups, with those members that have a title here or None, that possible_within() has to
    look at: of the others no pair has like titles."""
    from rapidfuzz.fuzz import ratio  # noqa: PLC0415  (as in possible_within)

    near = partial(ratio, score_cutoff=ALIKE)
    wanted = set(among) if isinstance(among, list | tuple) else among
    spelt: dict[int, str] = {}
    for paper_id, title in titles.items():
        spelt[paper_id] = comparable(title).replace(" ", "") if title else ""
    found: dict[int, list[int]] = {}
    for block, members in groups.items():
        there = sorted(paper_id for paper_id in members if paper_id in spelt)
        if not 1 < len(there) <= _most_in(block):
            continue
        for one, other in combinations(there, 2):
            if wanted is None or one in wanted or other in wanted:
                if block & _OPENING or not _far_apart(spelt[one], spelt[other], near):
                    found[block] = there
                    break
    return found


def blocks_of(title: str | None, abstract: str | None) -> tuple[int, ...]:
    """The numbers (below 2**33) under which a paper is compared with others, each once.

    Of the abstract the beginning is enough, as a Candidate has it. Different blocks may share a
    number: then papers are compared for nothing, and no harm is done.
    """
    start = letters(abstract[:_LOOK]) if abstract else ""
    if abstract and len(start) < OPENS_ALIKE:
        start = letters(abstract)
    plain = comparable(title) if title else ""
    generic = is_generic(title, plain) if title else False
    blocks = set(_blocks_of_opening(start))
    if not generic:
        blocks.update(_blocks_of_title(plain))
    elif title and notice_of(title):
        # Corrections and replies name a paper: the whole title is worth a look.
        blocks.add(_number(plain.replace(" ", ""), _TITLE))
    return tuple(blocks)


def _most_in(block: int) -> int:
    return MOST_WITH_OPENING if block & _OPENING else MOST_IN_BLOCK


def _far_apart(one: str, other: str, ratio: Ratio) -> bool:
    """Whether two titles are neither alike nor one the beginning of the other."""
    if ratio(one, other) >= ALIKE:
        return False
    short, long = sorted((one, other), key=len)
    return not long.startswith(short)


def _blocks_of_title(plain: str) -> list[int]:
    """plain: comparable() of the title."""
    if not plain:
        return []
    title = plain.replace(" ", "")
    words = plain.split(" ")
    found = [_number(title, _TITLE)]
    if len(title) >= SHORTEST_TITLE:
        half = (len(title) - _MIDDLE) // 2
        found += (
            _number(title[:_ENDS], _BEGINS),
            _number(title[-_ENDS:], _LASTS),
            _number(title[half : half + _MIDDLE], _MIDST),
        )
    if len(words) > _WORDS:
        found += (
            _number(" ".join(sorted(words[:_WORDS])), _FIRST_WORDS),
            _number(" ".join(sorted(words[-_WORDS:])), _LAST_WORDS),
        )
    return found


def _blocks_of_opening(opening: str) -> Iterator[int]:
    """opening: letters() of the beginning of the abstract."""
    if len(opening) >= OPENS_ALIKE:
        yield _number(opening[:OPENS_ALIKE], _OPENS) | _OPENING
    if len(opening) >= _DEEP.stop:
        yield _number(opening[_DEEP], _DEEPER) | _OPENING


_TITLE, _BEGINS, _LASTS, _MIDST, _FIRST_WORDS, _LAST_WORDS, _OPENS, _DEEPER = (
    crc32(kind) for kind in (b"t", b"b", b"e", b"m", b"f", b"l", b"o", b"d")
)
"""By kind of block: the check sum of its letter, which that of the block begins with."""


def _number(block: str, kind: int) -> int:
    return crc32(block.encode("utf-8", "surrogatepass"), kind) << 1
