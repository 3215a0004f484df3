"""The word that two records are the same work, or are not: the user's, or that of a source."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from desktop_app.model.duplicate import Verdict
from desktop_app.store.batches import batches, marks


@dataclass(frozen=True, slots=True)
class StoredDecision:
    """A decision on two records, by id and content; its verdict is SAME, DIFFERENT or ENTRY."""

    id: int
    first: int
    second: int
    verdict: Verdict
    first_content: int
    second_content: int


class DecisionRepository:
    """Over one connection; what writes must be called inside a write transaction.

    The user's decision stays when its records go. It is bound to their content too, so that it
    finds the equal record again that a later import brings (see rebind). ENTRY goes with them.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of_records(self, record_ids: Iterable[int]) -> list[StoredDecision]:
        """All decisions that name one of these records, each once, the oldest first."""
        found: dict[int, StoredDecision] = {}
        for part in batches(sorted(set(record_ids))):
            for column in ("first_record", "second_record"):
                for row in self._connection.execute(
                    "SELECT id, first_record, second_record, verdict, first_content,"
                    f" second_content FROM decisions WHERE {column} IN {marks(part)}",
                    part,
                ):
                    key, first, second, verdict, *contents = row
                    found[key] = StoredDecision(
                        key, first, second, Verdict(verdict), contents[0], contents[1]
                    )
        return [found[key] for key in sorted(found)]

    def add(self, pairs: Iterable[tuple[int, int]], verdict: Verdict, at: int) -> None:
        """Decide on pairs of record ids. A pair decided before gets the new verdict."""
        for one, other in pairs:
            first, second = min(one, other), max(one, other)
            self._connection.execute(
                "DELETE FROM decisions WHERE first_record = ? AND second_record = ?",
                (first, second),
            )
            self._connection.execute(
                "INSERT INTO decisions"
                " (first_record, second_record, verdict, decided, first_content, second_content)"
                " SELECT first.id, second.id, ?, ?, first.content_hash, second.content_hash"
                " FROM records first, records second WHERE first.id = ? AND second.id = ?",
                (str(verdict), at, first, second),
            )

    def delete(self, decision_ids: Iterable[int]) -> None:
        """Forget decisions."""
        self._connection.executemany(
            "DELETE FROM decisions WHERE id = ?", [(key,) for key in decision_ids]
        )

    def different_papers(self) -> set[tuple[int, int]]:
        """All pairs of papers, the lower id first, of which some records were called different."""
        rows = self._connection.execute(
            "SELECT DISTINCT min(one.paper_id, other.paper_id), max(one.paper_id, other.paper_id)"
            " FROM decisions JOIN records one ON one.id = first_record"
            " JOIN records other ON other.id = second_record"
            " WHERE verdict = 'different' AND one.paper_id <> other.paper_id"
        )
        return {(first, second) for first, second in rows}

    def lost(self) -> dict[int, int]:
        """Content by record id of the records that decisions name and that are gone."""
        rows = self._connection.execute(
            """
            SELECT first_record, first_content FROM decisions WHERE verdict <> 'entry'
            AND NOT EXISTS (SELECT 1 FROM records WHERE id = first_record)
            UNION
            SELECT second_record, second_content FROM decisions WHERE verdict <> 'entry'
            AND NOT EXISTS (SELECT 1 FROM records WHERE id = second_record)
            """
        )
        return dict(rows.fetchall())

    def rebind(self, records: Mapping[int, int]) -> None:
        """Bind decisions to other records of the same content: old record id to new."""
        moves = [(new, old) for old, new in records.items()]
        for column in ("first_record", "second_record"):
            self._connection.executemany(
                f"UPDATE decisions SET {column} = ? WHERE {column} = ?", moves
            )
