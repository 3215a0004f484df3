"""Imports, the listings they took, the sources these belong to, and the listings' texts."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from desktop_app.model.import_report import ImportReport
from desktop_app.model.listing import Destination, ListingSummary
from desktop_app.model.provenance import ListingText
from desktop_app.store.batches import marks
from desktop_app.store.listings.report_codec import report_from_json, report_to_json
from desktop_app.store.listings.running_mark import is_alive, this_run

LARGEST_TEXT = 4_000_000
"""Characters of a listing's text that are still kept in the library."""


@dataclass(frozen=True, slots=True)
class TakenListing:
    """A listing the library has taken. taken: UTC seconds."""

    id: int
    taken: int
    records: int


@dataclass(frozen=True, slots=True)
class ListingAsTaken:
    """How a listing came in. encoding: a Python codec name. destination: its import's."""

    id: int
    import_id: int
    name: str
    path: Path | None
    format: str
    encoding: str | None
    text_hash: str
    destination: str


class PlacedRecords(NamedTuple):
    """Where records of a listing went, each column in their order; the last three of 0 and 1.

    first: no earlier record is of its paper; again: an earlier one says the same; alone: the paper
    has records of no other listing.
    """

    ids: tuple[int, ...]
    papers: tuple[int, ...]
    first: tuple[int, ...]
    again: tuple[int, ...]
    alone: tuple[int, ...]


