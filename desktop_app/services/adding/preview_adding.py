"""add_preview: the records that a person ticked in a preview, into the library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop_app.jobs.progress import Progress
from desktop_app.model.import_report import ImportReport
from desktop_app.model.listing import Destination
from desktop_app.model.record import Record
from desktop_app.services.adding.listing_rereading import replace_records
from desktop_app.services.imports.import_series import Begun
from desktop_app.services.preview.preview_service import Preview
from desktop_app.services.session import Session


def add_preview(
    session: Session,
    preview: Preview,
    records: Sequence[Record],
    destination: Destination,
    progress: Progress,
    begun: Begun | None = None,
) -> ImportReport:
    """Add these records of a listing, or put them in the place of those that it has.

    begun: the import that the listing came with.
    Raises what ImportService.import_listings and replace_records raise.
    """
    reading = preview.reading
    if preview.listing_id is not None:
        return replace_records(session, preview.listing_id, reading, records, progress)
    left_out = len(reading.records) - len(records)
    summary = replace(reading.summary, records=len(records), left_out=left_out)
    chosen = replace(reading, summary=summary, records=tuple(records))
    return session.imports.import_readings([chosen], progress, destination, begun=begun)
