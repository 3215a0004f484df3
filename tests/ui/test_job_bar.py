import time

import pytest

from desktop_app.jobs.job_queue import Job, JobState, Lane
from desktop_app.jobs.progress import Progress, ProgressState
from desktop_app.model.changes import Changes, LibraryEvent
from desktop_app.ui.job_bar import JobBar


@pytest.fixture
def bar(qtbot, bridge, view_state, look):
    made = JobBar(bridge, view_state, look)
    qtbot.addWidget(made)
    made.resize(1200, 32)
    made.show()
    return made


def running(title, ago=1.0, done=684, total=1103):
    job = Job(title, lambda _: None, Lane.WRITE)
    job.state = JobState.RUNNING
    job.started = time.monotonic() - ago
    job.progress = ProgressState(done, total, "a file")
    return job


def test_a_job_shows_its_title_how_far_it_is_and_how_to_stop_it(bar, bridge):
    job = running("Adding papers from garden.txt", ago=4)
    bridge.job_changed.emit(job)
    assert bar._what.text() == "Adding papers from garden.txt"
    assert bar._far.text().startswith("684 of 1,103  ·  ")
    assert bar._far.text().endswith("s left")
    assert bar._line.value() == 620
    bar._cancel.click()
    assert job.cancel_asked
    assert "stopping" in bar._far.text()
    job.state = JobState.CANCELLED
    bridge.job_changed.emit(job)
    assert not bar._what.isVisible() and not bar._cancel.isVisible()


def test_a_short_job_does_not_flicker(bar, bridge):
    job = running("Tag", ago=0.0)
    bridge.job_changed.emit(job)
    assert not bar._what.isVisible()


def test_of_several_jobs_the_newest_is_shown(bar, bridge):
    for title in ("first", "second", "third"):
        bridge.job_changed.emit(running(title))
    assert bar._what.text() == "third"
    assert bar._more.text() == "and 2 more"
    assert len(bar.jobs) == 3


def test_what_was_done_is_named_with_undo(qtbot, bar, bridge, garden):
    bridge.session.tags.add(garden[:2], ["shade"])
    assert "shade" in bar._done.text()
    assert bar._undo.isVisible()
    with qtbot.waitSignal(bar.undo_wanted):
        bar._undo.click()


def test_a_notice_goes_by_itself_or_with_what_is_done_next(qtbot, bar, bridge, garden):
    bridge.session.tags.add(garden[:2], ["shade"])
    bar.tell("Copied 2 papers")
    assert bar._notice.isVisible() and not bar._done.isVisible()
    assert bar._notice_ends.interval() == 8000
    bar._notice_ends.timeout.emit()
    assert bar.notice == "" and bar._done.isVisible()
    bar.tell("Copied 2 papers")
    bridge.session.tags.add(garden[2:], ["shade"])
    assert bar.notice == "" and bar._done.isVisible()


def test_a_notice_stays_when_the_program_writes_by_itself(bar, bridge):
    bar.tell("Cancelled: nothing of this import was kept")
    for label in ("", "Take back an import"):
        bridge.library_changed.emit(LibraryEvent(Changes(everything=True), label, None, None))
        assert bar.notice == "Cancelled: nothing of this import was kept"


def test_long_words_do_not_widen_the_bar(bar):
    narrow = bar.minimumSizeHint().width()
    bar.tell("Saved 3 papers in " + 30 * "a-very-long-name-")
    assert bar.minimumSizeHint().width() - narrow < 100


def test_what_is_shown_is_counted(bar, view_state):
    view_state.set_found(211)
    assert bar._shown.text() == "211 papers"
    view_state.set_chosen((1,))
    assert bar._shown.text() == "211 papers  ·  1 chosen"
    view_state.set_empty(True)
    assert bar._shown.text() == "test.paperfold  ·  0 papers"


def test_what_was_undone_is_called_so(bar, bridge, garden):
    bridge.session.tags.add(garden[:2], ["shade"])
    bridge.run("", lambda session, progress: session.library.undo(progress))
    assert bar._done.text() == "Undone: Tag 2 papers “shade”"
    assert not bar._undo.isVisible()


def test_what_the_program_writes_by_itself_does_not_hide_what_the_user_did(bar, bridge, garden):
    bridge.session.tags.add(garden[:2], ["shade"])
    said = bar._done.text()
    with bridge.session.library.write("Propose duplicates", recorded=False) as write:
        write.announce(Changes(duplicates=True))
    assert bar._done.text() == said
    assert bar._undo.isVisible()
    bridge.session.library.undo(Progress())
    assert bar._done.text() == f"Undone: {said}"
    assert not bar._undo.isVisible()


def test_of_one_file_alone_no_part_is_told_and_entries_are_counted(bar, bridge):
    job = running("Adding papers from garden.txt", done=0, total=1)
    bridge.job_changed.emit(job)
    assert bar._far.text() == "" and bar._line.maximum() == 0
    job.progress = ProgressState(34_000, None, "Reading garden.txt")
    bridge.job_changed.emit(job)
    assert bar._far.text() == "34,000 so far"


def test_what_another_program_wrote_is_no_step_that_was_undone(bar, bridge):
    event = LibraryEvent(Changes(everything=True), "", None, None)
    bridge.library_changed.emit(event)
    assert bar._done.text() == ""


def test_cancel_stays_where_it_is_while_papers_are_asked_for_anew(bar, view_state):
    view_state.set_found(8)
    view_state.set_found(None)
    assert bar._shown.text() == "8 papers"
