"""Watchdog: the longest time that the event loop let nothing else happen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer

TICK = 2
"""Ms between two looks while nothing else is done."""


class Longest(NamedTuple):
    """Ms. busy: CPU of the main thread; stood: by the clock, with what it waited for."""

    busy: float
    stood: float


class Watchdog(QObject):
    """Main thread only. What happens between two ticks counts as one wait."""

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)
        self._busy = self._stood = 0.0
        self._begin()

    def start(self) -> None:
        """Watch from now on."""
        self._begin()
        self._timer.start()

    def longest(self) -> Longest:
        """Since it was asked last; the next count begins."""
        self._look()
        found = Longest(self._busy, self._stood)
        self._busy = self._stood = 0.0
        return found

    @contextmanager
    def apart(self) -> Iterator[None]:
        """What is done inside is the tour's own, and does not count."""
        self._look()
        yield
        self._begin()

    def _begin(self) -> None:
        self._cpu, self._clock = time.thread_time(), time.perf_counter()

    def _look(self) -> None:
        cpu, clock = time.thread_time(), time.perf_counter()
        self._busy = max(self._busy, 1000 * (cpu - self._cpu))
        self._stood = max(self._stood, 1000 * (clock - self._clock) - TICK)
        self._cpu, self._clock = cpu, clock
