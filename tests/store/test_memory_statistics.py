"""SQLite counts no memory once it was told so, and works as before."""

import sqlite3
import subprocess
import sys

import pytest

from desktop_app.store.file.memory_statistics import without_statistics

_ASKED = """
import ctypes, sys
if sys.argv[1] == "told":
    import desktop_app.store
import sqlite3, _sqlite3
connection = sqlite3.connect(":memory:")
connection.execute("CREATE TABLE words (word TEXT)")
connection.execute("INSERT INTO words VALUES ('pier')")
assert connection.execute("SELECT word FROM words").fetchone() == ("pier",)
used = ctypes.CDLL(_sqlite3.__file__).sqlite3_memory_used
used.restype = ctypes.c_int64
print(used() > 0)
"""


def asked(how: str) -> list[str]:
    command = [sys.executable, "-c", _ASKED, how]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere SQLite may be out of reach")
def test_no_memory_is_counted_once_it_was_told() -> None:
    assert asked("not told") == ["True"]
    assert asked("told") == ["False"]


def test_once_sqlite_is_in_use_nothing_changes() -> None:
    connection = sqlite3.connect(":memory:")
    assert not without_statistics()
    assert connection.execute("SELECT 1").fetchone() == (1,)
    connection.close()
