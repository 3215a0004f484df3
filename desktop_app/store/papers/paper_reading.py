"""PaperReading: papers in full and as table rows, on any connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop_app.model.paper_row import PaperRow, display_title
from desktop_app.store.batches import batches, marks
from desktop_app.store.row_values import STATUSES, TRIAGES, text_list

if TYPE_CHECKING:
    from desktop_app.model.paper import Paper

PAGE = 500
"""Papers read at a time when many are asked for in full."""
_ROW = (
    # Without a title and an abstract papers are told from each other by their identifiers.
    "SELECT id, title, CASE WHEN title IS NULL THEN coalesce("
    "(SELECT substr(abstract, 1, 600) FROM abstracts WHERE paper_id = id), doi, "
    "'arXiv:' || arxiv_id, upper(json_extract(more, '$.identifiers[0].kind')) || ' ' || "
    "json_extract(more, '$.identifiers[0].value')) END, "
    "authors, author_total, authors_complete, year, venue, subjects, status, triage, rating, "
    "added, trashed, decided, marked FROM papers WHERE id IN "
)


class PaperReading:
    """Reads; ids that do not exist are left out of every answer."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._read = connection

    def get(self, paper_id: int) -> Paper | None:
        """One paper in full, or None."""
        return next(self.many([paper_id]), None)

    def many(self, ids: Sequence[int]) -> Iterator[Paper]:
        """Papers in full, in the order of ids, read in pages so that memory stays flat."""
        # Loaded with the first of them: rows of the table come before.
        from desktop_app.store.papers.paper_rows import paper_of  # noqa: PLC0415

        for part in batches(ids, PAGE):
            rows = {row["id"]: row for row in self._full_rows(part)}
            tags = self._grouped(
                "SELECT paper_id, name FROM paper_tags JOIN tags ON tags.id = tag_id "
                "WHERE paper_id IN {} ORDER BY name COLLATE NOCASE",
                part,
            )
            edited = self._grouped("SELECT paper_id, field FROM edits WHERE paper_id IN {}", part)
            sources = self._grouped(
                "SELECT DISTINCT paper_id, name FROM records "
                "JOIN listings ON listings.id = listing_id "
                "WHERE paper_id IN {} ORDER BY listing_id",
                part,
            )
            versions = self._grouped(
                "SELECT paper_id, label FROM versions WHERE paper_id IN {} ORDER BY id", part
            )
            for paper_id in part:
                row = rows.get(paper_id)
                if row is not None:
                    yield paper_of(row, tags, edited, sources, versions)

    def rows(self, ids: Sequence[int]) -> list[PaperRow]:
        """Table rows in the order of ids."""
        found: dict[int, PaperRow] = {}
        for part in batches(ids):
            tags: dict[int, list[tuple[str, int | None]]] = {}
            for paper_id, name, hue in self._read.execute(
                "SELECT paper_id, name, hue FROM paper_tags JOIN tags ON tags.id = tag_id "
                f"WHERE paper_id IN {marks(part)} ORDER BY name COLLATE NOCASE",
                tuple(part),
            ):
                tags.setdefault(paper_id, []).append((name, hue))
            for row in self._read.execute(_ROW + marks(part), tuple(part)):
                found[row[0]] = _table_row(row, tags.get(row[0], ()))
        return [found[paper_id] for paper_id in ids if paper_id in found]

    def existing(self, ids: Sequence[int]) -> list[int]:
        """Those of the ids that there are, in their order."""
        there: set[int] = set()
        for part in batches(ids):
            there.update(
                row[0]
                for row in self._read.execute(
                    f"SELECT id FROM papers WHERE id IN {marks(part)}", tuple(part)
                )
            )
        return [paper_id for paper_id in ids if paper_id in there]

    def in_trash(self) -> list[int]:
        """Ids of trashed papers."""
        rows = self._read.execute("SELECT id FROM papers WHERE trashed IS NOT NULL ORDER BY id")
        return [row[0] for row in rows]

    def _full_rows(self, ids: Sequence[int]) -> Iterator[Mapping[str, Any]]:
        for part in batches(ids):
            cursor = self._read.execute(
                "SELECT papers.*, abstract, note FROM papers "
                "LEFT JOIN abstracts ON abstracts.paper_id = papers.id "
                "LEFT JOIN notes ON notes.paper_id = papers.id "
                f"WHERE papers.id IN {marks(part)}",
                tuple(part),
            )
            # Of some thirty columns a dictionary finds one far sooner than sqlite3.Row does.
            names = [column[0] for column in cursor.description]
            for row in cursor.fetchall():
                yield dict(zip(names, row, strict=True))

    def _grouped(self, sql: str, ids: Sequence[int]) -> dict[int, list[str]]:
        out: dict[int, list[str]] = {}
        for paper_id, text in self._read.execute(sql.format(marks(ids)), tuple(ids)):
            out.setdefault(paper_id, []).append(text)
        return out


def _table_row(row: tuple[Any, ...], tags: Sequence[tuple[str, int | None]]) -> PaperRow:
    return PaperRow(
        id=row[0],
        title=row[1],
        display_title=display_title(row[1], row[2]),
        authors=text_list(row[3]),
        author_total=row[4],
        authors_complete=None if row[5] is None else bool(row[5]),
        year=row[6],
        venue=row[7],
        subjects=text_list(row[8]),
        tags=tuple(tags),
        status=STATUSES[row[9]],
        triage=TRIAGES[row[10]],
        rating=row[11],
        added=row[12],
        trashed=row[13],
        decided=row[14],
        marked=row[15],
    )
