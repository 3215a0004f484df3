"""Which citation key each paper goes out under: given once, then kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from desktop_app.model.changes import Changes
from desktop_app.model.citekey import CitekeyMaker
from desktop_app.model.errors import DiskFull
from desktop_app.services.library import Library
from desktop_app.store.export_facts import ExportFacts
from desktop_app.store.reader import Reader
from desktop_app.store.transaction import Transaction


def assign_citekeys(
    library: Library, ids: Sequence[int], *, titled: bool = False
) -> dict[int, str]:
    """Give each of the papers that has none its key; on the writing lane.

    titled: only those with a title. Returns the keys that were given. Of a library that cannot be
    written, or has no room, they hold for this export alone, and the next export gives the same
    ones as long as the library is the same.
    """
    with library.read() as reader:
        ids = ExportFacts(reader.connection).without_citekey(ids, titled=titled)
    if not ids:
        return {}
    if library.read_only:
        return keys_for_once(library, ids)
    try:
        with library.write("Give citation keys", recorded=False) as transaction:
            keys = dict(new_citekeys(transaction, ids))
            transaction.papers.set_citekeys(keys)
            transaction.announce(Changes(papers=frozenset(keys)))
    except DiskFull:  # to save one's papers elsewhere is what one wants then
        return keys_for_once(library, ids)
    return keys


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
    facts = ExportFacts(place.connection)
    described = facts.named_by(ids)
    if (first := next(described, None)) is None:
        return
    maker = CitekeyMaker(facts.citekeys())
    imported = {
        paper_id: key
        for paper_id, name in facts.imported_citekeys().items()
        if (key := maker.take(name)) is not None
    }
    for paper_id, description in chain((first,), described):
        yield paper_id, imported.get(paper_id) or maker.make(description)
