"""Whatever comes and goes in whatever order: the papers are those of the records that remain."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from desktop_app.jobs.progress import Progress
from desktop_app.matching.matcher import group
from desktop_app.matching.merge import merge
from desktop_app.model.description import DESCRIPTION_FIELDS
from desktop_app.model.import_report import ImportReport
from desktop_app.model.listing import Destination, ListingSummary
from desktop_app.model.paper import Triage
from desktop_app.model.record import Record
from desktop_app.services.joining.check_service import CheckService
from desktop_app.services.joining.matching_service import Matching
from desktop_app.services.joining.paper_placing import Outcome
from desktop_app.services.library import Library
from desktop_app.services.reading.prepared import prepared
from desktop_app.services.take_back import TakeBack
from desktop_app.store.record_side import RecordSide
from tests.services.invented_records import records

# Shrinking takes minutes and finds little: a failing example is small by itself.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)


def take(library: Library, name: str, taken: Sequence[Record], batch: int = 3) -> int:
    """Write records as one import of one listing, in small batches; the import's id."""
    outcome = Outcome()
    with library.write("Import", recorded=False) as transaction:
        side = RecordSide(transaction.connection)
        import_id = side.listings.start_import(Destination.AUTO, 1)
        listing = side.listings.add(
            import_id,
            side.sources.make("file", "Test"),
            ListingSummary(name=name, format="test"),
            path=None,
            text_hash=name,
            text=None,
            at=1,
        )
    for start in range(0, len(taken), batch):
        with library.write("Import", recorded=False) as transaction:
            part = [prepared(record) for record in taken[start : start + batch]]
            Matching(transaction, outcome, 1).add(import_id, listing, part, Triage.KEPT, {})
    report = ImportReport(import_id=import_id, at=1, seconds=0.0, destination="library", files=())
    with library.write("Import", recorded=False, import_id=import_id) as transaction:
        listings = RecordSide(transaction.connection).listings
        listings.finish(listing, len(taken), 1)
        listings.finish_import(import_id, report)
    return import_id


def papers(library: Library) -> list[str]:
    """What all papers say, in a fixed order."""
    with library.read() as reader:
        ids = [row[0] for row in reader.connection.execute("SELECT id FROM papers")]
        side = RecordSide(reader.connection)
        reads = side.records.reads(ids)
        sizes = {key: len(found) for key, found in side.records.ids_of_papers(ids).items()}
    return sorted(said(reads[key], sizes[key]) for key in ids)


def expected(remaining: Sequence[Record]) -> list[str]:
    """The same out of the matcher alone."""
    members = dict(enumerate(remaining))
    return sorted(
        said(merge([(key, members[key]) for key in ids]).description, len(ids))
        for ids in group(members.items()).groups
    )


def said(description: object, size: int) -> str:
    values = {name: getattr(description, name) for name in DESCRIPTION_FIELDS}
    shown = {
        name: sorted(map(str, value)) if name in ("subjects", "identifiers") else value
        for name, value in values.items()
    }
    for name in ("fields", "extra"):
        shown[name] = sorted(shown[name].items())
    return f"{size} {shown}"


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), phases=PHASES)
@given(
    st.lists(st.lists(records(), min_size=1, max_size=5), min_size=1, max_size=4),
    st.randoms(use_true_random=False),
)
def test_papers_are_a_function_of_the_records_that_remain(
    tmp_path_factory, listings: list[list[Record]], chance: random.Random
) -> None:
    library = Library.open(Path(tmp_path_factory.mktemp("library")) / "a.paperfold")
    back = TakeBack(library)
    there: dict[int, list[Record]] = {}
    for number, listing in enumerate([*listings, *listings]):
        there[take(library, f"{number}", listing, chance.randint(1, 4))] = listing
        if chance.random() < 0.4:
            gone = chance.choice(sorted(there))
            back.take_back(gone, Progress())
            del there[gone]
        assert papers(library) == expected([one for taken in there.values() for one in taken])
    assert CheckService(library).check(Progress()) == []
    with library.read() as reader:
        side = RecordSide(reader.connection)
        stored = side.records.load(side.records.ids_after(0, 10_000))
    mine = [bare(record) for taken in there.values() for record in taken]
    assert [bare(one.record) for one in stored.values()] == mine
    end = papers(library)
    undone = 0
    while library.undo(Progress()) is not None:
        undone += 1
        assert CheckService(library).check(Progress()) == []
    assert papers(library) == []
    for _ in range(undone):
        library.redo(Progress())
    assert papers(library) == end
    assert CheckService(library).check(Progress()) == []
    library.close()


def bare(record: Record) -> tuple[object, ...]:
    """A record without the name of its listing, which the library fills in."""
    return tuple(
        getattr(record, name)
        for name in (*DESCRIPTION_FIELDS, "line", "end_line", "guessed", "event")
    )
