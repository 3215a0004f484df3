"""Papers typed by hand that were joined with another one: what each said, and how it goes apart."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from desktop_app.model.description import Description
from desktop_app.store.batches import batches, marks
from desktop_app.store.compact_json import compact_json
from desktop_app.store.papers.paper_rows import from_stored

Edits = Mapping[str, tuple[str | None, int]]
"""By field the value as it is stored, and when it was typed, UTC seconds."""
_LAY = (
    "INSERT INTO edits (paper_id, field, value, edited) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (paper_id, field) DO UPDATE SET value = excluded.value, edited = excluded.edited"
    " WHERE excluded.edited > edits.edited"
)


@dataclass(frozen=True, slots=True)
class TypedPaper:
    """One of them. id: ITSELF for the paper that it is a part of. added: its day, UTC seconds."""

    id: int
    added: int
    edits: Edits

    @property
    def said(self) -> Description:
        """What was typed."""
        return Description(**{name: from_stored(name, one[0]) for name, one in self.edits.items()})


ITSELF = 0
"""Stands for a paper without records: what was typed for it, beside what was joined with it."""


class TypedPapers:
    """Over one connection; what writes must be called inside a write transaction.

    Whoever changes edits here must have the paper written again (PaperRepository.overwrite) with
    what its records say, read before.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of(self, paper_id: int) -> tuple[TypedPaper, ...]:
        """Those joined with a paper, the oldest join first; before them the paper ITSELF, where it
        has no records. None where none was joined."""
        parts = self._rows(paper_id, own=False)
        row = self._connection.execute(
            "SELECT added, record_count FROM papers WHERE id = ?", (paper_id,)
        ).fetchone()
        if not parts or row is None:
            return ()
        itself = (TypedPaper(ITSELF, row[0], self._own_edits(paper_id)),) if not row[1] else ()
        return itself + parts

    def holding(self, paper_ids: Iterable[int]) -> frozenset[int]:
        """Which of these papers have any."""
        found: set[int] = set()
        for part in batches(sorted(set(paper_ids))):
            rows = self._connection.execute(
                f"SELECT paper_id FROM typed_papers WHERE paper_id IN {marks(part)} AND NOT own",
                part,
            )
            found.update(row[0] for row in rows)
        return frozenset(found)

    def note_union(self, kept: int, other: int) -> None:
        """Before two papers' edits become one: keep apart what each had, where it must be known.

        That is where one of them is typed by hand, or has such papers joined with it.
        """
        execute = self._connection.execute
        row = execute(
            "SELECT record_count, added, EXISTS (SELECT 1 FROM typed_papers WHERE paper_id = id)"
            " FROM papers WHERE id = ?",
            (other,),
        ).fetchone()
        if row is None or (row[0] and not row[2]):
            return
        self._hold_own(kept)
        if not row[0]:
            own = self._own_edits(other)
            execute("DELETE FROM typed_papers WHERE paper_id = ? AND own", (other,))
            self._insert(kept, row[1], own)
        execute("UPDATE typed_papers SET paper_id = ? WHERE paper_id = ?", (kept, other))

    def take_off(self, paper_id: int, typed: TypedPaper) -> None:
        """Take a typed paper off: fields that have its value get the newest of what is left."""
        execute = self._connection.execute
        execute("DELETE FROM typed_papers WHERE id = ?", (typed.id,))
        left = self._rows(paper_id, own=True) + self._rows(paper_id, own=False)
        present = self._edits(paper_id)
        for field, edit in typed.edits.items():
            if present.get(field) != edit:  # another one's, or edited since
                continue
            execute("DELETE FROM edits WHERE paper_id = ? AND field = ?", (paper_id, field))
            others = [one.edits[field] for one in left if field in one.edits]
            if others:
                self._lay(paper_id, {field: max(others, key=lambda edit: edit[1])})
        if not self._rows(paper_id, own=False):
            execute("DELETE FROM typed_papers WHERE paper_id = ?", (paper_id,))

    def put_on(self, paper_id: int, typed: TypedPaper) -> None:
        """Join a typed paper with another one."""
        self._hold_own(paper_id)
        self._insert(paper_id, typed.added, typed.edits)
        self._lay(paper_id, typed.edits)

    def become(self, paper_id: int, typed: TypedPaper) -> None:
        """Make a paper that has neither records nor edits this one."""
        self._lay(paper_id, typed.edits)

    def outlive(self, paper_id: int) -> None:
        """A paper lost its records: what was first joined with it is the paper itself from now."""
        self._connection.execute(
            "DELETE FROM typed_papers WHERE paper_id = ?1 AND (own OR id ="
            " (SELECT min(id) FROM typed_papers WHERE paper_id = ?1 AND NOT own))",
            (paper_id,),
        )

    def _own_edits(self, paper_id: int) -> Edits:
        """The edits of a paper that are not there through what was joined with it."""
        parts = self._rows(paper_id, own=False)
        before = {
            k: edit for one in self._rows(paper_id, own=True) for k, edit in one.edits.items()
        }
        found = {}
        for field, edit in self._edits(paper_id).items():
            if all(one.edits.get(field) != edit for one in parts):
                found[field] = edit
            elif field in before:
                found[field] = before[field]
        return found

    def _hold_own(self, paper_id: int) -> None:
        row = self._connection.execute(
            "SELECT 1 FROM typed_papers WHERE paper_id = ? AND own", (paper_id,)
        ).fetchone()
        own = self._own_edits(paper_id) if row is None else {}
        if own:
            self._insert(paper_id, 0, own, own=True)

    def _insert(self, paper_id: int, added: int, edits: Edits, *, own: bool = False) -> None:
        self._connection.execute(
            "INSERT INTO typed_papers (paper_id, added, own, edits) VALUES (?, ?, ?, ?)",
            (paper_id, added, int(own), compact_json(edits)),
        )

    def _lay(self, paper_id: int, edits: Edits) -> None:
        self._connection.executemany(
            _LAY, [(paper_id, field, *edit) for field, edit in edits.items()]
        )

    def _edits(self, paper_id: int) -> dict[str, tuple[str | None, int]]:
        rows = self._connection.execute(
            "SELECT field, value, edited FROM edits WHERE paper_id = ?", (paper_id,)
        )
        return {field: (value, edited) for field, value, edited in rows}

    def _rows(self, paper_id: int, *, own: bool) -> tuple[TypedPaper, ...]:
        rows = self._connection.execute(
            "SELECT id, added, edits FROM typed_papers WHERE paper_id = ? AND own = ? ORDER BY id",
            (paper_id, int(own)),
        )
        return tuple(
            TypedPaper(key, added, {name: (e[0], e[1]) for name, e in json.loads(edits).items()})
            for key, added, edits in rows
        )
