"""CheckService: is the file sound, and does matching and merging again change nothing?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from desktop_app.jobs.progress import Progress
from desktop_app.matching.crowds import crowded
from desktop_app.matching.keys import keys_and_asked
from desktop_app.matching.matcher import Decision, group
from desktop_app.matching.merge import merge
from desktop_app.matching.versions import versions
from desktop_app.model.description import DESCRIPTION_FIELDS, Description
from desktop_app.services.joining.matching_service import component
from desktop_app.services.joining.paper_plan import decisions_among, said_last
from desktop_app.services.library import Library
from desktop_app.store.file.record_check import paper_findings
from desktop_app.store.record_side import RecordSide
from desktop_app.store.records.record_repository import StoredRecord

BATCH = 500
"""Records looked at together; nothing larger is held in memory but the ids of shared ones."""
MOST = 50
"""Findings of one kind that are told one by one."""


class CheckService:
    """Any thread; each batch of records is looked at as of one moment."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def check(self, progress: Progress) -> list[str]:
        """What is wrong, a sentence each; empty for a sound library. Raises Cancelled."""
        progress.step(note="Checking the file")
        with self._library.read() as reader:
            found = self._library.findings() + paper_findings(reader.connection)
        records = list(self._records(progress))
        return found + records[:MOST] + _rest(len(records) - MOST)

    def _records(self, progress: Progress) -> Iterator[str]:
        seen: set[int] = set()
        keys = done = last = 0
        while True:
            with self._library.read() as reader:
                side = RecordSide(reader.connection)
                ids = side.records.ids_after(last, BATCH)
                if not ids:
                    break
                batch = side.records.load(ids)
                own, asked = {}, {}
                for key, one in batch.items():
                    own[key], asked[key] = keys_and_asked(one.record)
                keys += sum(len(found) for found in own.values())
                holders = side.records.by_keys(
                    {key for found in (*own.values(), *asked.values()) for key in found}
                )
                yield from _keys_missing(own, holders)
                alone, shared = parted(side, asked, batch, holders)
                yield from _wrong(side, {key: batch[key] for key in alone}, hanging=False)
                fresh = [key for key in shared if key not in seen]
                if fresh:
                    together = component(side, fresh)
                    seen.update(together)
                    yield from _wrong(side, together, hanging=True)
            last = ids[-1]
            done += len(ids)
            progress.step(done, None, "Matching again")
        with self._library.read() as reader:
            stored = RecordSide(reader.connection).records.key_count()
        if stored != keys:
            yield f"The library has {stored:,} match keys; its records make {keys:,}."


def _keys_missing(
    own: Mapping[int, Sequence[int]], holders: Mapping[int, Sequence[int]]
) -> Iterator[str]:
    for record_id, found in own.items():
        if any(record_id not in holders.get(key, ()) for key in found):
            yield f"Record {record_id} cannot be found by what it is matched by."


def parted(
    side: RecordSide,
    asked: Mapping[int, Sequence[int]],
    batch: Mapping[int, StoredRecord],
    holders: Mapping[int, Sequence[int]],
) -> tuple[list[int], list[int]]:
    """Records that nothing ties to another, and the others."""
    papers = side.records.ids_of_papers(one.paper_id for one in batch.values())
    crowds = side.crowds.all()
    decided = {key for one in side.decisions.of_records(asked) for key in (one.first, one.second)}
    shared = [
        key
        for key, one in batch.items()
        if key in decided
        or len(papers[one.paper_id]) > 1
        or any(k not in crowds and set(holders.get(k, ())) - {key} for k in asked[key])
    ]
    return [key for key in batch if key not in set(shared)], shared


def _wrong(side: RecordSide, stored: Mapping[int, StoredRecord], *, hanging: bool) -> Iterator[str]:
    papers = {key: one.paper_id for key, one in stored.items()}
    members = {key: one.record for key, one in stored.items()}
    groups: Sequence[Sequence[int]] = [(key,) for key in stored]
    decisions: Sequence[Decision] = ()
    if hanging:
        contents = {key: one.content_hash for key, one in stored.items()}
        decisions = decisions_among(contents, side.decisions.of_records(members))
        crowds = side.crowds.all() | crowded(members)
        groups = group(members.items(), decisions, crowds).groups
    reads = side.records.reads(papers.values())
    kept = side.versions.of_papers(papers.values())
    homes: dict[int, Sequence[int]] = {}
    for ids in groups:
        home = {papers[key] for key in ids}
        if len(home) > 1:
            yield f"Papers {_listed(home)} would be one if they were matched again."
            continue
        (paper_id,) = home
        if paper_id in homes:
            yield f"Paper {paper_id} would be taken apart if it were matched again."
            continue
        homes[paper_id] = ids
        records = said_last({key: members[key] for key in ids}, decisions)
        merged = merge(records.items()).description
        if _said(merged) != _said(reads[paper_id]):
            yield f"Paper {paper_id} does not say what its records say merged."
        wanted = [(str(one.kind), one.label) for one in versions(records.items())]
        if wanted != [(one.kind, one.label) for one in kept.get(paper_id, ())]:
            yield f"Paper {paper_id} does not list the versions that its records tell of."


def _said(description: Description) -> dict[str, object]:
    values = {name: getattr(description, name) for name in DESCRIPTION_FIELDS}
    return {name: value for name, value in values.items() if value not in (None, "", (), {})}


def _listed(numbers: set[int]) -> str:
    return ", ".join(str(number) for number in sorted(numbers))


def _rest(count: int) -> list[str]:
    return [f"There are {count:,} more findings of this kind."] if count > 0 else []
