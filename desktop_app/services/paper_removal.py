"""Removing papers for good, with their records; what these kept apart is matched again."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.matching.keys import keys_of
from desktop_app.services.matching_service import Matching
from desktop_app.services.paper_placing import Outcome
from desktop_app.store.batches import batches
from desktop_app.store.record_side import RecordSide
from desktop_app.store.transaction import Transaction


def remove_papers(transaction: Transaction, ids: Sequence[int], at: int) -> None:
    """Delete papers and their records inside a recorded write; their listings stay.

    at: UTC seconds. A record may have made another one ambiguous; with it gone, that one joins.
    """
    side = RecordSide(transaction.connection)
    neighbours: set[int] = set()
    gone: set[int] = set()
    for part in batches(ids):
        stored = side.records.of_papers(part)
        keys = {record_id: keys_of(one.record) for record_id, one in stored.items()}
        hits = side.records.by_keys(key for of_record in keys.values() for key in of_record)
        neighbours.update(record_id for found in hits.values() for record_id in found)
        gone.update(stored)
        side.records.delete(keys.items())
    transaction.papers.delete(ids)
    if neighbours - gone:
        Matching(transaction, Outcome(), at).again(neighbours - gone)
