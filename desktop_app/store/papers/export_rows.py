"""ExportRows: papers for an export, page by page, with as little work a paper as there can be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from desktop_app.model.export_row import EXPORT_COLUMNS, ExportPage
from desktop_app.store.batches import batches, marks

PAGE = 40
"""Papers read at a time: memory stays flat. Their entries together stay below what the system makes
room for anew each time: two to three times as many cost a sixth more."""
_APART = ("abstract", "note")
_COLUMNS = ", ".join(name if name in _APART else f"papers.{name}" for name in EXPORT_COLUMNS)


class ExportRows:
    """Reads, on any connection; ids that are no papers any more are left out."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._tags: dict[int, str] | None = None
        self._listings: dict[int, list[str]] | None = None

    def pages(self, ids: Sequence[int], *, sources: bool) -> Iterator[ExportPage]:
        """The papers in the order of ids. sources: with the names of their listings."""
        for part in batches(ids, PAGE):
            where = f"IN {marks(part)}"
            found = self._connection.execute(
                f"SELECT {_COLUMNS} FROM papers "
                "LEFT JOIN abstracts ON abstracts.paper_id = papers.id "
                f"LEFT JOIN notes ON notes.paper_id = papers.id WHERE papers.id {where}",
                tuple(part),
            )
            rows = {row[0]: row for row in found}
            yield ExportPage(
                list(filter(None, map(rows.get, part))),
                self._tags_of(part, where),
                self._sources_of(part, where) if sources else {},
            )

    def _tags_of(self, ids: Sequence[int], where: str) -> dict[int, list[str]]:
        """By paper, in the order of their names, as a paper in full has them."""
        if self._tags is None:
            names = self._connection.execute(
                "SELECT id, name FROM tags ORDER BY name COLLATE NOCASE"
            )
            self._tags = dict(names.fetchall())
            self._places = {tag: place for place, tag in enumerate(self._tags)}
        if not self._tags:  # nor has any paper one
            return {}
        found: dict[int, list[int]] = {}
        for paper, tag in self._connection.execute(
            f"SELECT paper_id, tag_id FROM paper_tags WHERE paper_id {where}", tuple(ids)
        ):
            found.setdefault(paper, []).append(tag)
        names_of, place = self._tags, self._places.__getitem__
        for tags in found.values():
            if len(tags) > 1:
                tags.sort(key=place)
        return {paper: [names_of[tag] for tag in tags] for paper, tags in found.items()}

    def _sources_of(self, ids: Sequence[int], where: str) -> dict[int, list[str]]:
        """By paper, each name once, in the order in which the listings came."""
        if self._listings is None:
            names = self._connection.execute("SELECT id, name FROM listings")
            self._listings = {listing: [name] for listing, name in names}
        pairs = self._connection.execute(
            f"SELECT paper_id, listing_id FROM records WHERE paper_id {where}", tuple(ids)
        ).fetchall()
        alone, found = self._listings, dict(pairs)
        if len(found) == len(pairs):  # each paper is of one listing, as most are
            return {paper: alone[listing] for paper, listing in pairs}
        several: dict[int, set[int]] = {}
        for paper, listing in pairs:
            several.setdefault(paper, set()).add(listing)
        return {
            paper: list(dict.fromkeys(alone[each][0] for each in sorted(listings)))
            for paper, listings in several.items()
        }
