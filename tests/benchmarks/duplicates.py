"""How well and how fast papers are matched: precision, recall and CPU, on labelled records.

    python -m tests.benchmarks.duplicates [--papers N …] [--worst N]

The records are those of labelled_records.py, always the same for the same number. Merges are what
the matcher joins by itself; a pair of records counts as found with proposals where it is joined or
where papers that hold them are proposed. Figures of time are seconds of CPU. Exit code 1 where a
bound is missed (the bounds of time stand for 100,000 papers and grow with the number).
"""

from __future__ import annotations

import argparse
import resource
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from desktop_app.matching.crowds import crowded
from desktop_app.matching.keys import keys_and_asked
from desktop_app.matching.matcher import group
from desktop_app.matching.merge import merge
from desktop_app.matching.proposals import Candidate, Proposal, possible
from desktop_app.model.record import Record
from tests.benchmarks.labelled_records import Labelled, labelled

MERGE_RECALL, ALL_RECALL = 0.95, 0.99
FALSE_PROPOSALS = 1.0
"""In 100 papers."""
PROPOSING = 15.0
"""Seconds of CPU for 100,000 papers."""

Pair = tuple[int, int]


def main() -> int:
    """One block of lines a size."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--papers", type=int, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument("--worst", type=int, default=2, help="cases shown of a kind")
    options = parser.parse_args()
    return max([measure(count, options.worst) for count in options.papers])


def measure(count: int, worst: int) -> int:
    """Print all figures for about `count` works; 1 where a bound is missed."""
    told = list(labelled(count))
    records = {number: one.record for number, one in enumerate(told, 1)}
    began = time.process_time()
    grouping = group_in_parts(records)
    merging = time.process_time() - began
    papers = [
        Candidate(number, merge([(key, records[key]) for key in ids]).description)
        for number, ids in enumerate(grouping, 1)
    ]
    began = time.process_time()
    proposals = possible(papers, None, lambda done, total: None)
    proposing = time.process_time() - began
    answer = Answer(told, grouping, proposals)
    answer.show(count)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    say("CPU of matching", f"{merging:.1f} s, {len(told) / merging:,.0f} records a second")
    say("CPU of proposals", f"{proposing:.1f} s, {len(papers) / proposing:,.0f} papers a second")
    say("peak memory, the records included", f"{memory:,.0f} MB")
    answer.show_worst(worst)
    slow = proposing > PROPOSING * max(1.0, count / 100_000)
    return int(slow or not answer.within_bounds)


def group_in_parts(records: Mapping[int, Record]) -> list[tuple[int, ...]]:
    """The groups of all records, matched part by part as the library does it."""
    crowds = crowded(records)
    holders: dict[int, list[int]] = {}
    asked: dict[int, tuple[int, ...]] = {}
    for number, record in records.items():
        keys, asked[number] = keys_and_asked(record)
        for key in keys:
            holders.setdefault(key, []).append(number)
    leader = list(range(len(records) + 1))

    def find(number: int) -> int:
        while leader[number] != number:
            leader[number] = leader[leader[number]]
            number = leader[number]
        return number

    for number, keys in asked.items():
        for key in keys:
            if key not in crowds:
                for other in holders.get(key, ()):
                    leader[find(number)] = find(other)
    parts: dict[int, list[int]] = {}
    for number in records:
        parts.setdefault(find(number), []).append(number)
    groups: list[tuple[int, ...]] = []
    for part in parts.values():
        if len(part) == 1:
            groups.append(tuple(part))
        else:
            groups += group(((number, records[number]) for number in part), (), crowds).groups
    return groups


class Answer:
    """What was joined and proposed, beside what is true. Papers are numbered from 1."""

    def __init__(
        self,
        told: Sequence[Labelled],
        groups: Sequence[tuple[int, ...]],
        proposals: Sequence[Proposal],
    ) -> None:
        self._told, self._groups, self._proposals = told, groups, proposals
        self._paper = {number: at for at, ids in enumerate(groups, 1) for number in ids}
        self._works = [{told[number - 1].work for number in ids} for ids in groups]
        self.joined = sum(_pairs(len(ids)) for ids in groups)
        self.wrong = [pair for ids in groups for pair in self._wrong_in(ids)]
        by_work: dict[int, list[int]] = defaultdict(list)
        for number, one in enumerate(told, 1):
            by_work[one.work].append(number)
        self._by_work = by_work
        self.true = sum(_pairs(len(ids)) for ids in by_work.values())
        self.false = [one for one in proposals if self._is_false(one)]
        near: dict[int, list[int]] = defaultdict(list)
        for one in proposals:
            if not self._is_false(one):
                near[one.first].append(one.second)
                near[one.second].append(one.first)
        self.missed = [pair for ids in by_work.values() for pair in self._missed_in(ids, near)]
        self.found = self.joined - len(self.wrong)

    @property
    def merge_recall(self) -> float:
        return self.found / self.true

    @property
    def all_recall(self) -> float:
        return 1 - len(self.missed) / self.true

    @property
    def false_in_100(self) -> float:
        return 100 * len(self.false) / len(self._groups)

    @property
    def within_bounds(self) -> bool:
        return (
            not self.wrong
            and self.merge_recall >= MERGE_RECALL
            and self.all_recall >= ALL_RECALL
            and self.false_in_100 <= FALSE_PROPOSALS
        )

    def show(self, count: int) -> None:
        """The figures."""
        true = len(self._proposals) - len(self.false)
        print(f"{count:,} works, {len(self._told):,} records, {len(self._groups):,} papers made")
        say("wrong merges (pairs of records)", f"{len(self.wrong):,}")
        say("precision of merges", f"{1 - len(self.wrong) / max(1, self.joined):.6f}")
        say("recall of merges", f"{self.merge_recall:.4f}")
        say("recall with proposals", f"{self.all_recall:.4f}")
        say("proposals, true and false", f"{true:,} and {len(self.false):,}")
        say("precision of proposals", f"{true / max(1, len(self._proposals)):.4f}")
        say("false proposals in 100 papers", f"{self.false_in_100:.3f}")

    def show_worst(self, most: int) -> None:
        """Cases of each kind, the kinds with most of them first."""
        false = [(self._first(one.first), self._first(one.second)) for one in self.false]
        unmerged = [
            pair
            for ids in self._by_work.values()
            for pair in combinations(ids, 2)
            if self._paper[pair[0]] != self._paper[pair[1]]
        ]
        for what, cases in (
            ("wrongly merged", self.wrong),
            ("wrongly proposed", false),
            ("neither merged nor proposed", self.missed),
            ("not merged", unmerged),
        ):
            if most and cases:
                self._show_cases(what, cases, most)

    def _show_cases(self, what: str, cases: Sequence[Pair], most: int) -> None:
        print(f"  {what}:")
        kinds = Counter(self._kind(pair) for pair in cases)
        for kind, number in kinds.most_common():
            print(f"    {kind}: {number:,}")
            for pair in [pair for pair in cases if self._kind(pair) == kind][:most]:
                print("      " + "\n      ".join(self._line(number) for number in pair))

    def _kind(self, pair: Pair) -> str:
        return " / ".join(sorted({self._told[number - 1].kind for number in pair}))

    def _line(self, number: int) -> str:
        record = self._told[number - 1].record
        names = record.authors or record.attributed_to
        named = [record.type, record.doi, record.arxiv_id, *(i.value for i in record.identifiers)]
        shown = [record.title or (record.abstract or "")[:60], ", ".join(names[:3]), record.year]
        return " | ".join(str(one) for one in (*shown, *named) if one)

    def _first(self, paper: int) -> int:
        return self._groups[paper - 1][0]

    def _wrong_in(self, ids: Iterable[int]) -> Iterator[Pair]:
        for pair in combinations(ids, 2):
            if self._told[pair[0] - 1].work != self._told[pair[1] - 1].work:
                yield pair

    def _is_false(self, one: Proposal) -> bool:
        return self._works[one.first - 1].isdisjoint(self._works[one.second - 1])

    def _missed_in(self, ids: Sequence[int], near: Mapping[int, Sequence[int]]) -> Iterator[Pair]:
        """Pairs of one work's records that no chain of true proposals leads across."""
        for pair in combinations(ids, 2):
            start, end = self._paper[pair[0]], self._paper[pair[1]]
            seen, edge = {start}, [start]
            while edge and end not in seen:
                edge = [paper for one in edge for paper in near[one] if paper not in seen]
                seen.update(edge)
            if end not in seen:
                yield pair


def _pairs(count: int) -> int:
    return count * (count - 1) // 2


def say(name: str, value: str) -> None:
    """One line of figures."""
    print(f"  {name:<36}{value}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
