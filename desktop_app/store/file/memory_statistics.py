"""SQLite without statistics of its memory, which no two threads can keep at once."""

from __future__ import annotations

from importlib.machinery import PathFinder

_MEMSTATUS, _OK = 9, 0
"""SQLITE_CONFIG_MEMSTATUS and SQLITE_OK."""


def without_statistics() -> bool:
    """Keep none, for the whole process; whether that could be said.

    By default each allocation waits for one lock and adds to figures that nobody asks for: a search
    beside an import takes half as long again. To be called before sqlite3 is imported, which begins
    to use SQLite. Where SQLite cannot be reached, or is in use, nothing changes.
    """
    import ctypes  # noqa: PLC0415  (with the window's start: a millisecond or two, and no more)

    found = PathFinder.find_spec("_sqlite3")
    if found is None or found.origin is None:
        return False
    try:
        # What the module is linked with is found through it.
        return bool(ctypes.CDLL(found.origin).sqlite3_config(_MEMSTATUS, 0) == _OK)
    except (OSError, AttributeError):
        return False
