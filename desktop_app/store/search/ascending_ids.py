"""The ids of a large place, ascending, without a look at each paper where they have no gaps."""

from __future__ import annotations

import sqlite3
import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache

from desktop_app.store.search.id_codes import CODE, ids_of
from desktop_app.store.search.listed_ids import listed_ids

_THERE = "paper_titles_docsize"
"""Holds the ids of all papers, and next to nothing else: it is small (see full_text.py)."""
_PART = 8_192
"""Ids that are asked at once whether they are all in use; a multiple of 256."""
_PATIENCE = 8
"""So many more parts with gaps than without show that the ids have gaps all over."""
_FEW = 100
"""Of so many papers one at most may stand apart; else it is quicker to ask each."""


def ascending(connection: sqlite3.Connection, where: str, apart: Sequence[int]) -> array[int]:
    """Ids of the papers, not in the Trash, that the condition finds.

    apart: the numbers of triage of those that it does not find.
    """
    first, last = connection.execute(
        f"SELECT (SELECT min(id) FROM {_THERE}), (SELECT max(id) FROM {_THERE})"
    ).fetchone()
    found: array[int] = array("q")
    if first is None:
        return found
    left_out = _left_out(connection, apart, (last - first) // _FEW)

    def looked_at(low: int, high: int) -> array[int]:
        (codes,) = connection.execute(
            f"SELECT group_concat({CODE}, '') FROM papers INDEXED BY papers_narrow "
            f"WHERE {where} AND id BETWEEN ? AND ?",
            (low, high),
        ).fetchone()
        return ids_of(codes or "")

    if left_out is None:
        return looked_at(first, last)
    gaps = 0
    for low, high in _parts(first, last):
        # The paper that stands as far from the first as its id does, if none is missing between
        # them: to step over papers takes a tenth of the time that it takes to read them.
        there = connection.execute(
            f"SELECT id FROM {_THERE} WHERE id >= ? ORDER BY id LIMIT 1 OFFSET ?", (low, high - low)
        ).fetchone()
        if there == (high,):
            gaps -= 1
            found += _without(low, high, left_out)
        elif (gaps := gaps + 1) > _PATIENCE:
            return found + looked_at(low, last)
        else:
            found += looked_at(low, high)
    return found


def _parts(first: int, last: int) -> Iterator[tuple[int, int]]:
    for start in range(first - first % _PART, last + 1, _PART):
        yield max(first, start), min(last, start + _PART - 1)


def _left_out(connection: sqlite3.Connection, apart: Sequence[int], most: int) -> list[int] | None:
    """Ids of those in the Trash and of these kinds, ascending; None where they are more."""
    (text,) = connection.execute(
        "SELECT group_concat(id) FROM (SELECT id FROM papers INDEXED BY papers_in_trash "
        "WHERE trashed IS NOT NULL UNION ALL SELECT id FROM papers INDEXED BY papers_by_status "
        f"WHERE trashed IS NULL AND triage IN ({', '.join(map(str, apart))}) LIMIT ?)",
        (most + 1,),
    ).fetchone()
    ids = listed_ids(text)
    return sorted(ids) if len(ids) <= most else None


def _without(low: int, high: int, left_out: Sequence[int]) -> array[int]:
    """All ids from low to high, of one part, but for some."""
    start = low - low % _PART
    every = _all_from(start)
    found, passed = array("q"), low - start
    for at in range(bisect_left(left_out, low), bisect_left(left_out, high + 1)):
        found += every[passed : left_out[at] - start]
        passed = left_out[at] - start + 1
    return found + every[passed : high - start + 1]


def _all_from(start: int) -> array[int]:
    """The ids of one part, made byte by byte of all of them: one by one they take ten times as
    long."""
    packed = bytearray(_first_part())
    second = start >> 8 & 255
    packed[1::8] = b"".join(bytes((byte,)) * 256 for byte in range(second, second + _PART // 256))
    packed[2::8] = bytes((start >> 16 & 255,)) * _PART
    packed[3::8] = bytes((start >> 24,)) * _PART
    return _numbers(packed)


@cache
def _first_part() -> bytes:
    return _numbers(array("q", range(_PART)).tobytes()).tobytes()


def _numbers(packed: bytes | bytearray) -> array[int]:
    """Of eight bytes each, the lowest first; and as well the other way round."""
    ids = array("q")
    ids.frombytes(packed)
    if sys.byteorder == "big":
        ids.byteswap()
    return ids
