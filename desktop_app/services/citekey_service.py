"""Which citation key each paper goes out under: given once, then kept."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes, LibraryEvent
from desktop_app.model.citekey import CitekeyMaker
from desktop_app.model.errors import DiskFull
from desktop_app.services.library import Library
from desktop_app.services.piece_size import PieceSize
from desktop_app.store.papers.export_facts import ExportFacts
from desktop_app.store.reader import Reader
from desktop_app.store.transaction import Transaction

FEWEST, MOST = 100, 5_000
"""Papers that are given keys in one write where someone may wait for its end."""
LONGEST_WRITE = 0.045
"""Seconds of CPU that it should take then."""


def assign_citekeys(
    library: Library,
    ids: Sequence[int],
    *,
    titled: bool = False,
    progress: Progress | None = None,
) -> dict[int, str]:
    """Give each of the papers that has none its key; on the writing lane.

    titled: only those with a title. progress: of a job that gives way between its writes; without
    one it is a single write. Returns the keys that were given. Of a library that cannot be
    written, or has no room, they hold for this export alone, and the next export gives the same
    ones as long as the library is the same. Raises Cancelled; keys that were given stay.
    """
    with library.read() as reader:
        ids = ExportFacts(reader.connection).without_citekey(ids, titled=titled)
    if not ids:
        return {}
    if library.read_only:
        return keys_for_once(library, ids)
    keys: dict[int, str] = {}
    try:
        for part, given in _parts(library, ids, progress):
            with library.write("Give citation keys", recorded=False) as transaction:
                facts = ExportFacts(transaction.connection)
                found = dict(given.of(facts, facts.without_citekey(part, titled=titled)))
                transaction.papers.set_citekeys(found)
                transaction.announce(Changes(papers=frozenset(found)))
            keys |= found
    except DiskFull:  # to save one's papers elsewhere is what one wants then
        return keys | keys_for_once(library, ids)
    return keys


def _parts(
    library: Library, ids: Sequence[int], progress: Progress | None
) -> Iterator[tuple[Sequence[int], _Given]]:
    """The papers of each write, and the keys that are given by then."""
    watched = progress is not None and progress.may_be_waited_for
    size = PieceSize(FEWEST, FEWEST, MOST, LONGEST_WRITE)
    given, start = _Given(), 0
    while start < len(ids):
        part = ids[start : start + size.now] if watched else ids
        began = time.thread_time()
        yield part, given
        size.took(len(part), time.thread_time() - began)
        start += len(part)
        if progress is not None:
            progress.step(start, len(ids), "Giving citation keys")
            heard: list[LibraryEvent] = []
            unsubscribe = library.subscribe(heard.append)
            try:
                library.give_way(progress)
            finally:
                unsubscribe()
            if heard:  # other keys may have been given, or texts changed
                given = _Given()


def keys_for_once(library: Library, ids: Sequence[int], *, titled: bool = False) -> dict[int, str]:
    """Keys for those of the papers that have none, which the library does not keep. Any thread.

    titled: as in assign_citekeys.
    """
    with library.read() as reader:
        lacking = ExportFacts(reader.connection).without_citekey(ids, titled=titled)
        return dict(new_citekeys(reader, lacking))


def new_citekeys(place: Reader | Transaction, ids: Sequence[int]) -> Iterator[tuple[int, str]]:
    """(paper id, key) of those that have none, in the order of ids.

    A key that a paper was imported with is the paper's own while it is free, and kept free for
    its paper, whoever is exported first; among equals the older paper has it.
    """
    return _Given().of(ExportFacts(place.connection), ids)


class _Given:
    """The keys that are given, asked of the library when the first new one is to be made."""

    def __init__(self) -> None:
        self._maker: CitekeyMaker | None = None
        self._imported: dict[int, str] = {}

    def of(self, facts: ExportFacts, ids: Sequence[int]) -> Iterator[tuple[int, str]]:
        """As new_citekeys; what comes of it is given from now on."""
        for paper_id, description in facts.named_by(ids):
            maker = self._maker or self._asked(facts)
            yield paper_id, self._imported.get(paper_id) or maker.make(description)

    def _asked(self, facts: ExportFacts) -> CitekeyMaker:
        self._maker = maker = CitekeyMaker(facts.citekeys())
        self._imported = {
            paper_id: key
            for paper_id, name in facts.imported_citekeys().items()
            if (key := maker.take(name)) is not None
        }
        return maker
