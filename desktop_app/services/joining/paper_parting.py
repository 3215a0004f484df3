"""A paper taken apart: records and what was typed by hand become another paper, for good."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from desktop_app.model.description import Description
from desktop_app.model.duplicate import Verdict
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Triage
from desktop_app.services.joining.matching_service import Matching
from desktop_app.services.joining.paper_placing import Outcome
from desktop_app.store.papers.typed_papers import ITSELF, TypedPaper
from desktop_app.store.record_side import RecordSide
from desktop_app.store.transaction import Transaction

BY_HAND = "different"
"""State of a proposal that was refused for a paper without records, which no decision can name."""


def decide(
    side: RecordSide, sides: Sequence[tuple[list[int], list[int]]], verdict: Verdict, at: int
) -> None:
    """Decide on two sides of records each; what was decided across them before is forgotten.

    'different' is said of every pair across, 'same' of enough to hold them all together whichever
    record goes. at: UTC seconds.
    """
    for first, second in sides:
        across = set(first), set(second)
        side.decisions.delete(
            one.id
            for one in side.decisions.of_records(first)
            if one.verdict is not verdict
            and (one.first in across[1] or one.second in across[1])
            and one.first != one.second
        )
        if verdict is Verdict.DIFFERENT:
            pairs = list(product(first, second))
        else:
            pairs = [(first[0], key) for key in second] + [(key, second[0]) for key in first[1:]]
        side.decisions.add(pairs, verdict, at)


class PaperParting:
    """Within one write transaction. at: UTC seconds."""

    def __init__(self, transaction: Transaction, at: int) -> None:
        self._transaction = transaction
        self._side = RecordSide(transaction.connection)
        self._at = at

    def separate(
        self, paper_id: int, record_ids: Iterable[int], typed_ids: Iterable[int]
    ) -> tuple[int, ...]:
        """Split records, and papers typed by hand (TypedPaper.id), off a paper together.

        The papers that all are of now, in order. Raises InvalidValue where nothing would be split
        off, or nothing left.
        """
        chosen, rest = _sorted(
            self._side.records.ids_of_papers([paper_id]).get(paper_id, []), record_ids
        )
        typed = {one.id: one for one in self._side.typed.of(paper_id)}
        parts, others = _sorted(typed, typed_ids)
        if not (chosen or parts) or not (rest or others):
            raise InvalidValue("Choose some of the paper's entries, but not all of them.")
        if chosen and rest:
            return self._by_records(
                paper_id, (chosen, rest), ([typed[k] for k in parts], [typed[k] for k in others])
            )
        # What is typed by hand goes, and the paper stays with its records, or with itself.
        going = others if chosen or ITSELF in parts else parts
        return self._typed_alone(paper_id, [typed[key] for key in going])

    def _by_records(
        self,
        paper_id: int,
        sides: tuple[list[int], list[int]],
        typed: tuple[list[TypedPaper], list[TypedPaper]],
    ) -> tuple[int, ...]:
        decide(self._side, [sides], Verdict.DIFFERENT, self._at)
        both = [*sides[0], *sides[1]]
        Matching(self._transaction, Outcome(), self._at).again(both)
        homes = {key: one.paper_id for key, one in self._side.records.load(both).items()}
        for records, parts in zip(sides, typed, strict=True):
            if homes[records[0]] != paper_id:
                self._move(parts, paper_id, homes[records[0]])
        return tuple(sorted(set(homes.values())))

    def _typed_alone(self, paper_id: int, going: Sequence[TypedPaper]) -> tuple[int, ...]:
        papers = self._transaction.papers
        new = papers.insert(Description(), triage=Triage.KEPT, added=going[0].added)
        self._side.union.copy(paper_id, new)
        self._move(going, paper_id, new)
        self._side.proposals.refuse(paper_id, new, BY_HAND)
        return paper_id, new

    def _move(self, typed: Sequence[TypedPaper], paper_id: int, to: int) -> None:
        if not typed:
            return
        reads = self._side.records.reads([paper_id, to])
        for one in typed:
            self._side.typed.take_off(paper_id, one)
        first, *others = typed
        if reads[to] == Description() and not self._side.records.ids_of_papers([to]):
            self._side.typed.become(to, first)
        else:
            others = [first, *others]
        for one in others:
            self._side.typed.put_on(to, one)
        self._transaction.papers.overwrite_many(reads)


def _sorted(there: Iterable[int], wanted: Iterable[int]) -> tuple[list[int], list[int]]:
    """Those of what is there that are wanted, and the rest."""
    asked = set(wanted)
    keys = list(there)
    return [key for key in keys if key in asked], [key for key in keys if key not in asked]
