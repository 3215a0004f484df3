"""LongListing: a large file, read by a process of its own while its records are being written.

A file of some megabytes is read at once, in this process. A larger one would hold up the window,
and one of a gigabyte would fill the memory: such a file is read part by part where its format can
be cut (importing/files/cuts.py), and whole in the other process where it cannot.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from desktop_app.importing.importer import Importer
from desktop_app.jobs.progress import Progress
from desktop_app.jobs.worker import WorkerFailed, in_worker
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.listing import ListingSummary
from desktop_app.model.whole_text import whole_name
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.reading.listing_texts import is_library
from desktop_app.services.reading.long_reader import Begins, Ends, Look, Message, Portion, read_long

LOG = logging.getLogger(__name__)
_LOST = "Nothing of it was kept. Try it once more; if that fails, cut the file into parts."
LONG = 16_000_000
"""Bytes from which a file is read in a process of its own."""


def is_long(item: ListingInput, reader: str | Importer | None = None) -> bool:
    """Whether an input is a file that is so large; never one for a reader made just now."""
    if item.path is None or item.data is not None or item.refusal is not None:
        return False
    if not isinstance(reader, str | None) or is_library(item.path):
        return False
    try:
        return item.path.is_file() and item.path.stat().st_size >= LONG
    except (OSError, ValueError):
        return False


class LongListing:
    """One file under way: begun, then its portions, then its summary. To be closed.

    reading: what is known before the first record: all of it but records and what is counted.
    doubtful: whether what was read first is such that a person should look at it.
    summary: as of a Reading, once all portions were taken.
    """

    def __init__(
        self, begins: Begins, path: Path, messages: Generator[Message, None, None]
    ) -> None:
        self.reading = replace(begins.reading, path=path)
        self.size = begins.size
        self.doubtful = begins.doubtful
        self.summary: ListingSummary = begins.reading.summary
        self._messages = messages

    def portions(self) -> Iterator[Portion]:
        """The records, with the bytes that were read for them. Raises Cancelled, and
        UnreadableListing where the other process was ended from outside."""
        with _told(self.reading.summary.name):
            for message in self._messages:
                if isinstance(message, Portion):
                    yield message
                elif isinstance(message, Ends):
                    self.summary = message.summary

    def close(self) -> None:
        """End the process."""
        self._messages.close()


def long_listing(item: ListingInput, reader: str | None, progress: Progress) -> LongListing:
    """Begin to read a file for which is_long() holds. Raises Cancelled, UnreadableListing."""
    path = item.path or Path()
    name = whole_name(item.name)
    note = f"Reading {name}"

    def waiting() -> None:
        progress.check()
        progress.give_way()

    messages = in_worker(read_long, waiting, str(path), name, item.encoding, reader)
    try:
        with _told(name):
            for message in messages:
                if isinstance(message, Look):
                    progress.step_bytes(message.done, message.size, note)
                    progress.give_way()
                elif isinstance(message, Begins):
                    if message.refusal is not None:
                        raise UnreadableListing(*message.refusal)
                    return LongListing(message, path, messages)
            raise WorkerFailed("it said nothing")
    except BaseException:
        messages.close()
        raise


@contextmanager
def _told(name: str) -> Iterator[None]:
    try:
        yield
    except WorkerFailed as error:
        LOG.error("Reading %s in another process failed: %s", name, error)
        raise UnreadableListing(
            f"“{name}” could not be read to its end: something went wrong with the reading.",
            _LOST,
        ) from error
