"""Matcher: which records are one paper; a function of the records and the user's decisions alone.

In this order, each step over the groups that the steps before it made:

1. The user's 'same', and 'entry': what a later copy of a source has word for word where no rule
   could tell it (joining/entry_ties.py). From then on the identifiers of these records are one.
2. Equal arXiv ids, then equal PMIDs, then equal DOIs. A DOI under which two works stand
   (rules.apart_under_doi) is a volume's: it joins only those of its records that bear one title,
   and tells nothing more of any of them.
3. Equal titles with an agreeing author or abstract, and one place in a journal or book; then
   titles with an agreeing year; then, where nothing else is known on either side, alone
   (rules.title_rule).
4. A group without a title whose abstract agrees with that of one titled group joins it; with two,
   none. Those left join each other where all of a set agree.

In every step a set that holds two groups which may not be one (two identifiers of a kind, the
user's 'different', one title by other people) is settled by settle.settle: what fits both sides
joins neither and is reported as ambiguous. Crowded keys (crowds.py) are passed over in every step.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType

from desktop_app.matching.crowds import crowded
from desktop_app.matching.evidence import (
    AT,
    BY,
    HEADING,
    OPENS,
    PLACE,
    TITLE,
    Evidence,
    evidence_of,
    is_journal_doi,
    union,
)
from desktop_app.matching.rules import (
    STRENGTH,
    Rule,
    abstracts_agree,
    identifiers_clash,
    parted,
    title_clash,
    title_rule,
)
from desktop_app.matching.settle import Pair, settle
from desktop_app.matching.volumes import links_by_doi
from desktop_app.model.duplicate import Verdict
from desktop_app.model.record import Record


@dataclass(frozen=True, slots=True)
class Decision:
    """A word on two records, by their ids: the user's, or 'entry'. 'later' is no word."""

    first: int
    second: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Grouping:
    """groups: the ids of each paper's records, ascending, ordered by their first one.

    joined: for every record but the first of each group the Rule by which it joined the others; so
        these are as many as records less groups.
    ambiguous: records that fit groups which may not be one, each with the first record of every
        group that it fitted and is not in; ascending. They are to be proposed to the user.
    """

    groups: tuple[tuple[int, ...], ...]
    joined: Mapping[int, str]
    ambiguous: tuple[tuple[int, tuple[int, ...]], ...]


def group(
    members: Iterable[tuple[int, Record]],
    decisions: Iterable[Decision] = (),
    crowds: Collection[int] | None = None,
    blocks: Mapping[int, Sequence[str]] = MappingProxyType({}),
) -> Grouping:
    """The papers that these (record id, record) are, whatever their order and repetition.

    It holds for any union of whole components, as keys.keys_of says. crowds: the keys of theirs
    that are crowded in the whole library; None where these are the whole library. blocks:
    keys.blocks_of some of them, where that was worked out already. Decisions that name other
    records are left aside. To keep two papers apart for good, every record of one must be called
    different from every record of the other.
    """
    records = dict(members)
    if crowds is None:
        crowds = crowded(records, blocks)
    matching = _Matching(records, decisions, crowds, blocks)
    matching.run()
    return matching.grouping()


