"""import_or_hold: listings in at once, but for those that a person should look at first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop_app.importing.reader_faults import faults_told
from desktop_app.importing.text_source import TextSource
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import LibraryError, PaperfoldError
from desktop_app.model.import_report import ImportReport
from desktop_app.model.listing import Destination, ListingSummary
from desktop_app.model.preview import DoubtKind
from desktop_app.services.imports.import_series import Held, HeldBack
from desktop_app.services.preview.preview_service import Preview
from desktop_app.services.reading.doubts import doubts_of
from desktop_app.services.reading.long_listing import LongListing, is_long, long_listing
from desktop_app.services.reading.packed_listings import unpacked
from desktop_app.services.reading.read_service import ListingInput, Reading, read_with_source
from desktop_app.services.reading.readers import choices_for
from desktop_app.services.session import Session

LARGEST_HELD = 64_000_000
"""Bytes of a file that is held back where it is doubtful; a preview has all of it in memory."""
LARGEST_JUDGED = 4_000_000
"""Letters of a text whose lines are counted before it is added."""


@dataclass(frozen=True, slots=True)
class Gate:
    """report: of what was added at once, with a line for each that is held, to be added to the same
    import. held: what is doubtful, read but not added."""

    report: ImportReport
    held: tuple[Held, ...]

    @property
    def anything_told(self) -> bool:
        """Whether the report says more than what is held."""
        return len(self.report.files) > len(self.held)


def import_or_hold(
    session: Session,
    items: Sequence[ListingInput],
    progress: Progress,
    destination: Destination = Destination.AUTO,
    *,
    hold_all: bool = False,
) -> Gate:
    """As ImportService.import_listings, but what is doubtful is held back: see doubts.py.

    A text in which nothing was found is held only where it comes alone: of many files it is one
    line of the report. What is in the library already is not held. hold_all: hold all that can be
    shown.
    """
    held: list[Held] = []
    lines = 0

    def readings() -> Iterator[Reading | LongListing | HeldBack]:
        nonlocal lines
        for place, item in enumerate(items):
            progress.step(place, len(items), f"Reading {item.name}")
            for part in unpacked([item]):
                for reading in reading_of(part):
                    yield reading
                    lines += 1  # each has one in the report

    def reading_of(item: ListingInput) -> Iterator[Reading | LongListing | HeldBack]:
        try:
            if is_long(item) and not hold_all:
                long = long_listing(item, None, progress)
                known = session.imports.holds_text(long.reading.text_hash or "")
                if known or not long.doubtful or long.size > LARGEST_HELD:
                    yield long
                    return
                long.close()
            alone = len(items) == 1 and item.name == items[0].name
            with faults_told(item.name):
                reading, source = read_with_source(item, None, progress)
                preview = _worth_a_look(item, reading, source, alone=alone, always=hold_all)
        except LibraryError:
            raise
        except PaperfoldError as error:
            yield Reading(ListingSummary(name=item.name, error=str(error)), path=item.path)
            return
        known = not hold_all and reading.text_hash is not None
        if preview is None or (known and session.imports.holds_text(reading.text_hash or "")):
            yield reading
        else:
            held.append(Held(preview, lines))
            yield HeldBack(reading)

    report = session.imports.import_readings(readings(), progress, destination)
    return Gate(report, tuple(held))


def _worth_a_look(
    item: ListingInput, reading: Reading, source: TextSource, *, alone: bool, always: bool
) -> Preview | None:
    if reading.records and len(source.text) > LARGEST_JUDGED and not always:
        if not doubts_of(reading):
            return None  # of a large file no more than its records and problems are looked at
    preview = Preview(item, reading, source)
    kinds = {doubt.kind for doubt in preview.doubts}
    if not always and (not kinds or (DoubtKind.NOTHING in kinds and not alone)):
        return None
    preview.readers = choices_for(source)
    return preview
