"""Sources and the copies that make their series: read, made, renamed, merged, split."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from desktop_app.model.source import Source, SourceCopy
from desktop_app.store.batches import batches, marks

_SEEN_HERE = "trashed IS NULL AND triage <> 2"
"""Papers that count: neither in the trash nor dismissed."""


@dataclass(frozen=True, slots=True)
class StoredMarks:
    """What a listing and its source say of where they are from, as it stands in the library."""

    listing_id: int
    source_id: int
    kind: str
    shape: str
    owner: str | None
    address: str | None
    path: str | None
    name: str


@dataclass(frozen=True, slots=True)
class StoredCopy:
    """taken: UTC seconds. counted: it says how many entries the page has. whole: it has as many, or
    it is a saved page that says nothing of more."""

    taken: int
    whole: bool
    counted: bool


class SourceRepository:
    """Over one connection; what writes must be called inside a write transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    # Reading

    def all(self) -> list[Source]:
        """All sources, by name."""
        new = self.unseen()
        rows = self._connection.execute(
            f"""
            SELECT sources.id, sources.name, kind,
                (SELECT count(DISTINCT papers.id) FROM listings
                    JOIN records ON records.listing_id = listings.id
                    JOIN papers ON papers.id = paper_id AND {_SEEN_HERE}
                    WHERE source_id = sources.id),
                coalesce(sources.layout,
                    (SELECT coalesce(layout, format) FROM listings
                        WHERE source_id = sources.id ORDER BY id DESC LIMIT 1)),
                sources.owner,
                coalesce(sources.address,
                    (SELECT url FROM listings WHERE source_id = sources.id AND url IS NOT NULL
                        ORDER BY id DESC LIMIT 1)),
                looked,
                (SELECT max(taken) FROM listings WHERE source_id = sources.id),
                (SELECT count(*) FROM listings WHERE source_id = sources.id
                    AND finished IS NOT NULL)
            FROM sources ORDER BY sources.name COLLATE NOCASE, sources.id
            """
        ).fetchall()
        return [replace(Source(*row), new=new.get(row[0], 0)) for row in rows]

    def unseen(self) -> Mapping[int, int]:
        """By source, papers that came in copies which the user has not looked at yet."""
        return dict(
            self._connection.execute(
                f"""
                SELECT source_id, count(DISTINCT papers.id) FROM listings
                JOIN sources ON sources.id = source_id AND taken > coalesce(looked, -1)
                    AND kind <> 'lookup'
                JOIN records ON records.listing_id = listings.id
                JOIN papers ON papers.id = paper_id AND {_SEEN_HERE}
                    AND papers.added > coalesce(looked, -1)
                GROUP BY source_id
                """
            )
        )

    def marks(self) -> list[StoredMarks]:
        """Of every listing, the newest first, by what it is known as a copy of its source."""
        rows = self._connection.execute(
            "SELECT listings.id, source_id, kind, coalesce(listings.layout, format, ''),"
            " listings.owner, coalesce(url, address), path, listings.name FROM listings"
            " JOIN sources ON sources.id = source_id WHERE finished IS NOT NULL"
            " ORDER BY listings.id DESC"
        )
        return [StoredMarks(*row) for row in rows]

    def contents(self, listing_id: int) -> frozenset[int]:
        """The hashes of a listing's records."""
        rows = self._connection.execute(
            "SELECT content_hash FROM records WHERE listing_id = ?", (listing_id,)
        )
        return frozenset(row[0] for row in rows)

    def copies(self, source_id: int) -> list[SourceCopy]:
        """The listings of a source, the oldest first."""
        rows = self._connection.execute(
            """
            SELECT listings.id, source_id, name, taken, listings.record_count,
                (SELECT count(*) FROM (SELECT paper_id, min(records.id) AS first FROM records
                    WHERE paper_id IN (SELECT paper_id FROM records
                        WHERE listing_id = listings.id) GROUP BY paper_id)
                    WHERE (SELECT listing_id FROM records WHERE id = first) = listings.id),
                (SELECT count(*) FROM records WHERE listing_id = listings.id
                    AND marks LIKE '%"event":"replacement"%'),
                (SELECT count(*) FROM records WHERE listing_id = listings.id
                    AND marks LIKE '%"event":"cross-list"%')
            FROM listings WHERE source_id = ? AND finished IS NOT NULL ORDER BY listings.id
            """,
            (source_id,),
        )
        return [SourceCopy(*row) for row in rows]

    def copy(self, listing_id: int) -> StoredCopy:
        """What a listing says of itself as a copy."""
        taken, whole, counted = self._connection.execute(
            "SELECT taken, CASE WHEN claimed_count IS NULL"
            " THEN format = 'web-page' AND path IS NOT NULL"
            " ELSE NOT claimed_at_least AND record_count >= claimed_count END,"
            " claimed_count IS NOT NULL FROM listings WHERE id = ?",
            (listing_id,),
        ).fetchone()
        return StoredCopy(taken, bool(whole), bool(counted))

    def entries(self, listing_id: int) -> dict[int, dict[int, int]]:
        """By paper, in the listing's order, the content hash of each of its records by its id."""
        found: dict[int, dict[int, int]] = {}
        for paper, record, content in self._connection.execute(
            "SELECT paper_id, id, content_hash FROM records WHERE listing_id = ? ORDER BY id",
            (listing_id,),
        ):
            found.setdefault(paper, {})[record] = content
        return found

    def copy_before(self, listing_id: int) -> tuple[int, int] | None:
        """(id, taken) of the copy of the same page or file that was taken before this one.

        None for mails and pastes: each of their listings speaks of other things.
        """
        row = self._connection.execute(
            "SELECT former.id, former.taken FROM listings mine"
            " JOIN sources ON sources.id = mine.source_id AND kind IN ('page', 'file')"
            " JOIN listings former ON former.source_id = mine.source_id"
            " AND former.id < mine.id AND former.finished IS NOT NULL"
            " WHERE mine.id = ? ORDER BY former.id DESC LIMIT 1",
            (listing_id,),
        ).fetchone()
        return None if row is None else (row[0], row[1])

    def same_entries(
        self, listing_id: int, former_id: int, entries: Mapping[int, int]
    ) -> list[tuple[int, int]]:
        """(record, record of a copy before) where both are the same entry and not of one paper.

        entries: the content hash of records of the listing, by id. Of several entries that say the
        same, the first in one copy is the first in the other, and so on.
        """
        places: dict[int, dict[int, list[tuple[int, int]]]] = {}
        for part in batches(sorted(set(entries.values()))):
            for listing, content, record, paper in self._connection.execute(
                "SELECT listing_id, content_hash, id, paper_id FROM records"
                f" WHERE listing_id IN (?, ?) AND content_hash IN {marks(part)} ORDER BY id",
                (listing_id, former_id, *part),
            ):
                at = places.setdefault(content, {})
                at.setdefault(listing, []).append((record, paper))
        return [
            (mine[0], theirs[0])
            for at in places.values()
            for mine, theirs in zip(at.get(listing_id, ()), at.get(former_id, ()), strict=False)
            if mine[0] in entries and mine[1] != theirs[1]
        ]

    def of_listing(self, listing_id: int) -> int:
        """The source that a listing is a copy of."""
        row = self._connection.execute(
            "SELECT source_id FROM listings WHERE id = ?", (listing_id,)
        ).fetchone()
        return int(row[0])

    def listings(self, source_ids: Sequence[int]) -> list[tuple[int, int]]:
        """(listing id, import id) of all listings of some sources, the oldest first."""
        return self._connection.execute(
            f"SELECT id, import_id FROM listings WHERE source_id IN {marks(source_ids)}"
            " ORDER BY id",
            source_ids,
        ).fetchall()

    # Writing

    def make(
        self,
        kind: str,
        name: str,
        *,
        owner: str | None = None,
        layout: str | None = None,
        address: str | None = None,
        looked: int | None = None,
    ) -> int:
        """A new source without a listing; its id."""
        cursor = self._connection.execute(
            "INSERT INTO sources (identity, name, kind, owner, layout, address, looked)"
            " SELECT 'source:' || (coalesce((SELECT seq FROM sqlite_sequence"
            " WHERE name = 'sources'), 0) + 1), ?, ?, ?, ?, ?, ?",
            (name, kind, owner, layout, address, looked),
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def rename(self, source_id: int, name: str) -> None:
        """Call a source otherwise."""
        self._connection.execute(
            "UPDATE sources SET name = ?1 WHERE id = ?2 AND name <> ?1", (name, source_id)
        )

    def set_address(self, source_id: int, address: str | None) -> None:
        """Where the page stands, as the user says; None for what its copies say."""
        self._connection.execute(
            "UPDATE sources SET address = ?1 WHERE id = ?2 AND address IS NOT ?1",
            (address, source_id),
        )

    def move_listings(self, listing_ids: Sequence[int], source_id: int) -> None:
        """Make listings copies of another source."""
        self._connection.executemany(
            "UPDATE listings SET source_id = ? WHERE id = ?",
            [(source_id, listing_id) for listing_id in listing_ids],
        )

    def unite(self, source_id: int, other_id: int) -> None:
        """Give a source what another one knows and it does not. What is unseen in either stays so.

        The other one's listings are not moved by this.
        """
        self._connection.execute(
            "UPDATE sources SET (owner, address, looked) ="
            " (SELECT coalesce(sources.owner, other.owner),"
            " coalesce(sources.address, other.address), min(sources.looked, other.looked)"
            " FROM sources other WHERE other.id = ?2) WHERE id = ?1",
            (source_id, other_id),
        )

    def split(self, listing_id: int) -> tuple[int | None, str]:
        """Make a source of one listing; (its id or None for the only one, the old one's name)."""
        row = self._connection.execute(
            "SELECT sources.name, kind, listings.owner, coalesce(listings.layout, format), url,"
            " looked, (SELECT count(*) FROM listings other WHERE other.source_id = sources.id)"
            " FROM listings JOIN sources ON sources.id = source_id WHERE listings.id = ?",
            (listing_id,),
        ).fetchone()
        if row is None:
            return None, ""
        name, kind, owner, layout, address, looked, copies = row
        if copies < 2:
            return None, name
        new = self.make(
            kind, f"{name} (2)", owner=owner, layout=layout, address=address, looked=looked
        )
        self.move_listings([listing_id], new)
        return new, name

    def drop_empty(self) -> None:
        """Remove sources without a listing."""
        self._connection.execute(
            "DELETE FROM sources WHERE id NOT IN (SELECT source_id FROM listings)"
        )

    def look(self, source_ids: Sequence[int]) -> None:
        """All that came with copies of these sources until now has been seen."""
        self._connection.executemany(
            "UPDATE sources SET looked = (SELECT max(taken) FROM listings"
            " WHERE source_id = sources.id) WHERE id = ? AND (looked IS NULL OR looked <"
            " (SELECT max(taken) FROM listings WHERE source_id = sources.id))",
            [(source_id,) for source_id in source_ids],
        )
