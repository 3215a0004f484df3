"""Records of a listing one by one as they are read: of a large file only a part is in memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop_app.importing.files.long_reading import LongReading
from desktop_app.importing.importer import Importer
from desktop_app.importing.reader_faults import faults_told
from desktop_app.importing.text_source import TextSource, unreadable
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.listing import ListingSummary
from desktop_app.model.record import Record
from desktop_app.model.whole_text import whole_name
from desktop_app.services.reading.gathering import Gathering
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.reading.long_listing import is_long
from desktop_app.services.reading.long_reader import MOST_TOLD, WayInParts, way_in_parts
from desktop_app.services.reading.read_service import address_of, read_listing


def stream_listing(
    item: ListingInput, reader: str | Importer | None
) -> Iterator[Record | ListingSummary]:
    """The records in their order, then what is said of the listing.

    reader, and bad input: as read_listing. What a file of many megabytes holds is what it would be
    read to as a whole, but that of its problems the first thousand are told.
    """
    if isinstance(reader, str | None) and item.path is not None and is_long(item, reader):
        named = replace(item, name=whole_name(item.name))
        try:
            with faults_told(named.name):
                way = way_in_parts(named, reader, _nobody)
            if way is not None:
                with faults_told(named.name):
                    yield from _parts(named, way)
                return
        except (PaperfoldError, OSError) as error:
            said = unreadable(item.path, error) if isinstance(error, OSError) else error
            yield ListingSummary(name=named.name, error=str(said))
            return
    reading = read_listing(item, reader, Progress())
    yield from reading.records
    yield reading.summary


def _parts(item: ListingInput, way: WayInParts) -> Iterator[Record | ListingSummary]:
    text = way.text
    gathering = Gathering(item.name, way.importer, text.problems, most=MOST_TOLD)
    for part in LongReading(text, way.importer, way.cut).items(_nobody):
        gathering.unseen = part.unseen
        yield from filter(None, map(gathering.take, part.items))
    source = TextSource(text.name, text.head, text.encoding, reason=text.reason)
    yield gathering.summary(source, address_of(source, item))


def _nobody(_: int) -> None:
    """Nobody is told how far it is."""
