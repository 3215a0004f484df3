"""Progress: one call by which a job says how far it is and learns that it should stop."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from desktop_app.model.errors import Cancelled

SHORTEST_INTERVAL = 0.1
"""Seconds between two reports to the listener, so that a fast loop does not flood it."""


class ProgressState(NamedTuple):
    """How far a job is; total is None while it is unknown. note: what is being done, in words.

    in_bytes: whether done and total are bytes of a file; made: how many papers came of these.
    """

    done: int = 0
    total: int | None = None
    note: str = ""
    in_bytes: bool = False
    made: int = 0


class Progress:
    """Handed to every job. Any thread may call cancel(); only the job calls step()."""

    def __init__(
        self,
        listener: Callable[[ProgressState], None] | None = None,
        aside: Callable[[], bool] | None = None,
    ) -> None:
        self._listener = listener
        self._aside = aside
        self._cancelled = False
        self._last = 0.0

    def step(self, done: int = 0, total: int | None = None, note: str = "") -> None:
        """Report, at most every SHORTEST_INTERVAL seconds. Raises Cancelled once asked to stop."""
        self._report(ProgressState(done, total, note))

    def step_bytes(self, done: int, total: int, note: str, made: int = 0) -> None:
        """step() of a job that goes through a file of `total` bytes. made: papers so far."""
        self._report(ProgressState(done, total, note, True, made))

    def _report(self, state: ProgressState) -> None:
        self.check()
        if self._listener is None:
            return
        now = time.monotonic()
        if now - self._last >= SHORTEST_INTERVAL:
            self._last = now
            self._listener(state)

    @property
    def may_be_waited_for(self) -> bool:
        """Whether anyone may wait for this job to give way; on the command line nobody does."""
        return self._aside is not None

    def give_way(self) -> bool:
        """Let what waits behind a long job and is short run now; whether anything did.

        To be called where the job holds nothing open, such as between two of its writes: what runs
        may change whatever the user may change. Raises Cancelled where the program is about to end.
        """
        return self._aside is not None and self._aside()

    def check(self) -> None:
        """Raises Cancelled once asked to stop, and reports nothing."""
        if self._cancelled:
            raise Cancelled

    def cancel(self) -> None:
        """Ask the job to stop at its next step."""
        self._cancelled = True

    @property
    def cancelled(self) -> bool:
        """Whether the job was asked to stop."""
        return self._cancelled
