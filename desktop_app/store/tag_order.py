"""Papers in the order of the names of their tags, as they are listed one after the other."""

from __future__ import annotations

import json
import sqlite3
from array import array
from bisect import bisect_left
from itertools import chain

from desktop_app.store.interrupts import end_if_interrupted


def by_tags(connection: sqlite3.Connection, every: array[int], *, descending: bool) -> array[int]:
    """These papers, ascending, in that order; those without tags last, by their ids."""
    bearers = _bearers(connection)
    tagged, several = _once(bearers)
    end_if_interrupted(connection)
    rest, others = _parted(every, tagged)
    apart = several.union(others)
    named: dict[bytes, list[int]] = {}
    tags_of: dict[int, list[bytes]] = {}
    for name, papers in bearers:
        end_if_interrupted(connection)
        for paper in several.intersection(papers).difference(others):
            tags_of.setdefault(paper, []).append(name)
        if apart:
            papers = [paper for paper in papers if paper not in apart]
        named.setdefault(name, []).extend(papers)
    for paper, names in tags_of.items():
        named.setdefault(b",".join(names), []).append(paper)
    found: array[int] = array("q")
    for text in sorted(named, reverse=descending):
        end_if_interrupted(connection)
        found.extend(sorted(named[text], reverse=descending))
    return found + (rest[::-1] if descending else rest)


def _bearers(connection: sqlite3.Connection) -> list[tuple[bytes, list[int]]]:
    """(name, papers ascending) of each tag, in the order in which a paper's tags are listed."""
    papers = connection.execute("SELECT tag_id, group_concat(paper_id) FROM paper_tags GROUP BY 1")
    of_tag = dict(papers.fetchall())
    names = connection.execute("SELECT id, name FROM tags").fetchall()
    found = [(name.encode(), of_tag[tag]) for tag, name in names if tag in of_tag]
    # As NOCASE compares them: letters of ASCII alone are the same in both cases.
    found.sort(key=lambda one: one[0].lower())
    return [(name, json.loads(f"[{text}]")) for name, text in found]


def _once(bearers: list[tuple[bytes, list[int]]]) -> tuple[list[int], set[int]]:
    """(all papers, ascending, each once; those that bear more than one of the tags)."""
    seen: set[int] = set()
    several: set[int] = set()
    for _, papers in bearers:
        several |= seen.intersection(papers)
        seen.update(papers)
    # Runs that ascend are merged, which is quicker than to put a set in order.
    tagged = sorted(chain.from_iterable(papers for _, papers in bearers))
    return (sorted(seen) if several else tagged), several


def _parted(every: array[int], tagged: list[int]) -> tuple[array[int], list[int]]:
    """(those of all that are not tagged, those of the tagged that are not among all)."""
    rest: array[int] = array("q")
    others = []
    passed, end = 0, len(every)
    missing = every[0] if every else 0
    for paper in tagged:
        # Without another gap between the ids it stands as far from the last one as its id does.
        at = paper - missing
        if not passed <= at < end or every[at] != paper:
            at = bisect_left(every, paper, passed)
            if at == end or every[at] != paper:
                others.append(paper)  # it stands in another place
                continue
            missing = paper - at
        rest += every[passed:at]
        passed = at + 1
    return rest + every[passed:], others
