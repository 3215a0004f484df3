"""Which stored records are one paper: matches and merges what a write touches, and nothing else.

Which records are together, and what they say merged, is the matcher's and merger's word alone. Here
is decided what becomes of paper ids:
- a paper stays with the group that holds its strongest record (see paper_plan.strength);
- of several papers in one group, the one the user has worked on stays, else the oldest; the others
  are united with it (store/papers/paper_union.py has the rules for the user's things);
- a group that was split off and gets no paper is a new one, with the user's tags, notes and lists
  of the paper it came from.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from types import MappingProxyType

from desktop_app.matching.crowds import crowded
from desktop_app.matching.keys import blocks_of, keys_and_asked, keys_of
from desktop_app.matching.matcher import Decision, group
from desktop_app.model.duplicate import Verdict
from desktop_app.model.paper import Triage
from desktop_app.model.record import Record
from desktop_app.services.joining.changed_titles import changed_titles
from desktop_app.services.joining.entry_ties import chained, generic_entries
from desktop_app.services.joining.paper_placing import (
    NOTHING_NEW,
    Incoming,
    Outcome,
    PaperPlacing,
)
from desktop_app.services.joining.paper_plan import PaperPlan, decisions_among
from desktop_app.services.reading.prepared import Prepared
from desktop_app.store.record_side import RecordSide
from desktop_app.store.records.record_repository import StoredRecord
from desktop_app.store.transaction import Transaction

DOUBTFUL = "It fits more than one paper that are not the same."
"""Why a pair is proposed whose records the matcher found ambiguous."""


class Matching:
    """Matching within one write transaction. The outcome may be carried on to the next one."""

    def __init__(self, transaction: Transaction, outcome: Outcome, at: int) -> None:
        self._transaction = transaction
        self._side = RecordSide(transaction.connection)
        self._outcome = outcome
        self._at = at
        self._blocks: dict[int, Sequence[str]] = {}

    def add(
        self,
        import_id: int,
        listing_id: int,
        records: Sequence[Prepared],
        triage: Triage,
        lost: Mapping[int, list[int]],
    ) -> None:
        """Write new records of a listing and give each its paper.

        lost: by content, record ids that decisions still name and that are gone: these decisions
        are bound to the new record of that content.
        """
        side = self._side
        first = side.records.next_id()
        new = {first + place: one for place, one in enumerate(records)}
        crowds = side.crowds.all()
        hits = side.records.by_keys(
            key for one in records for key in one.asked if key not in crowds
        )
        found_again = {
            old: record_id for record_id, one in new.items() for old in lost.get(one.content, ())
        }
        if found_again:
            side.decisions.rebind(found_again)
        touched = _touched(new, hits, set(found_again.values()), crowds)
        alone = {key: one for key, one in new.items() if key not in touched}
        placing = PaperPlacing(self._transaction, self._outcome, self._at)
        placing.insert_alone(Incoming(import_id, listing_id, triage, alone))
        if touched:
            start = {other for key in touched for k in new[key].asked for other in hits.get(k, ())}
            start |= partners(side, touched)
            stored = component(side, start - new.keys(), self._blocks)
            self._blocks |= {key: new[key].blocks for key in touched}
            together = {key: new[key] for key in sorted(touched)}
            incoming = Incoming(import_id, listing_id, triage, together)
            self._settle(placing, stored, incoming)

    def tie(
        self, import_id: int, listing_id: int, triage: Triage, papers: Mapping[int, int]
    ) -> None:
        """Say that new records of an import are these papers, where the rules left them apart.

        It is the user's word, kept as a decision. A paper without records, which no decision can
        name, is passed over.
        """
        homes = {key: one.paper_id for key, one in self._side.records.load(papers).items()}
        apart = {key: paper for key, paper in papers.items() if homes.get(key) != paper}
        present = self._side.records.ids_of_papers(set(apart.values()))
        pairs = [(key, present[paper][0]) for key, paper in apart.items() if paper in present]
        if not pairs:
            return
        self._hold(pairs, Verdict.SAME, Incoming(import_id, listing_id, triage, {}))

    def tie_entries(
        self,
        import_id: int,
        listing_id: int,
        triage: Triage,
        records: Iterable[tuple[int, Prepared]],
    ) -> None:
        """Say that new records of a listing are the entries of its last copy that entry_ties finds.

        Those that the rules joined already are passed over.
        """
        sources = self._side.sources
        former = sources.copy_before(listing_id)
        if former is None:
            return
        pairs = sources.same_entries(listing_id, former[0], generic_entries(records))
        if pairs:
            self._hold(pairs, Verdict.ENTRY, Incoming(import_id, listing_id, triage, {}))

    def tie_changed(self, import_id: int, listing_id: int, triage: Triage) -> None:
        """Say of a whole listing's new papers that they are those of its last copy whose entries
        only changed, as changed_titles finds."""
        former = self._side.sources.copy_before(listing_id)
        if former is not None and (pairs := changed_titles(self._side, former[0], listing_id)):
            self._hold(pairs, Verdict.ENTRY, Incoming(import_id, listing_id, triage, {}))

    def _hold(self, pairs: Sequence[tuple[int, int]], verdict: Verdict, incoming: Incoming) -> None:
        self._side.decisions.add(pairs, verdict, self._at)
        stored = component(self._side, [key for pair in pairs for key in pair], self._blocks)
        placing = PaperPlacing(self._transaction, self._outcome, self._at)
        self._settle(placing, stored, incoming)

    def remove(self, import_id: int, record_ids: Sequence[int], listings: Collection[int]) -> None:
        """Remove records of an import, and match again what they held together or kept apart.

        With them go all records of its `listings` that hang together with them, so that nothing is
        matched that is about to go as well.
        """
        stored = component(self._side, record_ids, self._blocks)
        gone = {key for key, one in stored.items() if one.listing_id in listings}
        if freed := self.dissolve_crowds(stored[key].record for key in gone):
            stored = component(self._side, stored.keys() | freed, self._blocks)
            gone = {key for key, one in stored.items() if one.listing_id in listings}
        former = self._side.moves.moves(import_id, stored.keys() - gone)
        present = self._transaction.papers.existing(sorted(set(former.values())))
        placing = PaperPlacing(self._transaction, self._outcome, self._at, back=import_id)
        self._settle(
            placing, stored, NOTHING_NEW, gone, former, set(former.values()).difference(present)
        )

    def dissolve_crowds(self, leaving: Iterable[Record]) -> set[int]:
        """Let crowded keys of records that go lead on again; the records that bear them.

        Where those that stay are still a crowd, matching them finds it again.
        """
        crowds = self._side.crowds
        among = crowds.all()
        keys = {key for record in leaving for key in keys_of(record)} & among if among else None
        if not keys:
            return set()
        crowds.remove(keys)
        return {record_id for ids in self._side.records.by_keys(keys).values() for record_id in ids}

    def again(self, record_ids: Iterable[int], *, anew: bool = False) -> None:
        """Match anew all that hangs together with these records, as after a decision.

        anew: merge papers again too that hold the same records as before.
        """
        placing = PaperPlacing(self._transaction, self._outcome, self._at)
        stored = component(self._side, record_ids, self._blocks)
        self._settle(placing, stored, NOTHING_NEW, anew=anew)

    def tell_versions(self, alone: Mapping[int, StoredRecord]) -> None:
        """List the versions of papers of one record each, which have to do with no other."""
        placing = PaperPlacing(self._transaction, self._outcome, self._at)
        placing.write_versions({one.paper_id: {key: one.record} for key, one in alone.items()})

    def _settle(
        self,
        placing: PaperPlacing,
        stored: Mapping[int, StoredRecord],
        incoming: Incoming,
        gone: AbstractSet[int] = frozenset(),
        former: Mapping[int, int] = MappingProxyType({}),
        absent: Collection[int] = (),
        anew: bool = False,
    ) -> None:
        members = {key: one.record for key, one in stored.items() if key not in gone}
        contents = {key: one.content_hash for key, one in stored.items() if key not in gone}
        members |= {key: one.record for key, one in incoming.records.items()}
        contents |= {key: one.content for key, one in incoming.records.items()}
        self._rebind(stored, contents, gone)
        decisions = decisions_among(contents, self._side.decisions.of_records(members))
        crowds = self._side.crowds.all()
        if new := crowded(members, self._blocks) - crowds:
            self._side.crowds.add(new)
            crowds |= new
        grouping = group(members.items(), decisions, crowds, self._blocks)
        for record_id in members:
            self._outcome.joined.pop(record_id, None)
        self._outcome.joined.update(grouping.joined)
        home = {key: one.paper_id for key, one in stored.items()}
        plan = PaperPlan(stored, grouping.groups, former, absent, anew=anew)
        home |= placing.carry_out(plan, stored, incoming, gone, decisions)
        self._propose(grouping.ambiguous, home, decisions)

    def _propose(
        self,
        ambiguous: Iterable[tuple[int, Sequence[int]]],
        home: Mapping[int, int],
        decisions: Iterable[Decision],
    ) -> None:
        """Propose what fits several papers that may not be one, unless the user has decided."""
        apart = {
            frozenset((home[one.first], home[one.second]))
            for one in decisions
            if one.verdict is Verdict.DIFFERENT
        }
        pairs = {
            frozenset((home[record_id], home[other]))
            for record_id, others in ambiguous
            for other in others
        }
        self._side.proposals.add(
            (min(pair), max(pair), 100.0, DOUBTFUL) for pair in pairs - apart if len(pair) == 2
        )

    def _rebind(
        self,
        stored: Mapping[int, StoredRecord],
        contents: Mapping[int, int],
        gone: AbstractSet[int],
    ) -> None:
        """Bind decisions on records that go to records that stay and say the same."""
        if not gone:
            return
        self._close_gaps(gone)
        stay: dict[int, int] = {}
        for record_id, content in contents.items():
            stay.setdefault(content, record_id)
        named = partners(self._side, gone) & gone
        self._side.decisions.rebind(
            {
                key: stay[stored[key].content_hash]
                for key in named
                if key in stored and stored[key].content_hash in stay
            }
        )

    def _close_gaps(self, gone: AbstractSet[int]) -> None:
        """Of a series of copies one goes: its neighbours are the same entry still."""
        decisions = self._side.decisions
        ties = [one for one in decisions.of_records(gone) if one.verdict is Verdict.ENTRY]
        decisions.delete(one.id for one in ties)
        left = [sorted(chain - gone) for chain in chained((one.first, one.second) for one in ties)]
        pairs = [pair for chain in left for pair in pairwise(chain)]
        decisions.add(pairs, Verdict.ENTRY, self._at)


def component(
    side: RecordSide,
    record_ids: Iterable[int],
    blocks: dict[int, Sequence[str]] | None = None,
) -> dict[int, StoredRecord]:
    """All stored records that hang together with these by keys, decisions or papers.

    blocks: gets keys.blocks_of each of them.
    """
    crowds = side.crowds.all()
    found: dict[int, StoredRecord] = {}
    papers: set[int] = set()
    asked: set[int] = set()
    frontier = set(record_ids)
    while frontier:
        loaded = side.records.load(frontier)
        found |= loaded
        keys: set[int] = set()
        for record_id, one in loaded.items():
            its_blocks = blocks_of(one.record)
            keys.update(keys_and_asked(one.record, its_blocks)[1])
            if blocks is not None:
                blocks[record_id] = its_blocks
        keys -= asked | crowds
        asked |= keys
        new_papers = {one.paper_id for one in loaded.values()} - papers
        papers |= new_papers
        reached = {key for ids in side.records.by_keys(keys).values() for key in ids}
        reached |= {key for ids in side.records.ids_of_papers(new_papers).values() for key in ids}
        reached |= partners(side, loaded)
        # A round that loads nothing was over records that decisions name and that are gone.
        frontier = reached - found.keys() if loaded else set()
    return dict(sorted(found.items()))


def partners(side: RecordSide, record_ids: Iterable[int]) -> set[int]:
    """All records in decisions that name one of these."""
    decisions = side.decisions.of_records(record_ids)
    return {key for one in decisions for key in (one.first, one.second)}


def _touched(
    new: Mapping[int, Prepared],
    hits: Mapping[int, list[int]],
    start: set[int],
    crowds: AbstractSet[int],
) -> set[int]:
    """The new records that ask for a key of a stored one or of each other, or are decided on."""
    touched = set(start)
    holder: dict[int, int] = {}
    shared: set[int] = set()
    for record_id, one in new.items():
        for key in one.keys:
            if holder.setdefault(key, record_id) != record_id:
                shared.add(key)
    for record_id, one in new.items():
        for key in one.asked:
            if key in crowds:
                continue
            if key in hits or key in shared or holder.get(key, record_id) != record_id:
                touched.add(record_id)
                break
    return touched
