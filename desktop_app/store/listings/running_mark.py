"""Which run of the program writes an import, so that another run does not take it for broken."""

from __future__ import annotations

import os
import sys
from pathlib import Path

RUNNING = "running"


def this_run() -> str:
    """'running:<pid>:<when it was started>', as kept in imports.state."""
    return f"{RUNNING}:{os.getpid()}:{_born(os.getpid())}"


def is_alive(mark: str) -> bool:
    """Whether the run that wrote a mark is still there, and is another than this one.

    Where the system tells no start times, a process that was given the same number passes for it.
    """
    if mark == this_run():
        return False
    number, born = (mark.split(":") + ["", ""])[1:3]
    if not number.isdecimal() or sys.platform == "win32":
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass  # It is there, and not ours.
    return _born(int(number)) == born


def _born(number: int) -> str:
    try:
        line = Path(f"/proc/{number}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return line.rpartition(")")[2].split()[19]
