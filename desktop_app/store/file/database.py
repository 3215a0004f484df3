"""Database: the connections to one library file, one that writes and one a thread that reads."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from desktop_app.model.errors import Cancelled, LibraryGone, LibraryReadOnly
from desktop_app.store.file.library_file import is_pending, look_at_file
from desktop_app.store.file.migrator import (
    APPLICATION_ID,
    back_up,
    migrate,
    refuse_newer,
    schema_version,
)
from desktop_app.store.file.open_here import OPEN_HERE
from desktop_app.store.file.sqlite_errors import (
    has_no_room,
    is_read_only,
    not_a_library,
    plain_words,
)
from desktop_app.store.migrations.registry import SCHEMA_VERSION

if TYPE_CHECKING:
    from desktop_app.store.file.step_progress import Teller
    from desktop_app.store.search.paper_columns import PaperColumns

BUSY_SECONDS = 5.0
PATIENCE_SECONDS = 15.0
"""How long closing waits for a reader that was interrupted."""
FOLDED_AFTER = 4_000
"""Pages of the write-ahead log from which on the write that ends folds them into the file."""
WRITER_PRAGMAS = (
    "PRAGMA synchronous = NORMAL",
    "PRAGMA cache_size = -65536",
    "PRAGMA temp_store = MEMORY",
    f"PRAGMA wal_autocheckpoint = {FOLDED_AFTER}",
)
READER_PRAGMAS = ("PRAGMA query_only = ON", "PRAGMA cache_size = -32768", "PRAGMA temp_store = 2")


class Database:
    """One open library file.

    The writer connection may be used by one thread at a time; each thread that reads gets a
    read-only connection of its own, which is closed with the rest.
    """

    def __init__(
        self,
        path: Path,
        writer: sqlite3.Connection | None,
        reader_uri: str,
        *,
        writable: bool = False,
    ) -> None:
        self.path = path
        self._writer = writer
        self._writable = writable or writer is not None
        self._reader_uri = reader_uri
        self._readers: dict[int, sqlite3.Connection] = {}
        self._columns: PaperColumns | None = None
        self._gate = threading.Condition()
        self._reading = 0
        self._closed = False
        status = path.stat()
        self._file: tuple[int, int] | None = (status.st_dev, status.st_ino)
        OPEN_HERE[self._file] += 1

    @classmethod
    def open(cls, path: Path, *, create: bool = True, teller: Teller | None = None) -> Database:
        """Open a library, making or upgrading it where needed. Raises the LibraryError family.

        teller: is told how far an upgrade is, and may cancel it.
        """
        path = path.absolute()
        look_at_file(path, create)
        with plain_words(path):
            if path.exists() and not _may_be_written(path):
                return cls._open_read_only(path)
            try:
                writer = _open_writer(path, teller)
            except (LibraryReadOnly, sqlite3.OperationalError) as error:
                if path.exists() and path.stat().st_size and is_read_only(error):
                    return cls._open_read_only(path)
                raise
        return cls(path, writer, _uri(path, "mode=ro"))

    @classmethod
    def open_to_read(cls, path: Path) -> Database:
        """Open a library that is to be read alone: no other program is waited for, nothing changed.

        One that has to be brought up to date first is opened as open() does. Raises the
        LibraryError family.
        """
        path = path.absolute()
        look_at_file(path, create=False)
        # A connection that may not write could not take away the write-ahead log that it makes.
        uri = _uri(path, "mode=rw")
        with plain_words(path):
            if not _may_be_written(path):
                return cls._open_read_only(path)
            try:
                connection = _connect(uri)
                try:
                    version = _identify(connection, path)
                finally:
                    connection.close()
            except sqlite3.OperationalError as error:
                if has_no_room(error) and not is_pending(path):
                    return cls._open_read_only(path)
                version = 0
        if version < SCHEMA_VERSION:
            return cls.open(path, create=False)
        return cls(path, None, uri, writable=True)

    @classmethod
    def _open_read_only(cls, path: Path) -> Database:
        # Without a writable folder SQLite cannot make the WAL's index, so the plain read-only
        # mode may fail; then nobody can be writing there either, and the file is taken as fixed.
        for mode in ("mode=ro", "mode=ro&immutable=1"):
            connection = _connect(_uri(path, mode))
            try:
                version = _identify(connection, path)
            except sqlite3.OperationalError:
                connection.close()
                if "immutable" in mode:
                    raise
                continue
            connection.close()
            break
        if not version:
            raise LibraryReadOnly(
                f"The library “{path.name}” has not been set up, and it cannot be written.",
                "Open it once from a folder that can be written.",
            )
        if version < SCHEMA_VERSION:
            raise LibraryReadOnly(
                f"The library “{path.name}” was made by an older Paperfold. It has to be brought "
                "up to date, and it cannot be written.",
                "Copy it to a folder that can be written, and open the copy.",
            )
        return cls(path, None, _uri(path, mode))

    @property
    def read_only(self) -> bool:
        """Whether nothing can be written."""
        return self._writer is None

    @property
    def writer(self) -> sqlite3.Connection:
        """The connection that writes. Raises LibraryReadOnly where there is none."""
        if self._writer is None:
            raise LibraryReadOnly(
                f"The library “{self.path.name}” is open for reading only.",
                "Make the file and its folder writable, or copy it to another folder.",
            )
        return self._writer

    def refuse_moved(self) -> None:
        """Raise LibraryGone where the file is not at its place: what is written would be lost."""
        try:
            status = os.stat(self.path)
        except FileNotFoundError:
            raise LibraryGone(
                f"The library “{self.path.name}” was deleted or moved while it was open.",
                "Put the file back to go on: until then nothing is saved.",
            ) from None
        except OSError:
            return  # it cannot be looked at now; a write tells what is wrong
        if self._file is not None and (status.st_dev, status.st_ino) != self._file:
            raise LibraryGone(
                f"Another file was put in the place of the library “{self.path.name}”.",
                "Open the library again to go on: until then nothing is saved.",
            )

    def columns(self) -> PaperColumns:
        """What all readers keep in memory of the papers. Any thread."""
        # Loaded with the first search: the first rows are on screen without it.
        from desktop_app.store.search.paper_columns import PaperColumns  # noqa: PLC0415

        with self._gate:
            if self._columns is None:
                self._columns = PaperColumns()
            return self._columns

    def back_up(self, mark: str) -> Path:
        """Copy the open file beside itself, as migrations do; the copy. Raises LibraryError."""
        return back_up(self.writer, self.path, mark)

    def connect_aside(self) -> sqlite3.Connection:
        """One more connection that may write, for whoever asks; the caller closes it."""
        return _connect(_uri(self.path, "mode=rw"))

    def reader(self) -> sqlite3.Connection:
        """The read-only connection of the calling thread."""
        thread = threading.get_ident()
        connection = self._readers.get(thread)
        if connection is None:
            with plain_words(self.path):
                connection = _connect(self._reader_uri)
                for pragma in READER_PRAGMAS:
                    connection.execute(pragma)
            self._readers[thread] = connection
        return connection

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """One view of the library: what is read within belongs to one commit, even of others.

        Raises Cancelled once the library is being closed.
        """
        held = self._readers.get(threading.get_ident())
        if held is not None and held.in_transaction:
            with plain_words(self.path):
                yield held
            return
        with self._gate:
            if self._closed:
                raise Cancelled
            self._reading += 1
        try:
            with plain_words(self.path):
                connection = self.reader()
                connection.execute("BEGIN")
                under_way = connection.execute("SELECT 'interrupts hold on while it is open'")
                try:
                    yield connection
                finally:
                    under_way.close()
                    if connection.in_transaction:
                        connection.execute("ROLLBACK")
        finally:
            with self._gate:
                self._reading -= 1
                self._gate.notify_all()

    def findings(self) -> list[str]:
        """What is wrong with the file, a sentence each. Any thread; takes long on big files."""
        from desktop_app.store.file.check import findings  # noqa: PLC0415  (only who asks needs it)

        with plain_words(self.path):
            connection = _connect(
                _uri(self.path, "mode=rw") if self._writable else self._reader_uri
            )
            try:
                return findings(connection, full_text=self._writable)
            finally:
                connection.close()

    def interrupt(self, thread: int) -> None:
        """Stop what the thread with this ident is reading; it gets Cancelled. Any thread."""
        with self._gate:
            connection = self._readers.get(thread)
            if connection is not None and not self._closed:
                connection.interrupt()

    def close(self) -> None:
        """Close all connections and fold the write-ahead log in.

        What other threads are reading is broken off, and waited for: a connection that is closed
        under its reader takes the program down. No thread may be writing.
        """
        with self._gate:
            self._closed = True
            for connection in self._readers.values():
                connection.interrupt()
            if not self._gate.wait_for(lambda: not self._reading, PATIENCE_SECONDS):
                return  # It ends with the program, which the file stands as it stands a crash.
        for connection in self._readers.values():
            connection.close()
        self._readers.clear()
        if self._writer is not None:
            try:
                # Whoever holds the file now folds the log in: nobody waits here for that.
                self._writer.execute("PRAGMA busy_timeout = 0")
                self._writer.execute("PRAGMA optimize")
                self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.OperationalError:
                pass  # A full disk or another reader: the log stays beside the file.
            self._writer.close()
            self._writer = None
        if self._file is not None:
            OPEN_HERE[self._file] -= 1
            self._file = None


def _may_be_written(path: Path) -> bool:
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def _open_writer(path: Path, teller: Teller | None) -> sqlite3.Connection:
    connection = _connect(_uri(path, "mode=rwc"))
    try:
        _identify(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        for pragma in WRITER_PRAGMAS:
            connection.execute(pragma)
        migrate(connection, path, teller)
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _identify(connection: sqlite3.Connection, path: Path) -> int:
    # One state of the file: another program may be making this library just now.
    connection.execute("BEGIN")
    try:
        application: int = connection.execute("PRAGMA application_id").fetchone()[0]
        version = schema_version(connection)
        empty = not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    finally:
        connection.rollback()
    if application != APPLICATION_ID and not empty:
        raise not_a_library(path)
    refuse_newer(version, path)
    return version


def _connect(uri: str) -> sqlite3.Connection:
    # check_same_thread: readers are closed by whoever closes the library, after their threads.
    return sqlite3.connect(
        uri,
        uri=True,
        isolation_level=None,
        timeout=BUSY_SECONDS,
        check_same_thread=False,
        cached_statements=256,
    )


def _uri(path: Path, options: str) -> str:
    return f"file:{quote(os.fsencode(path))}?{options}"
