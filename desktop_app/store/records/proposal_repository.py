"""Possible duplicates: pairs of papers that wait for the user's word."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence

from desktop_app.model.description import Description, value_from_json
from desktop_app.model.duplicate import CandidatePair
from desktop_app.store.batches import batches, marks
from desktop_app.store.row_values import text_list

_COMPARED = (
    "type", "title", "authors", "authors_complete", "attributed_to", "year", "venue", "doi",
    "arxiv_id",
)  # fmt: skip
_OPENING = 600
"""Letters of an abstract that are compared."""
PAGE = 500
"""Papers read at a time."""
_SELECT = "SELECT id, first_paper, second_paper, likeness, reason FROM proposals"


class ProposalRepository:
    """Over one connection; what writes must be called inside a write transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, pairs: Iterable[tuple[int, int, float, str]]) -> int:
        """Propose (first paper, second paper, likeness, reason); how many were not known before.

        A pair that waits already, or was put off, stays as it is.
        """
        before = self._connection.total_changes
        self._connection.executemany(
            "INSERT OR IGNORE INTO proposals (first_paper, second_paper, likeness, reason)"
            " VALUES (?,?,?,?)",
            [
                (min(one, other), max(one, other), likeness, reason)
                for one, other, likeness, reason in pairs
            ],
        )
        return self._connection.total_changes - before

    def pairs(self, state: str | None = "open") -> list[CandidatePair]:
        """Pairs in a state ('open', 'later', None: any), the likeliest first.

        Pairs with a paper that is dismissed or in the trash are left out.
        """
        rows = self._connection.execute(
            f"{_SELECT} WHERE (?1 IS NULL OR state = ?1) AND 2 = (SELECT count(*) FROM papers"
            " WHERE papers.id IN (first_paper, second_paper) AND trashed IS NULL AND triage < 2)"
            " ORDER BY likeness DESC, id",
            (state,),
        )
        return [CandidatePair(*row) for row in rows]

    def by_id(self, pair_ids: Iterable[int]) -> list[CandidatePair]:
        """The pairs with these ids, in order of id; those that are gone are left out."""
        out = []
        for part in batches(sorted(set(pair_ids))):
            rows = self._connection.execute(
                f"{_SELECT} WHERE id IN {marks(part)} ORDER BY id", part
            )
            out += [CandidatePair(*row) for row in rows]
        return out

    def touching(self, paper_ids: Sequence[int]) -> list[CandidatePair]:
        """All pairs that name one of these papers."""
        found = {}
        for part in batches(sorted(set(paper_ids))):
            for column in ("first_paper", "second_paper"):
                for row in self._connection.execute(
                    f"{_SELECT} WHERE {column} IN {marks(part)}", part
                ):
                    found[row[0]] = CandidatePair(*row)
        return [found[key] for key in sorted(found)]

    def openings(self, paper_ids: Iterable[int]) -> Iterator[tuple[int, str | None, str | None]]:
        """(paper, title, beginning of the abstract) of papers by id."""
        for part in batches(sorted(set(paper_ids)), PAGE):
            yield from self._connection.execute(
                f"SELECT id, title, substr(abstract, 1, {_OPENING})"
                f" FROM papers LEFT JOIN abstracts ON paper_id = id WHERE id IN {marks(part)}",
                part,
            )

    def titles(self, paper_ids: Iterable[int]) -> dict[int, str | None]:
        """The titles of papers by id, of those alone that candidates() has."""
        found: dict[int, str | None] = {}
        for part in batches(sorted(set(paper_ids)), PAGE):
            found.update(
                self._connection.execute(
                    f"SELECT id, title FROM papers WHERE id IN {marks(part)}"
                    " AND trashed IS NULL AND triage < 2",
                    part,
                )
            )
        return found

    def candidates(self, paper_ids: Iterable[int]) -> Iterator[tuple[int, Description]]:
        """What is compared of papers by id; those in the trash and dismissed ones are left out.

        Of the abstract only the beginning.
        """
        for part in batches(sorted(set(paper_ids)), PAGE):
            rows = self._connection.execute(
                f"SELECT papers.id, {', '.join(_COMPARED)}, more, substr(abstract, 1, {_OPENING})"
                " FROM papers LEFT JOIN abstracts ON paper_id = papers.id"
                f" WHERE papers.id IN {marks(part)} AND trashed IS NULL AND triage < 2",
                part,
            )
            for paper_id, *values, more, abstract in rows:
                told = dict(zip(_COMPARED, values, strict=True))
                for name in ("authors", "attributed_to"):
                    told[name] = text_list(told[name])
                if told["authors_complete"] is not None:
                    told["authors_complete"] = bool(told["authors_complete"])
                if more is not None:
                    further = json.loads(more)
                    for name in ("identifiers", "fields"):
                        told[name] = value_from_json(name, further.get(name))
                yield paper_id, Description(abstract=abstract, **told)

    def of_one_identifier(self, among: Collection[int]) -> list[tuple[int, int]]:
        """Pairs of papers of one DOI or arXiv id, the lower id first, one of them without records.

        Those of records are matched by their records alone. among: only pairs with one of these.
        """
        return self._of_one_identifier(
            (f"one.id IN {marks(part)}", part) for part in batches(sorted(among))
        )

    def of_one_identifier_within(self, first: int, last: int) -> list[tuple[int, int]]:
        """of_one_identifier() of all pairs whose paper without records has one of these ids; looks
        at all of them."""
        condition = "one.id BETWEEN ? AND ? AND +one.record_count = 0"
        return self._of_one_identifier([(condition, (first, last))])

    def _of_one_identifier(
        self, conditions: Iterable[tuple[str, Sequence[int]]]
    ) -> list[tuple[int, int]]:
        found: set[tuple[int, int]] = set()
        for condition, values in conditions:
            for column in ("doi", "arxiv_id"):
                rows = self._connection.execute(
                    f"SELECT one.id, other.id FROM papers one CROSS JOIN papers other"
                    f" ON other.{column} = one.{column} AND other.id <> one.id"
                    f" WHERE {condition} AND one.{column} IS NOT NULL"
                    " AND 0 IN (one.record_count, other.record_count)"
                    " AND one.trashed IS NULL AND other.trashed IS NULL"
                    " AND one.triage < 2 AND other.triage < 2",
                    values,
                )
                found.update((min(row), max(row)) for row in rows)
        return sorted(found)

    def set_state(self, pair_ids: Iterable[int], state: str) -> None:
        """'open' or 'later'."""
        self._connection.executemany(
            "UPDATE proposals SET state = ? WHERE id = ?", [(state, key) for key in pair_ids]
        )

    def refuse(self, one: int, other: int, state: str) -> None:
        """Keep a pair that was never proposed in a state in which it is not."""
        self._connection.execute(
            "INSERT INTO proposals (first_paper, second_paper, likeness, reason, state)"
            " VALUES (?, ?, 0, '', ?)",
            (min(one, other), max(one, other), state),
        )

    def delete(self, pair_ids: Iterable[int]) -> None:
        """Propose these no more (a decision sees to it that they do not come again)."""
        self._connection.executemany(
            "DELETE FROM proposals WHERE id = ?", [(key,) for key in pair_ids]
        )
