"""Which stored records are one paper: matches and merges what a write touches, and nothing else.

Which records are together, and what they say merged, is the matcher's and merger's word alone. Here
is decided what becomes of paper ids:
- a paper stays with the group that holds its strongest record (see paper_plan.strength);
- of several papers in one group, the one the user has worked on stays, else the oldest; the others
  are united with it (store/paper_union.py has the rules for the user's things);
- a group that was split off and gets no paper is a new one, with the user's tags, notes and lists
  of the paper it came from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from desktop_app.matching.keys import keys_of
from desktop_app.matching.matcher import Decision, group
from desktop_app.matching.merge import merge
from desktop_app.model.changes import Changes
from desktop_app.model.description import Description
from desktop_app.model.duplicate import Verdict
from desktop_app.model.paper import Triage
from desktop_app.model.record import Record
from desktop_app.services.paper_plan import PaperPlan, decisions_among
from desktop_app.store.record_codec import content_hash
from desktop_app.store.record_repository import NewRecord, StoredRecord
from desktop_app.store.record_side import RecordSide
from desktop_app.store.transaction import Transaction

DOUBTFUL = "It fits more than one paper that are not the same."
"""Why a pair is proposed whose records the matcher found ambiguous."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A record that was read, with all that can be worked out before the library is asked."""

    record: Record
    keys: tuple[int, ...]
    content: int


def prepared(record: Record) -> Prepared:
    """A record with its keys and its content hash."""
    return Prepared(record, keys_of(record), content_hash(record))


@dataclass(slots=True)
class Outcome:
    """What matching did to the papers, gathered over the transactions of one import or take-back.

    fresh: papers made. joined: by which rule a record joined another, for every record that was
    looked at. united: papers that are gone, with the paper each became part of. apart: papers
    split off, with the paper each was part of. changed: papers whose records or fields changed, or
    that are gone. removed: papers that lost their last record and are gone.
    """

    fresh: set[int] = field(default_factory=set)
    joined: dict[int, str] = field(default_factory=dict)
    united: dict[int, int] = field(default_factory=dict)
    apart: dict[int, int] = field(default_factory=dict)
    changed: set[int] = field(default_factory=set)
    removed: set[int] = field(default_factory=set)

    def take_changes(self) -> Changes:
        """What listeners should look at again since the last call. New papers show in the order."""
        touched = frozenset(self.changed)
        self.changed.clear()
        return Changes(papers=touched, structure=True, listings=True, duplicates=True)


