"""Work aside: a job that waits for others can always be stopped."""

from __future__ import annotations

import threading
import time

import pytest

from desktop_app.jobs.aside import run_aside, wait
from desktop_app.jobs.job_queue import JobQueue, JobState, Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import Cancelled


def test_what_the_work_gives_or_raises_comes_back():
    assert run_aside(lambda stopped: stopped(), Progress()) is False
    with pytest.raises(ZeroDivisionError):
        run_aside(lambda stopped: 1 // 0, Progress())


def test_it_runs_on_another_thread():
    assert run_aside(lambda _: threading.get_ident(), Progress()) != threading.get_ident()


def test_who_is_cancelled_does_not_wait_and_the_work_learns_of_it():
    progress, learnt = Progress(), threading.Event()
    begun = threading.Event()

    def work(stopped):
        begun.set()
        while not stopped():
            time.sleep(0.005)
        learnt.set()

    threading.Thread(target=lambda: (begun.wait(), progress.cancel())).start()
    with pytest.raises(Cancelled):
        run_aside(work, progress)
    assert learnt.wait(5)


def test_waiting_ends_when_it_is_asked_to():
    progress = Progress()
    threading.Timer(0.05, progress.cancel).start()
    with pytest.raises(Cancelled):
        wait(60, progress)
    wait(0.01, Progress())


def test_what_waits_on_the_network_keeps_no_reader_and_no_writer_busy_and_ends_with_the_queue():
    queue = JobQueue()
    network = queue.submit("", lambda progress: wait(60, progress), Lane.NETWORK)
    done = [threading.Event() for _ in range(3)]
    for event, lane in zip(done, (Lane.READ, Lane.READ, Lane.WRITE), strict=True):
        queue.submit("", lambda _, event=event: event.set(), lane)
    assert all(event.wait(5) for event in done)
    assert queue.close()
    assert network.state is JobState.CANCELLED
