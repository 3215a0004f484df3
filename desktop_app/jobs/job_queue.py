"""Jobs and their lanes: one that writes, some that read, one for the network; a queue for tests."""

from __future__ import annotations

import enum
import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from desktop_app.jobs.progress import Progress, ProgressState
from desktop_app.model.errors import Cancelled

LOG = logging.getLogger(__name__)
READING_LANES = 2
PATIENCE = 20.0
"""Seconds that closing waits for a lane. A lane that takes longer dies with the program, which the
library stands as it stands a crash."""

TIDYING = 2.0
"""Seconds from which on a job that gives way is cancelled there while the queue closes: what it was
tidying up, such as a cancelled import, is gone on with when the library is opened again."""

T = TypeVar("T")


class Lane(enum.Enum):
    """WRITE: one thread, in order, owner of the writer connection. READ: any reading thread.

    NETWORK: one thread, begun with its first job: what waits for others keeps no reader busy.
    """

    WRITE = "write"
    READ = "read"
    NETWORK = "network"


class JobState(enum.Enum):
    """Where a job is in its life."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


class Job(Generic[T]):
    """One piece of work. Written by its lane alone; any thread may read it or call cancel().

    title: for people; an empty one is work not worth a word. result: what the work gave, once DONE.
    error: what it raised, once FAILED. started: monotonic seconds, or None before it runs.
    thread: ident of the thread that runs it, or None before it runs.
    alone: it may not run in between while another job of its lane gives way.
    """

    def __init__(
        self,
        title: str,
        work: Callable[[Progress], T],
        lane: Lane,
        done: Callable[[Job[Any]], None] | None = None,
        changed: Callable[[Job[Any]], None] | None = None,
        *,
        alone: bool = False,
    ) -> None:
        self.title = title
        self.lane = lane
        self.alone = alone
        self.state = JobState.WAITING
        self.progress = ProgressState()
        self.result: T | None = None
        self.error: BaseException | None = None
        self.started: float | None = None
        self.thread: int | None = None
        self._work = work
        self._done = done
        self._changed = changed
        self._progress = Progress(self._advance, self._give_way)
        self._aside: Callable[[], bool] | None = None

    def cancel(self) -> None:
        """Ask it to stop at its next step; one that has not begun never begins."""
        self._progress.cancel()

    @property
    def cancel_asked(self) -> bool:
        """Whether someone asked it to stop, as opposed to its having stopped by itself."""
        return self._progress.cancelled

    @property
    def finished(self) -> bool:
        """Whether nothing more will happen to it."""
        return self.state in (JobState.DONE, JobState.FAILED, JobState.CANCELLED)

    def run(self, aside: Callable[[], bool] | None = None) -> None:
        """Do the work, on the thread of a lane. Never raises what the work raises.

        aside: runs what waits when the work gives way; see Progress.give_way.
        """
        self._aside = aside
        if not self.cancel_asked:
            self.started = time.monotonic()
            self.thread = threading.get_ident()
            self.state = JobState.RUNNING
            self._tell(self._changed)
        try:
            if self.cancel_asked:
                raise Cancelled
            self.result = self._work(self._progress)
            self.state = JobState.DONE
        except Cancelled:
            self.state = JobState.CANCELLED
        except BaseException as error:  # noqa: BLE001  a lane outlives whatever its jobs raise
            self.error = error
            self.state = JobState.FAILED
        self._tell(self._changed)
        self._tell(self._done)

    def _give_way(self) -> bool:
        return self._aside is not None and self._aside()

    def _advance(self, state: ProgressState) -> None:
        self.progress = state
        self._tell(self._changed)

    def _tell(self, listener: Callable[[Job[Any]], None] | None) -> None:
        if listener is not None:
            listener(self)


class Queue(Protocol):
    """What the window needs of a queue. Listeners are called on the thread of the lane."""

    def submit(
        self,
        title: str,
        work: Callable[[Progress], T],
        lane: Lane,
        done: Callable[[Job[Any]], None] | None = None,
        changed: Callable[[Job[Any]], None] | None = None,
        *,
        alone: bool = False,
    ) -> Job[T]:
        """Take the work in; it runs when its lane is free, or a long job of it gives way.

        alone: it never runs in between: it is long itself, or would disturb what is under way.
        """

    def close(self, last: Callable[[], None] | None = None) -> bool:
        """Cancel all, run `last` on the writing lane, wait. False if a lane did not end in time."""


class JobQueue:
    """Plain threads. They are daemons: a lane that hangs cannot keep the program alive."""

    def __init__(self, reading_lanes: int = READING_LANES) -> None:
        self._waiting = {lane: _Waiting() for lane in Lane}
        self._lock = threading.Lock()
        self._unfinished: set[Job[Any]] = set()
        self._closed = False
        self._closing: float | None = None
        self._networked = False
        self._threads = [self._start(Lane.WRITE, "writing lane")]
        for number in range(1, reading_lanes + 1):
            self._threads.append(self._start(Lane.READ, f"reading lane {number}"))

    def submit(
        self,
        title: str,
        work: Callable[[Progress], T],
        lane: Lane,
        done: Callable[[Job[Any]], None] | None = None,
        changed: Callable[[Job[Any]], None] | None = None,
        *,
        alone: bool = False,
    ) -> Job[T]:
        """Take the work in. After close() a job is cancelled at once, its listeners not called."""
        job = Job(title, work, lane, done, changed, alone=alone)
        with self._lock:
            if self._closed:
                job.cancel()
                job.state = JobState.CANCELLED
                return job
            self._unfinished.add(job)
            self._waiting[lane].put(job)
            if lane is Lane.NETWORK and not self._networked:
                self._networked = True
                self._threads.append(self._start(Lane.NETWORK, "network lane"))
        return job

    def close(self, last: Callable[[], None] | None = None) -> bool:
        """Cancel all, run `last` on the writing lane, wait. False if a lane did not end in time.

        A reader that does not end keeps `last` from running: it would lose what it reads from.
        """
        with self._lock:
            if self._closed:
                return True
            self._closed = True
            self._closing = time.monotonic()
            for job in self._unfinished:
                job.cancel()
            for _ in self._threads[1:]:
                self._waiting[Lane.READ].put(None)
            self._waiting[Lane.NETWORK].put(None)
        end = time.monotonic() + PATIENCE
        # The readers first: the last job of the writing lane closes what they read from.
        for thread in self._threads[1:]:
            thread.join(max(0.0, end - time.monotonic()))
        if last is not None and not any(thread.is_alive() for thread in self._threads[1:]):
            self._waiting[Lane.WRITE].put(Job("", lambda _: last(), Lane.WRITE, alone=True))
        self._waiting[Lane.WRITE].put(None)
        self._threads[0].join(max(0.0, end - time.monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def _start(self, lane: Lane, name: str) -> threading.Thread:
        thread = threading.Thread(target=self._serve, args=(lane,), name=name, daemon=True)
        thread.start()
        return thread

    def _serve(self, lane: Lane) -> None:
        waiting = self._waiting[lane]

        def aside() -> bool:
            """Run what may run in between; these give way to nothing themselves."""
            if self._closing is not None and time.monotonic() - self._closing > TIDYING:
                raise Cancelled
            ran = False
            while (brief := waiting.take_brief()) is not None:
                self._run(brief, None)
                ran = True
            return ran

        while (job := waiting.take()) is not None:
            self._run(job, aside if lane is Lane.WRITE else None)

    def _run(self, job: Job[Any], aside: Callable[[], bool] | None) -> None:
        try:
            job.run(aside)
            if isinstance(job.error, SystemExit | KeyboardInterrupt):
                LOG.error("A job tried to end the program: %s", job.title)
        except Exception:
            LOG.exception("A listener of the job %r failed", job.title)
        finally:
            with self._lock:
                self._unfinished.discard(job)


class _Waiting:
    """The jobs that wait for a lane, in order; None at the end closes it."""

    def __init__(self) -> None:
        self._jobs: deque[Job[Any] | None] = deque()
        self._changed = threading.Condition()

    def put(self, job: Job[Any] | None) -> None:
        """At the end of the line."""
        with self._changed:
            self._jobs.append(job)
            self._changed.notify()

    def take(self) -> Job[Any] | None:
        """The first; waits for one."""
        with self._changed:
            while not self._jobs:
                self._changed.wait()
            return self._jobs.popleft()

    def take_brief(self) -> Job[Any] | None:
        """The first that need not run alone, past those that must; None where there is none."""
        with self._changed:
            for job in self._jobs:
                if job is not None and not job.alone:
                    self._jobs.remove(job)
                    return job
            return None


class ImmediateQueue:
    """Runs each job at once on the calling thread; for tests where time is not the subject."""

    def __init__(self) -> None:
        self._closed = False

    def submit(
        self,
        title: str,
        work: Callable[[Progress], T],
        lane: Lane,
        done: Callable[[Job[Any]], None] | None = None,
        changed: Callable[[Job[Any]], None] | None = None,
        *,
        alone: bool = False,
    ) -> Job[T]:
        """Run it now: the job that comes back is finished."""
        job = Job(title, work, lane, done, changed, alone=alone)
        if self._closed:
            job.cancel()
            job.state = JobState.CANCELLED
            return job
        job.run()
        return job

    def close(self, last: Callable[[], None] | None = None) -> bool:
        """Run `last`; there is nothing to wait for."""
        if not self._closed and last is not None:
            last()
        self._closed = True
        return True
