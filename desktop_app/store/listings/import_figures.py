"""What is known of the papers of an import, counted."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.store.batches import marks


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts of papers; the names are those of ImportReport.

    abstracts_whole: those with an abstract that no source marks as cut; most formats, such as
    BibTeX, say nothing of its being whole.
    """

    papers: int
    abstracts_whole: int
    abstracts_cut: int
    authors_whole: int
    authors_cut: int
    years: int
    identified: int
    untitled: int

    def plus(self, other: Figures) -> Figures:
        """Of the papers of both, which must be others."""
        return Figures(*(getattr(self, name) + getattr(other, name) for name in self.__slots__))


NO_PAPERS = Figures(0, 0, 0, 0, 0, 0, 0, 0)


def figures(connection: sqlite3.Connection, paper_ids: Sequence[int]) -> Figures:
    """Over these papers, each given once; not more at a time than one statement may bind."""
    row = connection.execute(
        f"""
        SELECT count(*),
            total(abstract_complete = 1 OR abstract_complete IS NULL
                AND EXISTS (SELECT 1 FROM abstracts WHERE paper_id = papers.id)),
            total(abstract_complete = 0),
            total(authors IS NOT NULL AND authors_complete = 1),
            total(authors IS NOT NULL AND authors_complete = 0),
            total(year IS NOT NULL),
            total(doi IS NOT NULL OR arxiv_id IS NOT NULL
                OR (more IS NOT NULL AND json_extract(more, '$.identifiers') IS NOT NULL)),
            total(title IS NULL)
        FROM papers WHERE id IN {marks(paper_ids)}
        """,
        paper_ids,
    ).fetchone()
    return Figures(*(int(count) for count in row))


def open_proposals(connection: sqlite3.Connection, listing_ids: Sequence[int]) -> int:
    """How many possible duplicates wait for the user that name a paper of these listings."""
    listed = f"(SELECT paper_id FROM records WHERE listing_id IN {marks(listing_ids)})"
    row = connection.execute(
        f"SELECT count(*) FROM proposals WHERE state = 'open'"
        f" AND (first_paper IN {listed} OR second_paper IN {listed})",
        [*listing_ids, *listing_ids],
    ).fetchone()
    return int(row[0])
