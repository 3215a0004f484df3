"""Settle: which things that are linked may become one, where some of them must stay apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

Pair = tuple[int, int]


def settle(
    links: Iterable[Sequence[int]],
    clashes: Callable[[Sequence[int]], list[Pair]],
) -> tuple[list[list[int]], dict[int, set[int]]]:
    """The sets that become one, and what was torn: thing → the things it fitted and did not join.

    links: sets of things of which each fits each other. clashes(things): those pairs among them
    that may not be one. The answer depends on nothing but these two sets:

    1. A connected set without a clash becomes one.
    2. Where there is a clash, a thing that is linked to both sides of one is torn: it joins
       neither. What is left of the set by the other links becomes one where it is free of
       clashes, and stays apart where it is not.
    3. The torn things are settled among themselves by the same rule.
    """
    joined: list[list[int]] = []
    torn: dict[int, set[int]] = {}
    held = [set(link) for link in links if len(link) > 1]
    disputed: dict[int, _Dispute] = {}
    for things in _connected(held):
        pairs = clashes(things)
        if pairs:
            dispute = _Dispute(set(things), pairs)
            disputed |= dict.fromkeys(things, dispute)
        else:
            joined.append(things)
    if disputed:
        for link in held:
            if found := disputed.get(next(iter(link))):
                found.links.append(link)
        for dispute in {id(found): found for found in disputed.values()}.values():
            neighbours = _neighbours(dispute.links, dispute.pairs)
            _tear(dispute.things, neighbours, dispute.pairs, joined, torn)
    return joined, torn


@dataclass(slots=True)
class _Dispute:
    """A connected set in which some pairs may not be one."""

    things: set[int]
    pairs: list[Pair]
    links: list[set[int]] = field(default_factory=list)


def _tear(
    things: set[int],
    neighbours: dict[int, set[int]],
    pairs: list[Pair],
    joined: list[list[int]],
    torn: dict[int, set[int]],
) -> None:
    pairs = [pair for pair in pairs if pair[0] in things and pair[1] in things]
    between: set[int] = set()
    for first, second in pairs:
        between |= neighbours[first] & neighbours[second] & things
    parts = _connected_by(neighbours, things - between)
    place = {thing: at for at, part in enumerate(parts) for thing in part}
    unsettled = {
        place[first]
        for first, second in pairs
        if first in place and place[first] == place.get(second)
    }
    for at, part in enumerate(parts):
        if at in unsettled:
            torn |= {thing: set(neighbours[thing]) for thing in part}
        elif len(part) > 1:
            joined.append(sorted(part))
    for thing in between:
        torn.setdefault(thing, set()).update(neighbours[thing])
    if between and between != things:
        for part in _connected_by(neighbours, between):
            if len(part) > 1:
                _tear(part, neighbours, pairs, joined, torn)


def _neighbours(links: list[set[int]], pairs: list[Pair]) -> dict[int, set[int]]:
    neighbours: dict[int, set[int]] = {}
    for link in links:
        for thing in link:
            neighbours.setdefault(thing, set()).update(link)
    for thing, near in neighbours.items():
        near.discard(thing)
    for first, second in pairs:
        neighbours[first].discard(second)
        neighbours[second].discard(first)
    return neighbours


def _connected(links: list[set[int]]) -> list[list[int]]:
    leader: dict[int, int] = {}

    def find(thing: int) -> int:
        while leader[thing] != thing:
            leader[thing] = leader[leader[thing]]
            thing = leader[thing]
        return thing

    for link in links:
        first: int | None = None
        for thing in link:
            leader.setdefault(thing, thing)
            if first is None:
                first = find(thing)
            else:
                leader[find(thing)] = first
    parts: dict[int, list[int]] = {}
    for thing in leader:
        parts.setdefault(find(thing), []).append(thing)
    return [sorted(part) for part in parts.values() if len(part) > 1]


def _connected_by(neighbours: dict[int, set[int]], things: set[int]) -> list[set[int]]:
    parts, left = [], set(things)
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            part |= edge
            edge = {near for thing in edge for near in neighbours[thing]} & left
            left -= edge
        parts.append(part)
    return parts
