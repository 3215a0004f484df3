"""Versions of papers: in which forms each came out, as its records tell it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from desktop_app.model.description import Description, description_from_json, description_to_json
from desktop_app.store.batches import batches, marks

MOST = 64
"""Versions of one paper that are kept. Their ids follow from the paper's and their place alone, so
that a step that is undone finds the rows it left, whatever was imported and taken back since."""


@dataclass(frozen=True, slots=True)
class StoredVersion:
    """One version of a paper; see matching/versions.py. kind: 'preprint', 'conference', …"""

    kind: str
    label: str
    record_id: int | None
    description: Description


class VersionRepository:
    """Over one connection; what writes must be called inside a write transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def write(self, found: Mapping[int, Sequence[StoredVersion]]) -> None:
        """Give papers these versions, in this order, and no others; what is equal stays."""
        present = self.of_papers(found)
        changed = {
            paper: wanted
            for paper, wanted in found.items()
            if list(wanted[:MOST]) != present.get(paper, [])
        }
        self._connection.executemany(
            "DELETE FROM versions WHERE paper_id = ?",
            [(paper,) for paper in changed if paper in present],
        )
        self._connection.executemany(
            "INSERT INTO versions (id, paper_id, kind, label, record_id, description)"
            " VALUES (?,?,?,?,?,?)",
            [
                (
                    paper * MOST + place,
                    paper,
                    one.kind,
                    one.label,
                    one.record_id,
                    _text(one.description),
                )
                for paper, wanted in changed.items()
                for place, one in enumerate(wanted[:MOST])
            ],
        )

    def of_papers(self, paper_ids: Iterable[int]) -> dict[int, list[StoredVersion]]:
        """The versions of each paper, the earliest kind first; papers without any are left out."""
        found: dict[int, list[StoredVersion]] = {}
        for part in batches(sorted(set(paper_ids))):
            for paper, kind, label, record_id, text in self._connection.execute(
                "SELECT paper_id, kind, label, record_id, description FROM versions"
                f" WHERE paper_id IN {marks(part)} ORDER BY id",
                part,
            ):
                said = Description(**description_from_json(json.loads(text or "{}")))
                found.setdefault(paper, []).append(StoredVersion(kind, label, record_id, said))
        return found


def _text(description: Description) -> str:
    """As JSON, without what is empty and without the abstract, which is the paper's."""
    said = {
        name: value
        for name, value in description_to_json(description).items()
        if value not in (None, [], {}) and name not in ("abstract", "abstract_complete")
    }
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))
