"""LogFolding: the write-ahead log is folded into the library file aside, while others write."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress

LOOK = 0.002
"""Seconds between two looks whether anyone wants to write meanwhile."""
LONG = 10_000
"""Pages of a log from which on what was written meanwhile is folded in as well."""


class LogFolding:
    """On the writing lane. connection: its own, as no two threads may use one at a time.

    Folding waits for the disk, which takes a tenth of a second and more where the pages lie far
    apart; to write to the log meanwhile waits for nothing.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._pages = 0

    def fold(self, meanwhile: Callable[[], object]) -> None:
        """Fold the log in as far as no reader needs it.

        meanwhile: called again and again until that is done; may write, and then returns so; may
        raise. Where folding fails the log stays: the next write says what is wrong.

        Of a long log the little that was written meanwhile is folded in as well, while nobody
        writes: only where all is folded in does the next write begin the log anew. Else it would
        grow for as long as someone clicks, until a write has to fold it in itself.
        """
        thread = threading.Thread(target=self._fold, name="folding the log")
        thread.start()
        written = False
        try:
            while thread.is_alive():
                written = bool(meanwhile()) or written
                thread.join(LOOK)
        finally:
            thread.join()
        if written and self._pages >= LONG:
            self._fold()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def _fold(self) -> None:
        with suppress(sqlite3.Error):
            checkpoint = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            ((_, self._pages, _),) = checkpoint.fetchall()
