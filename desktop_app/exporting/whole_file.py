"""A file that is written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from desktop_app.model.errors import ExportFailed

_ADVICE = {
    errno.ENOSPC: "There is no room left on the disk: free some, or choose another place.",
    errno.EDQUOT: "Your share of the disk is used up: free some room, or choose another place.",
    errno.EACCES: "You may not write there: choose a folder of your own.",
    errno.EPERM: "You may not write there: choose a folder of your own.",
    errno.EROFS: "The disk cannot be written: choose another place.",
    errno.ENOENT: "The folder does not exist: make it, or choose another one.",
    errno.ENOTDIR: "The folder does not exist: make it, or choose another one.",
    errno.EISDIR: "This is a folder: give a file name in it.",
    errno.ENAMETOOLONG: "The file name is too long: choose a shorter one.",
}
_AT_ONCE = 1 << 18
"""Bytes handed to the system at a time."""
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


@contextmanager
def whole_file(path: Path, encoding: str) -> Iterator[TextIO]:
    """A text stream whose content becomes the file when the block ends without an exception.

    Until then it stands in a temporary file of the same folder; what `path` held is untouched. A
    link is followed, and a file that is replaced keeps its permissions. Devices and pipes are
    written directly. Line ends are not translated. Raises ExportFailed where it cannot be done.
    """
    try:
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if target.exists() and not target.is_file():
            with target.open("w", encoding=encoding, errors="replace", newline="") as out:
                yield out
        else:
            with _replacing(target, encoding) as out:
                yield out
    except OSError as error:
        advice = _ADVICE.get(error.errno or 0, f"The system says: {error.strerror or error}.")
        raise ExportFailed(f"“{path.name or path}” could not be saved.", advice) from error


@contextmanager
def _replacing(target: Path, encoding: str) -> Iterator[TextIO]:
    part = target.with_name(f".paperfold-{uuid.uuid4().hex}.part")
    descriptor = os.open(part, _NEW_FILE, 0o666)
    try:
        with open(descriptor, "w", _AT_ONCE, encoding, "replace", newline="") as out:
            yield out
            out.flush()
            if target.exists():
                part.chmod(stat.S_IMODE(target.stat().st_mode))
            os.fsync(descriptor)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
