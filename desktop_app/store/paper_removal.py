"""Removing papers for good, with the records and the keys they were matched by."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.store.batches import batches, marks
from desktop_app.store.transaction import Transaction


def remove_papers(transaction: Transaction, ids: Sequence[int]) -> None:
    """Delete papers and their records inside a recorded write; their listings stay."""
    connection = transaction.connection
    for part in batches(ids):
        connection.execute(
            "DELETE FROM record_keys WHERE record_id IN "
            f"(SELECT id FROM records WHERE paper_id IN {marks(part)})",
            tuple(part),
        )
        connection.execute(f"DELETE FROM records WHERE paper_id IN {marks(part)}", tuple(part))
    transaction.papers.delete(ids)
