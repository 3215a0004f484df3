import threading
from contextlib import closing

import pytest
from PySide6.QtCore import QObject

from desktop_app.jobs.job_queue import ImmediateQueue, JobQueue, Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes
from desktop_app.model.description import Description
from desktop_app.model.errors import Cancelled, InvalidValue, NotALibrary
from desktop_app.model.paper import Triage
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge


@pytest.fixture
def threaded(qtbot, tmp_path):
    """A bridge with real lanes and an empty library."""
    bridge = Bridge(JobQueue())
    with qtbot.waitSignal(bridge.library_opened):
        bridge.open_library(tmp_path / "lanes.paperfold")
    yield bridge
    assert bridge.close()


class Receiver(QObject):
    def __init__(self):
        super().__init__()
        self.got = []

    def take(self, value):
        self.got.append((value, threading.get_ident()))


def test_results_arrive_on_the_main_thread(qtbot, threaded):
    receiver, main = Receiver(), threading.get_ident()
    threaded.run("", lambda *_: threading.get_ident(), then=receiver.take, lane=Lane.READ)
    qtbot.waitUntil(lambda: bool(receiver.got))
    ran_on, arrived_on = receiver.got[0]
    assert ran_on != main
    assert arrived_on == main


def test_a_write_is_announced_with_what_can_be_undone(qtbot, threaded):
    events = []
    threaded.library_changed.connect(lambda event: events.append((event, threading.get_ident())))
    threaded.run("Add", lambda session, _: session.papers.add(Description(title="Moss at noon")))
    qtbot.waitUntil(lambda: bool(events))
    event, thread = events[0]
    assert thread == threading.get_ident()
    assert event.undo_label == threaded.undo_label == event.label
    assert threaded.redo_label is None


def test_a_newer_job_of_the_same_key_supersedes_the_older_one(qtbot, threaded):
    receiver, begun, may_end = Receiver(), threading.Event(), threading.Event()

    def slow(session, progress):
        begun.set()
        may_end.wait(10)
        return "old"

    threaded.run("", slow, then=receiver.take, lane=Lane.READ, key="search")
    assert begun.wait(10)
    threaded.run("", lambda *_: "new", then=receiver.take, lane=Lane.READ, key="search")
    may_end.set()
    qtbot.waitUntil(lambda: bool(receiver.got))
    qtbot.wait(50)
    assert [value for value, _ in receiver.got] == ["new"]


def test_a_reader_that_was_interrupted_by_mistake_reads_once_more(qtbot, threaded):
    receiver, runs = Receiver(), []

    def interrupted_once(session, progress):
        runs.append(1)
        if len(runs) == 1:
            raise Cancelled
        return "read"

    threaded.run("", interrupted_once, then=receiver.take, lane=Lane.READ)
    qtbot.waitUntil(lambda: bool(receiver.got))
    assert receiver.got[0][0] == "read"


def test_nobody_is_called_who_is_no_longer_there(qtbot, threaded):
    owner, may_end, called = QObject(), threading.Event(), []
    threaded.run(
        "", lambda *_: may_end.wait(10), then=lambda _: called.append(1), lane=Lane.READ,
        owner=owner,
    )  # fmt: skip
    owner.deleteLater()
    del owner
    qtbot.wait(20)
    may_end.set()
    qtbot.wait(100)
    assert called == []


def test_failures_go_to_whoever_takes_them_else_to_everyone(qtbot, threaded):
    taken = []

    def fails(session, progress):
        raise InvalidValue("No.")

    threaded.run("", fails, failed=taken.append)
    qtbot.waitUntil(lambda: bool(taken))
    with qtbot.waitSignal(threaded.job_failed) as heard:
        threaded.run("", fails)
    assert isinstance(heard.args[0], InvalidValue)


def test_a_file_that_is_no_library_leaves_the_present_one_open(qtbot, threaded, tmp_path):
    present, wrong = threaded.session, tmp_path / "wrong.paperfold"
    wrong.write_text("This is a letter, and a rather long one. " * 50)
    failures = []
    threaded.open_library(wrong, failed=failures.append)
    qtbot.waitUntil(lambda: bool(failures))
    assert isinstance(failures[0], NotALibrary)
    assert threaded.session is present
    assert wrong.read_text().startswith("This is a letter")


