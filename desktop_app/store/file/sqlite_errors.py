"""SQLite's errors as the program's own, in plain words."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop_app.model.errors import (
    Cancelled,
    DiskFull,
    InvalidValue,
    LibraryBusy,
    LibraryDamaged,
    LibraryError,
    LibraryReadOnly,
    NotALibrary,
)
from desktop_app.model.whole_text import whole_text

LITTLE_ROOM = 1 << 20
"""Bytes free below which a failed write is put down to a full disk."""


@contextmanager
def plain_words(path: Path) -> Iterator[None]:
    """Raise a LibraryError (or Cancelled, for an interrupted search) for what SQLite raises within.

    Faults of our own SQL (constraints, syntax, misuse) pass through as they are.
    """
    try:
        yield
    except sqlite3.Error as error:
        translated = translate(error, path)
        if translated is None:
            raise
        raise translated from error
    except UnicodeEncodeError as error:
        raise InvalidValue(
            f"“{whole_text(error.object)[:80]}” holds a broken letter, which cannot be kept.",
            "Type it again.",
        ) from error


def translate(error: sqlite3.Error, path: Path) -> Exception | None:
    """What the user should read about an SQLite error on this file; None for a program fault."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    name = path.name
    match code & 0xFF:
        case sqlite3.SQLITE_INTERRUPT:
            return Cancelled()
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return LibraryBusy(
                f"Another program is using the library “{name}”.",
                "Close it there, or wait until it has finished, then try again.",
            )
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return LibraryReadOnly(
                f"The library “{name}” cannot be written.",
                "Check the permissions of the file and its folder, or copy it to another folder.",
            )
        case sqlite3.SQLITE_CORRUPT:
            return damaged(path)
        case sqlite3.SQLITE_NOTADB:
            return not_a_library(path)
        case sqlite3.SQLITE_FULL:
            return disk_full(path)
        case sqlite3.SQLITE_CANTOPEN:
            return LibraryError(
                f"The library “{name}” cannot be opened.",
                f"Check that the folder “{path.parent}” is there and may be read and written.",
            )
        case sqlite3.SQLITE_IOERR:
            if code == sqlite3.SQLITE_IOERR_SHORT_READ:
                return damaged(path)
            if _little_room(path):
                return disk_full(path)
            return LibraryError(
                f"The disk failed while the library “{name}” was used.",
                "Check the drive it is on; if it can be removed, connect it again.",
            )
    return None


def damaged(path: Path) -> LibraryDamaged:
    """The error for a file that is cut short or whose pages do not fit together."""
    return LibraryDamaged(
        f"The library “{path.name}” is damaged.",
        "Open a backup copy of it. The file was left as it is.",
    )


def not_a_library(path: Path) -> NotALibrary:
    """The error for a file that another program made, or that is no database at all."""
    return NotALibrary(
        f"“{path.name}” is not a Paperfold library.",
        "Use File ▸ Import to read papers from a listing file.",
    )


def disk_full(path: Path) -> DiskFull:
    """The error for a write that found no room."""
    return DiskFull(
        f"There is no room left on the disk of the library “{path.name}”.",
        "Nothing of this step was saved. Free some space and try again.",
    )


def _little_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < LITTLE_ROOM
    except OSError:
        return False


def is_read_only(error: Exception) -> bool:
    """Whether it says that the library cannot be written."""
    if isinstance(error, LibraryReadOnly):
        return True
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)


def has_no_room(error: sqlite3.Error) -> bool:
    """Whether it says that the disk is full."""
    # SQLite makes the index of the write-ahead log before it reads; a full disk has no room for it.
    return error.sqlite_errorcode in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
