"""look_at_file, is_pending: what a file shows of itself before SQLite opens it as a library."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from desktop_app.model.errors import LibraryError
from desktop_app.store.file.open_here import OPEN_HERE
from desktop_app.store.file.sqlite_errors import damaged, not_a_library

MAGIC = b"SQLite format 3\x00"


def look_at_file(path: Path, create: bool) -> None:
    """Refuse what can be no library. Raises the LibraryError family; create: it may be missing."""
    try:
        status = _status(path, create)
        if status is None or not status.st_size or OPEN_HERE[status.st_dev, status.st_ino] > 0:
            return
        with path.open("rb") as file:
            head = file.read(100)
    except PermissionError as error:
        raise LibraryError(
            f"The library “{path.name}” may not be read.",
            f"Check the permissions of the file and of its folder “{path.parent}”.",
        ) from error
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = getattr(error, "strerror", None) or error
        raise LibraryError(
            f"The library “{path.name[:80]}” cannot be opened: {reason}.",
            "Check its name and place, or choose another one.",
        ) from error
    if not head.startswith(MAGIC):
        raise not_a_library(path)
    if len(head) < 100 or _cut_short(path, head, status.st_size):
        raise damaged(path)


def _status(path: Path, create: bool) -> os.stat_result | None:
    """What the system says of the file; None where it is yet to be made."""
    if not path.parent.is_dir():
        raise LibraryError(
            f"The folder “{path.parent}” does not exist.", "Make it, or choose another place."
        )
    try:
        status = path.stat()
    except FileNotFoundError:
        if not create:
            raise LibraryError(
                f"There is no library “{path}”.", "Check the name, or make a new library."
            ) from None
        return None
    if stat.S_ISDIR(status.st_mode):
        raise LibraryError(f"“{path}” is a folder.", "Choose a library file inside it.")
    if not stat.S_ISREG(status.st_mode):
        raise LibraryError(f"“{path}” is no ordinary file.", "Choose a library file.")
    return status


def _cut_short(path: Path, head: bytes, size: int) -> bool:
    # SQLite file format 1.3: page size at 16, pages at 28, valid where 24 equals 92. With a
    # write-ahead log beside it, the file may rightly lag behind.
    if is_pending(path) or head[24:28] != head[92:96]:
        return False
    page = int.from_bytes(head[16:18], "big")
    return size < (65536 if page == 1 else page) * int.from_bytes(head[28:32], "big")


def is_pending(path: Path) -> bool:
    """Whether the write-ahead log holds what the file itself does not say yet."""
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0
