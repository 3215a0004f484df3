"""Reading listings: files, folders and pastes in; records and what is said of them out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from desktop_app.importing.html_text.html_lines import looks_like_html
from desktop_app.importing.importer import Importer
from desktop_app.importing.pages.listing_address import address_in_html
from desktop_app.importing.reader_faults import ReaderFailed, faults_told, items_of
from desktop_app.importing.registry import IMPORTERS
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.invisible import has_unseen
from desktop_app.jobs.garbage import seldom_collected
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import PaperfoldError, UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.listing import ListingSummary
from desktop_app.model.record import Problem, Record
from desktop_app.model.whole_text import whole_name
from desktop_app.services.reading.gathering import Gathering
from desktop_app.services.reading.listing_input import ListingInput as ListingInput
from desktop_app.services.reading.listing_texts import LIBRARY_FILE, ways_to_read
from desktop_app.services.reading.packed_listings import alone
from desktop_app.services.reading.page_readers import readers_for, weight_of
from desktop_app.services.reading.readers import reader_called
from desktop_app.services.reading.table_mapping import mapping_of
from desktop_app.services.reading.unread_text import WHERE_FORMATS_STAND, unread_words

LARGEST_TEXT_KEPT = 5_000_000
"""Letters; the text of a larger listing is not kept beside its records."""
MOST_RECORDS = 1_000_000
"""Of a listing that is read as a whole: more would fill the memory, and no page has them."""
_STEP = 200
_UNKNOWN = "“{name}” looks like {looks}: no papers were found in it."


@dataclass(frozen=True, slots=True)
class Reading:
    """What one listing holds. text is None where nothing was read or it is too large to keep.

    own_bibliography: the user's own collection rather than a page or a mail.
    text_hash: equal for equal decoded texts, line ends and byte order mark apart.
    service: the service on the web that gave it, looked up on the user's word; papers: by record
    the paper that it is about, as the user said; empty for all other listings.
    """

    summary: ListingSummary
    records: tuple[Record, ...] = ()
    own_bibliography: bool = False
    text: str | None = None
    text_hash: str | None = None
    path: Path | None = None
    service: str | None = None
    papers: tuple[int, ...] = ()


def formats() -> tuple[FileFormat, ...]:
    """All formats that can be read."""
    return tuple(importer.format for importer in IMPORTERS)


def expand(paths: Iterable[Path]) -> list[ListingInput]:
    """Files as they are, folders as all files in them and below, by name; hidden ones left out.

    What does not exist stays in the list: reading it says so.
    """
    out: list[Path] = []
    for path in paths:
        out += _files_below(path) if os.path.isdir(path) else [path]
    return [ListingInput(path, None, None, path.name) for path in dict.fromkeys(out)]


def _files_below(folder: Path) -> Iterator[Path]:
    """Folders that may not be looked into come last, as they are: reading them says so."""
    closed: list[Path] = []
    for here, folders, files in os.walk(
        folder, onerror=lambda it: closed.append(Path(it.filename))
    ):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(files):
            path = Path(here, name)
            # os.path, unlike Path, has no error for what may not be looked at: reading tells it.
            hidden = name.startswith(".") or LIBRARY_FILE.search(name)
            if not hidden and (os.path.isfile(path) or not os.path.exists(path)):
                yield path
    yield from closed


def read_listing(item: ListingInput, reader: str | Importer | None, progress: Progress) -> Reading:
    """Everything that stands in a listing, read in the format asked for or the likeliest.

    Bad input raises nothing: `summary.error` says what is wrong. Raises Cancelled.
    """
    try:
        return read_with_source(item, reader, progress)[0]
    except PaperfoldError as error:
        name = whole_name(item.name)
        return Reading(ListingSummary(name=name, error=str(error)), path=item.path)


@seldom_collected()
def read_with_source(
    item: ListingInput, reader: str | Importer | None, progress: Progress
) -> tuple[Reading, TextSource]:
    """As read_listing, with the text it was read from; reader: an id, a reader, or the likeliest.

    A text that no reader takes, or whose reader fails, has an error and no records. Raises
    UnreadableListing for what is no text, or a reader that is not known, and Cancelled.
    """
    with faults_told(item.name):
        return _read_likeliest(item, reader, progress)


def _read_likeliest(
    item: ListingInput, reader: str | Importer | None, progress: Progress
) -> tuple[Reading, TextSource]:
    item = alone(replace(item, name=whole_name(item.name)))
    asked = reader_called(reader) if isinstance(reader, str) else reader
    faults: list[Problem] = []

    def choose(source: TextSource) -> tuple[Importer, ...]:
        progress.step(note=f"Reading {item.name}")  # once for each part of a mail
        return (asked,) if asked is not None else readers_for(source, faults)

    ways = ways_to_read(item, choose)
    readings = [
        (_read(source, importer, item, progress, faults), source, weight_of(importer))
        for source, importers in ways
        for importer in importers
    ]
    if readings:
        reading, source, _ = max(
            readings, key=lambda way: (len(way[0].records) * way[2], way[0].text_hash is None)
        )
        return _with_problems(reading, faults), source
    source = ways[-1 if item.html else 0][0]  # the plain text of a paste; else without quote marks
    looks, advice = unread_words(source)
    said = _UNKNOWN.format(name=item.name, looks=looks)
    error = UnreadableListing(said, f"{advice} {WHERE_FORMATS_STAND}")
    summary = ListingSummary(
        name=item.name,
        error=str(error),
        encoding=source.encoding,
        encoding_reason=source.reason,
        problems=(*source.problems, *faults),  # a wrong encoding may be why nobody knows the form
    )
    return Reading(summary, text=source.text, path=item.path), source


def _with_problems(reading: Reading, faults: Sequence[Problem]) -> Reading:
    """The same where readers failed: of those that were not taken that is told, too."""
    if not faults:
        return reading
    summary = reading.summary
    problems = sorted([*summary.problems, *faults], key=lambda problem: problem.line)
    return replace(reading, summary=replace(summary, problems=tuple(problems)))


def _read(
    source: TextSource,
    importer: Importer,
    item: ListingInput,
    progress: Progress,
    faults: list[Problem],
) -> Reading:
    """What the reader finds; where it fails, nothing but the text, without a hash: it is not taken.

    faults: gets the place then.
    """
    try:
        return _read_whole(source, importer, item, progress)
    except ReaderFailed as fault:
        faults.append(fault.problem)
        summary = ListingSummary(
            name=item.name,
            format=importer.format.id,
            encoding=source.encoding,
            encoding_reason=source.reason,
            problems=source.problems,
            error=str(fault),
        )
        text = source.text if len(source.text) <= LARGEST_TEXT_KEPT else None
        return Reading(summary, text=text, path=item.path)


def _read_whole(
    source: TextSource, importer: Importer, item: ListingInput, progress: Progress
) -> Reading:
    unseen = has_unseen(source.text)
    gathering = Gathering(item.name, importer, source.problems, unseen=unseen)
    records: list[Record] = []
    for count, found in enumerate(items_of(importer, source)):
        if count and count % _STEP == 0:
            progress.step(count, None, f"Reading {item.name}")
            progress.give_way()
        record = gathering.take(found)
        if record is not None:
            records.append(record)
            if len(records) > MOST_RECORDS:
                raise UnreadableListing(
                    f"“{item.name}” holds more than {MOST_RECORDS:,} entries.",
                    "Cut it into parts and import these.",
                )
    summary = gathering.summary(source, address_of(source, item))
    return Reading(
        replace(summary, columns=mapping_of(importer)),
        tuple(records),
        importer.own_bibliography,
        source.text if len(source.text) <= LARGEST_TEXT_KEPT else None,
        source.text_hash,
        item.path,
    )


def address_of(source: TextSource, item: ListingInput) -> str | None:
    """Where the page stands, by its archive, its HTML, or the program it was copied from."""
    html = source.html or (source.text if looks_like_html(source.head) else "")
    return source.url or (address_in_html(html) if html else None) or item.address
