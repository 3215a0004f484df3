"""What becomes of the user's own things when papers become one, or one is taken apart.

Rules of a union, the same whichever paper stays:
- tags, reading lists and attached files unite; notes are joined with a blank line;
- the higher status and the higher rating win; the earliest day of adding stays;
- of two edits of one field the later one stays; a citekey once given stays (the staying paper's);
  what was typed by hand for a paper without records is kept beside it (typed_papers.py);
- a decision beats the Inbox, kept beats dismissed, and what is out of the trash stays out. Papers
  made in the running import have no say in this beside older ones, so that a dismissed or trashed
  paper that comes again stays where the user put it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Sequence

from desktop_app.store.batches import batches, marks
from desktop_app.store.papers.typed_papers import TypedPapers
from desktop_app.store.past_statuses import copy_past

_TOUCHED = """
    papers.status <> 0 OR papers.rating IS NOT NULL OR papers.decided IS NOT NULL
    OR EXISTS (SELECT 1 FROM paper_tags WHERE paper_id = papers.id)
    OR EXISTS (SELECT 1 FROM notes WHERE paper_id = papers.id)
    OR EXISTS (SELECT 1 FROM edits WHERE paper_id = papers.id)
    OR EXISTS (SELECT 1 FROM reading_list_entries WHERE paper_id = papers.id)
    OR EXISTS (SELECT 1 FROM attachments WHERE paper_id = papers.id)
