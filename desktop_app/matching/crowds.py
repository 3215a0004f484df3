"""Crowds: keys that so many unlike records bear that they say nothing of any of them.

The DOI of a volume of proceedings, the title of every quarter's report, the beginning that a
project gives to all its abstracts: each would have every newcomer held against all that came
before. Whether a key is crowded follows from the records that bear it alone. Copies make no crowd:
what is counted is how many different things its records say beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from desktop_app.markup.plain import comparable
from desktop_app.matching.keys import blocks_of, key_of_block, keys_of, year_of
from desktop_app.matching.letters import OPENING, letters, opening
from desktop_app.matching.people import family_of
from desktop_app.model.record import Record

CROWD = 100
"""So many unlike records may share a key; with one more it is crowded."""
_LOOK = 8 * OPENING


def crowded(records: Collection[Record], among: Collection[int] | None = None) -> frozenset[int]:
    """The keys that are crowded, given all records that bear them; among: only these keys."""
    if len(records) <= CROWD:
        return frozenset()
    holders = Counter(key for record in records for key in keys_of(record))
    suspects = {
        key for key, count in holders.items() if count > CROWD and (among is None or key in among)
    }
    if not suspects:
        return frozenset()
    unlike: dict[int, set[str]] = {key: set() for key in suspects}
    for record in records:
        for key, said in _said(record):
            if key in suspects and said:
                unlike[key].add(said)
    return frozenset(key for key, said in unlike.items() if len(said) > CROWD)


def _said(record: Record) -> Iterator[tuple[int, str]]:
    """For each key of a record what sets it apart from unlike ones; empty where nothing does.

    Under an identifier and under the beginning of an abstract that is the title; under a title the
    first author, else the abstract, else the year; among untitled records how the abstract goes on.
    """
    title = comparable(record.title) if record.title else ""
    for block in blocks_of(record):
        kind, _, _ = block.partition(":")
        if kind in ("arxiv", "pmid", "doi"):
            said = title
        elif kind in ("at", "abstract"):
            said = title or letters((record.abstract or "")[:_LOOK])[OPENING : 2 * OPENING]
        else:
            said = _first_author(record) or opening(record.abstract) or str(year_of(record) or "")
        yield key_of_block(block, record), said


def _first_author(record: Record) -> str:
    names = record.authors or record.attributed_to
    return family_of(names[0]) if names else ""
