"""Papers that came with copies of sources since some moment, and what these mails tell of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from desktop_app.store.batches import batches, marks

_TITLE = (
    "coalesce(title, (SELECT substr(abstract, 1, 600) FROM abstracts WHERE paper_id = papers.id),"
    " '')"
)


@dataclass(slots=True)
class SpanOfSource:
    """The copies of a source that were taken after a moment. listings: by id, the oldest first.

    before: the newest copy that was taken until then, None where there is none. import_id: the one
    import that counts, None for all.
    """

    source_id: int
    since: int
    listings: list[int] = field(default_factory=list)
    taken: int = 0
    before: int | None = None
    import_id: int | None = None


def spans(
    connection: sqlite3.Connection, since: int | None, import_id: int | None = None
) -> list[SpanOfSource]:
    """The sources that were taken after a moment (UTC seconds), or since each was looked at.

    What was looked up on the web is no news: the user asked for it.

    import_id: the one import that counts, None for all.
    """
    found: dict[int, SpanOfSource] = {}
    for source_id, bound, listing_id, taken in connection.execute(
        "SELECT source_id, coalesce(?1, looked, -1), listings.id, taken FROM listings"
        " JOIN sources ON sources.id = source_id AND kind <> 'lookup'"
        " WHERE finished IS NOT NULL AND taken > coalesce(?1, looked, -1)"
        " AND (?2 IS NULL OR import_id = ?2) ORDER BY listings.id",
        (since, import_id),
    ):
        span = found.setdefault(source_id, SpanOfSource(source_id, bound, import_id=import_id))
        span.listings.append(listing_id)
        span.taken = max(span.taken, taken)
    for span in found.values():
        row = connection.execute(
            "SELECT id FROM listings WHERE source_id = ? AND finished IS NOT NULL AND id < ?"
            " ORDER BY id DESC LIMIT 1",
            (span.source_id, span.listings[0]),
        ).fetchone()
        span.before = None if row is None else row[0]
    return list(found.values())


def new_papers(connection: sqlite3.Connection, span: SpanOfSource) -> list[int]:
    """Papers that count and that no earlier listing held, in the order of the copies.

    Of one import, which another one may have come into the midst of, it is what was there before
    each of its listings.
    """
    found: dict[int, None] = {}
    for part in batches(span.listings):
        rows = connection.execute(
            "SELECT paper_id FROM records JOIN papers ON papers.id = paper_id"
            f" WHERE listing_id IN {marks(part)} AND added > ? AND trashed IS NULL"
            " AND triage <> 2 AND NOT EXISTS (SELECT 1 FROM records before"
            " JOIN listings ON listings.id = before.listing_id"
            " WHERE before.paper_id = papers.id AND import_id <> ?"
            " AND listings.id < records.listing_id) ORDER BY records.id",
            (*part, span.since, span.import_id),
        )
        found.update(dict.fromkeys(row[0] for row in rows))
    return list(found)


def titles(connection: sqlite3.Connection, paper_ids: Sequence[int]) -> Mapping[int, str]:
    """What papers are called, or how their abstracts begin."""
    found: dict[int, str] = {}
    for part in batches(paper_ids):
        found.update(
            connection.execute(
                f"SELECT id, {_TITLE} FROM papers WHERE id IN {marks(part)}", tuple(part)
            )
        )
    return found


def events(connection: sqlite3.Connection, listing_ids: Sequence[int]) -> tuple[int, int]:
    """(replacements, cross-lists): different papers that mails tell so of."""
    counts = []
    for event in ("replacement", "cross-list"):
        papers: set[int] = set()
        for part in batches(listing_ids):
            rows = connection.execute(
                f"SELECT paper_id FROM records WHERE listing_id IN {marks(part)} AND marks LIKE ?",
                (*part, f'%"event":"{event}"%'),
            )
            papers.update(row[0] for row in rows)
        counts.append(len(papers))
    return counts[0], counts[1]


def last_import(connection: sqlite3.Connection) -> tuple[int, int] | None:
    """(id, when it began in UTC seconds) of the import that is done and took a listing last; None
    without any."""
    row = connection.execute(
        "SELECT imports.id, started FROM listings JOIN imports ON imports.id = import_id"
        " WHERE state = 'done' ORDER BY listings.id DESC LIMIT 1"
    ).fetchone()
    return None if row is None else (row[0], row[1])
