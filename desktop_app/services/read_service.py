"""Reading listings: files, folders and pastes in; records and what is said of them out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from desktop_app.importing.html_lines import looks_like_html
from desktop_app.importing.importer import Header, Importer
from desktop_app.importing.invisible import has_unseen, seen_record
from desktop_app.importing.listing_address import address_in_html
from desktop_app.importing.registry import IMPORTERS
from desktop_app.importing.text_source import TextSource
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import PaperfoldError, UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.listing import Claim, ListingSummary
from desktop_app.model.record import PassedOver, Problem, Record
from desktop_app.model.whole_text import whole_name
from desktop_app.services.listing_input import ListingInput as ListingInput
from desktop_app.services.listing_texts import LIBRARY_FILE, ways_to_read
from desktop_app.services.packed_listings import alone
from desktop_app.services.page_readers import readers_for, weight_of
from desktop_app.services.readers import reader_called
from desktop_app.services.unread_text import WHERE_FORMATS_STAND, unread_words

LARGEST_TEXT_KEPT = 5_000_000
"""Letters; the text of a larger listing is not kept beside its records."""
_STEP = 200
_UNKNOWN = "“{name}” looks like {looks}: no papers were found in it."
_NO_RECORDS = "“{name}” was read as {format}, but no papers were found in it."


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


def read_with_source(
    item: ListingInput, reader: str | Importer | None, progress: Progress
) -> tuple[Reading, TextSource]:
    """As read_listing, with the text it was read from; reader: an id, a reader, or the likeliest.

    A text that no reader takes has an error and no records. Raises UnreadableListing for what is no
    text, or a reader that is not known, and Cancelled.
    """
    item = alone(replace(item, name=whole_name(item.name)))
    asked = reader_called(reader) if isinstance(reader, str) else reader

    def choose(source: TextSource) -> tuple[Importer, ...]:
        progress.step(note=f"Reading {item.name}")  # once for each part of a mail
        return (asked,) if asked is not None else readers_for(source)

    ways = ways_to_read(item, choose)
    readings = [
        (_read(source, importer, item, progress), source, weight_of(importer))
        for source, importers in ways
        for importer in importers
    ]
    if readings:
        reading, source, _ = max(readings, key=lambda way: len(way[0].records) * way[2])
        return reading, source
    source = ways[-1][0]
    looks, advice = unread_words(source)
    said = _UNKNOWN.format(name=item.name, looks=looks)
    error = UnreadableListing(said, f"{advice} {WHERE_FORMATS_STAND}")
    summary = ListingSummary(
        name=item.name,
        error=str(error),
        encoding=source.encoding,
        encoding_reason=source.reason,
        problems=source.problems,  # a wrong encoding may be why nobody knows the form
    )
    return Reading(summary, text=source.text, path=item.path), source


def _read(
    source: TextSource, importer: Importer, item: ListingInput, progress: Progress
) -> Reading:
    records: list[Record] = []
    problems = list(source.problems)
    passed: list[PassedOver] = []
    pages: list[tuple[Header, int]] = []
    unseen = has_unseen(source.text)
    for count, found in enumerate(importer.read(source)):
        if count and count % _STEP == 0:
            progress.step(count, None, f"Reading {item.name}")
        if isinstance(found, Record):
            # An abstract that its reader did not find cut is whole as far as the source says.
            whole = found.abstract_complete
            if whole is None and found.abstract:
                whole = True
            found = seen_record(found) if unseen else found
            records.append(found.changed(source=item.name, abstract_complete=whole))
        elif isinstance(found, Problem):
            problems.append(found)
        elif isinstance(found, PassedOver):
            passed.append(found)
        else:
            pages.append((found, len(records)))
    claimed, short = _claims(pages, len(records))
    error = None
    if not records:
        error = _NO_RECORDS.format(name=item.name, format=importer.format.title)
    summary = ListingSummary(
        name=item.name,
        format=importer.format.id,
        layout=_together(page.layout for page, _ in pages),
        encoding=source.encoding,
        records=len(records),
        claimed=claimed,
        owner=_together(page.owner for page, _ in pages),
        url=next((page.url for page, _ in pages if page.url), None) or _address(source, item),
        problems=tuple(sorted([*problems, *short], key=lambda problem: problem.line)),
        passed_over=tuple(sorted(passed, key=lambda lines: lines.line)),
        error=error,
        encoding_reason=source.reason,
        ledger=tuple(line for page, _ in pages for line in page.ledger),
    )
    return Reading(
        summary,
        tuple(records),
        importer.own_bibliography,
        source.text if len(source.text) <= LARGEST_TEXT_KEPT else None,
        source.text_hash,
        item.path,
    )


def _address(source: TextSource, item: ListingInput) -> str | None:
    """Where the page stands, by its archive, its HTML, or the program it was copied from."""
    html = source.html or (source.text if looks_like_html(source.head) else "")
    return source.url or (address_in_html(html) if html else None) or item.address


def _together(names: Iterable[str | None]) -> str | None:
    """The names of all pages, each once; None where none has one."""
    return ", ".join(dict.fromkeys(name for name in names if name)) or None


def _claims(pages: list[tuple[Header, int]], total: int) -> tuple[Claim | None, list[Problem]]:
    """What all pages claim together, if all do; else a Problem for each that falls short.

    More entries than a page says it has are a Problem too: one may have been taken for two.
    """
    laid_out = [(page, before) for page, before in pages if page.layout or page.claimed]
    ends = [before for _, before in laid_out[1:]] + [total]
    claims = [page.claimed for page, _ in laid_out]
    known = [claim for claim in claims if claim is not None]
    if not known:
        return None, []
    if len(known) == len(claims):
        count = sum(claim.count for claim in known)
        whole = Claim(count, any(claim.at_least for claim in known))
        if whole.at_least or total <= count:
            return whole, []
        reason = f"The page says it has {count} entries; {total} were read. Is one taken for two?"
        return whole, [Problem(1, pages[0][0].owner or "", reason)]
    problems: list[Problem] = []
    for (page, before), end in zip(laid_out, ends, strict=True):
        claim = page.claimed
        if claim is not None and end - before < claim.count:
            least = "at least " if claim.at_least else ""
            of = f" of {page.owner}" if page.owner else ""
            reason = f"The page{of} says {least}{claim.count} records; {end - before} were found."
            problems.append(Problem(1, page.owner or "", reason))
    return None, problems
