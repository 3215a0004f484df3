"""The ways to read one input: the texts that it may be taken for, each with a reader."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from desktop_app.importing.importer import Importer
from desktop_app.importing.mail.quoted_text import quoted_mostly
from desktop_app.importing.mail.reader import Choose, read_mail
from desktop_app.importing.mail.sources import saved_page
from desktop_app.importing.mail.tree import is_packed_mail, messages_of
from desktop_app.importing.pages.page_metadata import holds_data
from desktop_app.importing.registry import OF_DATA
from desktop_app.importing.text_source import (
    TextSource,
    first_bytes,
    listing_bytes,
    source_of_bytes,
    source_of_html,
    source_of_text,
)
from desktop_app.model.errors import UnreadableListing
from desktop_app.paths import LIBRARY_SUFFIX
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.store.file.open_here import is_open

LIBRARY_FILE = re.compile(rf"{re.escape(LIBRARY_SUFFIX)}(?:-wal|-shm|-journal)?\Z")
"""A library, and what SQLite keeps beside it while it is open."""
Way = tuple[TextSource, Sequence[Importer]]
"""A text, and the readers that may take it; none where no reader does."""


def ways_to_read(item: ListingInput, choose: Choose) -> list[Way]:
    """The ways to read an input, never none: that which gives most records counts, the first of
    equals.

    One text for a file, and where much of it is quoted as in a mail ('> …') first the same without
    the marks, line for line. For a paste with HTML first that, where it holds data for programs,
    then what it shows (where both give the same, its links are wanted), then the plain text.
    choose: which readers take a text. Raises UnreadableListing.
    """
    data = bytes_of(item)
    if data is not None and is_packed_mail(data):
        return [_of_mail(data, item, choose)]
    sources = _sources(item, data)
    if not item.html and (bare := quoted_mostly(sources[0])) is not None:
        sources.insert(0, bare)
    ways = [(source, choose(source)) for source in sources]
    if data is None and item.html and holds_data(item.html):
        ways.insert(0, _by_its_data(source_of_text(item.html, item.name), choose))
    return ways


def _by_its_data(source: TextSource, choose: Choose) -> Way:
    """A paste's HTML as its own text, for readers of what it says to programs alone."""
    try:
        return source, [reader for reader in choose(source) if reader.format.id in OF_DATA]
    except UnreadableListing:
        return source, ()


def bytes_of(item: ListingInput) -> bytes | None:
    """What a file or a pipe holds, or the source text of a mail that was pasted; else None.

    Raises UnreadableListing.
    """
    if item.refusal is not None:
        raise item.refusal
    if item.data is not None:
        return item.data
    if item.path is not None:
        if is_library(item.path):
            raise UnreadableListing(
                f"“{item.name}” is a library of Paperfold, not a listing.",
                "Open it with File, Open library.",
            )
        return listing_bytes(item.path)
    if item.text and not item.html:
        pasted = item.text.encode("utf-8", "replace")
        return pasted if is_packed_mail(pasted) else None
    return None


def beginning_of(item: ListingInput, count: int) -> bytes:
    """The first bytes of a file, or of what came through a pipe; b"" where there are none."""
    if item.data is not None:
        return item.data[:count]
    if item.path is None or is_library(item.path):
        return b""
    return first_bytes(item.path, count)


def is_library(path: Path) -> bool:
    """Whether it is one by its name, or open here under whatever name.

    Such a file is never opened as a listing: closing it again would take this process's locks on it
    away.
    """
    return LIBRARY_FILE.search(path.name) is not None or is_open(path)


def _of_mail(data: bytes, item: ListingInput, choose: Choose) -> Way:
    messages = messages_of(data)
    page = saved_page(messages[0], item.name, item.encoding)
    if page is not None:
        return page, choose(page)
    source, found = read_mail(messages, item.name, choose, item.encoding)
    return source, (found,) if found.read_by else ()


def _sources(item: ListingInput, data: bytes | None) -> list[TextSource]:
    if data is not None:
        return [source_of_bytes(data, item.name, item.encoding, item.path)]
    sources: list[TextSource] = []
    if item.html:
        try:
            sources.append(source_of_html(item.html, item.name))
        except UnreadableListing:
            if not item.text:
                raise
    if item.text or not sources:
        sources.append(source_of_text(item.text or "", item.name))
    return sources
