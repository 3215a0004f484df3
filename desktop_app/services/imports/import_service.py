"""ImportService: listings into the library, the report of it, and the way back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from desktop_app.importing.importer import Importer
from desktop_app.jobs.garbage import seldom_collected
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import Cancelled, LibraryError, UnreadableListing
from desktop_app.model.import_report import ImportReport, TakeBackImpact
from desktop_app.model.listing import Destination, ListingSummary
from desktop_app.model.whole_text import whole_name
from desktop_app.services.imports.import_counting import papers_of
from desktop_app.services.imports.import_run import ImportRun
from desktop_app.services.imports.import_series import Begun, HeldBack, as_it_stands
from desktop_app.services.imports.word_counting import count_words
from desktop_app.services.joining.duplicate_service import DuplicateService
from desktop_app.services.joining.look_blocks import LookBlocks
from desktop_app.services.library import Library
from desktop_app.services.reading.long_listing import LongListing, is_long, long_listing
from desktop_app.services.reading.packed_listings import unpacked
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from desktop_app.services.take_back import TakeBack
from desktop_app.store.listings.decided_papers import decided_papers
from desktop_app.store.listings.import_figures import open_proposals
from desktop_app.store.record_side import RecordSide


@dataclass(frozen=True, slots=True)
class ImportSummary:
    """One line of the list of imports. at: UTC seconds; names: its listings; records: in all."""

    id: int
    at: int
    names: tuple[str, ...]
    records: int


def _read(
    item: ListingInput, reader: str | Importer | None, progress: Progress
) -> Reading | LongListing:
    if not is_long(item, reader):
        return read_listing(item, reader, progress)
    try:
        return long_listing(item, reader if isinstance(reader, str) else None, progress)
    except UnreadableListing as error:
        name = whole_name(item.name)
        return Reading(ListingSummary(name=name, error=str(error)), path=item.path)


_TAKEN_BACK_LATER = (
    "The import was not finished. What it brought so far is taken back before the next import, or "
    "when the library is opened again."
)


class ImportService:
    """Imports run on the writing lane; report(), imports() and impact() on any thread."""

    def __init__(self, library: Library, duplicates: DuplicateService) -> None:
        self._library = library
        self._duplicates = duplicates
        self._take_back = TakeBack(library)
        self._running = False

    def import_listings(
        self,
        items: Sequence[ListingInput],
        progress: Progress,
        destination: Destination = Destination.AUTO,
        reader: str | Importer | None = None,
    ) -> ImportReport:
        """Take listings into the library as one import, in many short writes, and say what came.

        reader: a format's id, or a reader, for all of them; None for the likeliest of each.
        A listing whose text was taken before changes nothing. Papers that are held already stay
        where the user put them: dismissed and trashed ones too. Afterwards possible duplicates of
        its papers are looked for; asked to stop then, the import itself stays.
        Raises Cancelled or the LibraryError family; then everything is as it was before, or, where
        even that could not be written, is made so when the library is opened next.
        """

        def readings() -> Iterator[Reading | LongListing]:
            for place, item in enumerate(items):
                progress.step(place, len(items), f"Reading {item.name}")
                for part in unpacked([item]):
                    yield _read(part, reader, progress)

        return self.import_readings(readings(), progress, destination)

    @seldom_collected()
    def import_readings(
        self,
        readings: Iterable[Reading | LongListing | HeldBack],
        progress: Progress,
        destination: Destination = Destination.AUTO,
        *,
        label: str | None = None,
        begun: Begun | None = None,
    ) -> ImportReport:
        """As import_listings, of what was read already, or is read as it is asked for.

        label: what the step is called in Undo, where the names of its listings do not say it.
        begun: they are one more listing of an import that was begun before; then the report and
        the step are those of the whole import, and where anything is raised the rest of it stays.
        """
        if self._running:
            raise RuntimeError("an import began between two writes of another")
        self._take_back.recover(progress)
        self._running = True
        if begun is not None:
            begun = as_it_stands(self._library, begun)
        run = ImportRun(self._library, destination, progress, label, begun)
        unsubscribe = self._library.subscribe(run.note)
        try:
            with self._library.folding_apart(progress):  # pages that change often: once
                for reading in readings:
                    if isinstance(reading, LongListing):
                        run.take_long(reading)
                    elif isinstance(reading, HeldBack):
                        run.hold(reading)
                    else:
                        run.take(reading)
                report = run.finish()
        except BaseException as error:
            if not self._abandon(run, progress) and isinstance(error, LibraryError):
                # What was written so far is still in sight.
                raise type(error)(error.message, _TAKEN_BACK_LATER) from error
            raise
        finally:
            unsubscribe()
            self._running = False
        if report.import_id is None:
            return self._completed(report)
        self._look_over(report, run.listings, progress, run.blocks)
        return self._completed(report)

    def take_back(self, import_id: int, progress: Progress) -> int:
        """Take an import back; how many papers went with it. See TakeBack.take_back."""
        return self._take_back.take_back(import_id, progress)

    def impact(self, import_id: int) -> TakeBackImpact:
        """What taking an import back would remove, and how much of it the user has worked on."""
        return self._take_back.impact(import_id)

    def recover(self, progress: Progress) -> int:
        """Take back imports that were broken off; how many. To be called at every opening."""
        progress.step(note="Looking for imports that were broken off")
        return self._take_back.recover(progress)

    def report(self, import_id: int) -> ImportReport | None:
        """The report of an import, with the papers as they are now; None where it is gone."""
        with self._library.read() as reader:
            report = RecordSide(reader.connection).listings.report(import_id)
        return None if report is None else self._completed(report)

    def holds_text(self, text_hash: str) -> bool:
        """Whether a listing with this text was taken."""
        with self._library.read() as reader:
            return RecordSide(reader.connection).listings.taken(text_hash) is not None

    def imports(self) -> list[ImportSummary]:
        """All imports that are in the library, the newest first."""
        with self._library.read() as reader:
            rows = RecordSide(reader.connection).listings.imports()
        return [ImportSummary(*row) for row in rows]

    def _abandon(self, run: ImportRun, progress: Progress) -> bool:
        """Whether what was written of it is gone; else recover() takes it back later."""
        if run.import_id is None:
            return True
        try:
            self._take_back.remove(run.import_id, progress, "Cancel an import", run.own.made_tags)
        except LibraryError:
            return False
        return True

    def _look_over(
        self,
        report: ImportReport,
        listings: Collection[int | None],
        progress: Progress,
        known: LookBlocks,
    ) -> None:
        files = (file for file in report.files if file.listing_id in listings)
        papers = papers_of(files).quick()
        try:
            with self._library.folding_apart(progress):
                self._duplicates.look(progress, papers, known)
                count_words(self._library, progress)
        except Cancelled:
            pass  # The import is whole; both are made good after the next one.

    def _completed(self, report: ImportReport) -> ImportReport:
        with self._library.read() as reader:
            side = RecordSide(reader.connection)
            listed = [file.listing_id for file in report.files if file.listing_id is not None]
            files = tuple(
                file
                if file.listing_id is None
                else replace(
                    file,
                    papers=file.papers or side.listings.paper_ids([file.listing_id]),
                    decided=tuple(decided_papers(reader.connection, file.listing_id, report.at)),
                )
                for file in report.files
            )
            return replace(
                report,
                files=files,
                possible_duplicates=open_proposals(reader.connection, listed),
            )
