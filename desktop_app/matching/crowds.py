"""Crowds: keys that so many unlike records bear that they say nothing of any of them.

The DOI of a volume of proceedings, the title of every quarter's report, the beginning that a
project gives to all its abstracts: each would have every newcomer held against all that came
before. Whether a key is crowded follows from the records that bear it alone. Copies make no crowd:
what is counted is how many different things its records say beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from desktop_app.markup.plain import comparable
from desktop_app.matching.keys import blocks_of, key_of_block, year_of
from desktop_app.matching.letters import OPENING, letters, opening
from desktop_app.matching.people import family_of
from desktop_app.model.record import Record

CROWD = 100
"""So many unlike records may share a key; with one more it is crowded."""
_LOOK = 8 * OPENING


def crowded(
    records: Mapping[int, Record], known: Mapping[int, Sequence[str]] = MappingProxyType({})
) -> frozenset[int]:
    """The keys that are crowded, given all records that bear them by id.

    known: blocks_of some of them, where that was worked out already.
    """
    if len(records) <= CROWD:
        return frozenset()
    blocks = {key: known.get(key) or blocks_of(record) for key, record in records.items()}
    holders = Counter(block for its in blocks.values() for block in its)
    suspects = {block for block, count in holders.items() if count > CROWD}
    if not suspects:
        return frozenset()
    unlike: dict[int, set[str]] = {}
    for key, record in records.items():
        for block in suspects.intersection(blocks[key]):
            if said := _said(record, block):
                unlike.setdefault(key_of_block(block, record), set()).add(said)
    return frozenset(key for key, said in unlike.items() if len(said) > CROWD)


def _said(record: Record, block: str) -> str:
    """What sets a record apart from unlike ones under one block; empty where nothing does.

    Under an identifier, a place and the beginning of an abstract that is the title; under a title
    the first author, else the abstract, else the year; among untitled records how the abstract
    goes on.
    """
    kind, _, _ = block.partition(":")
    if kind in ("arxiv", "pmid", "doi", "at"):
        return comparable(record.title) if record.title else ""
    if kind == "abstract":
        title = comparable(record.title) if record.title else ""
        return title or letters((record.abstract or "")[:_LOOK])[OPENING : 2 * OPENING]
    return _first_author(record) or opening(record.abstract) or str(year_of(record) or "")


def _first_author(record: Record) -> str:
    names = record.authors or record.attributed_to
    return family_of(names[0]) if names else ""
