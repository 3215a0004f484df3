"""The authors that most papers have, found in flat memory however many names there are."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from desktop_app.model.facets import FacetValue, ValueCounts
from desktop_app.store.batches import batches
from desktop_app.store.search.author_repository import persons

PART = 1_500
"""Papers read at a time, in some 2 ms: other threads wait no longer."""
MOST_HELD = 200_000
"""Names counted at a time; of more, the rarest are let go of."""


def commonest_authors(
    connection: sqlite3.Connection,
    ids: Sequence[int],
    most: int,
    check: Callable[[], object],
    held: int = MOST_HELD,
) -> ValueCounts:
    """Exactly counted, the first `most`. Spellings that the user joined are one author.

    Where names had to be let go of (Misra and Gries, 1982), those that may belong to the first are
    counted once more by themselves; how many others there are is then told too low. check: called
    between two parts; may raise. Of a paper that has a name twice both are counted.
    """
    joined = list(persons(connection))
    while True:
        counted, lost = _counted(connection, ids, check, held)
        if lost:
            enough = counted.most_common(most + sum(map(len, joined)))
            least = enough[-1][1] if enough else 0
            likely = {name for name, count in counted.items() if count + lost >= least}
            likely.update(chain.from_iterable(joined))
            counted = Counter()
            for names in _names(connection, ids, check):
                counted.update(filter(likely.__contains__, names))
        _join(counted, joined)
        told = sorted(counted.most_common(most), key=lambda each: (-each[1], each[0]))
        # Whom it let go of has no more papers than `lost`.
        if not lost or (len(told) == most and told[-1][1] >= lost):
            values = tuple(FacetValue(name, papers) for name, papers in told)
            return ValueCounts(values, max(0, len(counted) - most))
        held *= 2


def _counted(
    connection: sqlite3.Connection, ids: Sequence[int], check: Callable[[], object], held: int
) -> tuple[Counter[str], int]:
    """Papers by name, and by how much each of these numbers may be too low."""
    counted: Counter[str] = Counter()
    lost = 0
    for names in _names(connection, ids, check):
        counted.update(names)
        if len(counted) > held:
            cut = sorted(counted.values(), reverse=True)[held // 2]
            lost += cut
            counted = Counter({name: n - cut for name, n in counted.items() if n > cut})
    return counted, lost


def _join(counted: Counter[str], joined: Sequence[Sequence[str]]) -> None:
    for person in joined:
        met = [name for name in person if name in counted]
        if len(met) > 1:
            first = max(met, key=counted.__getitem__)
            counted[first] = sum(counted.pop(name) for name in met)


def _names(
    connection: sqlite3.Connection, ids: Sequence[int], check: Callable[[], object]
) -> Iterator[Iterator[str]]:
    for part in batches(ids, PART):
        check()
        # One text for all of them crosses into Python several times faster than one row each.
        (text,) = connection.execute(
            "SELECT group_concat(papers.authors) FROM json_each(?) AS found "
            "CROSS JOIN papers ON papers.id = found.value",
            (f"[{','.join(map(str, part))}]",),
        ).fetchone()
        yield chain.from_iterable(json.loads(f"[{text or ''}]"))
