"""Volumes: DOIs that stand on the parts of a book or of proceedings, and so are no part's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

from desktop_app.matching.crowds import CROWD
from desktop_app.matching.evidence import TITLE, Evidence
from desktop_app.matching.rules import apart_under_doi, title_clash

MOST_UNDER_DOI = 400
"""A DOI borne by more unlike groups is a volume's, without a look at each pair of them."""


def links_by_doi(
    index: Mapping[str, Sequence[int]],
    groups: Sequence[Evidence],
    fits: Callable[[int, Iterable[int]], None],
) -> tuple[list[Sequence[int]], set[str]]:
    """Which groups one DOI makes one, and the DOIs that are a volume's.

    index: by DOI the numbers of the groups that bear it. Two works under one DOI
    (rules.apart_under_doi) make it a volume's: then it joins those of one title alone. fits(number,
    others) is called for what has no title, and so may be any of its parts.
    """
    links: list[Sequence[int]] = []
    volumes: set[str] = set()
    for block, numbers in index.items():
        if len(numbers) < 2:
            continue
        if not _is_of_a_volume([groups[number] for number in numbers]):
            links.append(numbers)
            continue
        volumes.add(block)
        links += _of_one_title(numbers, groups)
        titled = [number for number in numbers if groups[number].titled]
        for number in set(numbers).difference(titled) if len(titled) <= CROWD else ():
            fits(number, titled)
    return links, volumes


def _is_of_a_volume(groups: Iterable[Evidence]) -> bool:
    unlike = list({_looks(found): found for found in groups}.values())
    return len(unlike) > MOST_UNDER_DOI or any(
        apart_under_doi(one, other) for one, other in combinations(unlike, 2)
    )


def _looks(found: Evidence) -> tuple[object, ...]:
    """All that apart_under_doi looks at."""
    return (
        found.likeness(),
        frozenset(found.of_kind(TITLE) or found.titles),
        frozenset(found.pages),
    )


def _of_one_title(numbers: Sequence[int], groups: Sequence[Evidence]) -> list[Sequence[int]]:
    """Those under the DOI of a volume that are one work: one title, and nothing against it."""
    by_title: dict[str, list[int]] = {}
    for number in numbers:
        for title in groups[number].of_kind(TITLE):
            by_title.setdefault(title, []).append(number)
    return [
        pair
        for few in by_title.values()
        if len(few) <= CROWD
        for pair in combinations(few, 2)
        if not apart_under_doi(groups[pair[0]], groups[pair[1]])
        and not title_clash(groups[pair[0]], groups[pair[1]])
    ]
