"""Garbage in cycles is collected on the main thread alone.

Python collects it on whichever thread happens to allocate. If that is a thread of the job queue and
a Qt object is among the garbage, the object is destroyed there, with its timers and its place in
the event loop: the program crashes, now and then.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 500
"""Ms between two looks. What is in no cycle goes at once, without any collection."""


class MainThreadGarbage(QObject):
    """On the main thread, for as long as the program runs; from its making to start() on none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()  # a start makes much that stays: a look at all of it would be felt
        self._timer = QTimer(self, interval=INTERVAL)
        self._timer.timeout.connect(collect_due)

    def start(self) -> None:
        """Collect from now on; what is there now stays to the end, and is not looked at again."""
        gc.freeze()
        self._timer.start()


def collect_due() -> None:
    """Collect the oldest generation that Python itself would collect now."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return
