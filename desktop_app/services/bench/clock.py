"""CPU seconds of a piece of work, so that other work on the machine matters less."""

from __future__ import annotations

import gc
import resource
import time
from collections.abc import Callable, Sequence


def cpu_seconds(work: Callable[[], object]) -> float:
    """What the work takes in this process, all threads, and in processes that end within it.

    What lies about from before is collected first, so that no work pays for another's garbage.
    """
    gc.collect()
    return _seconds(work)


def quickest(work: Callable[[], object], times: int = 3) -> float:
    """CPU seconds of the quickest of several runs: of work that leaves all as it was."""
    gc.collect()
    return min(_seconds(work) for _ in range(times))


def _seconds(work: Callable[[], object]) -> float:
    began = _spent()
    work()
    return _spent() - began


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share (0 to 1) of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def _spent() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime
