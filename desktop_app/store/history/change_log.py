"""ChangeLog: TEMP triggers that keep what a write replaces, so that any write can be undone."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from itertools import groupby

from desktop_app.store.history.change_columns import log_columns
from desktop_app.store.history.change_set import DELETE, INSERT, ChangeSet, Run


@dataclass(frozen=True, slots=True)
class RecordedTable:
    """A table whose rows are recorded.

    key: its primary key. paper: the column that names the paper a row belongs to, kept beside the
    key so that what was touched can be told from the log alone; None where there is none.
    """

    name: str
    key: tuple[str, ...]
    paper: str | None


# Parents before children does not matter: foreign keys are deferred.
RECORDED = (
    RecordedTable("papers", ("id",), "id"),
    RecordedTable("abstracts", ("paper_id",), "paper_id"),
    RecordedTable("notes", ("paper_id",), "paper_id"),
    RecordedTable("edits", ("field", "paper_id"), "paper_id"),
    RecordedTable("typed_papers", ("id",), "paper_id"),
    RecordedTable("past_statuses", ("paper_id", "since"), "paper_id"),
    RecordedTable("tags", ("id",), None),
    RecordedTable("paper_tags", ("tag_id", "paper_id"), "paper_id"),
    RecordedTable("tag_aliases", ("id",), None),
    RecordedTable("different_tags", ("first", "second"), None),
    RecordedTable("versions", ("id",), "paper_id"),
    RecordedTable("attachments", ("id",), "paper_id"),
    RecordedTable("reading_lists", ("id",), None),
    RecordedTable("saved_searches", ("id",), None),
    RecordedTable("author_spellings", ("id",), None),
    RecordedTable("reading_list_entries", ("id",), "paper_id"),
    RecordedTable("proposals", ("id",), "first_paper"),
    RecordedTable("decisions", ("id",), None),
    RecordedTable("records", ("id",), "paper_id"),
    RecordedTable("record_keys", ("key", "record_id"), None),
    RecordedTable("crowded_keys", ("key",), None),
    RecordedTable("listings", ("id",), None),
    RecordedTable("listing_texts", ("listing_id",), None),
    RecordedTable("sources", ("id",), None),
    RecordedTable("imports", ("id",), None),
    RecordedTable("import_moves", ("import_id", "record_id"), None),
    RecordedTable("import_papers", ("import_id", "paper_id"), None),
)

KEYS = {table.name: table.key for table in RECORDED}


class ChangeLog:
    """Records on one connection, between install() and remove(). One thread at a time.

    An insert keeps the key, an update the old value of each column that differs, a delete the row.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._installed = False
        self._triggers = ""
        self._entries: list[tuple[RecordedTable, str]] = []
        self._together: list[int] = []
        """By entry: a number that it shares with those whose rows may stand among its own."""
        self._columns: dict[str, tuple[str, ...]] = {}

    def install(self) -> None:
        """Begin to record; call outside a transaction. Costs some milliseconds, once."""
        if self._installed:
            return
        if not self._triggers:
            self._look_at_tables()
            self._connection.executescript(self._tables())
            self._triggers = "".join(
                self._trigger(entry, *whose) for entry, whose in enumerate(self._entries)
            )
        self._connection.executescript(self._triggers)
        self._installed = True

    def remove(self) -> None:
        """Stop recording, so that a bulk write pays nothing for it; call outside a transaction."""
        if not self._installed:
            return
        names = [
            row[0]
            for row in self._connection.execute(
                "SELECT name FROM sqlite_temp_schema WHERE type = 'trigger'"
            )
        ]
        self._connection.executescript("".join(f"DROP TRIGGER temp.{name};" for name in names))
        self._installed = False

    def take(self) -> ChangeSet:
        """What was recorded since the last take(), in order; the log is empty then."""
        if not self._installed:
            return ChangeSet(())
        (kinds,) = self._connection.execute("SELECT group_concat(entry) FROM change_log").fetchone()
        if kinds is None:
            return ChangeSet(())
        deleted = self._connection.execute("SELECT * FROM deleted_rows ORDER BY seq")
        runs = []
        start = 1  # seq is a rowid of a table that is emptied each time: 1, 2, 3, ...
        for _, group in groupby(json.loads(f"[{kinds}]"), self._together.__getitem__):
            entries = list(group)
            end = start + len(entries)
            for entry in dict.fromkeys(entries):
                runs.append(self._run(entry, entries.count(entry), start, end, deleted))
            start = end
        self._connection.execute("DELETE FROM change_log")
        self._connection.execute("DELETE FROM deleted_rows")
        return ChangeSet(tuple(runs))

    def _run(self, entry: int, count: int, start: int, end: int, deleted: sqlite3.Cursor) -> Run:
        """The log rows of one entry, of which there are so many from start to before end."""
        table, action = self._entries[entry]
        columns: tuple[str, ...] = ()
        only = None if count == end - start else entry
        first, second, old = log_columns(self._connection, start, end, count, only)
        if action == DELETE:
            columns = self._columns[table.name]
            old = [row[1 : len(columns) + 1] for row in deleted.fetchmany(count)]
        elif action == INSERT:
            old = ()
        return Run(table.name, action, first, second, old, columns)

    def _look_at_tables(self) -> None:
        self._columns = {
            table.name: tuple(
                row[1] for row in self._connection.execute(f"PRAGMA table_info({table.name})")
            )
            for table in RECORDED
        }
        self._entries = [
            (table, action)
            for table in RECORDED
            for action in (INSERT, DELETE, *self._columns[table.name])
        ]
        # Columns that change beside each other, row after row, may be put back one after the other:
        # none of them says which row it is, as a column of the key would.
        self._together = [
            at if action in (INSERT, DELETE, *table.key) else -1 - RECORDED.index(table)
            for at, (table, action) in enumerate(self._entries)
        ]

    def _tables(self) -> str:
        width = max(len(columns) for columns in self._columns.values())
        fields = ", ".join(f"v{number}" for number in range(width))
        return (
            "CREATE TEMP TABLE change_log "
            "(seq INTEGER PRIMARY KEY, entry INTEGER, key1, key2, old);"
            f"CREATE TEMP TABLE deleted_rows (seq INTEGER PRIMARY KEY, {fields});"
        )

    def _trigger(self, entry: int, table: RecordedTable, action: str) -> str:
        name = table.name
        row = "NEW" if action == INSERT else "OLD"
        if len(table.key) == 2:
            keys = f"{row}.{table.key[0]}, {row}.{table.key[1]}"
        elif table.paper is None or table.paper == table.key[0]:
            keys = f"{row}.{table.key[0]}, NULL"
        else:
            keys = f"{row}.{table.key[0]}, {row}.{table.paper}"
        head = "INSERT INTO change_log (entry, key1, key2, old) VALUES "
        if action == INSERT:
            event, body = "INSERT", f"{head}({entry}, {keys}, NULL);"
        elif action == DELETE:
            columns = self._columns[name]
            fields = ", ".join(f"v{number}" for number in range(len(columns)))
            values = ", ".join(f"OLD.{column}" for column in columns)
            event = "DELETE"
            body = (
                f"{head}({entry}, {keys}, NULL); "
                f"INSERT INTO deleted_rows ({fields}) VALUES ({values});"
            )
        else:
            event = f"UPDATE OF {action}"
            body = f"{head}({entry}, {keys}, OLD.{action});"
        when = "" if action in (INSERT, DELETE) else f"WHEN OLD.{action} IS NOT NEW.{action} "
        return (
            f"CREATE TEMP TRIGGER record_{entry} AFTER {event} ON main.{name} {when}"
            f"BEGIN {body} END;"
        )
