"""Pace, retries and giving up, on a clock of the test's own."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from desktop_app.lookup.asking import Answered, Asking, Unanswered
from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.patience import pause_before, pause_told, retry_after
from desktop_app.lookup.registry import SERVICES
from desktop_app.lookup.request import Identity, Reply
from desktop_app.model.errors import Cancelled
from desktop_app.model.lookup import ARXIV, DOI, TITLE, Question

ARXIV_API, CROSSREF, OPENALEX, SCHOLAR = SERVICES
EMPTY = {
    "export.arxiv.org": b'<feed xmlns="http://www.w3.org/2005/Atom"></feed>',
    "api.crossref.org": b'{"message-type": "work-list", "message": {"items": []}}',
    "api.openalex.org": b'{"results": []}',
    "api.semanticscholar.org": b"[]",
}


class Wire:
    """Answers at once; a clock that only waiting moves. plan: by host, what comes first."""

    def __init__(self, **plan):
        self.now = 0.0
        self.sent = []
        self.notes = []
        self.plan = {host.replace("_", "."): list(items) for host, items in plan.items()}

    def send(self, request, user_agent):
        host = request.url.split("/")[2]
        self.sent.append((round(self.now, 2), host))
        planned = self.plan.get(host)
        item = planned.pop(0) if planned else Reply(200, EMPTY[host], {})
        if isinstance(item, BaseException):
            raise item
        return item

    def wait(self, seconds):
        self.now += seconds

    def ask(self, *work):
        asking = Asking(
            Identity("Paperfold/9"), self.send, self.wait, self.notes.append,
            clock=lambda: self.now, chance=lambda: 0.0,
        )  # fmt: skip
        return list(asking.ask(work))

    def times(self, host):
        return [at for at, other in self.sent if other == host]


def titles(count, start=0):
    return [Question(at, TITLE, f"Title {at}") for at in range(start, start + count)]


def test_each_service_is_asked_at_its_own_pace_and_the_others_do_not_wait_for_it():
    wire = Wire()
    wire.ask((ARXIV_API, titles(3)), (CROSSREF, titles(3)), (OPENALEX, titles(3)))
    assert wire.times("export.arxiv.org") == [0.0, 3.0, 6.0]
    assert wire.times("api.crossref.org") == [0.0, 1.0, 2.0]
    assert wire.times("api.openalex.org") == [0.0, 0.1, 0.2]


def test_a_limit_told_in_the_headers_is_kept():
    slower = Reply(
        200, EMPTY["api.crossref.org"], {"x-rate-limit-limit": "1", "x-rate-limit-interval": "5s"}
    )
    wire = Wire(api_crossref_org=[slower])
    wire.ask((CROSSREF, titles(3)))
    assert wire.times("api.crossref.org") == [0.0, 1.0, 6.0]


def test_a_service_that_asks_for_a_pause_gets_it_and_is_asked_again():
    limited = Reply(429, b"", {"retry-after": "17"})
    wire = Wire(api_semanticscholar_org=[limited])
    (event,) = wire.ask((SCHOLAR, titles(1)))
    assert isinstance(event, Answered)
    assert wire.times("api.semanticscholar.org") == [0.0, 17.0]


def test_others_go_on_while_one_pauses():
    wire = Wire(api_semanticscholar_org=[Reply(429, b"", {"retry-after": "17"})])
    wire.ask((SCHOLAR, titles(1)), (CROSSREF, titles(3)))
    assert wire.times("api.crossref.org") == [0.0, 1.0, 2.0]
    assert wire.times("api.semanticscholar.org") == [0.0, 17.0]


def test_pauses_grow_after_each_failure_until_the_service_is_given_up():
    wire = Wire(api_crossref_org=[Reply(500, b"", {})] * 9)
    events = wire.ask((CROSSREF, titles(3)), (OPENALEX, titles(1)))
    assert wire.times("api.crossref.org") == [0.0, 1.0, 3.0, 7.0]
    failed = [one for one in events if isinstance(one, Unanswered)]
    assert [one.failure.kind for one in failed] == [FailureKind.BROKEN] * 3
    assert "status 500" in failed[0].failure.sentence("Crossref")
    assert [one.service.id for one in events if isinstance(one, Answered)] == ["openalex"]


def test_a_limit_without_a_time_is_met_with_growing_pauses():
    wire = Wire(api_crossref_org=[Reply(429, b"", {})] * 9)
    (event,) = wire.ask((CROSSREF, titles(1)))
    assert wire.times("api.crossref.org") == [0.0, 1.0, 3.0, 7.0]
    assert event.failure.kind is FailureKind.LIMITED


def test_who_asks_for_hours_is_not_waited_for():
    wire = Wire(api_openalex_org=[Reply(429, b"", {"retry-after": "30000"})])
    events = wire.ask((OPENALEX, titles(2)))
    assert len(wire.sent) == 1 and wire.now == 0.0
    assert events[0].failure.sentence("OpenAlex") == (
        "OpenAlex asks for a pause: too many requests, for 8 hours."
    )
    assert sum(len(one.questions) for one in events) == 2


@pytest.mark.parametrize(
    ("status", "kind"), [(401, "REFUSED"), (403, "REFUSED"), (511, "ELSEWHERE")]
)
def test_a_refusal_is_not_repeated(status, kind):
    wire = Wire(api_openalex_org=[Reply(status, b"", {})])
    events = wire.ask((OPENALEX, titles(3)))
    assert len(wire.sent) == 1
    assert {one.failure.kind.name for one in events} == {kind}


def test_one_answer_that_cannot_be_read_is_passed_over_and_the_second_ends_it():
    rubbish = Reply(200, b"%%%", {})
    good = Reply(200, EMPTY["api.crossref.org"], {})
    wire = Wire(api_crossref_org=[rubbish, good, rubbish])
    events = wire.ask((CROSSREF, titles(5)))
    assert [type(one).__name__ for one in events] == [
        "Unanswered", "Answered", "Unanswered", "Unanswered", "Unanswered"
    ]  # fmt: skip
    assert len(wire.sent) == 3


def test_without_a_connection_each_service_is_tried_and_told():
    offline = [Failure(FailureKind.OFFLINE)] * 9
    wire = Wire(api_crossref_org=offline, export_arxiv_org=offline)
    work = (ARXIV_API, [Question(1, ARXIV, "2104.01234")]), (CROSSREF, [Question(1, DOI, "10.1/a")])
    events = wire.ask(*work)
    assert {one.failure.sentence(one.service.title) for one in events} == {
        "arXiv could not be reached.", "Crossref could not be reached."
    }  # fmt: skip
    assert len(wire.sent) == 8


def test_every_request_is_noted_whatever_came_of_it():
    wire = Wire(api_crossref_org=[Failure(FailureKind.SLOW), Reply(503, b"busy", {}), Cancelled()])
    with pytest.raises(Cancelled):
        wire.ask((CROSSREF, titles(1)))
    assert [(one.status, one.size, one.outcome) for one in wire.notes] == [
        (None, 0, "Crossref did not answer in time."),
        (503, 4, "answered"),
        (None, 0, "Stopped before an answer came."),
    ]
    assert all(one.address.startswith("https://api.crossref.org/works?") for one in wire.notes)


def test_pauses_grow_and_vary():
    assert [pause_before(tries, lambda: 0.0) for tries in range(1, 8)] == [1, 2, 4, 8, 16, 30, 30]
    assert pause_before(3, lambda: 1.0) == 6.0


def test_retry_after_is_a_number_of_seconds_or_a_date():
    now = datetime(2026, 11, 30, 15, 0, 0, tzinfo=UTC)
    assert retry_after({"retry-after": "12"}) == 12.0
    assert retry_after({"retry-after": "Mon, 30 Nov 2026 15:01:00 GMT"}, now) == 60.0
    assert retry_after({"retry-after": "Mon, 30 Nov 2026 14:01:00 GMT"}, now) == 0.0
    assert retry_after({"retry-after": "soon"}) is None
    assert retry_after({}) is None


def test_limits_in_headers_that_make_no_sense_say_nothing():
    assert pause_told({"x-rate-limit-limit": "50", "x-rate-limit-interval": "1s"}) == 0.02
    for limit, interval in (("0", "1s"), ("many", "1s"), ("5", ""), ("", "1s"), ("5", "1m")):
        headers = {"x-rate-limit-limit": limit, "x-rate-limit-interval": interval}
        assert pause_told(headers) == 0.0
