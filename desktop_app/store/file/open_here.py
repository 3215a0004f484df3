"""OPEN_HERE: which files this process has open as libraries, under whatever name."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

OPEN_HERE: Counter[tuple[int, int]] = Counter()
"""How often each is open, by device and inode. POSIX drops all of a process's locks on a file as
soon as it closes any descriptor of it: such a file must not be looked at but through SQLite."""


def is_open(path: Path) -> bool:
    """Whether a file is one of them."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return False
    return OPEN_HERE[status.st_dev, status.st_ino] > 0
