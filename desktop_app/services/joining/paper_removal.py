"""Removing papers for good, with their records; what these kept apart is matched again."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.matching.keys import asked_of, keys_of
from desktop_app.services.joining.matching_service import Matching
from desktop_app.services.joining.paper_placing import Outcome
from desktop_app.store.batches import batches
from desktop_app.store.record_side import RecordSide
from desktop_app.store.transaction import Transaction


def remove_papers(transaction: Transaction, ids: Sequence[int], at: int) -> None:
    """Delete papers and their records inside a recorded write; their listings stay.

    at: UTC seconds. A record may have made another one ambiguous; with it gone, that one joins.
    """
    side = RecordSide(transaction.connection)
    matching = Matching(transaction, Outcome(), at)
    neighbours: set[int] = set()
    gone: set[int] = set()
    for part in batches(ids):
        stored = side.records.of_papers(part)
        neighbours |= matching.dissolve_crowds(one.record for one in stored.values())
        crowds = side.crowds.all()
        asked = {key for one in stored.values() for key in asked_of(one.record)} - crowds
        hits = side.records.by_keys(asked)
        neighbours.update(record_id for found in hits.values() for record_id in found)
        gone.update(stored)
        side.records.delete((key, keys_of(one.record)) for key, one in stored.items())
    transaction.papers.delete(ids)
    if neighbours - gone:
        matching.again(neighbours - gone)
