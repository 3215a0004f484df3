"""Which tags are perhaps one: the same letters, one of many, or one letter apart."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from desktop_app.model.like_tags import Likeness, LikeTags, letters_of
from desktop_app.model.tag import SEPARATOR, Tag

SHORTEST_SLIP = 5
"""Letters of a name from which one that differs may be a slip: “cat” and “car” are two words."""
SHORTEST_PLURAL = 4


def like_tags(tags: Sequence[Tag], told_apart: Collection[tuple[int, int]] = ()) -> list[LikeTags]:
    """Pairs that are perhaps one tag; the surest first, of equals those with the most papers.

    told_apart: pairs of ids, the smaller one first, that are not proposed. Names of which only
    the levels above differ are proposed by these levels. The work grows with the number of tags,
    not with that of their pairs: each is compared with those of its blocks alone.
    """
    found: dict[tuple[int, int], LikeTags] = {}
    pairs = set()  # of keys of levels: for what is inside a level that is proposed itself
    for likeness, first, second in _candidates(tags):
        ids = (min(first.id, second.id), max(first.id, second.id))
        if ids in found or ids in told_apart:
            continue
        other, kept = sorted((first, second), key=lambda tag: (tag.papers, -tag.id))
        found[ids] = LikeTags(other, kept, likeness)
        pairs.add(frozenset((first.name.casefold(), second.name.casefold())))
    kept_pairs = [pair for pair in found.values() if not _inside(pair, pairs)]
    order = list(Likeness)
    kept_pairs.sort(
        key=lambda pair: (order.index(pair.likeness), -pair.kept.papers, pair.kept.name)
    )
    return kept_pairs


def _candidates(tags: Sequence[Tag]) -> Iterator[tuple[Likeness, Tag, Tag]]:
    spelt: dict[str, list[Tag]] = {}
    for tag in sorted(tags, key=lambda tag: (-tag.papers, tag.id)):
        spelt.setdefault(letters_of(tag.name), []).append(tag)
    # Against the most used one: of ten spellings these are nine questions, not forty-five.
    for group in spelt.values():
        for tag in group[1:]:
            yield Likeness.LETTERS, tag, group[0]
    first = {letters: group[0] for letters, group in spelt.items()}
    singular: dict[str, list[Tag]] = {}
    for letters, tag in first.items():
        singular.setdefault(_singular(letters), []).append(tag)
    for group in singular.values():
        for tag in group[1:]:
            yield Likeness.PLURAL, tag, group[0]
    for one, two in _slips(list(first)):
        yield Likeness.SLIP, first[one], first[two]


def _slips(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Pairs one letter apart: both become the same when one letter of each is left out."""
    blocks: dict[str, list[str]] = {}
    for name in names:
        above, _, level = name.rpartition(SEPARATOR)
        if len(level) < SHORTEST_SLIP:
            continue
        block = {name}
        for at, letter in enumerate(level):
            if letter.isalpha():  # 2021 and 2022 are no slip of each other
                block.add(f"{above}{SEPARATOR if above else ''}{level[:at]}{level[at + 1 :]}")
        for key in block:
            blocks.setdefault(key, []).append(name)
    seen = set()
    for members in blocks.values():
        for at, one in enumerate(members):
            for two in members[at + 1 :]:
                if (one, two) not in seen and _one_apart(one, two):
                    seen.add((one, two))
                    yield one, two


def _one_apart(one: str, two: str) -> bool:
    """Whether one letter put in, left out, changed, or changed places with its neighbour."""
    if len(one) > len(two):
        one, two = two, one
    start = 0
    while start < len(one) and one[start] == two[start]:
        start += 1
    if len(one) < len(two):
        return one[start:] == two[start + 1 :]
    rest, other = one[start:], two[start:]
    return rest[1:] == other[1:] or (rest[:2] == other[1::-1] and rest[2:] == other[2:])


def _singular(letters: str) -> str:
    return SEPARATOR.join(map(_singular_level, letters.split(SEPARATOR)))


def _singular_level(level: str) -> str:
    if (
        len(level) < SHORTEST_PLURAL
        or not level.endswith("s")
        or level.endswith(("ss", "us", "is"))
    ):
        return level
    if level.endswith("ies") and len(level) > SHORTEST_PLURAL:
        return level[:-3] + "y"
    if level.endswith(("sses", "shes", "ches", "xes")):
        return level[:-2]
    return level[:-1]


def _inside(pair: LikeTags, pairs: Collection[frozenset[str]]) -> bool:
    """Whether levels above the two are proposed, and what is inside would go with them."""
    one = pair.other.name.casefold().split(SEPARATOR)
    two = pair.kept.name.casefold().split(SEPARATOR)
    return len(one) == len(two) and any(
        one[depth:] == two[depth:]
        and frozenset((SEPARATOR.join(one[:depth]), SEPARATOR.join(two[:depth]))) in pairs
        for depth in range(1, len(one))
    )
