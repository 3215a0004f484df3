"""Reading a listing of the library again, with another reader or encoding, in place of what it has.

It is one step by meaning: the entries of the listing become the new ones. A record that stands
where one stood before takes its place and its id, so that its paper with all the user has done to
it, and the user's decisions on it, stay. Undo brings all of it back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from contextlib import nullcontext
from dataclasses import asdict, replace

from desktop_app.jobs.progress import Progress
from desktop_app.matching.keys import keys_of
from desktop_app.model.changes import Changes
from desktop_app.model.errors import PaperfoldError, UnreadableListing
from desktop_app.model.harmless_text import harmless
from desktop_app.model.import_report import FileReport, ImportReport
from desktop_app.model.listing import Destination
from desktop_app.model.paper import Triage
from desktop_app.model.record import Record
from desktop_app.services.id_ranges import IdRanges
from desktop_app.services.imports.entry_pairs import pairs
from desktop_app.services.imports.import_counting import Counting
from desktop_app.services.joining.matching_service import Matching, component
from desktop_app.services.joining.paper_placing import NOTHING_NEW, Outcome, PaperPlacing
from desktop_app.services.library import now
from desktop_app.services.preview.preview_service import Preview, preview_of
from desktop_app.services.reading.prepared import prepared
from desktop_app.services.reading.read_service import ListingInput, Reading, read_with_source
from desktop_app.services.session import Session
from desktop_app.store.listings.listing_repository import ListingAsTaken
from desktop_app.store.record_side import RecordSide
from desktop_app.store.records.record_codec import content_hash
from desktop_app.store.records.record_repository import NewRecord, StoredRecord
from desktop_app.store.transaction import Transaction

MOST_RECORDS = 20_000
"""Of a listing before or after; the write is kept whole for Undo."""


def preview_of_listing(session: Session, listing_id: int, progress: Progress) -> Preview:
    """A listing of the library, read as it was, beside its source.

    The file counts where it is still what was read, else the text that is kept; then the encoding
    cannot be changed. Records that the library does not have are those to leave unticked.
    Raises UnreadableListing where neither is there.
    """
    with session.library.read() as reader:
        side = RecordSide(reader.connection)
        taken = side.listings.as_taken(listing_id)
        text = side.listings.text(listing_id)
        mapping = _columns_named(side, taken, listing_id)
        held = {content_hash(one.record) for one in _records(side, listing_id).values()}
    if taken is None or text is None:
        raise UnreadableListing("This listing was taken back.", "Import it again.")
    item = _file_of(taken, progress)
    if item is None and text.text is not None:
        item = ListingInput(None, text.text, None, taken.name)
    if item is None:
        raise UnreadableListing(
            "The text of this listing is not kept, as it is too large, and its file is not there.",
            "Import the file again.",
        )
    try:
        preview = preview_of(item, taken.format, progress, listing_id=listing_id, mapping=mapping)
    except UnreadableListing:  # its layout was deleted since
        preview = preview_of(item, None, progress, listing_id=listing_id)
    preview.unticked = frozenset(
        at for at, record in enumerate(preview.records) if content_hash(record) not in held
    )
    return preview


def replace_records(
    session: Session,
    listing_id: int,
    reading: Reading,
    records: Sequence[Record],
    progress: Progress,
) -> ImportReport:
    """Put these records of a reading in the place of those that a listing has; its import's report.

    Raises UnreadableListing for a listing that is gone or too large, Cancelled and the LibraryError
    family; then everything is as it was.
    """
    label = f"Read {harmless(reading.summary.name)} again"
    with session.library.write(label) as transaction:
        side = RecordSide(transaction.connection)
        taken = side.listings.as_taken(listing_id)
        if taken is None:
            raise UnreadableListing("This listing was taken back.", "Import it again.")
        before = _records(side, listing_id)
        if max(len(before), len(records)) > MOST_RECORDS:
            raise UnreadableListing(
                "This listing is too large to be read again in its place.",
                "Take its import back and import it again.",
            )
        outcome = Outcome()
        _match(_Rematching(transaction, outcome, now()), side, taken, before, reading, records)
        progress.step(note="Counting")
        left_out = len(reading.records) - len(records)
        summary = replace(reading.summary, records=len(records), left_out=left_out)
        side.listings.reread(listing_id, summary, reading.text_hash or "", reading.text)
        _write_report(transaction, taken, replace(reading, summary=summary), progress)
        transaction.announce(outcome.take_changes())
        transaction.announce(Changes(listings=True, structure=True))
    report = session.imports.report(taken.import_id)
    if report is None:
        raise UnreadableListing("This listing was taken back.", "Import it again.")
    return report


def _columns_named(
    side: RecordSide, taken: ListingAsTaken | None, listing_id: int
) -> dict[str, str]:
    """What the user said of the columns of a listing that is a table."""
    report = side.listings.report(taken.import_id) if taken is not None else None
    files = report.files if report is not None else ()
    return {
        title: field
        for file in files
        if file.listing_id == listing_id
        for title, field in file.summary.columns
    }


class _Rematching(Matching):
    """Matching that takes single records out."""

    def take_out(self, record_ids: Set[int]) -> None:
        """Remove records, and match again what they held together or kept apart."""
        stored = component(self._side, record_ids)
        placing = PaperPlacing(self._transaction, self._outcome, self._at)
        self._settle(placing, stored, NOTHING_NEW, record_ids & stored.keys())


def _match(
    matching: _Rematching,
    side: RecordSide,
    taken: ListingAsTaken,
    before: Mapping[int, StoredRecord],
    reading: Reading,
    records: Sequence[Record],
) -> None:
    paired = pairs({key: one.record for key, one in before.items()}, records)
    freed = matching.dissolve_crowds(one.record for one in before.values())
    changed = list(_changed(before, paired, records))
    side.records.rewrite(
        changed,
        {one.id: keys_of(before[one.id].record) for one in changed},
        side.records.reads(one.paper_id for one in changed),
    )
    if changed or freed:
        matching.again([*(one.id for one in changed), *freed], anew=True)
    fresh = [prepared(record) for at, record in enumerate(records) if at not in paired.values()]
    if fresh:
        matching.add(taken.import_id, taken.id, fresh, _triage(taken, reading), {})
    gone = before.keys() - paired.keys()
    if gone:
        matching.take_out(gone)


def _changed(
    before: Mapping[int, StoredRecord], paired: Mapping[int, int], records: Sequence[Record]
) -> Iterator[NewRecord]:
    for record_id, place in paired.items():
        old, record = before[record_id], records[place]
        if old.record != record:
            one = prepared(record)
            yield NewRecord(record_id, old.listing_id, old.paper_id, record, one.content, one.keys)


def _records(side: RecordSide, listing_id: int) -> dict[int, StoredRecord]:
    return side.records.load(side.records.ids_of_listings([listing_id]))


def _triage(taken: ListingAsTaken, reading: Reading) -> Triage:
    """As the import put its papers."""
    own = taken.destination == Destination.AUTO and reading.own_bibliography
    return Triage.KEPT if own or taken.destination == Destination.LIBRARY else Triage.INBOX


def _write_report(
    transaction: Transaction, taken: ListingAsTaken, reading: Reading, progress: Progress
) -> None:
    side = RecordSide(transaction.connection)
    report = side.listings.report(taken.import_id)
    if report is None:
        return
    counting = Counting(lambda: nullcontext(side), progress, lambda: None)
    files = []
    for file in report.files:
        if file.listing_id == taken.id:
            anew = FileReport(summary=reading.summary, path=file.path, listing_id=taken.id)
            files.append(counting.file(anew))
        else:
            files.append(file)
    listed = sorted({file.listing_id for file in files if file.listing_id is not None})
    counts = counting.figures(IdRanges(side.listings.paper_ids(listed)))
    new = sum(file.new for file in files)
    report = replace(
        report,
        files=tuple(files),
        entries=sum(file.summary.records for file in files),
        new=new,
        held=max(0, counts.papers - new),
        matched=sum(file.matched for file in files),
        unchanged=sum(file.unchanged for file in files),
        **asdict(counts),
    )
    side.listings.finish_import(taken.import_id, report)


def _file_of(taken: ListingAsTaken, progress: Progress) -> ListingInput | None:
    """The listing's file, where it still holds the very text that was read."""
    if taken.path is None:
        return None
    item = ListingInput(taken.path, None, None, taken.name, encoding=taken.encoding)
    try:
        reading, source = read_with_source(item, taken.format, progress)
    except PaperfoldError:
        return None
    return item if source.text_hash == taken.text_hash else None
