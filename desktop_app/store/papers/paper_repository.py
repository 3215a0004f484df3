"""PaperRepository: paper rows written, with the user's edits laid over what the records say."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from desktop_app.model.description import DESCRIPTION_FIELDS, Description
from desktop_app.model.paper import Status, Triage
from desktop_app.store.batches import batches, marks
from desktop_app.store.papers.paper_reading import PaperReading
from desktop_app.store.papers.paper_rows import description_values, from_stored
from desktop_app.store.papers.paper_values import DESCRIPTION_COLUMNS, description_row, to_stored
from desktop_app.store.papers.papers_together import Row, insert_together, stage
from desktop_app.store.past_statuses import keep_present
from desktop_app.store.row_values import STATUSES, TRIAGES

_OVERWRITE = (
    f"UPDATE papers SET {', '.join(f'{c} = staged.{c}' for c in DESCRIPTION_COLUMNS)} "
    "FROM temp.staged WHERE staged.id = papers.id"
)


class PaperRepository(PaperReading):
    """Everything PaperReading reads, and the writes; on the writer's connection only."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self._connection = connection

    def insert(
        self, description: Description, *, triage: Triage, added: int, record_count: int = 0
    ) -> int:
        """Make one paper and return its id. added: UTC seconds."""
        ids = self.insert_many(
            [description], triage=triage, added=added, record_counts=[record_count]
        )
        return ids[0]

    def insert_many(
        self,
        descriptions: Sequence[Description],
        *,
        triage: Triage,
        added: int,
        record_counts: Sequence[int] | None = None,
        ids: Sequence[int] | None = None,
    ) -> Sequence[int]:
        """Make papers and return their ids, in order; each is indexed for search once.

        ids: those of papers that were there before and come back; otherwise they get new ones.
        """
        return self.insert_rows(
            [(description_row(d), d.abstract) for d in descriptions],
            triage=triage,
            added=added,
            record_counts=record_counts or [0] * len(descriptions),
            ids=ids,
        )

    def insert_rows(
        self,
        rows: Sequence[Row],
        *,
        triage: Triage,
        added: int,
        record_counts: Sequence[int],
        ids: Sequence[int] | None = None,
    ) -> Sequence[int]:
        """insert_many() of what description_row() gives for each, with its abstract."""
        if ids is None:
            row = self._connection.execute(
                "SELECT seq FROM sqlite_sequence WHERE name = 'papers'"
            ).fetchone()
            first = (row[0] if row else 0) + 1
            ids = range(first, first + len(rows))
        insert_together(
            self._connection,
            ids,
            rows,
            triage=TRIAGES.index(triage),
            added=added,
            record_counts=record_counts,
        )
        return ids

    def overwrite(
        self, paper_id: int, description: Description, *, record_count: int | None = None
    ) -> None:
        """Write what the records say merged; fields the user edited keep the user's value."""
        self.overwrite_many(
            {paper_id: description}, None if record_count is None else {paper_id: record_count}
        )

    def overwrite_many(
        self,
        descriptions: Mapping[int, Description],
        record_counts: Mapping[int, int] | None = None,
    ) -> None:
        """overwrite() for many papers by id."""
        laid = self._under_edits(descriptions)
        self._write(laid)
        if record_counts:
            self._connection.executemany(
                "UPDATE papers SET record_count = ? WHERE id = ?",
                [(count, paper_id) for paper_id, count in record_counts.items()],
            )

    def set_field(self, ids: Iterable[int], field: str, value: Any, *, at: int) -> None:
        """The user's own value of a Description field; what the records say is kept beside it."""
        self.set_fields(ids, {field: value}, at=at)

    def set_fields(self, ids: Iterable[int], values: Mapping[str, Any], *, at: int) -> None:
        """set_field() of several fields in one pass. Fields that have the value are left alone."""
        for part in batches(tuple(ids)):
            self.set_each(dict.fromkeys(part, values), at=at)

    def set_each(self, values: Mapping[int, Mapping[str, Any]], *, at: int) -> None:
        """set_fields() with values of its own for each paper, by id."""
        for part in batches(tuple(values)):
            present = self._descriptions(part)
            edits, written = [], {}
            for paper_id, description in present.items():
                differing = {
                    name: value
                    for name, value in values[paper_id].items()
                    if getattr(description, name) != value
                }
                if differing:
                    edits += [
                        (
                            paper_id,
                            name,
                            to_stored(value),
                            to_stored(getattr(description, name)),
                            at,
                        )
                        for name, value in differing.items()
                    ]
                    written[paper_id] = _replaced(description, differing)
            self._connection.executemany(
                "INSERT INTO edits (paper_id, field, value, read_value, edited) "
                "VALUES (?, ?, ?, ?, ?) ON CONFLICT (paper_id, field) "
                "DO UPDATE SET value = excluded.value, edited = excluded.edited",
                edits,
            )
            self._write(written)

    def revert_fields(self, ids: Iterable[int], names: Sequence[str]) -> None:
        """Give fields back the value that the records say; those without an edit stay."""
        for part in batches(tuple(ids)):
            read: dict[int, dict[str, Any]] = {}
            for paper_id, name, value in self._connection.execute(
                f"SELECT paper_id, field, read_value FROM edits WHERE paper_id IN {marks(part)} "
                f"AND field IN ({', '.join('?' * len(names))})",
                (*part, *names),
            ):
                read.setdefault(paper_id, {})[name] = from_stored(name, value)
            present = self._descriptions(tuple(read))
            self._write(
                {paper_id: _replaced(present[paper_id], read[paper_id]) for paper_id in present}
            )
            self._connection.executemany(
                "DELETE FROM edits WHERE paper_id = ? AND field = ?",
                [(paper_id, name) for paper_id, fields in read.items() for name in fields],
            )

    def set_status(self, ids: Sequence[int], status: Status, *, at: int) -> int:
        """How many papers' status changed; the one before is kept. at: UTC seconds."""
        when, number = None if status is Status.UNREAD else at, STATUSES.index(status)
        for part in batches(ids):
            keep_present(self._connection, part, number, at)
        return self._set(ids, "status", number, also={"marked": when})

    def set_triage(self, ids: Sequence[int], triage: Triage, *, at: int) -> int:
        """How many papers were decided on anew. at: UTC seconds."""
        when = None if triage is Triage.INBOX else at
        return self._set(ids, "triage", TRIAGES.index(triage), also={"decided": when})

    def set_rating(self, ids: Sequence[int], rating: int | None) -> int:
        """How many papers' rating changed. rating: 1 to 5, or None."""
        return self._set(ids, "rating", rating)

    def set_trashed(self, ids: Sequence[int], at: int | None) -> int:
        """Into the Trash at UTC seconds, or out of it again (None); how many were moved."""
        moved = 0
        for part in batches(ids):
            moved += self._connection.execute(
                f"UPDATE papers SET trashed = ? WHERE id IN {marks(part)} "
                f"AND trashed IS {'NOT NULL' if at is None else 'NULL'}",
                (at, *part),
            ).rowcount
        return moved

    def set_note(self, paper_id: int, text: str | None, *, at: int) -> None:
        """Write a paper's note, or with None or blank text remove it; no paper, no note."""
        if text and text.strip():
            self._connection.execute(
                "INSERT INTO notes (paper_id, note, changed) "
                "SELECT id, ?, ? FROM papers WHERE id = ? "
                "ON CONFLICT (paper_id) DO UPDATE SET note = excluded.note, "
                "changed = excluded.changed WHERE note IS NOT excluded.note",
                (text, at, paper_id),
            )
        else:
            self._connection.execute("DELETE FROM notes WHERE paper_id = ?", (paper_id,))

    def set_citekeys(self, keys: Mapping[int, str]) -> None:
        """Give papers their citekeys; each must be unused."""
        self._connection.executemany(
            "UPDATE papers SET citekey = ? WHERE id = ?",
            [(key, paper_id) for paper_id, key in keys.items()],
        )

    def delete(self, ids: int | Sequence[int]) -> None:
        """Remove papers with their abstracts, notes, edits and tags; their records are gone."""
        for part in batches((ids,) if isinstance(ids, int) else ids):
            self._connection.execute(f"DELETE FROM papers WHERE id IN {marks(part)}", tuple(part))
            # Where no blocks of theirs were written none are to be taken away.
            self._connection.execute(
                f"DELETE FROM paper_blocks_due WHERE NOT former AND paper_id IN {marks(part)}",
                tuple(part),
            )

    def _set(
        self, ids: Sequence[int], column: str, value: Any, also: Mapping[str, Any] | None = None
    ) -> int:
        """How many papers have another value now; also: what else is set on these."""
        values = {column: value, **(also or {})}
        assigned = ", ".join(f"{name} = ?" for name in values)
        changed = 0
        for part in batches(ids):
            changed += self._connection.execute(
                f"UPDATE papers SET {assigned} WHERE {column} IS NOT ? AND id IN {marks(part)}",
                (*values.values(), value, *part),
            ).rowcount
        return changed

    def _write(self, descriptions: Mapping[int, Description]) -> None:
        self._connection.executemany(
            "INSERT INTO abstracts (paper_id, abstract) VALUES (?, ?) ON CONFLICT (paper_id) "
            "DO UPDATE SET abstract = excluded.abstract WHERE abstract IS NOT excluded.abstract",
            [(i, d.abstract) for i, d in descriptions.items() if d.abstract],
        )
        self._connection.executemany(
            "DELETE FROM abstracts WHERE paper_id = ?",
            [(i,) for i, d in descriptions.items() if not d.abstract],
        )
        stage(
            self._connection,
            ((i, *description_row(d), None, None, None) for i, d in descriptions.items()),
        )
        self._connection.execute(_OVERWRITE)

    def _under_edits(self, read: Mapping[int, Description]) -> dict[int, Description]:
        """The descriptions with the user's edits laid over; notes in edits what lies under them."""
        laid = dict(read)
        for part in batches(tuple(read)):
            edited: dict[int, dict[str, Any]] = {}
            for paper_id, name, value in self._connection.execute(
                f"SELECT paper_id, field, value FROM edits WHERE paper_id IN {marks(part)}",
                tuple(part),
            ):
                edited.setdefault(paper_id, {})[name] = from_stored(name, value)
            for paper_id, values in edited.items():
                self._connection.executemany(
                    "UPDATE edits SET read_value = ?1 "
                    "WHERE paper_id = ?2 AND field = ?3 AND read_value IS NOT ?1",
                    [(to_stored(getattr(read[paper_id], name)), paper_id, name) for name in values],
                )
                laid[paper_id] = _replaced(read[paper_id], values)
        return laid

    def _descriptions(self, ids: Sequence[int]) -> dict[int, Description]:
        return {
            row["id"]: Description(**description_values(row, row["abstract"]))
            for row in self._full_rows(ids)
        }


def _replaced(description: Description, values: Mapping[str, Any]) -> Description:
    # Not dataclasses.replace(): the description may be a Paper or a Record.
    kept = {name: getattr(description, name) for name in DESCRIPTION_FIELDS}
    return Description(**(kept | dict(values)))
