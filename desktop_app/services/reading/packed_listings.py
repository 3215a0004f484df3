"""unpacked: packed files and workbooks as the listings that are in them, each by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from desktop_app.importing.files.packed_files import DEEPEST, Budget, is_packed, packed_files
from desktop_app.importing.files.workbook import is_workbook, sheets_of
from desktop_app.importing.reader_faults import faults_told
from desktop_app.model.errors import PaperfoldError, UnreadableListing
from desktop_app.model.whole_text import whole_name
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.reading.listing_texts import beginning_of, bytes_of
from desktop_app.services.reading.mailboxes import mailings_apart
from desktop_app.services.reading.zotero_text import may_be_zotero, zotero_text

SUFFIXES = (".zip", ".gz", ".tgz", ".tar", ".bz2")
"""What the names of packed files usually end in."""
_BEGINS = 300
"""Bytes of a file by which it is told whether files may be in it."""


def unpacked(items: Iterable[ListingInput]) -> Iterator[ListingInput]:
    """The same inputs, in order, with what is in packed files instead of these.

    A file in 'a.zip' is called 'a.zip/folder/b.bib', a sheet of several 'a.xlsx/Sheet 1'; a file or
    sheet that is alone keeps the name of what it was in. Each is unpacked when it is asked for.
    A database of Zotero becomes the text of all that is in it, a box of mails one listing for each
    mailing in it.
    What cannot be unpacked is an input too, whose reading tells why. Raises nothing.
    """
    for item in items:
        for file in _told_of(item, _files([item])):
            yield from _told_of(file, mailings_apart(file))


def _told_of(item: ListingInput, parts: Iterator[ListingInput]) -> Iterator[ListingInput]:
    """The parts of an input; where something goes wrong in the program, an input that tells it."""
    try:
        with faults_told(item.name):
            yield from parts
    except UnreadableListing as error:
        yield replace(item, data=None, refusal=error)


def _files(items: Iterable[ListingInput]) -> Iterator[ListingInput]:
    """As unpacked(), boxes of mails being whole."""
    for item in items:
        begins = beginning_of(item, _BEGINS)
        if not (begins.startswith(b"PK") or is_packed(begins) or may_be_zotero(begins)):
            yield item
            continue
        try:
            if item.path is not None and may_be_zotero(begins):
                yield _database(item, item.path)
                continue
            data = bytes_of(item)
        except PaperfoldError as error:
            yield replace(item, refusal=error)
            continue
        if data is None:
            yield item
        else:
            yield from _parts(replace(item, data=data), Budget(len(data)), 0)


def _database(item: ListingInput, path: Path) -> ListingInput:
    text = zotero_text(path)
    return item if text is None else replace(item, data=text.encode(), encoding=None)


def _parts(item: ListingInput, budget: Budget, depth: int) -> Iterator[ListingInput]:
    data = item.data or b""
    try:
        if is_workbook(data):
            yield from _sheets(item, data)
        elif not is_packed(data):
            yield item
        elif depth >= DEEPEST:
            raise UnreadableListing(
                f"“{item.name}” holds packed files within packed files.",
                "Unpack it and import the files that are in it.",
            )
        else:
            found = False
            for file in packed_files(data, item.name, budget):
                found = True
                yield from _parts(_within(item, file.name, file.data), budget, depth + 1)
            if not found:
                raise UnreadableListing(
                    f"“{item.name}” is a packed file with nothing in it.", "Make it once more."
                )
    except PaperfoldError as error:
        yield replace(item, data=None, refusal=error)


def _sheets(item: ListingInput, data: bytes) -> Iterator[ListingInput]:
    sheets = sheets_of(data, item.name)
    if not sheets:
        raise UnreadableListing(f"“{item.name}” has no cell that holds anything.")
    for sheet in sheets:
        name = sheet.name if len(sheets) > 1 else ""
        yield replace(_within(item, name, sheet.text.encode()), encoding=None)


def _within(item: ListingInput, name: str, data: bytes) -> ListingInput:
    if not name:
        return replace(item, data=data)
    name = whole_name(name.replace("\0", " "))
    path = None if item.path is None else item.path / name
    return replace(item, name=f"{item.name}/{name}", path=path, data=data)


def alone(item: ListingInput) -> ListingInput:
    """The listing in a packed file that holds but one; any other input as it is.

    Raises UnreadableListing where there are several.
    """
    first = second = None
    for part in _files([item]):
        if first is not None:
            second = part
            break
        first = part
    if first is None or second is not None:
        raise UnreadableListing(
            f"“{item.name}” holds several listings.", "Import it: each is then read by itself."
        )
    return replace(first, name=item.name, path=item.path)