"""
_KEPT, _DISMISSED = 1, 2


class PaperUnion:
    """Over one connection, inside a write transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._typed = TypedPapers(connection)

    def touched(self, paper_ids: Iterable[int], *, citekeys: bool = True) -> frozenset[int]:
        """Which of these papers the user has worked on: tagged, noted, edited, rated, listed…

        citekeys: whether a citekey given by an export counts too.
        """
        found: set[int] = set()
        condition = _TOUCHED + (" OR papers.citekey IS NOT NULL" if citekeys else "")
        for part in batches(sorted(set(paper_ids))):
            rows = self._connection.execute(
                f"SELECT id FROM papers WHERE id IN {marks(part)} AND ({condition})", part
            )
            found.update(row[0] for row in rows)
        return frozenset(found)

    def unite(self, kept: int, others: Sequence[int], fresh: Collection[int] = ()) -> None:
        """Bring the user's things of `others` to `kept` and delete the others.

        Their records must have been moved before the transaction ends. fresh: papers that the
        running import made.
        """
        self._unite_state([kept, *others], fresh)
        for other in others:
            self._unite_notes(kept, other)
            self._unite_lists(kept, other)
            self._typed.note_union(kept, other)
            self._move(kept, other)
            copy_past(self._connection, other, kept)
            citekey = self._one("SELECT citekey FROM papers WHERE id = ?", other)
            self._connection.execute("DELETE FROM papers WHERE id = ?", (other,))
            self._connection.execute(
                "UPDATE papers SET citekey = ? WHERE id = ? AND citekey IS NULL AND ? IS NOT NULL",
                (citekey, kept, citekey),
            )

    def copy(self, paper_id: int, new_id: int) -> None:
        """Give a paper that was split off the user's things of the one it came from.

        Edits and the citekey stay with the paper that keeps its id: they speak of its text.
        """
        execute = self._connection.execute
        execute(
            "UPDATE papers SET (status, triage, decided, rating, added, trashed, marked) ="
            " (SELECT status, triage, decided, rating, added, trashed, marked"
            " FROM papers WHERE id = ?)"
            " WHERE id = ?",
            (paper_id, new_id),
        )
        for statement in (
            "INSERT INTO paper_tags (tag_id, paper_id, put)"
            " SELECT tag_id, ?2, put FROM paper_tags WHERE paper_id = ?1",
            "INSERT INTO notes (paper_id, note, changed)"
            " SELECT ?2, note, changed FROM notes WHERE paper_id = ?1",
            "INSERT INTO reading_list_entries (list_id, paper_id, note, position)"
            " SELECT list_id, ?2, note, position FROM reading_list_entries WHERE paper_id = ?1",
            "INSERT INTO attachments (paper_id, path, relative, title, added)"
            " SELECT ?2, path, relative, title, added FROM attachments WHERE paper_id = ?1",
        ):
            execute(statement, (paper_id, new_id))
        copy_past(self._connection, paper_id, new_id)

    def raise_to_kept(self, paper_ids: Iterable[int]) -> None:
        """Move papers from the Inbox to the Library; the user decided nothing."""
        self._connection.executemany(
            "UPDATE papers SET triage = 1 WHERE id = ? AND triage = 0",
            [(paper_id,) for paper_id in paper_ids],
        )

    def _unite_state(self, paper_ids: list[int], fresh: Collection[int]) -> None:
        rows = self._connection.execute(
            "SELECT id, status, triage, decided, rating, added, trashed, marked FROM papers"
            f" WHERE id IN {marks(paper_ids)}",
            paper_ids,
        ).fetchall()
        voters = [row for row in rows if row[0] not in fresh] or rows
        triages = {row[2] for row in voters}
        triage = next((value for value in (_KEPT, _DISMISSED) if value in triages), 0)
        decided = [row[3] for row in voters if row[2] == triage and row[3] is not None]
        trashed = [row[6] for row in voters]
        ratings = [row[4] for row in rows if row[4] is not None]
        status = max(row[1] for row in rows)
        marked = [row[7] for row in rows if row[1] == status and row[7] is not None]
        self._connection.execute(
            "UPDATE papers SET status = ?, triage = ?, decided = ?, rating = ?, added = ?,"
            " trashed = ?, marked = ? WHERE id = ?",
            (
                status,
                triage,
                max(decided, default=None),
                max(ratings, default=None),
                min(row[5] for row in rows),
                None if None in trashed else max(trashed),
                max(marked, default=None),
                paper_ids[0],
            ),
        )

    def _unite_notes(self, kept: int, other: int) -> None:
        note = self._connection.execute(
            "SELECT note, changed FROM notes WHERE paper_id = ?", (other,)
        ).fetchone()
        if note is None:
            return
        present = self._one("SELECT note FROM notes WHERE paper_id = ?", kept)
        if present is None:
            self._connection.execute("INSERT INTO notes VALUES (?,?,?)", (kept, *note))
        elif note[0] not in present:
            self._connection.execute(
                "UPDATE notes SET note = ?, changed = max(changed, ?) WHERE paper_id = ?",
                (f"{present}\n\n{note[0]}", note[1], kept),
            )

    def _unite_lists(self, kept: int, other: int) -> None:
        execute = self._connection.execute
        for entry, list_id, note in execute(
            "SELECT id, list_id, note FROM reading_list_entries WHERE paper_id = ?", (other,)
        ).fetchall():
            present = execute(
                "SELECT id, note FROM reading_list_entries WHERE list_id = ? AND paper_id = ?",
                (list_id, kept),
            ).fetchone()
            if present is None:
                execute("UPDATE reading_list_entries SET paper_id = ? WHERE id = ?", (kept, entry))
                continue
            notes = [text for text in dict.fromkeys((present[1], note)) if text]
            execute(
                "UPDATE reading_list_entries SET note = ? WHERE id = ?",
                ("\n\n".join(notes) or None, present[0]),
            )
            execute("DELETE FROM reading_list_entries WHERE id = ?", (entry,))

    def _move(self, kept: int, other: int) -> None:
        for statement in (
            "INSERT OR IGNORE INTO paper_tags (tag_id, paper_id, put)"
            " SELECT tag_id, ?1, put FROM paper_tags WHERE paper_id = ?2",
            "DELETE FROM edits WHERE paper_id = ?1 AND EXISTS (SELECT 1 FROM edits theirs"
            " WHERE theirs.paper_id = ?2 AND theirs.field = edits.field"
            " AND theirs.edited > edits.edited)",
            "INSERT OR IGNORE INTO edits (paper_id, field, value, read_value, edited)"
            " SELECT ?1, field, value, read_value, edited FROM edits WHERE paper_id = ?2",
            "UPDATE attachments SET paper_id = ?1 WHERE paper_id = ?2"
            " AND path NOT IN (SELECT path FROM attachments WHERE paper_id = ?1)",
            "INSERT OR IGNORE INTO proposals (first_paper, second_paper, likeness, reason, state)"
            " SELECT min(?1, first_paper + second_paper - ?2),"
            " max(?1, first_paper + second_paper - ?2), likeness, reason, state FROM proposals"
            " WHERE ?2 IN (first_paper, second_paper) AND ?1 NOT IN (first_paper, second_paper)",
        ):
            self._connection.execute(statement, (kept, other))

    def _one(self, statement: str, paper_id: int) -> str | None:
        row = self._connection.execute(statement, (paper_id,)).fetchone()
        return None if row is None else row[0]
