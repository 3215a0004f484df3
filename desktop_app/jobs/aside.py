"""Blocking work that a job can be cancelled out of: it runs on a thread aside, the job watches."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

LOOK = 0.03
"""Seconds between two looks whether the job was asked to stop."""

T = TypeVar("T")


class Watched(Protocol):
    """What a job asks whether it should stop; a Progress is one."""

    def check(self) -> None:
        """Raises what stops the job."""


class _Aside(Generic[T]):
    def __init__(self, work: Callable[[Callable[[], bool]], T]) -> None:
        self._work = work
        self.stopped = False
        self.result: list[T] = []
        self.error: BaseException | None = None
        self.over = threading.Event()

    def run(self) -> None:
        try:
            self.result.append(self._work(lambda: self.stopped))
        except BaseException as error:  # noqa: BLE001  it is raised on the job's own thread
            self.error = error
        self.over.set()


def run_aside(work: Callable[[Callable[[], bool]], T], watched: Watched) -> T:
    """What the work gives, or what it raises; or what `watched` raises, as soon as it does.

    work: gets a function that says whether anybody still waits for it. Cancelled, it runs to its
    end by itself and what it gives is dropped; its thread does not keep the program alive.
    """
    aside = _Aside(work)
    threading.Thread(target=aside.run, name="aside", daemon=True).start()
    try:
        while not aside.over.wait(LOOK):
            watched.check()
    except BaseException:
        aside.stopped = True
        raise
    if aside.error is not None:
        raise aside.error
    return aside.result[0]


def wait(seconds: float, watched: Watched) -> None:
    """Wait. Raises what `watched` raises, as soon as it does."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        watched.check()
        time.sleep(min(LOOK, left))
    watched.check()
