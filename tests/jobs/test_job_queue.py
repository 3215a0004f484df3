import threading
import time

import pytest

from desktop_app.jobs import job_queue
from desktop_app.jobs.job_queue import ImmediateQueue, JobQueue, JobState, Lane
from desktop_app.model.errors import Cancelled


@pytest.fixture
def queue():
    made = JobQueue()
    yield made
    made.close()


class Ending:
    """A listener that can be waited for."""

    def __init__(self):
        self.event = threading.Event()

    def __call__(self, job):
        self.event.set()

    def wait(self):
        assert self.event.wait(10)


def test_the_writing_lane_runs_jobs_in_order_on_one_thread(queue):
    seen, end = [], Ending()
    for number in range(20):
        queue.submit("", lambda _, n=number: seen.append((n, threading.get_ident())), Lane.WRITE)
    queue.submit("", lambda _: None, Lane.WRITE, end)
    end.wait()
    assert [number for number, _ in seen] == list(range(20))
    assert len({thread for _, thread in seen}) == 1


def test_reading_goes_on_while_something_is_written(queue):
    may_end, end, written = threading.Event(), Ending(), Ending()
    queue.submit("", lambda _: may_end.wait(10), Lane.WRITE, written)
    queue.submit("", lambda _: None, Lane.READ, end)
    end.wait()
    assert not written.event.is_set()
    may_end.set()
    written.wait()


def test_a_job_that_is_cancelled_before_it_begins_never_runs(queue):
    may_end, end, ran = threading.Event(), Ending(), []
    queue.submit("", lambda _: may_end.wait(10), Lane.WRITE)
    job = queue.submit("", lambda _: ran.append(1), Lane.WRITE, end)
    job.cancel()
    may_end.set()
    end.wait()
    assert job.state is JobState.CANCELLED
    assert ran == []


def test_a_running_job_is_cancelled_at_its_next_step(queue):
    begun, end = threading.Event(), Ending()

    def work(progress):
        begun.set()
        while True:
            progress.step(1, 2, "counting")

    job = queue.submit("long", work, Lane.WRITE, end)
    assert begun.wait(10)
    job.cancel()
    end.wait()
    assert job.state is JobState.CANCELLED
    assert job.cancel_asked


def test_progress_is_told_while_a_job_runs(queue):
    told, end = [], Ending()
    queue.submit(
        "long",
        lambda progress: progress.step(3, 7, "reading"),
        Lane.READ,
        end,
        changed=lambda job: told.append((job.state, job.progress.done, job.progress.note)),
    )
    end.wait()
    assert (JobState.RUNNING, 3, "reading") in told
    assert told[-1][0] is JobState.DONE


@pytest.mark.parametrize("error", [ValueError("no"), SystemExit(1), KeyboardInterrupt()])
def test_a_lane_outlives_what_its_jobs_raise(queue, error):
    end, after = Ending(), Ending()

    def work(_):
        raise error

    job = queue.submit("", work, Lane.WRITE, end)
    end.wait()
    assert job.state is JobState.FAILED
    assert job.error is error
    queue.submit("", lambda _: None, Lane.WRITE, after)
    after.wait()


def test_a_lane_outlives_its_listeners(queue):
    after = Ending()

    def listener(job):
        raise RuntimeError("a listener")

    queue.submit("", lambda _: None, Lane.WRITE, listener)
    queue.submit("", lambda _: None, Lane.WRITE, after)
    after.wait()


def test_closing_cancels_what_runs_and_then_does_the_last_thing_on_the_writing_lane():
    queue = JobQueue()
    begun, writer, last = threading.Event(), [], []

    def work(progress):
        writer.append(threading.get_ident())
        begun.set()
        while True:
            progress.step()

    job = queue.submit("long", work, Lane.WRITE)
    waiting = queue.submit("next", lambda _: last.append("ran"), Lane.WRITE)
    assert begun.wait(10)
    assert queue.close(lambda: last.append(threading.get_ident()))
    assert job.state is JobState.CANCELLED
    assert waiting.state is JobState.CANCELLED
    assert last == writer


def test_after_closing_jobs_are_cancelled_at_once():
    queue = JobQueue()
    assert queue.close()
    job = queue.submit("", lambda _: None, Lane.READ)
    assert job.state is JobState.CANCELLED
    assert queue.close()


def test_closing_does_not_wait_for_ever(monkeypatch):
    monkeypatch.setattr(job_queue, "PATIENCE", 0.05)
    queue = JobQueue()
    begun, may_end = threading.Event(), threading.Event()

    def deaf(_):
        begun.set()
        may_end.wait(10)

    queue.submit("deaf", deaf, Lane.READ)
    assert begun.wait(10)
    assert not queue.close()
    may_end.set()


def test_the_immediate_queue_runs_at_once():
    queue, told = ImmediateQueue(), []
    job = queue.submit("", lambda _: 42, Lane.WRITE, lambda job: told.append(job.state))
    assert job.result == 42
    assert told == [JobState.DONE]
    last = []
    assert queue.close(lambda: last.append(1))
    assert last == [1]
    assert queue.submit("", lambda _: 1, Lane.READ).state is JobState.CANCELLED


def test_a_job_may_give_up_by_itself():
    def work(_):
        raise Cancelled

    job = ImmediateQueue().submit("", work, Lane.READ)
    assert job.state is JobState.CANCELLED
    assert not job.cancel_asked


def test_the_last_job_waits_for_the_readers():
    lanes = JobQueue()
    said, begun = [], threading.Event()

    def read(progress):
        begun.set()
        time.sleep(0.3)
        said.append("read")

    lanes.submit("", read, Lane.READ)
    assert begun.wait(10)
    assert lanes.close(lambda: said.append("closed"))
    assert said == ["read", "closed"]


def test_a_long_job_gives_way_to_short_ones_and_not_to_those_that_must_be_alone(queue):
    began, more, end, seen = threading.Event(), threading.Event(), Ending(), []

    def long(progress):
        began.set()
        assert more.wait(10)
        seen.append(("gave way", progress.give_way()))
        seen.append(("again", progress.give_way()))

    def short(progress):
        seen.append(("short", progress.give_way()))

    queue.submit("", long, Lane.WRITE, alone=True)
    assert began.wait(10)
    queue.submit("", lambda _: seen.append("alone"), Lane.WRITE, end, alone=True)
    queue.submit("", short, Lane.WRITE)
    more.set()
    end.wait()
    assert seen == [("short", False), ("gave way", True), ("again", False), "alone"]


def test_what_fails_in_between_does_not_reach_the_job_that_gave_way(queue):
    began, more, end = threading.Event(), threading.Event(), Ending()

    def long(progress):
        began.set()
        assert more.wait(10)
        progress.give_way()
        return "whole"

    job = queue.submit("", long, Lane.WRITE, end)
    assert began.wait(10)
    broken = queue.submit("", lambda _: 1 / 0, Lane.WRITE)
    more.set()
    end.wait()
    assert (job.result, broken.state) == ("whole", JobState.FAILED)


def test_a_job_that_tidies_up_for_long_is_stopped_when_the_queue_closes(monkeypatch):
    monkeypatch.setattr(job_queue, "TIDYING", 0.2)
    queue, began, seen = JobQueue(), threading.Event(), []

    def tidying(progress):
        began.set()
        try:
            while True:
                progress.give_way()
                time.sleep(0.01)
        finally:
            seen.append("stopped")

    job = queue.submit("", tidying, Lane.WRITE, alone=True)
    assert began.wait(10)
    assert queue.close(lambda: seen.append("last"))
    assert (job.state, seen) == (JobState.CANCELLED, ["stopped", "last"])
