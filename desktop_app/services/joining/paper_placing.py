"""PaperPlacing: writes where each record goes, and what becomes of papers and the user's things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from types import MappingProxyType

from desktop_app.matching.keys import keys_of
from desktop_app.matching.matcher import Decision
from desktop_app.matching.merge import merge
from desktop_app.matching.versions import versions
from desktop_app.model.changes import Changes
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.record import Record
from desktop_app.services.id_ranges import IdRanges
from desktop_app.services.joining.look_blocks import LookBlocks
from desktop_app.services.joining.paper_plan import Home, PaperPlan, said_last
from desktop_app.services.reading.prepared import Prepared
from desktop_app.store.papers.paper_state import restore, states
from desktop_app.store.papers.version_repository import StoredVersion
from desktop_app.store.record_side import RecordSide
from desktop_app.store.records.record_repository import NewRecord, StoredRecord
from desktop_app.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Incoming:
    """New records of a listing, by the ids they are to have. triage: of papers they make."""

    import_id: int
    listing_id: int
    triage: Triage
    records: Mapping[int, Prepared]


NOTHING_NEW = Incoming(0, 0, Triage.INBOX, MappingProxyType({}))


@dataclass(slots=True)
class Outcome:
    """What matching did to the papers, gathered over the transactions of one import or take-back.

    fresh: papers made. joined: by which rule a record joined another, for every record that was
    looked at. united: papers that are gone, with the paper each became part of. apart: papers
    split off, with the paper each was part of. changed: papers whose records or fields changed, or
    that are gone. removed: papers that lost their last record and are gone.
    blocks: of papers made, as long as they are of one record.
    """

    fresh: IdRanges = field(default_factory=IdRanges)
    joined: dict[int, str] = field(default_factory=dict)
    united: dict[int, int] = field(default_factory=dict)
    apart: dict[int, int] = field(default_factory=dict)
    changed: set[int] = field(default_factory=set)
    removed: set[int] = field(default_factory=set)
    blocks: LookBlocks = field(default_factory=LookBlocks)

    def take_changes(self) -> Changes:
        """What listeners should look at again since the last call. New papers show in the order."""
        touched = frozenset(self.changed)
        self.blocks.forget(touched)
        self.changed.clear()
        return Changes(papers=touched, structure=True, listings=True, duplicates=True)


class PaperPlacing:
    """Within one write transaction.

    back: the import that is being taken back; what it united or took apart gets the user's things
    again as they were, unless the user has changed them since.
    """

    def __init__(
        self, transaction: Transaction, outcome: Outcome, at: int, back: int | None = None
    ) -> None:
        self._papers = transaction.papers
        self._connection = transaction.connection
        self._side = RecordSide(transaction.connection)
        self._outcome = outcome
        self._at = at
        self._back = back

    def insert_alone(self, incoming: Incoming) -> None:
        """Make a paper of each new record; none of them has to do with any other record."""
        records = incoming.records
        if not records:
            return
        forms = [one.form for one in records.values()]
        paper_ids = self._papers.insert_rows(
            [(form[0], form[1]) for form in forms],
            triage=incoming.triage,
            added=self._at,
            record_counts=[1] * len(forms),
        )
        homes = dict(zip(records, paper_ids, strict=True))
        for key, one in records.items():
            self._outcome.blocks.add(homes[key], one.look)
        self._side.records.insert_alone(
            incoming.listing_id,
            [(key, homes[key], one.form, one.keys) for key, one in records.items()],
        )
        self.write_versions(
            {homes[key]: {key: one.record} for key, one in records.items() if one.has_more}
        )
        self._outcome.fresh.update(paper_ids)

    def carry_out(
        self,
        plan: PaperPlan,
        stored: Mapping[int, StoredRecord],
        incoming: Incoming,
        gone: AbstractSet[int],
        decisions: Sequence[Decision],
    ) -> dict[int, int]:
        """Write it all, and remove the records that go; the paper of every record touched.

        decisions: what is held of these records, as decisions_among has it.
        """
        homes = list(plan.homes(self._side.union.touched(plan.contested)))
        members = [
            said_last({key: _record(key, stored, incoming) for key in home.ids}, decisions)
            for home in homes
        ]
        descriptions = [merge(records.items()).description for records in members]
        restored = self._restorable(homes, stored)
        self._note_before(homes, incoming)
        paper_ids = self._make(homes, descriptions, incoming.triage)
        self._keep_the_users_things(homes, paper_ids)
        restore(self._connection, restored)
        merged = dict(zip(paper_ids, descriptions, strict=True))
        self._papers.overwrite_many(
            merged, {key: len(home.ids) for key, home in zip(paper_ids, homes, strict=True)}
        )
        place = {
            key: paper_id
            for home, paper_id in zip(homes, paper_ids, strict=True)
            for key in home.ids
        }
        self._place_records(place, merged, stored, incoming, gone)
        self.write_versions(dict(zip(paper_ids, members, strict=True)))
        if incoming.triage is Triage.KEPT:
            self._side.union.raise_to_kept(
                {place[key] for key in incoming.records} & self._outcome.fresh
            )
        self._abandon(plan.abandoned)
        self._note_after(homes, paper_ids, incoming)
        self._outcome.changed.update(merged, plan.abandoned)
        return place

    def _abandon(self, papers: Sequence[int]) -> None:
        """Remove papers without records; what was typed by hand and joined with one stays."""
        typed = sorted(self._side.typed.holding(papers))
        for paper in typed:
            self._side.typed.outlive(paper)
        self._papers.overwrite_many(dict.fromkeys(typed, Description()), dict.fromkeys(typed, 0))
        self.write_versions({paper: {} for paper in typed})
        gone = [paper for paper in papers if paper not in typed]
        self._papers.delete(gone)
        self._outcome.removed.update(gone)

    def write_versions(self, papers: Mapping[int, Mapping[int, Record]]) -> None:
        """List the versions of papers, given by id with all their records."""
        self._side.versions.write(
            {
                paper: [
                    StoredVersion(str(one.kind), one.label, one.record_id, one.description)
                    for one in versions(records.items())
                ]
                for paper, records in papers.items()
            }
        )

    def _make(
        self, homes: Sequence[Home], descriptions: Sequence[Description], triage: Triage
    ) -> list[int]:
        """The paper of each home, made where it is new or returns."""
        new = [d for home, d in zip(homes, descriptions, strict=True) if home.paper is None]
        returning = {
            home.paper: d
            for home, d in zip(homes, descriptions, strict=True)
            if home.paper is not None and home.returns
        }
        made = iter(self._papers.insert_many(new, triage=triage, added=self._at))
        self._papers.insert_many(
            list(returning.values()), triage=triage, added=self._at, ids=list(returning)
        )
        return [next(made) if home.paper is None else home.paper for home in homes]

    def _keep_the_users_things(self, homes: Sequence[Home], paper_ids: Sequence[int]) -> None:
        outcome = self._outcome
        # All copies first: a paper that others were split off may itself become one with another.
        for home, paper_id in zip(homes, paper_ids, strict=True):
            if (home.paper is None or home.returns) and home.origin is not None:
                self._side.union.copy(home.origin, paper_id)
                outcome.apart[paper_id] = home.origin
            if home.paper is None and (home.origin is None or home.origin in outcome.fresh):
                outcome.fresh.add(paper_id)
        for home, paper_id in zip(homes, paper_ids, strict=True):
            if home.others:
                self._side.union.unite(paper_id, home.others, outcome.fresh)
                outcome.united |= dict.fromkeys(home.others, paper_id)
                outcome.changed.update(home.others)

    def _place_records(
        self,
        place: Mapping[int, int],
        merged: Mapping[int, Description],
        stored: Mapping[int, StoredRecord],
        incoming: Incoming,
        gone: AbstractSet[int],
    ) -> None:
        records = self._side.records
        if incoming.import_id:
            moves = {
                key: stored[key].paper_id
                for key, paper_id in place.items()
                if key in stored and stored[key].paper_id != paper_id
            }
            self._side.moves.note_moves(incoming.import_id, moves)
        records.place(((stored[k], paper) for k, paper in place.items() if k in stored), merged)
        records.insert(_rows(incoming, place), merged)
        records.delete((key, keys_of(stored[key].record)) for key in gone if key in stored)

    def _note_before(self, homes: Iterable[Home], incoming: Incoming) -> None:
        if not incoming.import_id:
            return
        papers = {key for home in homes for key in _disturbed(home)} - self._outcome.fresh
        if papers:
            before = states(self._connection, papers)
            self._side.moves.note_before(incoming.import_id, before)

    def _note_after(
        self, homes: Sequence[Home], paper_ids: Sequence[int], incoming: Incoming
    ) -> None:
        if not incoming.import_id:
            return
        split = {
            paper_id
            for home, paper_id in zip(homes, paper_ids, strict=True)
            if home.paper is None and home.origin is not None
        } - self._outcome.fresh
        papers = {key for home in homes for key in _disturbed(home)} - self._outcome.fresh
        if papers | split:
            self._side.moves.note_before(incoming.import_id, dict.fromkeys(split, ""))
            after = states(self._connection, papers | split)
            self._side.moves.note_after(incoming.import_id, after)

    def _restorable(
        self, homes: Sequence[Home], stored: Mapping[int, StoredRecord]
    ) -> dict[int, str]:
        """Papers that get the user's things as they were, where nothing was done to them since."""
        if self._back is None:
            return {}
        sources = [
            {stored[key].paper_id for key in home.ids if key in stored} | set(home.others)
            for home in homes
        ]
        asked = {key for found in sources for key in found}
        asked |= {home.paper for home in homes if home.paper is not None}
        noted = self._side.moves.states(self._back, asked)
        present = states(self._connection, noted)
        return {
            home.paper: noted[home.paper][0]
            for home, found in zip(homes, sources, strict=True)
            if home.paper in noted
            and noted[home.paper][0]
            and all(key in noted and noted[key][1] == present.get(key) for key in found)
        }


def _disturbed(home: Home) -> set[int]:
    """Papers of before that are united or taken apart by this home."""
    found: set[int] = set()
    if home.others:
        found.update(home.others)
        if home.paper is not None:
            found.add(home.paper)
    if home.paper is None and home.origin is not None:
        found.add(home.origin)
    return found


def _record(key: int, stored: Mapping[int, StoredRecord], incoming: Incoming) -> Record:
    return stored[key].record if key in stored else incoming.records[key].record


def _rows(incoming: Incoming, place: Mapping[int, int]) -> Iterable[NewRecord]:
    listing = incoming.listing_id
    for key, one in incoming.records.items():
        yield NewRecord(key, listing, place[key], one.record, one.content, one.keys)
