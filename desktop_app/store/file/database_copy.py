"""copied: a copy of a database that another program may be writing, taken without touching it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from desktop_app.model.errors import UnreadableListing

_BESIDE = ("-wal", "-journal")
"""What is not in the file itself yet, or to be undone in it; opening the copy sees to both."""
_TRIES = 5
_PAUSE = 0.3
_BUSY = "“{name}” is being written to just now."
_BROKEN = "“{name}” is damaged, or was written to while it was read."
_ADVICE = "Close the program that it belongs to, and try again."


@contextmanager
def copied(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a copy in a folder that goes afterwards. The program it belongs to may run,
    and holds its lock: files are only read, and a copy counts if none changed meanwhile.

    Raises UnreadableListing.
    """
    with tempfile.TemporaryDirectory(prefix="paperfold-") as folder:
        copy = Path(folder, "copy.sqlite")
        try:
            _copy(path, copy)
        except OSError as error:
            raise UnreadableListing(
                f"“{path.name}” could not be copied ({error.strerror}).",
                "See that there is room on the disk for a copy.",
            ) from error
        try:
            with closing(sqlite3.connect(copy)) as connection:
                connection.text_factory = lambda data: data.decode("utf-8", "replace")
                if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    raise sqlite3.DatabaseError
                yield connection
        except (sqlite3.Error, UnicodeDecodeError) as error:  # a damaged name in its message
            raise UnreadableListing(_BROKEN.format(name=path.name), _ADVICE) from error


def tables_at_a_glance(path: Path) -> set[str] | None:
    """The tables of a database where it lies, without its lock and without what was written last;
    None where they cannot be told so. For a look before a large file is copied."""
    address = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            return {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    except (sqlite3.Error, UnicodeDecodeError):
        return None


def _copy(path: Path, copy: Path) -> None:
    for _ in range(_TRIES):
        before = _state(path)
        shutil.copyfile(path, copy)
        for suffix in _BESIDE:
            beside, target = Path(f"{path}{suffix}"), Path(f"{copy}{suffix}")
            target.unlink(missing_ok=True)
            if beside.is_file():
                try:
                    shutil.copyfile(beside, target)
                except FileNotFoundError:
                    continue  # its writer was done with it: the state tells
        if _state(path) == before:
            return
        time.sleep(_PAUSE)
    raise UnreadableListing(_BUSY.format(name=path.name), _ADVICE)


def _state(path: Path) -> list[tuple[int, int] | None]:
    found: list[tuple[int, int] | None] = []
    for suffix in ("", *_BESIDE):
        try:
            status = os.stat(f"{path}{suffix}")
        except FileNotFoundError:
            found.append(None)
        else:
            found.append((status.st_size, status.st_mtime_ns))
    return found
