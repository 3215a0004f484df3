"""The user's own things on a paper as one text, to compare and to put back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any

from desktop_app.store.batches import batches, marks

_OWN = ("status", "triage", "decided", "rating", "added", "trashed", "citekey", "marked")
# table: columns beside paper_id, in the order of the key. A row is known by its columns before the
# bar: those with an id of their own are put back under it.
_TABLES = {
    "notes": ("note", "changed"),
    "edits": ("field", "value", "edited"),
    "typed_papers": ("id", "added", "own", "edits"),
    "paper_tags": ("tag_id", "put"),
    "past_statuses": ("since", "until", "status"),
    "reading_list_entries": ("id", "list_id", "note", "position"),
    "attachments": ("id", "path", "relative", "title", "added"),
}
_PARENTS = {
    "paper_tags": ("tag_id", "tags"),
    "reading_list_entries": ("list_id", "reading_lists"),
}


def states(connection: sqlite3.Connection, paper_ids: Iterable[int]) -> dict[int, str]:
    """By paper id; equal texts mean equal things. Papers that are gone are left out."""
    found: dict[int, dict[str, Any]] = {}
    for part in batches(sorted(set(paper_ids))):
        for paper_id, *own in connection.execute(
            f"SELECT id, {', '.join(_OWN)} FROM papers WHERE id IN {marks(part)}", part
        ):
            found[paper_id] = {"papers": own}
        for table, columns in _TABLES.items():
            listed = ", ".join(columns)
            for paper_id, *values in connection.execute(
                f"SELECT paper_id, {listed} FROM {table} WHERE paper_id IN {marks(part)}"
                f" ORDER BY {listed}",
                part,
            ):
                while values[-1] is None:
                    values.pop()  # as of a library that had no such column yet
                found[paper_id].setdefault(table, []).append(values)
    return {key: json.dumps(value, ensure_ascii=False) for key, value in found.items()}


def restore(connection: sqlite3.Connection, wanted: Mapping[int, str]) -> None:
    """Give papers exactly these things; tags and lists that are gone meanwhile are passed over.

    What the records say under an edit is not kept here: the paper must be overwritten afterwards.
    """
    ids = [(paper_id,) for paper_id in wanted]
    # First all are emptied: what moved from one to the other bears one id or one citekey.
    connection.executemany("UPDATE papers SET citekey = NULL WHERE id = ?", ids)
    for table in _TABLES:
        connection.executemany(f"DELETE FROM {table} WHERE paper_id = ?", ids)
    for paper_id, text in wanted.items():
        state = json.loads(text)
        assignments = ", ".join(f"{column} = ?" for column in _OWN)
        connection.execute(
            f"UPDATE papers SET {assignments} WHERE id = ?", [*state["papers"], paper_id]
        )
        for table, columns in _TABLES.items():
            names = ", ".join(columns)
            values = ", ".join("?" * len(columns))
            parent = ""
            if table in _PARENTS:
                column, other = _PARENTS[table]
                place = columns.index(column) + 2
                parent = f" WHERE EXISTS (SELECT 1 FROM {other} WHERE id = ?{place})"
            numbered = ", ".join(f"?{number + 2}" for number in range(len(columns)))
            connection.executemany(
                f"INSERT INTO {table} (paper_id, {names}) SELECT ?1, {numbered}{parent}"
                if parent
                else f"INSERT INTO {table} (paper_id, {names}) VALUES (?, {values})",
                [
                    (paper_id, *row, *[None] * (len(columns) - len(row)))
                    for row in state.get(table, ())
                ],
            )