class ListingRepository:
    """Over one connection; what writes must be called inside a write transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def start_import(self, destination: Destination, at: int) -> int:
        """Write down that an import runs; it counts as unfinished until finish_import."""
        return _new_id(
            self._connection.execute(
                "INSERT INTO imports (started, state, destination) VALUES (?, ?, ?)",
                (at, this_run(), str(destination)),
            )
        )

    def finish_import(self, import_id: int, report: ImportReport) -> None:
        """Write down that an import is done, with its report."""
        self._connection.execute(
            "UPDATE imports SET state = 'done', report = ? WHERE id = ?",
            (report_to_json(report), import_id),
        )

    def report(self, import_id: int) -> ImportReport | None:
        """The report of a finished import, without the papers of its files."""
        row = self._connection.execute(
            "SELECT report FROM imports WHERE id = ?", (import_id,)
        ).fetchone()
        return None if row is None or row[0] is None else report_from_json(row[0])

    def imports(self) -> list[tuple[int, int, tuple[str, ...], int]]:
        """(id, started, listing names, records) of all finished imports: the one that took a
        listing last first."""
        found: dict[int, tuple[int, list[str], int]] = {}
        for import_id, started, name, count in self._connection.execute(
            "SELECT imports.id, started, name, record_count FROM imports"
            " JOIN listings ON import_id = imports.id WHERE state = 'done'"
            " ORDER BY listings.id"
        ):
            _, names, records = found.pop(import_id, (started, [], 0))
            names.append(name)
            found[import_id] = (started, names, records + count)
        return [(key, at, tuple(names), count) for key, (at, names, count) in found.items()][::-1]

    def unfinished_imports(self) -> list[int]:
        """Imports that were broken off, oldest first; not those another program is busy with.

        To be asked on the writing lane, where none of this program is under way.
        """
        rows = self._connection.execute(
            "SELECT id, state FROM imports WHERE state <> 'done' ORDER BY id"
        ).fetchall()
        return [import_id for import_id, state in rows if not is_alive(state)]

    def mark_unfinished(self, import_id: int) -> None:
        """From now on until delete_import, the import is one that recovery takes back."""
        self._connection.execute(
            "UPDATE imports SET state = ? WHERE id = ?", (this_run(), import_id)
        )

    def import_label(self, import_id: int) -> str:
        """What an import is called in the history: its one listing's name, or how many."""
        names = self._connection.execute(
            "SELECT name FROM listings WHERE import_id = ?", (import_id,)
        ).fetchall()
        return f"Import {names[0][0]}" if len(names) == 1 else f"Import {len(names)} files"

    def delete_import(self, import_id: int) -> None:
        """Remove an import, its listings (their records must be gone) and sources left empty."""
        execute = self._connection.execute
        execute(
            "DELETE FROM listing_texts WHERE listing_id IN"
            " (SELECT id FROM listings WHERE import_id = ?)",
            (import_id,),
        )
        sources = execute(
            "SELECT DISTINCT source_id FROM listings WHERE import_id = ?", (import_id,)
        ).fetchall()
        execute("DELETE FROM listings WHERE import_id = ?", (import_id,))
        self._connection.executemany(
            "DELETE FROM sources WHERE id = ?1"
            " AND NOT EXISTS (SELECT 1 FROM listings WHERE source_id = ?1)",
            sources,
        )
        execute("DELETE FROM import_moves WHERE import_id = ?", (import_id,))
        execute("DELETE FROM import_papers WHERE import_id = ?", (import_id,))
        execute("DELETE FROM imports WHERE id = ?", (import_id,))

    def join_imports(self, import_id: int, other: int) -> None:
        """Give the listings of another import to this one; the other is gone."""
        self._connection.execute(
            "UPDATE listings SET import_id = ? WHERE import_id = ?", (import_id, other)
        )
        self._connection.execute("DELETE FROM imports WHERE id = ?", (other,))

    def delete(self, listing_ids: Sequence[int]) -> None:
        """Remove listings whose records are gone; their import stays, even without any."""
        ids = [(listing_id,) for listing_id in listing_ids]
        self._connection.executemany("DELETE FROM listing_texts WHERE listing_id = ?", ids)
        self._connection.executemany("DELETE FROM listings WHERE id = ?", ids)

    def add(
        self,
        import_id: int,
        source_id: int,
        summary: ListingSummary,
        *,
        path: str | None,
        text_hash: str,
        text: str | None,
        at: int,
    ) -> int:
        """Write down a listing whose records are about to follow. text: kept if not too long."""
        claimed = summary.claimed
        listing_id = _new_id(
            self._connection.execute(
                "INSERT INTO listings (import_id, source_id, name, path, url, format, layout,"
                " encoding, owner, text_hash, claimed_count, claimed_at_least, taken)"
                " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)",
                (
                    import_id,
                    source_id,
                    summary.name,
                    path,
                    summary.url,
                    summary.format or "",
                    summary.layout,
                    summary.encoding,
                    summary.owner,
                    text_hash,
                    None if claimed is None else claimed.count,
                    None if claimed is None else int(claimed.at_least),
                    at,
                ),
            )
        )
        if text is not None and len(text) <= LARGEST_TEXT:
            self._connection.execute(
                "INSERT INTO listing_texts VALUES (?,?)", (listing_id, _packed(text))
            )
        return listing_id

    def finish(self, listing_id: int, records: int, at: int) -> None:
        """Write down that all records of a listing are in."""
        self._connection.execute(
            "UPDATE listings SET record_count = ?, finished = ? WHERE id = ?",
            (records, at, listing_id),
        )

    def taken(self, text_hash: str) -> TakenListing | None:
        """The first finished listing with this text, if there is one."""
        row = self._connection.execute(
            "SELECT id, taken, record_count FROM listings"
            " WHERE text_hash = ? AND finished IS NOT NULL ORDER BY id LIMIT 1",
            (text_hash,),
        ).fetchone()
        return None if row is None else TakenListing(*row)

    def as_taken(self, listing_id: int) -> ListingAsTaken | None:
        """How a listing came in; None where it is gone."""
        row = self._connection.execute(
            "SELECT listings.id, import_id, name, path, format, encoding, text_hash, destination"
            " FROM listings JOIN imports ON imports.id = import_id WHERE listings.id = ?",
            (listing_id,),
        ).fetchone()
        if row is None:
            return None
        key, import_id, name, path, form, encoding, text_hash, destination = row
        where = None if path is None else Path(path)
        return ListingAsTaken(key, import_id, name, where, form, encoding, text_hash, destination)

    def reread(
        self, listing_id: int, summary: ListingSummary, text_hash: str, text: str | None
    ) -> None:
        """Write down how a listing was read again; its source and its address stay."""
        claimed = summary.claimed
        self._connection.execute(
            "UPDATE listings SET format = ?, layout = ?, encoding = ?, owner = ?, text_hash = ?,"
            " claimed_count = ?, claimed_at_least = ?, record_count = ? WHERE id = ?",
            (
                summary.format or "",
                summary.layout,
                summary.encoding,
                summary.owner,
                text_hash,
                None if claimed is None else claimed.count,
                None if claimed is None else int(claimed.at_least),
                summary.records,
                listing_id,
            ),
        )
        if text is not None and len(text) <= LARGEST_TEXT:
            self._connection.execute(
                "UPDATE listing_texts SET text = ? WHERE listing_id = ?",
                (_packed(text), listing_id),
            )

    def of_import(self, import_id: int) -> list[int]:
        """The listings of an import, in the order they were taken."""
        rows = self._connection.execute(
            "SELECT id FROM listings WHERE import_id = ? ORDER BY id", (import_id,)
        )
        return [row[0] for row in rows]

    def text(self, listing_id: int) -> ListingText | None:
        """The text of a listing as it was read, or None where there is no such listing."""
        row = self._connection.execute(
            "SELECT name, path, text FROM listings LEFT JOIN listing_texts ON listing_id = id"
            " WHERE id = ?",
            (listing_id,),
        ).fetchone()
        if row is None:
            return None
        name, path, packed = row
        text = None if packed is None else zlib.decompress(packed).decode("utf-8", "surrogatepass")
        return ListingText(listing_id, name, path, text)

    def hash_and_encoding(self, listing_id: int) -> tuple[str, str | None]:
        """The text's hash, and the encoding it was read in. The listing must be there."""
        row = self._connection.execute(
            "SELECT text_hash, encoding FROM listings WHERE id = ?", (listing_id,)
        ).fetchone()
        return row[0], row[1]

    def paper_ids(self, listing_ids: Sequence[int]) -> tuple[int, ...]:
        """The papers some listings speak of, in order."""
        rows = self._connection.execute(
            f"SELECT DISTINCT paper_id FROM records WHERE listing_id IN {marks(listing_ids)}"
            " ORDER BY paper_id",
            listing_ids,
        )
        return tuple(row[0] for row in rows)

    def brought_alone(self, listing_ids: Sequence[int]) -> tuple[int, ...]:
        """The papers all of whose records are of these listings, in order.

        Those that were joined with a paper typed by hand are more than their records.
        """
        listed = marks(listing_ids)
        rows = self._connection.execute(
            f"SELECT DISTINCT paper_id FROM records mine WHERE listing_id IN {listed}"
            " AND NOT EXISTS (SELECT 1 FROM records WHERE paper_id = mine.paper_id"
            f" AND listing_id NOT IN {listed}) AND NOT EXISTS (SELECT 1 FROM typed_papers"
            " WHERE typed_papers.paper_id = mine.paper_id) ORDER BY paper_id",
            [*listing_ids, *listing_ids],
        )
        return tuple(row[0] for row in rows)

    def placed(self, listing_id: int, after: int, limit: int) -> PlacedRecords | None:
        """Where the next `limit` records of a listing went, from the one after a record's id on;
        in order, a function of what stands there now. None where there are no more."""
        rows = self._connection.execute(
            """
            SELECT mine.id, mine.paper_id, record_count = 1
                OR NOT EXISTS (SELECT 1 FROM records other
                    WHERE other.paper_id = mine.paper_id AND other.id < mine.id),
                record_count > 1 AND EXISTS (SELECT 1 FROM records other
                    WHERE other.paper_id = mine.paper_id AND other.id < mine.id
                        AND other.content_hash = mine.content_hash),
                record_count = 1 OR NOT EXISTS (SELECT 1 FROM records other
                    WHERE other.paper_id = mine.paper_id
                        AND other.listing_id <> mine.listing_id)
            FROM records mine JOIN papers ON papers.id = mine.paper_id
            WHERE mine.listing_id = ? AND mine.id > ? ORDER BY mine.id LIMIT ?
            """,
            (listing_id, after, limit),
        ).fetchall()
        return PlacedRecords(*zip(*rows, strict=True)) if rows else None


def _packed(text: str) -> bytes:
    return zlib.compress(text.encode("utf-8", "surrogatepass"), 3)


def _new_id(cursor: sqlite3.Cursor) -> int:
    if cursor.lastrowid is None:
        raise AssertionError("an insert gives an id")
    return cursor.lastrowid