class _Matching:
    """One run: the groups so far, by number, and what happened to whom."""

    def __init__(
        self,
        records: Mapping[int, Record],
        decisions: Iterable[Decision],
        crowds: Collection[int],
        blocks: Mapping[int, Sequence[str]],
    ) -> None:
        self._same: set[Pair] = set()
        self._said: set[int] = set()
        foes: dict[int, set[int]] = {}
        for decision in decisions:
            first, second = decision.first, decision.second
            if first == second or first not in records or second not in records:
                continue
            if decision.verdict in (Verdict.SAME, Verdict.ENTRY):
                self._same.add((first, second))
                if decision.verdict is Verdict.SAME:
                    self._said |= {first, second}
            elif decision.verdict is Verdict.DIFFERENT:
                foes.setdefault(first, set()).add(second)
                foes.setdefault(second, set()).add(first)
        self._decided = bool(foes)
        self._groups = [
            evidence_of(
                record_id,
                records[record_id],
                foes.get(record_id, ()),
                crowds,
                blocks.get(record_id),
            )
            for record_id in sorted(records)
        ]
        self._indices: dict[tuple[str, ...], dict[str, list[int]]] = {}
        self._one_block: dict[str, str] = {}
        self._joined: dict[int, Rule] = {}
        self._fitted: dict[int, set[int]] = {}

    def run(self) -> None:
        self._by_decision()
        self._by_identifier("arxiv", Rule.ARXIV)
        self._by_identifier("pmid", Rule.PMID)
        self._by_identifier("doi", Rule.DOI)
        self._alike()
        self._by_title({Rule.TITLE_AUTHOR, Rule.TITLE_ABSTRACT, Rule.PLACE})
        self._by_title({Rule.TITLE_YEAR})
        self._by_title({Rule.TITLE})
        self._to_titled()
        self._untitled()

    def grouping(self) -> Grouping:
        groups = sorted(tuple(sorted(found.records)) for found in self._groups)
        first_of = {record: records[0] for records in groups for record in records}
        ambiguous = []
        for record, others in sorted(self._fitted.items()):
            home = first_of[record]
            fitted = {first_of[other] for other in others}
            if home not in fitted:
                ambiguous.append((record, tuple(sorted(fitted))))
        joined = {record: rule for ids in groups for record, rule in self._joins(ids)}
        return Grouping(tuple(groups), joined, tuple(ambiguous))

    def _joins(self, records: tuple[int, ...]) -> list[tuple[int, Rule]]:
        """The strongest rule holds for at least two records: one of them is where it all began.

        Where that is not the group's first record, what joined the first one joined it to that.
        """
        if len(records) < 2:
            return []
        rules = [self._joined[record] for record in records]
        rules.pop(rules.index(min(rules, key=STRENGTH.index)))
        return list(zip(records[1:], rules, strict=True))

    # The steps.

    def _by_decision(self) -> None:
        if not self._same:
            return
        at = {found.records[0]: number for number, found in enumerate(self._groups)}
        links = [(at[first], at[second]) for first, second in self._same]
        joined, torn = settle(links, self._clashes(parted))
        for number, others in torn.items():
            self._fits(number, others)
        for numbers in joined:
            self._make_one([self._groups[number] for number in numbers])
        said = {at[record] for record in self._said}
        self._join(
            joined,
            lambda numbers: {
                number: Rule.DECISION if number in said else Rule.ENTRY for number in numbers
            },
        )
        if self._one_block:
            self._groups = [union([found], self._one_block) for found in self._groups]
            self._indices.clear()

    def _make_one(self, groups: list[Evidence]) -> None:
        """Identifiers of records that the user called the same count as one from now on."""
        for kind in ("arxiv", "pmid", "doi"):
            blocks = {block for found in groups for block in found.of_kind(kind)}
            # A preprint's DOI stands in nobody's way as it is.
            blocks = {block for block in blocks if kind != "doi" or is_journal_doi(block)}
            if len(blocks) > 1:
                alike = {self._one_block.get(block, block) for block in blocks}
                alike |= blocks | {
                    block for block, lead in self._one_block.items() if lead in alike
                }
                self._one_block |= dict.fromkeys(alike, min(alike))

    def _by_identifier(self, kind: str, rule: Rule) -> None:
        index = self._index(kind)
        links: list[Sequence[int]] = [few for few in index.values() if len(few) > 1]
        volumes: set[str] = set()
        if kind == "doi" and links:
            links, volumes = links_by_doi(index, self._groups, self._fits)
        if links:
            self._settle(links, _may_not, lambda numbers: dict.fromkeys(numbers, rule))
        if volumes:
            for found in self._groups:
                found.forget(kind, volumes)
            self._indices.clear()

    def _alike(self) -> None:
        """Groups that say the very same of themselves, so that no crowd is made of copies."""
        index: dict[object, list[int]] = {}
        near = {
            number
            for numbers in self._index(TITLE, BY, HEADING, PLACE, AT, OPENS).values()
            if len(numbers) > 1
            for number in numbers
        }
        for number in sorted(near):
            if not self._groups[number].foes:
                index.setdefault(self._groups[number].likeness(), []).append(number)
        joined: list[list[int]] = []
        given: dict[int, Rule] = {}
        for numbers in index.values():
            found = self._groups[numbers[0]]
            rule = title_rule(found, found) if found.titled else Rule.ABSTRACT
            if len(numbers) > 1 and rule and (found.titled or found.abstracts):
                joined.append(numbers)
                given |= dict.fromkeys(numbers, rule)
        self._join(joined, lambda numbers: given)

    def _by_title(self, rules: set[Rule]) -> None:
        found: dict[Pair, Rule] = {}
        for numbers in self._index(TITLE, BY, HEADING, PLACE, AT).values():
            for pair in combinations(numbers, 2):
                if pair not in found:
                    rule = title_rule(self._groups[pair[0]], self._groups[pair[1]])
                    if rule in rules:
                        found[pair] = rule
        if found:
            self._settle(
                list(found), _may_not_by_title, lambda numbers: _rules_within(numbers, found)
            )

    def _to_titled(self) -> None:
        wanted: dict[int, set[int]] = {}
        for numbers in self._index(OPENS).values():
            titled = [number for number in numbers if self._groups[number].titled]
            for number in numbers if titled else ():
                if not self._groups[number].titled:
                    wanted.setdefault(number, set()).update(self._agreeing(number, titled))
        claims: dict[int, list[int]] = {}
        for number, fits in sorted(wanted.items()):
            if len(fits) == 1:
                claims.setdefault(next(iter(fits)), []).append(number)
            elif fits:
                self._fits(number, fits)
        joined = []
        for home, numbers in claims.items():
            apart = {number for pair in self._clashes(_may_not)(numbers) for number in pair}
            for number in apart:
                self._fits(number, apart | {home})
            if len(apart) < len(numbers):
                joined.append([home, *(number for number in numbers if number not in apart)])
        self._join(joined, lambda numbers: dict.fromkeys(numbers, Rule.ABSTRACT))

    def _agreeing(self, number: int, others: list[int]) -> list[int]:
        mine = self._groups[number]
        return [
            other
            for other in others
            if abstracts_agree(mine, self._groups[other])
            and not _may_not(mine, self._groups[other])
        ]

    def _untitled(self) -> None:
        links = []
        for numbers in self._index(OPENS).values():
            untitled = [number for number in numbers if not self._groups[number].titled]
            links += [
                (first, second)
                for first, second in combinations(untitled, 2)
                if abstracts_agree(self._groups[first], self._groups[second])
            ]
        if links:
            self._settle(
                links, _may_not_by_abstract, lambda numbers: dict.fromkeys(numbers, Rule.ABSTRACT)
            )

    # What the steps have in common.

    def _index(self, *kinds: str) -> dict[str, list[int]]:
        """The groups that bear each block of these kinds, by number; kept until groups change."""
        if (known := self._indices.get(kinds)) is not None:
            return known
        index = self._indices.setdefault(kinds, {})
        for number, found in enumerate(self._groups):
            for kind in kinds:
                for block in found.of_kind(kind):
                    index.setdefault(block, []).append(number)
        return index

    def _clashes(
        self, clash: Callable[[Evidence, Evidence], bool]
    ) -> Callable[[Sequence[int]], list[Pair]]:
        def pairs(numbers: Sequence[int]) -> list[Pair]:
            if clash in (_may_not, identifiers_clash) and self._of_one_identity(numbers):
                return []
            return [
                (first, second)
                for first, second in combinations(sorted(numbers), 2)
                if clash(self._groups[first], self._groups[second])
            ]

        return pairs

    def _of_one_identity(self, numbers: Sequence[int]) -> bool:
        """Whether these can hold no clash: a quick look that spares comparing all pairs."""
        if self._decided:
            return False
        groups = [self._groups[number] for number in numbers]
        return (
            len({block for found in groups for block in found.of_kind("arxiv")}) < 2
            and len({block for found in groups for block in found.of_kind("pmid")}) < 2
            and len({block for found in groups for block in found.journal_dois}) < 2
        )

    def _settle(
        self,
        links: Iterable[Sequence[int]],
        clash: Callable[[Evidence, Evidence], bool],
        rules: Callable[[list[int]], Mapping[int, Rule]],
    ) -> None:
        joined, torn = settle(links, self._clashes(clash))
        for number, others in torn.items():
            self._fits(number, others)
        self._join(joined, rules)

    def _fits(self, number: int, others: Iterable[int]) -> None:
        fitted = {other for at in others if at != number for other in self._groups[at].records}
        for record in self._groups[number].records:
            self._fitted.setdefault(record, set()).update(fitted)

    def _join(
        self, joined: list[list[int]], rules: Callable[[list[int]], Mapping[int, Rule]]
    ) -> None:
        gone: set[int] = set()
        for numbers in joined:
            given = rules(numbers)
            for number in numbers:
                for record in self._groups[number].records:
                    self._joined.setdefault(record, given[number])
            parts = [self._groups[number] for number in numbers]
            self._groups[numbers[0]] = union(parts, self._one_block)
            gone.update(numbers[1:])
        if gone:
            self._groups = [
                found for number, found in enumerate(self._groups) if number not in gone
            ]
            self._indices.clear()


def _may_not(one: Evidence, other: Evidence) -> bool:
    return parted(one, other) or identifiers_clash(one, other)


def _may_not_by_title(one: Evidence, other: Evidence) -> bool:
    return _may_not(one, other) or title_clash(one, other)


def _may_not_by_abstract(one: Evidence, other: Evidence) -> bool:
    return _may_not(one, other) or not abstracts_agree(one, other)


def _rules_within(numbers: list[int], found: Mapping[Pair, Rule]) -> Mapping[int, Rule]:
    """For each group the strongest rule that links it to another of these."""
    given: dict[int, Rule] = {}
    for pair in combinations(sorted(numbers), 2):
        rule = found.get(pair)
        if rule is not None:
            for number in pair:
                if number not in given or STRENGTH.index(rule) < STRENGTH.index(given[number]):
                    given[number] = rule
    return given
