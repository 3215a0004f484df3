"""LookupKeeping: answers that the user ticked become records of a listing, tied to their papers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from desktop_app.jobs.progress import Progress
from desktop_app.lookup.service import Service
from desktop_app.model.import_report import ImportReport
from desktop_app.model.listing import Destination
from desktop_app.model.lookup import LookupProposal
from desktop_app.services.imports.import_service import ImportService
from desktop_app.services.joining.duplicate_service import DuplicateService
from desktop_app.services.library import Library
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from desktop_app.store.record_side import RecordSide

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip


class LookupKeeping:
    """On the writing lane. One listing for each service: 'Crossref, 30 November 2026'."""

    def __init__(
        self,
        library: Library,
        imports: ImportService,
        duplicates: DuplicateService,
        services: Sequence[Service],
    ) -> None:
        self._library = library
        self._imports = imports
        self._duplicates = duplicates
        self._services = services

    def keep(
        self, kept: Sequence[LookupProposal], day: date, progress: Progress
    ) -> ImportReport | None:
        """Keep the answers as one import, which Undo takes back as one step.

        An answer that fits several papers is kept for the first of them; papers that are gone are
        passed over. Kept again, an answer that the user has split off since is joined again: the
        last word counts. None where nothing is left to keep.
        """
        with self._library.read() as reader:
            there = set(reader.papers.existing([one.paper.id for one in kept]))
        readings = [
            reading
            for service in self._services
            for reading in self._readings(service, kept, there, day, progress)
        ]
        if not readings:
            return None
        count = sum(len(reading.records) for reading in readings)
        label = "Keep 1 answer" if count == 1 else f"Keep {count:,} answers"
        report = self._imports.import_readings(readings, progress, Destination.INBOX, label=label)
        # Where all was kept before, there is no step that joining could be one with.
        step = label if report.import_id is not None else ""
        joined = sum(
            self._join(file.listing_id, reading.papers, step)
            for file, reading in zip(report.files, readings, strict=True)
            if file.listing_id is not None
        )
        return replace(report, united=report.united + joined)

    def _readings(
        self,
        service: Service,
        kept: Sequence[LookupProposal],
        there: set[int],
        day: date,
        progress: Progress,
    ) -> list[Reading]:
        """One listing of all that is kept; one each where together they cannot be read."""
        papers: dict[str, int] = {}
        for one in kept:
            if one.service.id == service.id and one.paper.id in there:
                papers.setdefault(one.entry, one.paper.id)
        name = f"{service.title}, {day.day} {MONTHS[day.month - 1]} {day.year}"

        def read(entries: list[str]) -> Reading:
            item = ListingInput(None, service.listing(entries), None, name)
            reading = read_listing(item, service.format_id, progress)
            about = tuple(papers[entry] for entry in entries)
            return replace(reading, service=service.title, papers=about, own_bibliography=False)

        whole = read(list(papers))
        if len(whole.records) == len(papers):
            return [whole] if papers else []
        parts = [read([entry]) for entry in papers]
        return [part for part in parts if len(part.records) == 1]

    def _join(self, listing_id: int, papers: Sequence[int], step: str) -> int:
        """Join answers with their papers where these stand apart all the same; how many did.

        step: the label of the step that this is one with, if any.
        """
        with self._library.read() as reader:
            records = RecordSide(reader.connection).records
            ids = records.ids_of_listings([listing_id])
            homes = {key: one.paper_id for key, one in records.load(ids).items()}
        if len(ids) != len(papers):  # it was read again since, and entries were left out
            return 0
        count = 0
        for record_id, paper in zip(ids, papers, strict=True):
            home = homes[record_id]
            joined = None
            if home != paper:
                joined = self._duplicates.join([paper, home], with_former=step)
            if joined is not None:
                count += 1
                homes = {
                    key: joined if other in (home, paper) else other for key, other in homes.items()
                }
        return count
