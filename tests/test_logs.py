import logging
import sys
import threading
from pathlib import Path

import pytest

from desktop_app import logs


@pytest.fixture(autouse=True)
def _as_before():
    hooks = sys.excepthook, threading.excepthook
    handlers, propagate = list(logs.LOG.handlers), logs.LOG.propagate
    yield
    sys.excepthook, threading.excepthook = hooks
    for handler in set(logs.LOG.handlers) - set(handlers):
        logs.LOG.removeHandler(handler)
        handler.close()
    logs.LOG.propagate = propagate


def test_the_log_is_made_with_its_folder(tmp_path):
    path = tmp_path / "deep" / "paperfold.log"
    logs.start_log(path)
    logging.getLogger("desktop_app.ui.bridge").error("A thing happened")
    assert "ERROR desktop_app.ui.bridge: A thing happened" in path.read_text(encoding="utf-8")


def test_a_log_that_cannot_be_made_stops_nothing_and_is_one_line(tmp_path, capfd):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    logs.start_log(blocked / "paperfold.log")
    try:
        raise ZeroDivisionError("by nothing")
    except ZeroDivisionError:
        logging.getLogger("desktop_app").exception("A fault")
    assert capfd.readouterr().err == (
        f"paperfold: there is no log: {blocked / 'paperfold.log'}: File exists\n"
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
def test_a_log_on_a_full_disk_says_nothing_on_the_terminal(tmp_path, capfd):
    path = tmp_path / "paperfold.log"
    path.symlink_to("/dev/full")
    logs.start_log(path)
    logging.getLogger("desktop_app").error("Still here")
    assert capfd.readouterr().err == ""


def test_a_log_whose_folder_is_gone_when_it_is_set_aside_says_nothing(tmp_path, capfd, monkeypatch):
    monkeypatch.setattr(logs, "LARGEST", 10)
    folder = tmp_path / "logs"
    logs.start_log(folder / "paperfold.log")
    logging.getLogger("desktop_app").error("More than ten letters")
    (folder / "paperfold.log").unlink()
    folder.rmdir()
    for _ in range(2):
        logging.getLogger("desktop_app").error("Still here")
    assert capfd.readouterr().err == ""


def test_faults_of_every_thread_are_logged_and_told(tmp_path):
    path = tmp_path / "paperfold.log"
    logs.start_log(path)
    told = []
    logs.catch_faults(told.append)
    error = ZeroDivisionError("by nothing")
    sys.excepthook(type(error), error, None)

    def fails():
        raise LookupError("in a thread")

    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    assert [str(each) for each in told] == ["by nothing", "in a thread"]
    text = path.read_text(encoding="utf-8")
    assert "by nothing" in text and "in a thread" in text


def test_a_log_of_a_command_is_made_with_its_first_line(tmp_path, capfd):
    path = tmp_path / "deep" / "paperfold.log"
    with logs.log_when_needed(path):
        assert not path.exists()
        logging.getLogger("desktop_app.services").error("A reader ended:\nTraceback …")
        logging.getLogger("desktop_app.services").error("And another")
    logging.getLogger("desktop_app.services").error("Behind it")
    told = path.read_text(encoding="utf-8")
    assert "A reader ended" in told and "And another" in told and "Behind it" not in told
    assert "A reader" not in capfd.readouterr().err