def test_an_opening_that_is_cancelled_is_told(qapp, tmp_path):
    bridge, failures = Bridge(ImmediateQueue()), []
    bridge.job_changed.connect(lambda job: job.cancel())
    bridge.open_library(tmp_path / "stopped.paperfold", failed=failures.append)
    assert [str(error) for error in failures] == ["Opening the library was stopped."]
    assert bridge.session is None


def test_another_library_can_be_opened_and_the_first_is_closed(qtbot, threaded, tmp_path):
    first = threaded.session.library.path
    with qtbot.waitSignal(threaded.library_opened):
        threaded.open_library(tmp_path / "other.paperfold")
    assert threaded.session.library.path.name == "other.paperfold"
    receiver = Receiver()
    threaded.run("", lambda *_: "after", then=receiver.take)
    qtbot.waitUntil(lambda: bool(receiver.got))
    Session.open(first).close()


def test_closing_in_the_middle_of_a_write_leaves_the_library_as_it_was(qtbot, tmp_path):
    path = tmp_path / "closing.paperfold"
    bridge = Bridge(JobQueue())
    with qtbot.waitSignal(bridge.library_opened):
        bridge.open_library(path)
    begun = threading.Event()

    def endless(session, progress):
        session.papers.add(Description(title="Kept before"))
        with session.library.write("Half") as write:
            write.connection.execute("UPDATE papers SET title = 'half'")
            begun.set()
            while True:
                progress.step()

    bridge.run("Half", endless)
    assert begun.wait(10)
    assert bridge.close()
    session = Session.open(path)
    titles = [row.title for row in session.search.rows(range(1, 100))]
    session.close()
    assert titles == ["Kept before"]


def test_without_a_library_nothing_runs(qapp):
    bridge = Bridge(JobQueue())
    assert bridge.run("", lambda *_: 1) is None
    assert bridge.close()


def test_the_short_writes_of_one_job_are_told_together_and_lose_nothing(qtbot, threaded):
    events, seen_at_the_end = [], []
    threaded.library_changed.connect(events.append)

    def work(session, progress):
        made = []
        for number in range(40):
            with session.library.write("Import", recorded=False) as write:
                description = Description(title=f"Paper {number}")
                made.append(write.papers.insert(description, triage=Triage.KEPT, added=1))
                write.announce(Changes(papers=frozenset(made[-1:]), structure=True))
        return made

    def done(made):
        seen_at_the_end.append((made, list(events)))

    threaded.run("Import", work, then=done, owner=threaded)
    qtbot.waitUntil(lambda: bool(seen_at_the_end))
    made, told = seen_at_the_end[0]
    assert len(told) < len(made) == 40
    assert frozenset().union(*(event.changes.papers for event in told)) == frozenset(made)
    assert all(event.changes.structure for event in told)


def test_a_step_of_the_user_is_told_at_once_in_the_middle_of_a_job(qtbot, threaded):
    events = []
    threaded.library_changed.connect(events.append)

    def work(session, progress):
        for number in range(3):
            with session.library.write("Import", recorded=False) as write:
                write.announce(Changes(papers=frozenset([number]), structure=True))
            session.papers.add(Description(title=f"Paper {number}"))

    threaded.run("Import", work, owner=threaded)

    def labels():
        return [event.label for event in events if event.label.startswith("Add")]

    qtbot.waitUntil(lambda: len(labels()) >= 3)
    assert labels() == ["Add “Paper 0”", "Add “Paper 1”", "Add “Paper 2”"]


def test_an_import_that_a_crash_broke_off_is_told_when_it_was_taken_back(qtbot, tmp_path):
    path = tmp_path / "broken.paperfold"
    with closing(Session.open(path)) as session:
        bibtex = "@article{a, title={Moss at noon}, author={Ada Thorn}, year=2020}"
        session.imports.import_listings(
            [ListingInput(None, bibtex, None, "garden.bib")], Progress()
        )
        with session.library.write("Mark", recorded=False) as write:
            write.connection.execute("UPDATE imports SET state = 'running:999999999:1'")
    bridge = Bridge(JobQueue())
    with qtbot.waitSignal(bridge.recovered) as told:
        bridge.open_library(path)
    assert told.args == [1]
    assert list(bridge.session.search.ids(PaperQuery(place=ALL))) == []
    assert bridge.close()
