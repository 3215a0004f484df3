"""An import some of whose listings are looked at before they are added, one after the other.

Each is written as soon as it is decided on. Until then its line in the report, which is kept with
the import, says that it was not added: so it does after a crash between two of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.import_report import FileReport, ImportReport
from desktop_app.model.listing import Destination, ListingSummary
from desktop_app.model.whole_text import whole_name
from desktop_app.services.library import Library, now
from desktop_app.store.record_side import RecordSide

if TYPE_CHECKING:
    from desktop_app.services.preview.preview_service import Preview
    from desktop_app.services.reading.read_service import Reading


@dataclass(frozen=True, slots=True)
class HeldBack:
    """A listing that was read, and is not to be written yet."""

    reading: Reading


@dataclass(frozen=True, slots=True)
class Held:
    """A listing to be looked at. place: of its line among the files of its import's report."""

    preview: Preview
    place: int


@dataclass(frozen=True, slots=True)
class Begun:
    """The import that a listing belongs to, as it was reported last, and the listing's place."""

    report: ImportReport
    place: int

    @property
    def import_id(self) -> int | None:
        """None where nothing of it was written."""
        return self.report.import_id


def not_added(reading: Reading) -> FileReport:
    """The line of a listing that waits, or was passed over."""
    summary = reading.summary
    if reading.records:
        summary = ListingSummary(
            name=summary.name,
            format=summary.format,
            layout=summary.layout,
            encoding=summary.encoding,
            owner=summary.owner,
            left_out=len(reading.records),
        )
    path = None if reading.path is None else whole_name(str(reading.path))
    return FileReport(summary=summary, path=path)


def unwritten(previews: Sequence[Preview], destination: Destination) -> ImportReport:
    """The report of an import that begins with all its listings being looked at."""
    files = tuple(not_added(preview.reading) for preview in previews)
    return ImportReport(
        import_id=None, at=now(), seconds=0.0, destination=str(destination), files=files
    )


def held_again(report: ImportReport, progress: Progress) -> list[Held]:
    """The listings that were not added, read once more where their files are still there.

    Raises Cancelled.
    """
    from desktop_app.services.preview.preview_service import preview_of  # noqa: PLC0415  (knows of these)
    from desktop_app.services.reading.read_service import ListingInput  # noqa: PLC0415

    found = []
    for place, file in enumerate(report.files):
        path = Path(file.path) if file.not_added and file.path is not None else None
        if path is None or not path.is_file():
            continue
        item = ListingInput(path, None, None, file.summary.name)
        with suppress(UnreadableListing):
            found.append(Held(preview_of(item, None, progress), place))
    return found


def as_it_stands(library: Library, begun: Begun) -> Begun:
    """The same with the report as the library has it now: one of its listings may have been read
    anew. Where the import was taken back meanwhile, none of its listings is added any more."""
    if begun.import_id is None:
        return begun
    with library.read() as reader:
        report = RecordSide(reader.connection).listings.report(begun.import_id)
    if report is not None:
        return replace(begun, report=report)
    files = tuple(map(_taken_back, begun.report.files))
    kept = ImportReport(
        import_id=None, at=now(), seconds=0.0, destination=begun.report.destination, files=files
    )
    return replace(begun, report=kept)


def joined(begun: Begun, own: ImportReport) -> ImportReport:
    """The report of the whole import. own: counted over all its listings, but for what only the
    writing itself knows: that is added to what was reported before."""
    before = begun.report
    rules = Counter(dict(before.joined)) + Counter(dict(own.joined))
    places = {word for told in (before, own) for word in told.destination.split(" and ")}
    written = before.import_id is not None
    return replace(
        own,
        import_id=before.import_id if written else own.import_id,
        seconds=before.seconds + own.seconds,
        destination=" and ".join(sorted(places & {"inbox", "library"})) or own.destination,
        joined=tuple(sorted(rules.items(), key=lambda item: (-item[1], item[0]))),
        united=before.united + own.united,
        taken_apart=before.taken_apart + own.taken_apart,
        made_tags=(*before.made_tags, *own.made_tags),
    )


def _taken_back(file: FileReport) -> FileReport:
    if file.listing_id is None or file.first_imported is not None:
        return file
    summary = replace(file.summary, records=0, left_out=file.summary.records, claimed=None)
    return FileReport(summary=replace(summary, problems=(), ledger=()), path=file.path)
