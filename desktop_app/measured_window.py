"""The real window, measured from inside for `paperfold bench`: measured_window start|scroll LIBRARY

`start` ends with the first rows; `scroll` prints one JSON object of frames and memory.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

# As in __main__: before Qt, which reads the source of every module that is loaded after it.
import desktop_app.services.session  # noqa: F401

# isort: split
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from desktop_app.app import run_window
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.papers.column import TITLE
from desktop_app.ui.papers.columns import COLUMNS

ROWS = 40
SHOWN = ("status", TITLE, "authors", "year", "tags", "added")
WIDTH = 1500
"""Px of the window, so that the table has some 1,200 beside the sidebar."""
FRAMES = 300
LONGEST = 20.0
"""Seconds that rows may take to come."""
_SETTLED = 2_000
"""Ms from the whole answer on until all that is made and loaded after the first rows is there."""


def main(mode: str, library: Path) -> int:
    """Run the window on a library as a double-click on it would."""
    gc.disable()
    return run_window([library], None, {"start": _end_with_rows, "scroll": _scroll}[mode])


def _end_with_rows(window: MainWindow) -> None:
    window.table.rows_seen.connect(lambda: QTimer.singleShot(0, lambda: os._exit(0)))


def _scroll(window: MainWindow) -> None:
    def begin() -> None:
        if window.table.papers.rest_due:
            QTimer.singleShot(_SETTLED, begin)
        else:
            _Scrolling(window).measure()

    window.table.rows_seen.connect(lambda: QTimer.singleShot(_SETTLED, begin))


class _Scrolling:
    """Moves the table and tells what each frame took the main thread."""

    def __init__(self, window: MainWindow) -> None:
        self._window, self._table = window, window.table

    def measure(self) -> None:
        """Print the figures and close the window."""
        table = self._table
        for column in COLUMNS:
            table.column_header.show_column(column.id, column.id in SHOWN)
        bar = table.verticalScrollBar()
        self._window.resize(WIDTH, self._window.height())
        QCoreApplication.processEvents()
        missing = ROWS * bar.singleStep() - table.viewport().height()
        self._window.resize(WIDTH, self._window.height() + missing)
        self._settle()
        chance = random.Random(1)
        step, last = bar.singleStep(), max(1, bar.maximum())
        wheel = self._frames(lambda frame: 3 * step * frame % last)
        jumps = self._frames(lambda _: chance.randrange(last))
        figures = {
            "papers": len(table.papers.ids),
            "rows": table.viewport().height() // step,
            "columns": len(table.column_header.columns()),
            "wheel": wheel,
            "jumps": jumps,
            "memory": _peak(),
        }
        sys.stdout.write(json.dumps(figures) + "\n")
        sys.stdout.flush()
        self._window.close()

    def _frames(self, place: Callable[[int], int]) -> float:
        """CPU ms of the main thread from a scroll until all rows are painted: the p95."""
        bar, costs = self._table.verticalScrollBar(), []
        for frame in range(FRAMES):
            began = time.thread_time()
            bar.setValue(place(frame))
            self._settle()
            costs.append(1000 * (time.thread_time() - began))
        return sorted(costs)[int(FRAMES * 0.95)]

    def _settle(self) -> None:
        """Handle events until the rows on screen are there, and painted."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
            if self._complete():
                QCoreApplication.processEvents()
                return
            time.sleep(0.001)

    def _complete(self) -> bool:
        bar, papers = self._table.verticalScrollBar(), self._table.papers
        first = bar.value() // max(1, bar.singleStep())
        count = len(papers.ids)
        shown = range(first, min(count, first + ROWS))
        return bool(count) and all(papers.row(row) is not None for row in shown)


def _peak() -> float:
    """The most memory that the window ever held, in MB.

    Linux counts what a process was before it became this program to its resource usage, and that is
    who started it: its own figure stands elsewhere.
    """
    import resource  # noqa: PLC0415  (a start is measured without it)

    with suppress(OSError, StopIteration, ValueError, IndexError):
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
        own = next(line for line in lines if line.startswith("VmHWM:"))
        return int(own.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
