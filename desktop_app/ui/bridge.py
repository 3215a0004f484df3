"""Bridge: the one crossing of threads; runs jobs, and brings what they did to the main thread."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import shiboken6
from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.jobs.job_queue import Job, JobState, Lane, Queue
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import LibraryError, LibraryGone, PaperfoldError

if TYPE_CHECKING:
    from desktop_app.model.changes import LibraryEvent
    from desktop_app.services.session import Session

LOG = logging.getLogger(__name__)
T = TypeVar("T")
PAUSE = 1_000
"""Ms between two events of what a job writes by itself: all that follows them reads anew, and the
user's own searches wait behind that."""
RECOVERY_DELAY = 400
"""Ms after opening: the first rows come before the services that recovery loads."""


class _Errand(NamedTuple):
    """What is to be done when a job has ended, and for whom."""

    work: Callable[[Progress], Any]
    then: Callable[[Any], None] | None
    failed: Callable[[BaseException], None] | None
    owner: QObject | None
    key: str | None
    session: Session | None
    """The library it reads or writes; None for work without one."""
    stopped: Callable[[], None] | None = None
    """What is to be done where it was cancelled; nothing for most."""


class Bridge(QObject):
    """Main thread only, but for the listeners it hands to the queue and to the library.

    All signals arrive on the main thread. A job's `then` and `failed` run there too, and only while
    the owner lives; a failure that nobody takes is announced by job_failed.
    """

    library_opened = Signal(object)
    """Session."""
    library_changed = Signal(object)
    """LibraryEvent."""
    recovered = Signal(int)
    """How many imports, broken off by a crash, were taken back when the library was opened."""
    library_there = Signal()
    """The library's file is at its place again, after it was not."""
    job_changed = Signal(object)
    """Job, when it begins, reports progress or ends. Jobs without a title are not announced."""
    job_failed = Signal(object)
    """The exception: a PaperfoldError, or a fault that is already in the log."""

    _job_told = Signal(object)
    _job_ended = Signal(object)
    _library_told = Signal(object)

    def __init__(self, queue: Queue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self.undo_label: str | None = None
        self.redo_label: str | None = None
        self._queue = queue
        self._latest: dict[str, Job[Any]] = {}
        self._unsubscribe: Callable[[], None] | None = None
        self._writing = 0
        self._titled = 0
        self._given_away = False
        self._lost = False
        self._held: LibraryEvent | None = None
        """Of the short writes of a long job: told together, so that a window that follows them has
        time for the user."""
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._tell_held)
        # Bound methods of an object that lives on the main thread: Qt queues the call there.
        self._job_told.connect(self._announce)
        self._job_ended.connect(self._end)
        self._library_told.connect(self._take_event)

    def open_library(
        self,
        path: Path,
        *,
        then: Callable[[Session], None] | None = None,
        failed: Callable[[BaseException], None] | None = None,
    ) -> None:
        """Open a library, or make it, and close the present one once that has worked."""
        old, unsubscribe = self.session, self._unsubscribe

        def work(progress: Progress) -> tuple[Session, Callable[[], None]]:
            # On the writing lane, so that the window need not wait for the services to load.
            from desktop_app.services.session import Session  # noqa: PLC0415

            session = Session.open(path, progress=progress)
            return session, session.library.subscribe(self._library_told.emit)

        def opened(result: tuple[Session, Callable[[], None]]) -> None:
            self.session, self._unsubscribe = result
            self.undo_label = self.session.library.undo_label
            self.redo_label = self.session.library.redo_label
            if old is not None:
                self._leave(old, unsubscribe)
            self.library_opened.emit(self.session)
            QTimer.singleShot(RECOVERY_DELAY, self._recover)
            if then is not None:
                then(self.session)

        def not_opened(error: BaseException) -> None:
            if failed is not None:
                failed(error)
            else:
                self.job_failed.emit(error)

        def stopped() -> None:  # there may be no other library open
            not_opened(LibraryError(self.tr("Opening the library was stopped.")))

        title = self.tr("Opening the library")
        self._submit(title, work, Lane.WRITE, opened, not_opened, self, alone=True, stopped=stopped)

    def run(
        self,
        title: str,
        work: Callable[[Session, Progress], T],
        *,
        then: Callable[[T], None] | None = None,
        failed: Callable[[BaseException], None] | None = None,
        lane: Lane = Lane.WRITE,
        owner: QObject | None = None,
        key: str | None = None,
        alone: bool = False,
    ) -> Job[T] | None:
        """Run work over the open library; None, and nothing happens, while no library is open.

        alone: it may not run between the writes of a long job; see Queue.submit.
        key: the job supersedes an older one of the same key, whose `then` will not be called; one
        that is already reading is interrupted in the middle of its query.
        """
        session = self.session
        if session is None:
            return None
        older = self._latest.pop(key, None) if key is not None else None
        if older is not None and not older.finished:
            older.cancel()
            self._interrupt(session, older)
        return self._submit(
            title, lambda progress: work(session, progress), lane, then, failed, owner, key,
            session, alone=alone,
        )  # fmt: skip

    def watch(self, milliseconds: int = 2_000) -> None:
        """From now on, look every now and then for what other programs wrote to the library, and
        keep it in order."""
        timer = QTimer(self)
        timer.timeout.connect(self._look_for_changes)
        timer.start(milliseconds)

    def _look_for_changes(self) -> None:
        def there(_: bool) -> None:
            if self._lost:
                self._lost = False
                self.library_there.emit()

        def failed(error: BaseException) -> None:
            told, self._lost = self._lost, isinstance(error, LibraryGone)
            if not (told and self._lost):  # once: who closes the banner has read it
                self.job_failed.emit(error)

        self.run(
            "",
            _looked_after,
            then=there,
            failed=failed,
            key="other programs",
        )

    @property
    def busy(self) -> bool:
        """Whether any job runs or waits that is worth a word."""
        return self._titled > 0

    def give_away(self) -> Session | None:
        """Let go of the library without closing it: it is another bridge's, over the same queue.

        What still runs for this one tells nobody. None where no library is open.
        """
        session, self.session = self.session, None
        self._given_away = True
        if self._unsubscribe is not None:
            self._unsubscribe()
        return session

    def take_over(self, session: Session) -> None:
        """Go on with a library that is open, as if it had just been opened here."""
        self.session = session
        self._unsubscribe = session.library.subscribe(self._library_told.emit)
        self.undo_label = session.library.undo_label
        self.redo_label = session.library.redo_label
        self.library_opened.emit(session)

    def close(self) -> bool:
        """Cancel all jobs, wait, close the library. False if a job did not end in time.

        Nothing happens where the library was given away: the jobs are those of another bridge.
        """
        if self._given_away:
            return True
        session, self.session = self.session, None
        unsubscribe = self._unsubscribe

        def last() -> None:
            if unsubscribe is not None:
                unsubscribe()
            if session is not None:
                session.close()

        if session is not None:
            for job in self._latest.values():
                self._interrupt(session, job)
        return self._queue.close(last)

    def _interrupt(self, session: Session, job: Job[Any]) -> None:
        reading = job.lane is Lane.READ and job.state is JobState.RUNNING
        if reading and job.thread is not None and not job.finished:
            session.search.interrupt(job.thread)

    def _submit(
        self,
        title: str,
        work: Callable[[Progress], Any],
        lane: Lane,
        then: Callable[[Any], None] | None,
        failed: Callable[[BaseException], None] | None,
        owner: QObject | None,
        key: str | None = None,
        session: Session | None = None,
        *,
        alone: bool = False,
        stopped: Callable[[], None] | None = None,
    ) -> Job[Any]:
        errand = _Errand(work, then, failed, owner or _bound_object(then), key, session, stopped)

        def ended(job: Job[Any]) -> None:
            self._job_ended.emit((job, errand))

        if lane is Lane.WRITE:
            self._writing += 1
        self._titled += bool(title)
        told = self._job_told.emit if title else None
        job = self._queue.submit(title, work, lane, ended, told, alone=alone)
        if key is not None and not job.finished:
            self._latest[key] = job
        return job

    def _announce(self, job: Job[Any]) -> None:
        self.job_changed.emit(job)

    def _end(self, ending: tuple[Job[Any], _Errand]) -> None:
        job, errand = ending
        if self._given_away:
            return
        self._titled -= bool(job.title)
        if job.lane is Lane.WRITE:
            self._writing -= 1
            self._tell_held()
        if errand.key is not None and self._latest.get(errand.key) is job:
            del self._latest[errand.key]
        if errand.owner is not None and not shiboken6.isValid(errand.owner):
            return
        if job.state is JobState.CANCELLED:
            if not job.cancel_asked and errand.session is self.session:
                # An interrupt meant for another reader has hit this one: it is read once more.
                self._submit(
                    job.title, errand.work, job.lane,
                    errand.then, errand.failed, errand.owner, errand.key, errand.session,
                    alone=job.alone, stopped=errand.stopped,
                )  # fmt: skip
            elif job.cancel_asked and errand.stopped is not None:
                errand.stopped()
        elif job.state is JobState.DONE:
            if errand.then is not None and not job.cancel_asked:
                errand.then(job.result)
            elif errand.then is not None and errand.key is None:
                errand.then(job.result)  # it was done before the wish to cancel arrived
        elif job.error is not None:
            self._take_failure(job, errand, job.error)

    def _take_failure(self, job: Job[Any], errand: _Errand, error: BaseException) -> None:
        if not isinstance(error, PaperfoldError):
            LOG.error("The job %r failed", job.title, exc_info=error)
        if job.cancel_asked and errand.key is not None:
            return
        if errand.failed is not None:
            errand.failed(error)
        else:
            self.job_failed.emit(error)

    def _take_event(self, event: LibraryEvent) -> None:
        if self._given_away:
            return
        self.undo_label = event.undo_label
        self.redo_label = event.redo_label
        by_user = event.label in (event.undo_label, event.redo_label)
        if self._held is not None:
            event = replace(event, changes=self._held.changes.joined(event.changes))
        if self._pause.isActive() and self._writing and not by_user:
            self._held = event
            return
        self._held = None
        self._pause.start()
        self.library_changed.emit(event)

    def _tell_held(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            self._pause.start()
            self.library_changed.emit(held)

    def _recover(self) -> None:
        """Take back imports that a crash broke off; an import does so itself before it begins."""

        def work(session: Session, progress: Progress) -> tuple[int, bool]:
            return session.imports.recover(progress), session.renewal_due()

        self.run("", work, then=self._renew, owner=self, alone=True)

    def _renew(self, found: tuple[int, bool]) -> None:
        """Match a library of before again, by the rules of this program."""
        recovered, due = found
        if recovered:
            self.recovered.emit(recovered)
        if due:
            title = self.tr("Matching papers again")
            self.run(title, _renewed, owner=self, alone=True)

    def _leave(self, session: Session, unsubscribe: Callable[[], None] | None) -> None:
        def work(_: Progress) -> None:
            if unsubscribe is not None:
                unsubscribe()
            session.close()

        self._submit("", work, Lane.WRITE, None, None, self, alone=True)


def _looked_after(session: Session, _: Progress) -> bool:
    changed = session.library.look_for_changes()
    session.library.keep_in_order()
    return changed


def _renewed(session: Session, progress: Progress) -> int:
    return session.renew(progress)


def _bound_object(function: Callable[..., Any] | None) -> QObject | None:
    """The Qt object whose method this is: its death makes calling it pointless."""
    owner = getattr(function, "__self__", None)
    return owner if isinstance(owner, QObject) else None
