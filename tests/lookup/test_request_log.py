"""The log of requests: whole, its owner's alone, never too large."""

from __future__ import annotations

import pytest

from desktop_app.model.errors import InvalidValue
from desktop_app.model.lookup import SentRequest
from desktop_app.services.lookup import request_log
from desktop_app.services.lookup.request_log import RequestLog

SENT = SentRequest(7, "crossref", "https://x.example/ü\ud800", "", 200, 12, 3, "answered")


@pytest.fixture
def log(tmp_path):
    return RequestLog(tmp_path / "state" / "requests.jsonl")


def test_the_newest_comes_first_and_only_its_owner_may_read_it(log):
    for at in range(3):
        log.add(SentRequest(at, "arxiv", "https://x.example/", "", None, 0, 1, "Stopped."))
    assert [one.at for one in log.newest()] == [2, 1, 0]
    assert log.path.stat().st_mode & 0o777 == 0o600
    log.clear()
    log.clear()
    assert log.newest() == []


def test_lines_that_make_no_sense_are_passed_over(log):
    log.add(SENT)
    with log.path.open("ab") as file:
        file.write(b'{"at": "x"}\n[]\n\xff\n{"at": 1}\n')
    (one,) = log.newest()
    assert (one.at, one.status, one.outcome) == (7, 200, "answered")


def test_a_large_log_loses_its_older_half(log, monkeypatch):
    monkeypatch.setattr(request_log, "LARGEST", 2_000)
    for at in range(100):
        log.add(SentRequest(at, "arxiv", "https://x.example/", "", 200, 0, 1, "answered"))
    kept = [one.at for one in log.newest()]
    assert kept[0] == 99 and kept == sorted(kept, reverse=True) and len(kept) < 30
    assert log.path.stat().st_mode & 0o777 == 0o600


def test_what_cannot_be_written_is_told_with_its_place(tmp_path):
    (tmp_path / "state").write_text("a file where a folder should be")
    log = RequestLog(tmp_path / "state" / "requests.jsonl")
    with pytest.raises(InvalidValue, match="requests.jsonl"):
        log.refuse_unwritable()
