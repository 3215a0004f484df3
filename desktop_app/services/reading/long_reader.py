"""read_long: what the process does that reads a large file; messages out, nothing shared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from desktop_app.importing.decoding.text_pieces import Tell
from desktop_app.importing.files.cuts import Cut, cut_for
from desktop_app.importing.files.long_reading import LongReading
from desktop_app.importing.files.long_text import LongText, long_text
from desktop_app.importing.importer import Confidence, Importer
from desktop_app.importing.mail.tree import is_packed_mail
from desktop_app.importing.text_source import TextSource, first_bytes, unreadable
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.listing import ListingSummary
from desktop_app.model.record import Record
from desktop_app.services.reading.doubts import doubts_of
from desktop_app.services.reading.gathering import Gathering
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.reading.page_readers import readers_for
from desktop_app.services.reading.prepared import packed, prepared
from desktop_app.services.reading.read_service import Reading, address_of, read_with_source
from desktop_app.services.reading.readers import reader_called

BATCH = 100
"""Records handed over at a time."""
MOST_TOLD = 1_000
"""Problems, and stretches that were passed over, that are told one by one."""
_TOLD_BY_HEAD = frozenset(("csv", "csl-json"))


@dataclass(frozen=True, slots=True)
class Look:
    """How many bytes of the file were looked at, before any record."""

    done: int
    size: int


@dataclass(frozen=True, slots=True)
class Begins:
    """reading: without records. doubtful: by the first of them. refusal: message and advice."""

    reading: Reading
    size: int = 0
    doubtful: bool = False
    refusal: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Portion:
    """Records as prepared.packed, and up to which byte the file was read for them."""

    records: bytes
    done: int


@dataclass(frozen=True, slots=True)
class Ends:
    """What is said of the listing when all of it was read."""

    summary: ListingSummary


Message = Look | Begins | Portion | Ends
Send = Callable[[Message], None]


class WayInParts(NamedTuple):
    """How a file is read part by part."""

    text: LongText
    importer: Importer
    cut: Cut


def way_in_parts(item: ListingInput, asked: str | None, tell: Tell) -> WayInParts | None:
    """None for a file that is read as a whole: its format cannot be cut, or several may be meant.

    tell: as in long_text. Raises UnreadableListing.
    """
    path = item.path or Path()
    if is_packed_mail(first_bytes(path, 1 << 16)):
        return None
    text = long_text(path, item.name, item.encoding, tell)
    importer = reader_called(asked) if asked is not None else _surest(text)
    cut = None if importer is None else cut_for(importer.format.id, text.head)
    return WayInParts(text, importer, cut) if importer is not None and cut is not None else None


def _surest(text: LongText) -> Importer | None:
    """The one reader that is sure of the text's beginning, or that looks at no more of any text."""
    source = TextSource(text.name, text.head, text.encoding, text.path)
    found = readers_for(source)
    if len(found) != 1:
        return None
    sure = found[0].format.id in _TOLD_BY_HEAD or found[0].sniff(source) is Confidence.SURE
    return found[0] if sure else None


def read_long(send: Send, path: str, name: str, encoding: str | None, reader: str | None) -> None:
    """Sends Look…, Begins, Portion… and Ends, in this order; of what cannot be read a refusal."""
    item = ListingInput(Path(path), None, None, name, encoding)
    begun = False

    def sending(message: Message) -> None:
        nonlocal begun
        begun = begun or isinstance(message, Begins)
        send(message)

    try:
        _Reader(sending, item, reader).read()
    except (PaperfoldError, OSError) as error:
        if begun:
            raise  # what was sent is not all
        said = unreadable(item.path or Path(), error) if isinstance(error, OSError) else error
        refused = Reading(ListingSummary(name=name, error=str(said)))
        send(Begins(refused, refusal=(said.message, said.advice)))


class _Reader:
    def __init__(self, send: Send, item: ListingInput, reader: str | None) -> None:
        self._send = send
        self._item = item
        self._asked = reader
        self._path = item.path or Path()
        self._size = self._path.stat().st_size

    def read(self) -> None:
        way = way_in_parts(self._item, self._asked, self._looked)
        if way is not None:
            _InParts(self._send, self._item, way.text, way.importer).read(way.cut)
        else:
            self._whole()

    def _looked(self, done: int) -> None:
        self._send(Look(done, self._size))

    def _whole(self) -> None:
        """A file of a form that is read as a whole. Raises UnreadableListing for one too large."""
        reading, _ = read_with_source(self._item, self._asked, Progress())
        self._send(Begins(replace(reading, records=()), self._size, bool(doubts_of(reading))))
        total = len(reading.records)
        for start in range(0, total, BATCH):
            batch = [prepared(record) for record in reading.records[start : start + BATCH]]
            self._send(Portion(packed(batch), self._size * (start + len(batch)) // total))
        self._send(Ends(reading.summary))


class _InParts:
    """A file that is read part by part."""

    def __init__(self, send: Send, item: ListingInput, text: LongText, importer: Importer) -> None:
        self._send = send
        self._item = item
        self._text = text
        self._importer = importer
        self._done = 0
        self._gathering = Gathering(item.name, importer, text.problems, most=MOST_TOLD)

    def read(self, cut: Cut) -> None:
        waiting: list[Record] = []
        begun = False
        for part in LongReading(self._text, self._importer, cut).items(self._reached):
            self._gathering.unseen = part.unseen
            waiting += filter(None, map(self._gathering.take, part.items))
            if waiting and not begun:
                self._begin(waiting)
                begun = True
            for start in range(0, len(waiting), BATCH):
                batch = [prepared(record) for record in waiting[start : start + BATCH]]
                self._send(Portion(packed(batch), self._done))
            waiting.clear()
        if not begun:
            self._begin(())
        self._send(Ends(self._summary()))

    def _begin(self, first: Sequence[Record]) -> None:
        reading = Reading(
            self._summary(),
            tuple(first),
            self._importer.own_bibliography,
            text_hash=self._text.text_hash,
        )
        doubtful = bool(first) and bool(doubts_of(reading))
        self._send(Begins(replace(reading, records=()), self._text.size, doubtful))

    def _reached(self, done: int) -> None:
        self._done = done

    def _summary(self) -> ListingSummary:
        text = self._text
        source = TextSource(text.name, text.head, text.encoding, reason=text.reason)
        return self._gathering.summary(source, address_of(source, self._item))
