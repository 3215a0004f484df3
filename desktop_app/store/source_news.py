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

    before: the newest copy that was taken until then, None where there is none. first_import: the
    first import that counts, 0 for all.
    """

    source_id: int
    since: int
    listings: list[int] = field(default_factory=list)
    taken: int = 0
    before: int | None = None
    first_import: int = 0


def spans(
    connection: sqlite3.Connection, since: int | None, import_id: int | None = None
) -> list[SpanOfSource]:
    """The sources that were taken after a moment (UTC seconds), or since each was looked at.

    What was looked up on the web is no news: the user asked for it.

    import_id: the first import that counts; two of them may begin in one second.
    """
    found: dict[int, SpanOfSource] = {}
    for source_id, bound, listing_id, taken in connection.execute(
        "SELECT source_id, coalesce(?1, looked, -1), listings.id, taken FROM listings"
        " JOIN sources ON sources.id = source_id AND kind <> 'lookup'"
        " WHERE finished IS NOT NULL AND taken > coalesce(?1, looked, -1)"
        " AND import_id >= coalesce(?2, 0) ORDER BY listings.id",
        (since, import_id),
    ):
        span = found.setdefault(
            source_id, SpanOfSource(source_id, bound, first_import=import_id or 0)
        )
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
    """Papers that count and that no earlier listing held, in the order of the copies."""
    found: dict[int, None] = {}
    for part in batches(span.listings):
        rows = connection.execute(
            "SELECT paper_id FROM records JOIN papers ON papers.id = paper_id"
            f" WHERE listing_id IN {marks(part)} AND added > ? AND trashed IS NULL"
            " AND triage <> 2 AND NOT EXISTS (SELECT 1 FROM records before"
            " JOIN listings ON listings.id = before.listing_id"
            " WHERE before.paper_id = papers.id AND import_id < ?) ORDER BY records.id",
            (*part, span.since, span.first_import),
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
    """(id, when it began in UTC seconds) of the last import that is done; None without any."""
    row = connection.execute(
        "SELECT id, started FROM imports WHERE state = 'done' ORDER BY id DESC LIMIT 1"
    ).fetchone()
    return None if row is None else (row[0], row[1])
