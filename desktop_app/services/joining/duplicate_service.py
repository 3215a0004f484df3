"""DuplicateService: possible duplicates found, shown and decided; papers joined and taken apart."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes
from desktop_app.model.duplicate import CandidatePair, Verdict
from desktop_app.model.paper_records import CHOOSABLE, with_coupled
from desktop_app.services.joining.duplicate_look import DuplicateLook
from desktop_app.services.joining.look_blocks import LookBlocks
from desktop_app.services.joining.matching_service import Matching
from desktop_app.services.joining.paper_parting import BY_HAND, PaperParting, decide
from desktop_app.services.joining.paper_placing import Outcome
from desktop_app.services.library import Library, now
from desktop_app.services.wording import papers_in_words, title_in_words
from desktop_app.store.record_side import RecordSide
from desktop_app.store.transaction import Transaction

BATCH = 500
"""Proposals written in one transaction."""


class DuplicateService:
    """pairs() on any thread; all else on the writing lane. Decisions are steps of Undo."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def pairs(self, *, later: bool = False) -> list[CandidatePair]:
        """What waits for the user's word, the likeliest first; or what was put off till later."""
        with self._library.read() as reader:
            return RecordSide(reader.connection).proposals.pairs("later" if later else "open")

    def look(
        self,
        progress: Progress,
        papers: Collection[int] | None = None,
        known: LookBlocks | None = None,
    ) -> int:
        """Look for papers that are like these (None: like any other); how many pairs are new.

        known: blocks of papers that need not be read for them.

        Pairs that the user called different, or put off, are not proposed again.
        """
        with self._library.folding_apart(progress):
            found = DuplicateLook(self._library, progress, known).pairs(papers)
        new = 0
        for start in range(0, len(found), BATCH):
            progress.give_way()
            with self._library.write("Propose duplicates", recorded=False) as transaction:
                proposals = RecordSide(transaction.connection).proposals
                new += proposals.add(found[start : start + BATCH])
                transaction.announce(Changes(duplicates=True))
        return new

    def decide(self, pair_ids: Sequence[int], verdict: Verdict) -> int:
        """The user's word on proposals; how many were decided. Pairs that are gone are passed over.

        SAME joins the papers, for good; DIFFERENT keeps them apart, for good; LATER puts the pair
        aside.
        """
        with self._library.write("Decide on duplicates") as transaction:
            proposals = RecordSide(transaction.connection).proposals
            pairs = proposals.by_id(pair_ids)
            if verdict is Verdict.LATER:
                proposals.set_state([pair.id for pair in pairs], "later")
                transaction.label = "Decide later"
            elif verdict is Verdict.SAME:
                self._join(transaction, [(pair.first, pair.second) for pair in pairs])
            else:
                self._part(transaction, pairs)
        return len(pairs)

    def join(
        self,
        paper_ids: Sequence[int],
        choices: Mapping[str, int] = MappingProxyType({}),
        *,
        with_former: str = "",
    ) -> int | None:
        """Make papers one that the user says are the same; the paper that they are now.

        choices: by field (one of CHOOSABLE) the paper among them whose value the one is to have;
        it becomes the user's edit where the records merged say something else. with_former: the
        label of the step before, where the two are one. Fewer than two papers that are there:
        nothing happens, and None. One step of Undo.
        """
        with self._library.write("Join papers") as transaction:
            there = transaction.papers.existing(list(dict.fromkeys(paper_ids)))
            if len(there) < 2:
                return None
            told = {paper.id: paper for paper in transaction.papers.many(there)}
            became = self._join(transaction, [(there[0], other) for other in there[1:]])
            if with_former:
                transaction.label, transaction.with_former = with_former, True
            kept = _present(became, there[0])
            for field, paper_id in choices.items():
                if field in CHOOSABLE and paper_id in told:
                    values = with_coupled(told[paper_id], field)
                    transaction.papers.set_fields([kept], values, at=now())
        return kept

    def separate(
        self, paper_id: int, record_ids: Sequence[int], typed_ids: Sequence[int] = ()
    ) -> tuple[int, ...]:
        """Split records off a paper for good; the papers that it is now, in order.

        typed_ids: papers typed by hand that were joined with it (PaperRecords.typed), which become
        a paper of their own again, or go with the records. Raises InvalidValue where nothing would
        be split off, or nothing left.
        """
        with self._library.write("Take a paper apart") as transaction:
            title = title_in_words(transaction, paper_id)
            papers = PaperParting(transaction, now()).separate(paper_id, record_ids, typed_ids)
            transaction.label = f"Take {title} apart"
        return papers

    def _join(self, transaction: Transaction, pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
        """By paper that is gone the one it became."""
        side = RecordSide(transaction.connection)
        at = now()
        became: dict[int, int] = {}
        joined: set[int] = set()
        for pair in pairs:
            first, second = (_present(became, paper) for paper in pair)
            joined.update(pair)
            if first == second:
                continue
            records = side.records.ids_of_papers((first, second))
            if first in records and second in records:
                decide(side, [(records[first], records[second])], Verdict.SAME, at)
                outcome = Outcome()
                Matching(transaction, outcome, at).again(records[first] + records[second])
                became |= outcome.united
            else:
                kept, other = (first, second) if first in records else (second, first)
                # What was typed by hand is edits, which are laid over what the records say.
                reads = side.records.reads([kept])
                side.union.unite(kept, [other])
                transaction.papers.overwrite(kept, reads[kept])
                became[other] = kept
        transaction.label = f"Join {papers_in_words(len(joined))}"
        return became

    def _part(self, transaction: Transaction, pairs: Sequence[CandidatePair]) -> None:
        side = RecordSide(transaction.connection)
        papers = {paper for pair in pairs for paper in (pair.first, pair.second)}
        records = side.records.ids_of_papers(papers)
        sides, gone, by_hand = [], [], []
        for pair in pairs:
            if pair.first in records and pair.second in records:
                sides.append((records[pair.first], records[pair.second]))
                gone.append(pair.id)
            else:
                by_hand.append(pair.id)
        decide(side, sides, Verdict.DIFFERENT, now())
        side.proposals.delete(gone)
        side.proposals.set_state(by_hand, BY_HAND)
        touched = [key for ids in records.values() for key in ids]
        Matching(transaction, Outcome(), now()).again(touched)
        transaction.label = f"Keep {papers_in_words(len(papers))} apart"


def _present(became: dict[int, int], paper: int) -> int:
    while paper in became:
        paper = became[paper]
    return paper
