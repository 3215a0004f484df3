"""One import under way: its listings one after the other, in short writes, and then its report."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, replace

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes, LibraryEvent
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.harmless_text import harmless
from desktop_app.model.import_report import FileReport, ImportReport
from desktop_app.model.listing import Destination
from desktop_app.model.paper import Triage
from desktop_app.model.whole_text import whole_name
from desktop_app.services.id_ranges import IdRanges
from desktop_app.services.imports.import_counting import Counting, papers_of
from desktop_app.services.imports.import_series import Begun, HeldBack, joined, not_added
from desktop_app.services.imports.own_taking import OwnTaking
from desktop_app.services.joining.look_blocks import LookBlocks
from desktop_app.services.joining.matching_service import Matching
from desktop_app.services.joining.paper_placing import Outcome
from desktop_app.services.library import Library, now
from desktop_app.services.piece_size import PieceSize
from desktop_app.services.reading.long_listing import LongListing
from desktop_app.services.reading.prepared import Prepared, prepared, unpacked
from desktop_app.services.reading.read_service import Reading
from desktop_app.services.sources.listing_source import arrival_of
from desktop_app.services.sources.source_of_listing import SourceFinder
from desktop_app.services.take_back import BATCH, remove_from_import
from desktop_app.store.record_side import RecordSide
from desktop_app.store.search.full_text_room import make_room
from desktop_app.store.transaction import Transaction

FIRST_BATCH, LARGEST_BATCH = 50, 5_000
"""Records written in one transaction, fewest and most; how many they are follows what the last one
took. The first finds nothing of a large library in memory: a record takes a millisecond."""
FEW = 150
"""Records of a listing of which it is not told how many are done."""
LONGEST_WRITE = 0.045
"""Seconds of CPU that a transaction should take, so that no click on a tag waits much longer."""
LARGEST_UNWATCHED, LONGEST_UNWATCHED = 10_000, 2.0
"""The same where nobody waits, from the first write on: each makes a piece of the full-text indexes
that is merged with others later, and writes every page that it touches."""


class ImportRun:
    """On the writing lane. Whoever runs it takes it back when anything is raised.

    begun: another listing is added to an import that was begun before. Until finish() it is an
    import of its own, which is taken back by itself.
    """

    def __init__(
        self,
        library: Library,
        destination: Destination,
        progress: Progress,
        label: str | None = None,
        begun: Begun | None = None,
    ) -> None:
        self._library = library
        self._label = label
        self._destination = destination
        self._progress = progress
        self._began = time.monotonic()
        self._begun = begun
        # Its papers stand together, as those of files that are added at once.
        self._at = now() if begun is None or begun.import_id is None else begun.report.at
        self._outcome = Outcome()
        self._files: list[FileReport] = []
        self._sources = SourceFinder()
        self._triages: set[Triage] = set()
        watched = progress.may_be_waited_for
        self._batch = (
            PieceSize(FIRST_BATCH, FIRST_BATCH, LARGEST_BATCH, LONGEST_WRITE)
            if watched
            else PieceSize(LARGEST_UNWATCHED, FIRST_BATCH, LARGEST_UNWATCHED, LONGEST_UNWATCHED)
        )
        self._writing = False
        self._lost: dict[int, list[int]] = {}
        self._first_record = 0
        self.own = OwnTaking(library, self._at)
        self.import_id: int | None = None

    @property
    def blocks(self) -> LookBlocks:
        """Of the papers that were made; see LookBlocks."""
        return self._outcome.blocks

    def note(self, event: LibraryEvent) -> None:
        """Hear what was written meanwhile: by this run, and by the user where it gives way."""
        if not self._writing:
            self._sources = SourceFinder()  # sources may have been merged
        if event.changes.everything:
            self.blocks.clear()
        self.blocks.forget(event.changes.papers)

    @property
    def listings(self) -> frozenset[int | None]:
        """Of this run alone, those of texts that were known too."""
        return frozenset(file.listing_id for file in self._files)

    def hold(self, held: HeldBack) -> None:
        """Tell of a listing that is to be looked at first."""
        self._files.append(not_added(held.reading))

    def take(self, reading: Reading) -> None:
        """Write one listing, unless nothing was read or its text was taken before."""
        self._progress.give_way()
        summary = reading.summary
        path = None if reading.path is None else whole_name(str(reading.path))
        if summary.error is not None or not reading.records:
            self._files.append(FileReport(summary=summary, path=path))
        elif not self._is_known(reading, path):
            triage = self._triage(reading)
            listing_id = self._begin(reading, path)
            self._progress.give_way()
            self._write(listing_id, reading, triage)
            self._files.append(FileReport(summary=summary, path=path, listing_id=listing_id))

    def take_long(self, listing: LongListing) -> None:
        """take() of a listing whose records come while they are written. Closes it.

        Of one that cannot be read to its end nothing is kept: the listings beside it go on.
        """
        reading = listing.reading
        path = None if reading.path is None else whole_name(str(reading.path))
        with closing(listing):
            if not self._is_known(reading, path):
                listing_id = self._write_long(listing, path)
                file = FileReport(summary=listing.summary, path=path, listing_id=listing_id)
                self._files.append(file)

    def _is_known(self, reading: Reading, path: str | None) -> bool:
        """Whether its text was taken before; then that is told of it."""
        with self._library.read() as reader:
            known = RecordSide(reader.connection).listings.taken(reading.text_hash or "")
        if known is None:
            return False
        summary = reading.summary
        if not summary.records:  # of a long one, which was not read
            summary = replace(summary, records=known.records, error=None)
        self._files.append(
            FileReport(
                summary=summary,
                path=path,
                listing_id=known.id,
                unchanged=known.records,
                first_imported=known.taken,
            )
        )
        return True

    def finish(self) -> ImportReport:
        """Bring what came with the records to their papers, count, and write the report and the
        step of the history; the report."""
        if self.import_id is not None:
            self.own.carry_out(self.import_id, self._outcome.fresh, self._progress)
            self._files = [self._with_files_told(file) for file in self._files]
        report = self._report()
        if report.import_id is None:
            return report
        names = [file.summary.name for file in report.files if self._is_new(file)]
        label = f"Import {harmless(names[0])}" if len(names) == 1 else f"Import {len(names)} files"
        label = self._label or label
        step = None if self.import_id is None else report.import_id
        with self._library.write(label, recorded=False, import_id=step) as transaction:
            side = RecordSide(transaction.connection)
            if self.import_id is not None and self.import_id != report.import_id:
                side.listings.join_imports(report.import_id, self.import_id)
                side.moves.join(report.import_id, self.import_id)
            side.listings.finish_import(report.import_id, report)
            transaction.announce(Changes(listings=True, structure=True))
        return report

    def _begin(self, reading: Reading, path: str | None) -> int:
        arrival = arrival_of(reading)
        with self._write_own() as transaction:
            side = RecordSide(transaction.connection)
            if self.import_id is None:
                make_room(transaction.connection)
                self.import_id = side.listings.start_import(self._destination, self._at)
                self._first_record = side.records.next_id()
                self._outcome.fresh.update(self._made_before(side))
                for record_id, content in side.decisions.lost().items():
                    self._lost.setdefault(content, []).append(record_id)
            transaction.announce(Changes(listings=True))
            source_id = self._sources.source_id(side, arrival, reading.records, self._at)
            listing_id = side.listings.add(
                self.import_id,
                source_id,
                # The name of a mailing is its address: that is how its next mail is known.
                replace(reading.summary, url=arrival.address),
                path=path,
                text_hash=reading.text_hash or "",
                text=reading.text,
                at=self._at,
            )
            self._sources.added(listing_id, source_id, arrival)
            return listing_id

    def _made_before(self, side: RecordSide) -> frozenset[int]:
        """Papers that the import made before, and that the user has not worked on since."""
        if self._begun is None or self._begun.import_id is None:
            return frozenset()
        papers = side.listings.brought_alone(side.listings.of_import(self._begun.import_id))
        return frozenset(papers) - side.union.touched(papers)

    def _write(self, listing_id: int, reading: Reading, triage: Triage) -> None:
        records, name = reading.records, reading.summary.name
        done, total = 0, len(records)
        while done < total:
            self._tell(done, total, name)
            began = time.thread_time()
            batch = [prepared(record) for record in records[done : done + self._batch.now]]
            about = reading.papers[done : done + len(batch)]
            done += len(batch)
            last = total if done >= total else None
            first = self._write_batch(listing_id, batch, triage, last, about)
            self.own.note(listing_id, reading.path, first, batch)
            self._batch.took(len(batch), time.thread_time() - began)
            self._library.give_way(self._progress)
        self._tell(done, total, name)

    def _write_long(self, listing: LongListing, path: str | None) -> int | None:
        """The id of the listing; None where no record came, or not all of them."""
        reading = listing.reading
        listing_id: int | None = None
        first_record = 0
        triage = Triage.INBOX
        written = reached = 0
        waiting: list[Prepared] = []

        def write(batch: Sequence[Prepared]) -> None:
            nonlocal listing_id, triage, written, first_record
            note = f"Importing {reading.summary.name}"
            self._progress.step_bytes(reached, listing.size, note, written)
            began = time.thread_time()
            if listing_id is None:
                triage = self._triage(reading)
                listing_id = self._begin(reading, path)
            first = self._write_batch(listing_id, batch, triage, None, ())
            first_record = first_record or first
            self.own.note(listing_id, reading.path, first, batch)
            written += len(batch)
            self._batch.took(len(batch), time.thread_time() - began)
            self._library.give_way(self._progress)

        try:
            for portion in listing.portions():
                waiting += unpacked(portion.records)
                reached = portion.done
                while len(waiting) >= self._batch.now:
                    batch, waiting = waiting[: self._batch.now], waiting[self._batch.now :]
                    write(batch)
        except UnreadableListing as error:
            listing.summary = replace(reading.summary, records=0, error=str(error))
            if listing_id is not None:
                self._drop(listing_id, first_record)
            return None
        if waiting:
            write(waiting)
        if listing_id is not None:
            with self._write_own() as transaction:
                side = RecordSide(transaction.connection)
                side.listings.finish(listing_id, written, now())
                self._sources.settled(side, listing_id, arrival_of(reading))
                transaction.announce(Changes(listings=True))
        return listing_id

    def _drop(self, listing_id: int, first_record: int) -> None:
        """Take a listing out again, the last that was begun, in short writes. first_record: its."""
        removed = 1
        while removed:
            self._library.give_way(self._progress)
            with self._write_own() as transaction:
                most = min(self._batch.now, BATCH)
                removed = remove_from_import(
                    transaction, self.import_id or 0, listing_id, self._outcome, self._at, most
                )
                transaction.announce(self._outcome.take_changes())
        joined = self._outcome.joined
        for record_id in [key for key in joined if key >= first_record]:
            del joined[record_id]
        self.own.forget(listing_id)
        self._sources = SourceFinder()
        with self._library.read() as reader:
            if not RecordSide(reader.connection).listings.of_import(self.import_id or 0):
                self.import_id = None

    def _tell(self, done: int, total: int, name: str) -> None:
        # Of many small listings it is told how many of them are done.
        if total > FEW:
            self._progress.step(done, total, f"Importing {name}")

    def _write_batch(
        self,
        listing_id: int,
        batch: Sequence[Prepared],
        triage: Triage,
        total: int | None,
        about: Sequence[int],
    ) -> int:
        """The id of the first record. about: the papers that the user says the records are."""
        with self._write_own() as transaction:
            first = RecordSide(transaction.connection).records.next_id()
            matching = Matching(transaction, self._outcome, self._at)
            matching.add(self.import_id or 0, listing_id, batch, triage, self._lost)
            numbered = ((first + place, one) for place, one in enumerate(batch))
            matching.tie_entries(self.import_id or 0, listing_id, triage, numbered)
            if about:
                tied = {first + place: paper for place, paper in enumerate(about)}
                matching.tie(self.import_id or 0, listing_id, triage, tied)
            if total is not None:
                matching.tie_changed(self.import_id or 0, listing_id, triage)
                side = RecordSide(transaction.connection)
                side.listings.finish(listing_id, total, now())
            transaction.announce(self._outcome.take_changes())
        return first

    @contextmanager
    def _write_own(self) -> Iterator[Transaction]:
        self._writing = True
        try:
            with self._library.write("Import", recorded=False) as transaction:
                yield transaction
        finally:
            self._writing = False

    def _with_files_told(self, file: FileReport) -> FileReport:
        line = None if file.listing_id is None else self.own.files_line(file.listing_id)
        if line is None:
            return file
        ledger = (*file.summary.ledger, line)
        return replace(file, summary=replace(file.summary, ledger=ledger))

    def _triage(self, reading: Reading) -> Triage:
        kept = self._destination is Destination.LIBRARY or (
            self._destination is Destination.AUTO and reading.own_bibliography
        )
        triage = Triage.KEPT if kept else Triage.INBOX
        self._triages.add(triage)
        return triage

    def _is_new(self, file: FileReport) -> bool:
        return file.listing_id is not None and file.first_imported is None

    def _report(self) -> ImportReport:
        counting = Counting(self._side, self._progress, self._progress.give_way)
        listed = self._files
        if self._begun is not None:
            before, place = self._begun.report.files, self._begun.place
            listed = [*before[:place], *self._files, *before[place + 1 :]]
        files = tuple(map(counting.file, listed))
        counts = counting.figures(papers_of(files))
        new = sum(file.new for file in files)
        report = ImportReport(
            import_id=self.import_id,
            at=self._at,
            seconds=time.monotonic() - self._began,
            destination=self._destination_in_words(),
            files=files,
            entries=sum(file.summary.records for file in files),
            new=new,
            held=counts.papers - new,
            matched=sum(file.matched for file in files),
            unchanged=sum(file.unchanged for file in files),
            joined=tuple(self._joined(counting.firsts)),
            united=sum(1 for key in self._outcome.united if key not in self._outcome.fresh),
            made_tags=tuple(self.own.made_tags),
            taken_apart=sum(1 for key in self._outcome.apart if key not in self._outcome.fresh),
            **asdict(counts),
        )
        return report if self._begun is None else joined(self._begun, report)

    @contextmanager
    def _side(self) -> Iterator[RecordSide]:
        with self._library.read() as reader:
            yield RecordSide(reader.connection)

    def _joined(self, firsts: IdRanges) -> Iterator[tuple[str, int]]:
        rules = Counter(
            str(rule)
            for record_id, rule in self._outcome.joined.items()
            if record_id >= self._first_record and record_id not in firsts
        )
        yield from sorted(rules.items(), key=lambda item: (-item[1], item[0]))

    def _destination_in_words(self) -> str:
        names = {Triage.INBOX: "inbox", Triage.KEPT: "library"}
        return " and ".join(name for triage, name in names.items() if triage in self._triages)
