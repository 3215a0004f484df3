"""The one door to the network, against a real server."""

from __future__ import annotations

import gzip
import socket

import pytest

from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.request import Request, get
from desktop_app.lookup.transport import Transport
from tests.lookup.local_server import Fault


def on(server, path="/crossref/works/10.5555/rope.2019.4"):
    return get(f"{server.base}{path}", {}, single=True)


def sent(request, **limits):
    return Transport(**limits).send(request, "Paperfold/9", lambda: False)


def kind_of(request, **limits):
    with pytest.raises(Failure) as met:
        sent(request, **limits)
    return met.value.kind


def test_an_answer_comes_with_its_status_and_headers(server):
    reply = sent(on(server))
    assert reply.status == 200 and b"Knots for Careful Sailors" in reply.body
    assert reply.headers["content-type"] == "application/json"
    (asked,) = server.asked
    assert asked.headers["user-agent"] == "Paperfold/9"
    assert {"cookie", "referer", "from"}.isdisjoint(asked.headers)


def test_a_body_is_posted(server):
    request = Request(f"{server.base}/s2/paper/batch", "", b'{"ids": ["PMID:90000017"]}')
    assert b"Salt Water" in sent(request).body
    assert server.asked[0].method == "POST"


def test_packed_answers_are_unpacked(server):
    packed = gzip.compress(b'{"message": {}}')
    server.fail("crossref", Fault(200, packed, {"content-encoding": "gzip"}))
    assert sent(on(server)).body == b'{"message": {}}'


def test_an_answer_without_end_is_not_read_to_its_end(server):
    packed = gzip.compress(b" " * 3_000_000)
    server.fail("crossref", Fault(200, packed, {"content-encoding": "gzip"}))
    assert kind_of(on(server), largest=1_000_000) is FailureKind.TOO_LARGE


def test_a_silent_server_is_not_waited_for(server):
    server.fail("crossref", Fault(200, b"{}", pause=1.0))
    assert kind_of(on(server), read=0.1) is FailureKind.SLOW


def test_an_answer_that_drips_is_given_up(server):
    server.fail("crossref", Fault(200, b"x" * 200_000, drip=0.01))
    assert kind_of(on(server), read=0.5, whole=0.2) is FailureKind.SLOW


def test_an_answer_that_breaks_off_is_told(server):
    server.fail("crossref", Fault(200, b'{"message"', cut=True))
    assert kind_of(on(server)) is FailureKind.BROKEN_OFF


def test_where_nobody_listens_there_is_no_connection():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert kind_of(get(f"http://127.0.0.1:{port}/works", {})) is FailureKind.OFFLINE


def test_a_name_that_nobody_has_is_no_connection():
    assert kind_of(get("http://nobody.invalid/works", {})) is FailureKind.OFFLINE


def test_a_certificate_is_asked_for(server):
    request = get(server.base.replace("http:", "https:") + "/works", {})
    assert kind_of(request) in (FailureKind.INSECURE, FailureKind.BROKEN_OFF)


def test_a_work_that_was_merged_is_followed_on_the_same_host(server):
    moved = {"location": "/crossref/works/10.5555/pier.2021.17"}
    server.fail("crossref", Fault(301, b"", moved))
    assert b"Lanterns" in sent(on(server)).body


@pytest.mark.parametrize("target", ["http://login.hotel.invalid/", "https://127.0.0.1/works", ""])
def test_nobody_is_led_to_another_host(server, target):
    server.fail("crossref", *[Fault(302, b"", {"location": target})] * 9)
    assert kind_of(on(server)) is FailureKind.ELSEWHERE


def test_what_is_posted_is_led_nowhere(server):
    server.fail("s2", Fault(302, b"", {"location": "/s2/paper/batch"}))
    assert kind_of(Request(f"{server.base}/s2/paper/batch", "", b"{}")) is FailureKind.ELSEWHERE
    assert len(server.asked) == 1


def test_a_connection_that_was_closed_in_between_is_opened_again(server):
    transport = Transport()
    for _ in range(2):
        server.fail("crossref", Fault(200, b"{}", {"connection": "close"}))
        assert transport.send(on(server), "Paperfold/9", lambda: False).body == b"{}"
