"""Records and the keys they are matched by, rows to Record and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop_app.model.description import Description
from desktop_app.model.record import Record
from desktop_app.store.batches import batches, insert_rows, marks
from desktop_app.store.papers.read_values import read_values
from desktop_app.store.records.record_codec import decode, encode, marks_of
from desktop_app.store.records.record_form import RecordForm

_COLUMNS = (
    "records.id, listing_id, paper_id, line, end_line, held, own, marks, content_hash,"
    " listings.name"
)


@dataclass(frozen=True, slots=True)
class NewRecord:
    """A record to be written, with the id it is to have (see next_id) and its paper."""

    id: int
    listing_id: int
    paper_id: int
    record: Record
    content_hash: int
    keys: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """A record as it stands in the library. held, own: as stored, to see whether they change."""

    id: int
    listing_id: int
    paper_id: int
    content_hash: int
    held: int
    own: str | None
    record: Record


class RecordRepository:
    """Over one connection; what writes must be called inside a write transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def next_id(self) -> int:
        """The id the next record may have; ids are never given twice."""
        row = self._connection.execute(
            "SELECT seq FROM sqlite_sequence WHERE name = 'records'"
        ).fetchone()
        return 1 if row is None else int(row[0]) + 1

    def insert(self, records: Iterable[NewRecord], reads: Mapping[int, Description]) -> None:
        """Write records and their keys. reads: what the records of each paper say merged."""
        rows, keys = [], []
        for new in records:
            record = new.record
            held, own = encode(record, reads[new.paper_id])
            rows.append(
                (
                    new.id,
                    new.listing_id,
                    new.paper_id,
                    record.line,
                    record.end_line,
                    held,
                    own,
                    marks_of(record),
                    new.content_hash,
                )
            )
            keys += [(key, new.id) for key in new.keys]
        self._write_new(rows, keys)

    def _write_new(self, rows: list[tuple[Any, ...]], keys: list[tuple[int, int]]) -> None:
        insert_rows(self._connection, "INSERT INTO records", 9, rows)
        keys.sort()  # in the order in which they stand, so that each page is written once
        insert_rows(self._connection, "INSERT OR IGNORE INTO record_keys", 2, keys)

    def insert_alone(
        self,
        listing_id: int,
        records: Iterable[tuple[int, int, RecordForm, Sequence[int]]],
    ) -> None:
        """insert() of records that are their papers' only ones: id, paper, form, and its keys."""
        rows, keys = [], []
        for record_id, paper_id, form, its_keys in records:
            _, _, line, end_line, held, own, told, content = form
            rows.append((record_id, listing_id, paper_id, line, end_line, held, own, told, content))
            keys += [(key, record_id) for key in its_keys]
        self._write_new(rows, keys)

    def rewrite(
        self,
        records: Iterable[NewRecord],
        old_keys: Mapping[int, Iterable[int]],
        reads: Mapping[int, Description],
    ) -> None:
        """Let records say something else under their ids and at other lines; papers stay.

        old_keys: the keys each had. reads: what the records of each paper say merged.
        """
        rows, keys, gone = [], [], []
        for new in records:
            held, own = encode(new.record, reads[new.paper_id])
            place = (new.record.line, new.record.end_line)
            rows.append((*place, held, own, marks_of(new.record), new.content_hash, new.id))
            keys += [(key, new.id) for key in new.keys]
            gone += [(key, new.id) for key in old_keys[new.id]]
        execute = self._connection.executemany
        execute("DELETE FROM record_keys WHERE key = ? AND record_id = ?", sorted(gone))
        execute(
            "UPDATE records SET line = ?, end_line = ?, held = ?, own = ?, marks = ?,"
            " content_hash = ? WHERE id = ?",
            rows,
        )
        execute("INSERT OR IGNORE INTO record_keys VALUES (?,?)", sorted(keys))

    def by_keys(self, keys: Iterable[int]) -> dict[int, list[int]]:
        """Ids of the records under each key, in order; keys nobody has are left out."""
        found: dict[int, list[int]] = {}
        for part in batches(sorted(set(keys))):
            for key, record_id in self._connection.execute(
                f"SELECT key, record_id FROM record_keys WHERE key IN {marks(part)}", part
            ):
                found.setdefault(key, []).append(record_id)
        return found

    def load(self, record_ids: Iterable[int]) -> dict[int, StoredRecord]:
        """Records by id; ids that do not exist are left out."""
        return self._stored("records.id", record_ids)

    def of_papers(self, paper_ids: Iterable[int]) -> dict[int, StoredRecord]:
        """All records of some papers, by record id."""
        return self._stored("paper_id", paper_ids)

    def ids_of_papers(self, paper_ids: Iterable[int]) -> dict[int, list[int]]:
        """The record ids of each paper, in order; papers without records are left out."""
        found: dict[int, list[int]] = {}
        for part in batches(sorted(set(paper_ids))):
            for paper_id, record_id in self._connection.execute(
                f"SELECT paper_id, id FROM records WHERE paper_id IN {marks(part)} ORDER BY id",
                part,
            ):
                found.setdefault(paper_id, []).append(record_id)
        return found

    def listings_of(self, record_ids: Iterable[int]) -> frozenset[int]:
        """Ids of the listings that hold some of these records."""
        found: set[int] = set()
        for part in batches(sorted(set(record_ids))):
            rows = self._connection.execute(
                f"SELECT DISTINCT listing_id FROM records WHERE id IN {marks(part)}", part
            )
            found.update(row[0] for row in rows)
        return frozenset(found)

    def ids_of_listings(self, listing_ids: Sequence[int], limit: int = -1) -> list[int]:
        """Ids of the records of some listings, the lowest `limit` of them (-1: all)."""
        return [
            row[0]
            for row in self._connection.execute(
                f"SELECT id FROM records WHERE listing_id IN {marks(listing_ids)}"
                " ORDER BY id LIMIT ?",
                [*listing_ids, limit],
            )
        ]

    def some_of_listing(self, listing_id: int, most: int) -> list[int]:
        """Ids of up to `most` records from all over a listing, in order; quick for a long one."""
        next_id = "SELECT id FROM records WHERE listing_id = ? AND id >= ? ORDER BY id LIMIT 1"
        first, last = self._connection.execute(
            "SELECT (SELECT min(id) FROM records WHERE listing_id = ?1),"
            " (SELECT max(id) FROM records WHERE listing_id = ?1)",
            (listing_id,),
        ).fetchone()
        if first is None:
            return []
        places = range(first, last + 1, max(1, -(-(last + 1 - first) // most)))
        rows = (self._connection.execute(next_id, (listing_id, at)).fetchone() for at in places)
        return sorted({row[0] for row in rows})

    def id_at(self, listing_id: int, line: int) -> int | None:
        """The record that a line (from 1) of a listing is in; of several the last to begin."""
        row = self._connection.execute(
            "SELECT id FROM records WHERE listing_id = ? AND line <= ? AND end_line >= ?"
            " ORDER BY line DESC, id LIMIT 1",
            (listing_id, line, line),
        ).fetchone()
        return None if row is None else int(row[0])

    def count_of_listings(self, listing_ids: Sequence[int]) -> int:
        """How many records some listings have."""
        row = self._connection.execute(
            f"SELECT count(*) FROM records WHERE listing_id IN {marks(listing_ids)}", listing_ids
        ).fetchone()
        return int(row[0])

    def ids_after(self, record_id: int, limit: int) -> list[int]:
        """The next `limit` record ids after an id, in order; for walking through all of them."""
        return [
            row[0]
            for row in self._connection.execute(
                "SELECT id FROM records WHERE id > ? ORDER BY id LIMIT ?", (record_id, limit)
            )
        ]

    def reads(self, paper_ids: Iterable[int]) -> dict[int, Description]:
        """What the records of papers say merged, as it stands in the library."""
        return read_values(self._connection, paper_ids)

    def key_count(self) -> int:
        """How many keys all records have together."""
        return int(self._connection.execute("SELECT count(*) FROM record_keys").fetchone()[0])

    def place(
        self,
        placed: Iterable[tuple[StoredRecord, int]],
        reads: Mapping[int, Description],
    ) -> None:
        """Give records to papers, and write what each must hold itself there; only what changes."""
        rows = []
        for stored, paper_id in placed:
            held, own = encode(stored.record, reads[paper_id])
            if (paper_id, held, own) != (stored.paper_id, stored.held, stored.own):
                rows.append((paper_id, held, own, stored.id))
        self._connection.executemany(
            "UPDATE records SET paper_id = ?, held = ?, own = ? WHERE id = ?", rows
        )

    def delete(self, records: Iterable[tuple[int, Iterable[int]]]) -> None:
        """Remove records, each given as its id and its keys."""
        ids, keys = [], []
        for record_id, its_keys in records:
            ids.append((record_id,))
            keys += [(key, record_id) for key in its_keys]
        keys.sort()
        self._connection.executemany(
            "DELETE FROM record_keys WHERE key = ? AND record_id = ?", keys
        )
        self._connection.executemany("DELETE FROM records WHERE id = ?", ids)

    def _stored(self, column: str, ids: Iterable[int]) -> dict[int, StoredRecord]:
        rows = []
        for part in batches(sorted(set(ids))):
            rows += self._connection.execute(
                f"SELECT {_COLUMNS} FROM records JOIN listings ON listings.id = listing_id"
                f" WHERE {column} IN {marks(part)} ORDER BY records.id",
                part,
            ).fetchall()
        reads = read_values(self._connection, (row[2] for row in rows))
        return {stored.id: stored for stored in _decoded(rows, reads)}


def _decoded(
    rows: Iterable[tuple[int, int, int, int, int, int, str | None, str | None, int, str]],
    reads: Mapping[int, Description],
) -> Iterator[StoredRecord]:
    for row in rows:
        record_id, listing_id, paper_id, line, end_line, held, own, its_marks, hashed, name = row
        record = decode(held, own, its_marks, reads[paper_id], (name, line, end_line))
        yield StoredRecord(record_id, listing_id, paper_id, hashed, held, own, record)
