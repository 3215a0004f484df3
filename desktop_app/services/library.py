"""Library: the one door to an open library file. write() and read(), undo, and who is told."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import LibraryError
from desktop_app.store.file.database import Database
from desktop_app.store.reader import Reader

if TYPE_CHECKING:
    from desktop_app.model.changes import Changes, HistoryStep, LibraryEvent
    from desktop_app.store.file.library_writer import LibraryWriter
    from desktop_app.store.transaction import Transaction

    TakeBack = Callable[[Transaction, int, Progress], object]
    TakeBackLarge = Callable[[int, str, Progress], bool]

Listener = Callable[["LibraryEvent"], None]

# What speaks of changes is loaded with the first of them: the first rows are on screen without it.
# ruff: noqa: PLC0415


class Library:
    """One open library.

    write(), undo() and redo() run on one thread at a time (the writing lane); read() on any.
    take_back_import: set by the import service; removes one import inside a transaction.
    take_back_large: the same, for one that is too large for that: it removes it in writes of its
    own and says so, or does nothing and returns False. Such an import cannot be redone.
    """

    def __init__(self, database: Database) -> None:
        self._data_version: int | None = None
        self._database = database
        self._session = os.urandom(16).hex()
        self._listeners: list[Listener] = []
        self.take_back_import: TakeBack | None = None
        self.take_back_large: TakeBackLarge | None = None
        self.undo_label: str | None = None
        self.redo_label: str | None = None

    @classmethod
    def open(cls, path: Path, *, create: bool = True, progress: Progress | None = None) -> Library:
        """Open a library file, made where there is none. Raises the LibraryError family.

        progress: of an older one that is brought up to date.
        """
        library = cls(Database.open(path, create=create, teller=progress))
        library.look_for_changes()
        return library

    @classmethod
    def open_to_read(cls, path: Path) -> Library:
        """Open a library file that nothing will be written to. Raises the LibraryError family.

        It waits for nobody. Where it can, it is read_only, whatever its file allows.
        """
        return cls(Database.open_to_read(path))

    @cached_property
    def _writer(self) -> LibraryWriter:
        # On the writing lane only.
        from desktop_app.store.file.library_writer import LibraryWriter

        return LibraryWriter(self._database, self._session)

    @property
    def path(self) -> Path:
        """The library file."""
        return self._database.path

    @property
    def read_only(self) -> bool:
        """Whether nothing can be written; write() raises LibraryReadOnly then."""
        return self._database.read_only

    @contextmanager
    def write(
        self, label: str, *, recorded: bool = True, import_id: int | None = None
    ) -> Iterator[Transaction]:
        """One write, whole or not at all; its history step is saved with it.

        label: what it is called in Undo. recorded=False keeps no rows and leaves no step of its
        own; with import_id it leaves a step that is undone by taking that import back.
        Not to be nested. Raises the LibraryError family.
        """
        with self._writer.transaction(recorded=recorded) as write:
            yield write.transaction
            changes = write.finish(label, import_id=import_id)
        self._tell(changes, write.label or label)

    @contextmanager
    def folding_apart(self, progress: Progress) -> Iterator[None]:
        """Within, the write-ahead log is folded into the file by give_way(), and not by the write
        that fills it: who waits for the end of a write waits for that alone. Writing lane."""
        with self._writer.folding_apart(progress.give_way):
            yield

    def give_way(self, progress: Progress) -> None:
        """Between two writes of a long job: let what waits run, and do what keeps the file in order
        where that is due; what comes meanwhile runs too. Raises as Progress.give_way. Writing lane.
        """
        progress.give_way()
        if progress.may_be_waited_for:
            self.keep_in_order()
            self._writer.fold_if_due(progress.give_way)

    def keep_in_order(self) -> None:
        """Between two writes, now and then: the full-text indexes are merged where they are in many
        pieces. Short, and next to nothing where they are not. Writing lane."""
        self._writer.merge_if_due()

    @contextmanager
    def read(self) -> Iterator[Reader]:
        """The library as of one moment, on the calling thread. Nested calls share the moment."""
        with self._database.reading() as connection:
            yield Reader(connection, self._database.columns)

    def undo(self, progress: Progress) -> str | None:
        """Undo the newest step of this session; its label, or None where there is none.

        Raises LibraryError where it no longer fits the library; the step is forgotten then, so
        that the ones before it can still be undone. Raises Cancelled, and nothing happened.
        """
        return self._undo_whole(progress, self._session)

    def undo_down_to(self, step: int, progress: Progress) -> int:
        """Undo this step of the History list and all newer ones, newest first; how many.

        Steps are undone in order only: an older one alone could contradict what came after.
        """
        count = 0
        last = self._writer.to_undo(None)
        # What the user does meanwhile, where taking a large import back gives way, stays.
        while (
            last is not None
            and (newest := self._writer.to_undo(None)) is not None
            and step <= newest.id <= last.id
        ):
            if self._undo_whole(progress, None) is None:
                break
            count += 1
        return count

    def redo(self, progress: Progress) -> str | None:
        """Redo the step undone last in this session; its label, or None where there is none."""
        return self._redo_whole(progress, self._session)

    def redo_up_to(self, step: int, progress: Progress) -> int:
        """Redo this undone step of the History list and all older ones, oldest first; how many."""
        count = 0
        while (oldest := self._writer.to_redo(None)) is not None and oldest.id <= step:
            self._redo_whole(progress, None)
            count += 1
        return count

    def _redo_whole(self, progress: Progress, session: str | None) -> str | None:
        """Redo the oldest undone step with those that are one with it; the label of the first."""
        label: str | None = None
        while (step := self._writer.to_redo(session)) is not None and (
            label is None or step.with_former
        ):
            with self._writer.turning(step) as write:
                write.play(step, progress.step)
                changes = write.turn(step, undone=False)
            self._tell(changes, step.label)
            label = label or step.label
        return label

    def _undo_whole(self, progress: Progress, session: str | None) -> str | None:
        """Undo the newest step with those that it is one with; the label of the first."""
        label: str | None = None
        while True:
            step = self._writer.to_undo(session)
            if step is None or self._undo(progress, session) is None:
                return label
            label = step.label
            if not step.with_former:
                return label

    def _undo(self, progress: Progress, session: str | None) -> str | None:
        step = self._writer.to_undo(session)
        if step is None:
            return None
        if step.import_id is not None and self.take_back_large is not None:
            if self.take_back_large(step.import_id, step.label, progress):
                self._tell_everything(step.label)
                return step.label
        with self._writer.turning(step) as write:
            if step.import_id is not None:
                if self.take_back_import is None:
                    raise LibraryError("This import cannot be taken back now.")
                self.take_back_import(write.transaction, step.import_id, progress)
            else:
                write.play(step, progress.step)
            changes = write.turn(step, undone=True)
        self._tell(changes, step.label)
        return step.label

    def history(self) -> list[HistoryStep]:
        """The History list, newest first."""
        from desktop_app.store.history.history_repository import HistoryRepository

        with self._database.reading() as connection:
            return HistoryRepository(connection).all(self._session)

    def findings(self) -> list[str]:
        """What is wrong with the file and its indexes, a sentence each. Any thread; slow."""
        return self._database.findings()

    def back_up(self, mark: str) -> Path:
        """Copy the file beside itself as 'name.mark.paperfold'; the copy. Writing lane.

        Raises LibraryError where there is no room or the folder cannot be written.
        """
        return self._database.back_up(mark)

    def look_for_changes(self) -> bool:
        """Whether another program wrote to the library since the last look. Writing lane; quick.

        Listeners are told of it then: everything may have changed. Raises LibraryGone.
        """
        if self.read_only:
            return False
        self._database.refuse_moved()
        (version,) = self._database.writer.execute("PRAGMA data_version").fetchone()
        changed = self._data_version not in (None, version)
        self._data_version = version
        if changed:
            self._tell_everything("")
        return changed

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener after each commit, on the thread that wrote; returns how to stop it."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def interrupt(self, thread: int) -> None:
        """Stop what the thread with this ident is reading; it gets Cancelled."""
        self._database.interrupt(thread)

    def close(self) -> None:
        """Close the file. No thread may be reading or writing."""
        self._listeners.clear()
        self._database.close()

    def _tell_everything(self, label: str) -> None:
        from desktop_app.model.changes import Changes

        self._tell(Changes(everything=True), label)

    def _tell(self, changes: Changes | None, label: str) -> None:
        from desktop_app.model.changes import LibraryEvent

        self.undo_label, self.redo_label = self._writer.labels()
        if changes is None:
            return
        event = LibraryEvent(changes, label, self.undo_label, self.redo_label)
        for listener in tuple(self._listeners):
            listener(event)


def now() -> int:
    """UTC seconds since 1970, as the library keeps times."""
    return int(time.time())
