"""LibraryWriter: one write from BEGIN to COMMIT, what it changed, and the step that undoes it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress

from desktop_app.model.changes import Changes
from desktop_app.model.errors import Cancelled, LibraryError
from desktop_app.store.file.database import FOLDED_AFTER, Database
from desktop_app.store.file.log_folding import LogFolding
from desktop_app.store.file.sqlite_errors import plain_words
from desktop_app.store.history.change_log import KEYS, ChangeLog
from desktop_app.store.history.change_set import ChangeSet, revert
from desktop_app.store.history.changes_of import changes_of
from desktop_app.store.history.history_repository import HistoryRepository, StoredStep
from desktop_app.store.search.full_text_room import merge_pieces
from desktop_app.store.transaction import Transaction

MOST_PAGES_APART = 40_000
"""Of the log, from which on a write folds it in even where that is done apart."""
FOLD_EVERY = 3
"""Writes after which the log is folded in, where that is done apart: a search finds its pages
sooner where the log is short."""


class Write:
    """One write under way. finish() or turn() is its last act before the commit."""

    def __init__(
        self, connection: sqlite3.Connection, log: ChangeLog, session: str, *, recorded: bool
    ) -> None:
        self.transaction = Transaction(connection, recorded=recorded)
        self._connection = connection
        self._log = log
        self._session = session

    @property
    def label(self) -> str | None:
        """The label that was given from within, if one was."""
        return self.transaction.label

    def finish(self, label: str, *, import_id: int | None) -> Changes | None:
        """Save the history step; what was touched, or None where a recorded write did nothing."""
        history = HistoryRepository(self._connection)
        transaction = self.transaction
        if not transaction.recorded:
            if import_id is not None:
                self._add(history, label, 0, None, import_id)
            return transaction.changes or Changes(everything=True)
        change_set = self._log.take()
        if not change_set:
            return None
        changes = changes_of(change_set)
        if transaction.label_of is not None:
            transaction.label = transaction.label_of(changes.papers)
        self._add(history, label, len(changes.papers), change_set, None)
        return changes

    def _add(
        self,
        history: HistoryRepository,
        label: str,
        papers: int,
        change_set: ChangeSet | None,
        import_id: int | None,
    ) -> None:
        transaction = self.transaction
        if transaction.changes is not None and not papers:
            papers = len(transaction.changes.papers)
        history.add(
            transaction.label or label,
            at=int(time.time()),
            papers=papers,
            session=self._session,
            change_set=change_set,
            import_id=import_id,
            with_former=transaction.with_former,
        )

    def play(self, step: StoredStep, report: Callable[[int, int], None]) -> None:
        """Play a step's rows backwards. report(done, total) may raise to stop."""
        change_set = HistoryRepository(self._connection).change_set(step.id)
        revert(self._connection, change_set, KEYS, report)

    def turn(self, step: StoredStep, *, undone: bool) -> Changes:
        """Keep what brings a step back that was just played; what was touched."""
        change_set = self._log.take()
        # An import is always undone by its meaning, so what a redo recorded of it is not kept.
        kept = None if step.import_id is not None and not undone else change_set
        HistoryRepository(self._connection).turn(
            step.id, kept, undone=undone, session=self._session
        )
        return changes_of(change_set)


class LibraryWriter:
    """The writes of one open library, one at a time."""

    def __init__(self, database: Database, session: str) -> None:
        self._database = database
        self._session = session
        self._log: ChangeLog | None = None
        self._writing = False
        self._folding: LogFolding | None = None
        self._unfolded = 0

    @contextmanager
    def transaction(self, *, recorded: bool) -> Iterator[Write]:
        """Begin, and commit at the end or roll back on any error; translated to LibraryError."""
        connection = self._database.writer
        if self._writing:
            raise RuntimeError("a write began inside another, or on a second thread")
        self._writing = True
        try:
            self._database.refuse_moved()
            with plain_words(self._database.path):
                log = self._prepare(connection, recorded)
                connection.execute("BEGIN IMMEDIATE")
                try:
                    yield Write(connection, log, self._session, recorded=recorded)
                    connection.execute("COMMIT")
                    self._unfolded += 1
                except BaseException:
                    if connection.in_transaction:
                        connection.execute("ROLLBACK")
                    raise
        finally:
            self._writing = False

    @contextmanager
    def folding_apart(self, meanwhile: Callable[[], object]) -> Iterator[None]:
        """Within, the log is folded in by fold_if_due() alone, unless it grows very large.

        What is left of it is folded in at the end. meanwhile: as in LogFolding.fold; at the end
        nothing is cancelled by it any more.
        """
        if self._database.read_only or self._folding is not None:
            yield
            return
        self._fold_after(MOST_PAGES_APART)
        with closing(LogFolding(self._database.connect_aside())) as folding:
            self._folding = folding
            try:
                yield
            finally:
                self._folding = None
                self._fold_after(FOLDED_AFTER)
                with suppress(Cancelled):
                    folding.fold(meanwhile)

    def fold_if_due(self, meanwhile: Callable[[], object]) -> None:
        """Fold the log in where that is done apart and FOLD_EVERY writes were made since."""
        if self._folding is not None and self._unfolded >= FOLD_EVERY:
            self._unfolded = 0
            self._folding.fold(meanwhile)

    def merge_if_due(self) -> None:
        """Merge some pieces of the full-text indexes where they are many, in a short write."""
        if self._database.read_only:
            return
        with suppress(LibraryError), plain_words(self._database.path):  # it can be done later
            if merge_pieces(self._database.writer):
                self._unfolded += 1

    def _fold_after(self, pages: int) -> None:
        self._database.writer.execute(f"PRAGMA wal_autocheckpoint = {pages}").fetchall()

    @contextmanager
    def turning(self, step: StoredStep) -> Iterator[Write]:
        """A recorded write that undoes or redoes a step; one that no longer fits is forgotten."""
        try:
            with self.transaction(recorded=True) as write:
                yield write
        except sqlite3.IntegrityError as error:
            with self.transaction(recorded=False) as write:
                HistoryRepository(write.transaction.connection).delete(step.id)
            raise LibraryError(
                f"“{step.label}” can no longer be undone or redone: "
                "what it belongs to was changed since.",
                "Nothing was changed, and the step was taken off the history.",
            ) from error

    def to_undo(self, session: str | None) -> StoredStep | None:
        """The newest step that is done; of one session only, where it is named."""
        if self._database.read_only:
            return None
        with plain_words(self._database.path):
            return HistoryRepository(self._database.writer).to_undo(session)

    def to_redo(self, session: str | None) -> StoredStep | None:
        """The step that redo would play, in one session or, with None, from the History list."""
        if self._database.read_only:
            return None
        with plain_words(self._database.path):
            return HistoryRepository(self._database.writer).to_redo(session)

    def labels(self) -> tuple[str | None, str | None]:
        """What undo and redo would play in this session."""
        undo, redo = self.to_undo(self._session), self.to_redo(self._session)
        return undo.label if undo else None, redo.label if redo else None

    def _prepare(self, connection: sqlite3.Connection, recorded: bool) -> ChangeLog:
        if self._log is None:
            self._log = ChangeLog(connection)
        if recorded:
            self._log.install()
        else:
            self._log.remove()
        return self._log