class Matching:
    """Matching within one write transaction. The outcome may be carried on to the next one."""

    def __init__(self, transaction: Transaction, outcome: Outcome, at: int) -> None:
        self._papers = transaction.papers
        self._side = RecordSide(transaction.connection)
        self._outcome = outcome
        self._at = at

    def add(
        self,
        listing_id: int,
        records: Sequence[Prepared],
        triage: Triage,
        lost: Mapping[int, list[int]],
    ) -> list[int]:
        """Write new records of a listing and give each its paper; their ids.

        lost: by content, record ids that decisions still name and that are gone: these decisions
        are bound to the new record of that content.
        """
        store = self._side
        first = store.records.next_id()
        new = {first + place: one for place, one in enumerate(records)}
        hits = store.records.by_keys(key for one in records for key in one.keys)
        found_again = {
            old: record_id for record_id, one in new.items() for old in lost.get(one.content, ())
        }
        if found_again:
            store.decisions.rebind(found_again)
        touched = _touched(new, hits, set(found_again.values()))
        self._insert_alone(
            listing_id, {key: one for key, one in new.items() if key not in touched}, triage
        )
        if touched:
            start = {other for key in touched for k in new[key].keys for other in hits.get(k, ())}
            start |= partners(self._side, touched)
            stored = component(self._side, start - new.keys())
            self._settle(
                stored, {key: new[key] for key in sorted(touched)}, listing_id, triage, frozenset()
            )
        return list(new)

    def remove(self, record_ids: Sequence[int], listings: frozenset[int]) -> None:
        """Remove records, and match again what they held together or kept apart.

        With them go all records of `listings` that hang together with them, so that nothing is
        matched that is about to go as well.
        """
        stored = component(self._side, record_ids)
        gone = {key for key, one in stored.items() if one.listing_id in listings}
        self._settle(stored, {}, 0, Triage.INBOX, frozenset(gone.union(record_ids)))

    def again(self, record_ids: Iterable[int]) -> None:
        """Match anew all that hangs together with these records, as after a decision."""
        self._settle(component(self._side, record_ids), {}, 0, Triage.INBOX, frozenset())

    def _insert_alone(self, listing_id: int, new: Mapping[int, Prepared], triage: Triage) -> None:
        if not new:
            return
        descriptions = [merge([(key, one.record)]).description for key, one in new.items()]
        paper_ids = self._papers.insert_many(
            descriptions, triage=triage, added=self._at, record_counts=[1] * len(descriptions)
        )
        rows = (
            NewRecord(key, listing_id, paper_id, one.record, one.content, one.keys)
            for (key, one), paper_id in zip(new.items(), paper_ids, strict=True)
        )
        self._side.records.insert(rows, dict(zip(paper_ids, descriptions, strict=True)))
        self._outcome.fresh.update(paper_ids)

    def _settle(
        self,
        stored: Mapping[int, StoredRecord],
        new: Mapping[int, Prepared],
        listing_id: int,
        triage: Triage,
        gone: frozenset[int],
    ) -> None:
        members = {key: one.record for key, one in stored.items() if key not in gone}
        contents = {key: one.content_hash for key, one in stored.items() if key not in gone}
        members |= {key: one.record for key, one in new.items()}
        contents |= {key: one.content for key, one in new.items()}
        self._rebind(stored, contents, gone)
        decisions = decisions_among(contents, self._side.decisions.of_records(members))
        grouping = group(members.items(), decisions)
        for record_id in members:
            self._outcome.joined.pop(record_id, None)
        self._outcome.joined.update(grouping.joined)
        plan = PaperPlan(stored, members, grouping.groups)
        home = {key: one.paper_id for key, one in stored.items()}
        home |= self._carry_out(plan, stored, new, listing_id, triage, gone)
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
        gone: frozenset[int],
    ) -> None:
        """Bind decisions on records that go to records that stay and say the same."""
        if not gone:
            return
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

    def _carry_out(
        self,
        plan: PaperPlan,
        stored: Mapping[int, StoredRecord],
        new: Mapping[int, Prepared],
        listing_id: int,
        triage: Triage,
        gone: frozenset[int],
    ) -> dict[int, int]:
        """Write it all; the paper of every record that was touched."""
        side, outcome = self._side, self._outcome
        contested = [key for claims in plan.claims if len(claims) > 1 for key in claims]
        worked_on = side.union.touched(contested)
        homes: list[tuple[int | None, Sequence[int], Description]] = []
        unions: list[tuple[int, list[int]]] = []
        for ids, claims in zip(plan.groups, plan.claims, strict=True):
            if plan.unchanged(ids, claims):
                continue
            paper_id = None
            if claims:
                paper_id = min(claims, key=lambda key: (key not in worked_on, key))
                if len(claims) > 1:
                    unions.append((paper_id, sorted(claims - {paper_id})))
            homes.append((paper_id, ids, merge([(k, plan.members[k]) for k in ids]).description))

        made = self._papers.insert_many(
            [description for paper_id, _, description in homes if paper_id is None],
            triage=triage,
            added=self._at,
        )
        free = iter(made)
        merged: dict[int, Description] = {}
        counts: dict[int, int] = {}
        home: dict[int, int] = {}
        for known, ids, description in homes:
            paper_id = next(free) if known is None else known
            merged[paper_id], counts[paper_id] = description, len(ids)
            home |= dict.fromkeys(ids, paper_id)
            origin = plan.origin(ids) if known is None else None
            if origin is not None:
                side.union.copy(origin, paper_id)
                outcome.apart[paper_id] = origin
            if known is None and (origin is None or origin in outcome.fresh):
                outcome.fresh.add(paper_id)
        for paper_id, others in unions:
            side.union.unite(paper_id, others, outcome.fresh)
            outcome.united |= dict.fromkeys(others, paper_id)
            outcome.changed.update(others)
        self._papers.overwrite_many(merged, counts)
        if triage is Triage.KEPT:
            side.union.raise_to_kept({home[key] for key in new} & outcome.fresh)
        side.records.place(
            ((stored[key], paper_id) for key, paper_id in home.items() if key in stored), merged
        )
        side.records.insert(
            (
                NewRecord(key, listing_id, home[key], one.record, one.content, one.keys)
                for key, one in new.items()
            ),
            merged,
        )
        side.records.delete((key, keys_of(stored[key].record)) for key in gone if key in stored)
        self._papers.delete(plan.abandoned)
        outcome.changed.update(merged, plan.abandoned)
        outcome.removed.update(plan.abandoned)
        return home


def component(side: RecordSide, record_ids: Iterable[int]) -> dict[int, StoredRecord]:
    """All stored records that hang together with these by keys, decisions or papers."""
    found: dict[int, StoredRecord] = {}
    papers: set[int] = set()
    asked: set[int] = set()
    frontier = set(record_ids)
    while frontier:
        loaded = side.records.load(frontier)
        found |= loaded
        keys = {key for one in loaded.values() for key in keys_of(one.record)} - asked
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
    new: Mapping[int, Prepared], hits: Mapping[int, list[int]], start: set[int]
) -> set[int]:
    """The new records that share a key with a stored one or with each other, or are decided on."""
    touched = set(start)
    holder: dict[int, int] = {}
    for record_id, one in new.items():
        for key in one.keys:
            if key in hits:
                touched.add(record_id)
            other = holder.setdefault(key, record_id)
            if other != record_id:
                touched |= {record_id, other}
    return touched
