"""ExportFacts: what an export must know of papers beforehand, without reading them in full."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop_app.model.description import Description
from desktop_app.store.batches import batches, marks

_KEY_PATH = '$.fields."citation-key"'


@dataclass(frozen=True, slots=True)
class PaperFacts:
    """What is known of one paper. identified: it has an identifier or a venue."""

    id: int
    titled: bool
    authors: int
    author_total: int | None
    authors_complete: bool | None
    dated: bool
    identified: bool
    abstract_complete: bool | None


class ExportFacts:
    """Reads, on any connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def facts(self, ids: Sequence[int]) -> Iterator[PaperFacts]:
        """One for each paper that there is, in the order of ids."""
        for part in batches(ids):
            rows = self._connection.execute(
                "SELECT id, title IS NOT NULL AND title != '', authors, author_total, "
                "authors_complete, year IS NOT NULL, doi IS NOT NULL OR arxiv_id IS NOT NULL "
                "OR venue IS NOT NULL OR json_extract(more, '$.identifiers[0]') IS NOT NULL, "
                f"abstract_complete FROM papers WHERE id IN {marks(part)}",
                tuple(part),
            )
            found = {row[0]: _facts(row) for row in rows}
            yield from (found[paper_id] for paper_id in part if paper_id in found)

    def without_citekey(self, ids: Sequence[int], *, titled: bool = False) -> list[int]:
        """Those of the papers that have no citation key yet, in the order of ids.

        titled: only those with a title.
        """
        also = " AND title <> ''" if titled else ""
        missing: set[int] = set()
        for part in batches(ids):
            missing.update(
                row[0]
                for row in self._connection.execute(
                    f"SELECT id FROM papers WHERE citekey IS NULL{also} AND id IN {marks(part)}",
                    tuple(part),
                )
            )
        return [paper_id for paper_id in ids if paper_id in missing]

    def named_by(self, ids: Sequence[int]) -> Iterator[tuple[int, Description]]:
        """What a citation key is made of: first author, year and title, in the order of ids.

        Of those of the papers that have none yet.
        """
        for part in batches(ids):
            rows = self._connection.execute(
                "SELECT id, authors, year, title FROM papers "
                f"WHERE citekey IS NULL AND id IN {marks(part)}",
                tuple(part),
            )
            found = {row[0]: row for row in rows}
            for paper_id, names, year, title in filter(None, map(found.get, part)):
                authors = (_first_of(names),) if names else ()
                yield paper_id, Description(authors=authors, year=year, title=title)

    def citekeys(self) -> list[str]:
        """Every citation key that a paper of the library holds, or was imported with."""
        held = "SELECT citekey FROM papers WHERE citekey IS NOT NULL"
        return [row[0] for row in self._connection.execute(held)]

    def imported_citekeys(self) -> dict[int, str]:
        """The keys that bibliography files gave to papers that hold none yet, by paper id."""
        rows = self._connection.execute(
            "SELECT id, json_extract(more, ?) FROM papers "
            "WHERE citekey IS NULL AND instr(more, '\"citation-key\"') ORDER BY id",
            (_KEY_PATH,),
        )
        return {row[0]: row[1] for row in rows if isinstance(row[1], str)}


def _first_of(names: str) -> str:
    """Of a JSON array of texts, as the library writes it: without blanks between."""
    return str(json.loads(names)[0]) if "\\" in names else names[2 : names.index('"', 2)]


def _facts(row: tuple[object, ...]) -> PaperFacts:
    paper_id, titled, authors, total, complete, dated, identified, abstract = row
    return PaperFacts(
        id=paper_id,  # type: ignore[arg-type]
        titled=bool(titled),
        authors=len(json.loads(authors)) if isinstance(authors, str) else 0,
        author_total=total if isinstance(total, int) else None,
        authors_complete=None if complete is None else bool(complete),
        dated=bool(dated),
        identified=bool(identified),
        abstract_complete=None if abstract is None else bool(abstract),
    )
