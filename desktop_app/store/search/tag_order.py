"""Papers in the order of the names of their tags, as they are listed one after the other."""

from __future__ import annotations

import sqlite3
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import MutableMapping, Sequence
from itertools import chain

from desktop_app.store.batches import batches
from desktop_app.store.interrupts import end_if_interrupted
from desktop_app.store.search.listed_ids import listed_ids
from desktop_app.store.search.paper_columns import SPARSE

Bearers = tuple[bytes, list[int]]
"""A tag's name, and its papers ascending."""


_DENSE = 4
"""One in so many papers bears a tag, or more: then each is looked at, else those alone."""
_PART = 20_000


def by_tags(connection: sqlite3.Connection, every: array[int], *, descending: bool) -> array[int]:
    """These papers, ascending, in that order; those without tags last, by their ids."""
    bearers = _bearers(connection)
    texts, listed = _listed(connection, bearers, every)
    runs: list[array[int]] = [array("q") for _ in texts]
    tagged: Sequence[int] = every
    rest: array[int] = array("q")
    if sum(len(papers) for _, papers in bearers) * _DENSE < len(every):
        borne = sorted(chain.from_iterable(papers for _, papers in bearers))
        rest, tagged = _parted(every, list(dict.fromkeys(borne)))
    for part in batches(tagged, _PART):
        end_if_interrupted(connection)
        for paper in part:
            runs[listed[paper]].append(paper)
    untagged, *runs = runs
    by_text: defaultdict[bytes, list[array[int]]] = defaultdict(list)
    for text, run in zip(texts[1:], runs, strict=True):
        by_text[text].append(run)
    found: array[int] = array("q")
    for text in sorted(by_text, reverse=descending):
        end_if_interrupted(connection)
        equal = by_text[text]
        one = equal[0] if len(equal) == 1 else array("q", sorted(chain.from_iterable(equal)))
        found.extend(one[::-1] if descending else one)
    rest = rest or untagged
    return found + (rest[::-1] if descending else rest)


def _listed(
    connection: sqlite3.Connection, bearers: Sequence[Bearers], every: Sequence[int]
) -> tuple[list[bytes], MutableMapping[int, int] | array[int]]:
    """(texts of tags as they are listed, the first empty; which of them a paper has, by id)."""
    texts = [b""]
    listed: MutableMapping[int, int] | array[int] = defaultdict(int)
    last = max((papers[-1] for _, papers in bearers), default=0)
    if every and (last := max(last, every[-1])) < SPARSE * len(every):
        listed = array("I", bytes(4 * (last + 1)))
    for name, papers in bearers:
        end_if_interrupted(connection)
        longer = _Longer(texts, name)
        for paper in papers:
            listed[paper] = longer[listed[paper]]
    return texts, listed


class _Longer(dict[int, int]):
    """By text the one that has a name more; one that is not among the texts yet is put there."""

    def __init__(self, texts: list[bytes], name: bytes) -> None:
        super().__init__()
        self._texts = texts
        self._name = name

    def __missing__(self, before: int) -> int:
        text = self._texts[before]
        self._texts.append(b",".join((text, self._name)) if before else self._name)
        self[before] = number = len(self._texts) - 1
        return number


def _bearers(connection: sqlite3.Connection) -> list[Bearers]:
    """(name, papers ascending) of each tag, in the order in which a paper's tags are listed."""
    papers = connection.execute("SELECT tag_id, group_concat(paper_id) FROM paper_tags GROUP BY 1")
    of_tag = dict(papers.fetchall())
    names = connection.execute("SELECT id, name FROM tags").fetchall()
    found = [(name.encode(), of_tag[tag]) for tag, name in names if tag in of_tag]
    # As NOCASE compares them: letters of ASCII alone are the same in both cases.
    found.sort(key=lambda one: one[0].lower())
    return [(name, listed_ids(text)) for name, text in found]


def _parted(every: array[int], tagged: list[int]) -> tuple[array[int], list[int]]:
    """(those of all that are not tagged, those of the tagged that are among all)."""
    rest: array[int] = array("q")
    there = []
    passed, end = 0, len(every)
    missing = every[0] if every else 0
    for paper in tagged:
        # Without another gap between the ids it stands as far from the last one as its id does.
        at = paper - missing
        if not passed <= at < end or every[at] != paper:
            at = bisect_left(every, paper, passed)
            if at == end or every[at] != paper:
                continue  # it stands in another place
            missing = paper - at
        there.append(paper)
        rest += every[passed:at]
        passed = at + 1
    return rest + every[passed:], there
