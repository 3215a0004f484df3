"""Exports of chats in JSON: the papers that were shared in them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from desktop_app.model.record import Record
from tests.corpus.in_span import Span, values_of
from tests.importing.reading import read

ARXIV, DOI = "https://arxiv.org/abs/2101.99999", "https://doi.org/10.5555/am.2019.11"
RIVERS = ARXIV.replace("2101", "2203")
CARD = {
    "from_url": ARXIV,
    "original_url": ARXIV,
    "service_name": "arXiv.org",
    "title": "[2101.99999] Slow Glass in Urban Design",
    "title_link": ARXIV,
    "text": "Glass that lets light through slowly changes how streets look.",
    "fallback": "arXiv.org: Slow Glass in Urban Design",
}
SLACK: list[dict[str, Any]] = [
    {"type": "message", "subtype": "channel_join", "user": "U1", "ts": "1.1", "text": "<@U1> in"},
    {"type": "message", "user": "U1", "ts": "1.2", "text": f"this one &gt; all <{ARXIV}>",
     "attachments": [CARD], "reactions": [{"name": "tada", "users": ["U2"], "count": 1}]},
    {"type": "message", "user": "U2", "ts": "1.3", "text": f"<{DOI}|Alpine Moss under Stress>"},
    {"type": "message", "user": "U2", "ts": "1.4",
     "text": f"To read:\nRiver Deltas Remembered <{RIVERS}>\nthanks <@U1>! :tada:"},
    {"type": "message", "user": "U1", "ts": "1.5", "text": "<https://x.example/cake|cake> at 3?"},
]  # fmt: skip
DISCORD = {
    "guild": {"id": "1", "name": "Moss"},
    "channel": {"id": "2", "name": "papers"},
    "messages": [
        {"id": "3", "type": "Default", "timestamp": "2024-03-05T09:12:00+00:00", "content": ARXIV,
         "author": {"name": "oda"}, "embeds": [{"title": "Slow Glass in Urban Design", "url": ARXIV,
         "description": "Glass that lets light through slowly changes how streets look."}]},
        {"id": "4", "type": "Default", "timestamp": "2024-03-05T09:15:00+00:00",
         "content": f"**Alpine Moss under Stress** <{DOI}>", "author": {"name": "tom"}},
        {"id": "5", "type": "Default", "timestamp": "2024-03-05T09:16:00+00:00",
         "content": "River Deltas Remembered\n" + RIVERS},
    ],
}  # fmt: skip
TELEGRAM = {
    "name": "Papers",
    "type": "private_group",
    "id": 1,
    "messages": [
        {"id": 1, "type": "message", "date": "2024-03-05T09:12:00", "from": "Oda", "from_id": "u1",
         "text": ["Slow Glass in Urban Design\n", {"type": "link", "text": ARXIV}]},
        {"id": 2, "type": "message", "date": "2024-03-05T09:15:00", "from": "Tom", "from_id": "u2",
         "text": ["read ", {"type": "text_link", "text": "Alpine Moss under Stress", "href": DOI}]},
        {"id": 3, "type": "message", "date": "2024-03-05T09:16:00", "from": "Tom", "from_id": "u2",
         "text": "River Deltas Remembered " + RIVERS},
    ],
}  # fmt: skip
SAID = [
    ("Slow Glass in Urban Design", "2101.99999", None),
    ("Alpine Moss under Stress", None, "10.5555/am.2019.11"),
    ("River Deltas Remembered", "2203.99999", None),
]


def said(records: tuple[Record, ...]) -> list[tuple[str | None, str | None, str | None]]:
    return [(one.title, one.arxiv_id, one.doi) for one in records]


@pytest.mark.parametrize("indent", [None, 4])
@pytest.mark.parametrize("chat", [SLACK, {"ok": True, "messages": SLACK}, DISCORD, TELEGRAM])
def test_papers_shared(chat: object, indent: int | None) -> None:
    reading = read(json.dumps(chat, indent=indent))
    assert (reading.summary.format, reading.summary.layout) == ("chat-json", "chat")
    assert said(reading.records) == SAID
    lines = (reading.text or "").split("\n")
    for record in reading.records:
        span = Span("\n".join(lines[record.line - 1 : record.end_line]))
        assert [pair for pair in values_of(record) if not span.holds(pair[1])] == []


def test_the_title_of_a_page_is_surer_than_what_was_written() -> None:
    first, second, _ = read(json.dumps(SLACK)).records
    assert (dict(first.sureness), dict(second.sureness)) == ({"title": 0.95}, {"title": 0.85})
    assert first.extra == {"description": CARD["text"]} and first.abstract is None


def test_a_chat_without_papers_says_so() -> None:
    reading = read(json.dumps([SLACK[0], SLACK[-1]]))
    assert reading.records == ()
    assert reading.summary.format == "chat-json" and reading.summary.error is not None


def test_a_link_alone_is_a_paper_to_look_up() -> None:
    message = {"type": "message", "user": "U1", "ts": "1.2", "text": f"wow <{ARXIV}>"}
    alone = {"type": "message", "user": "U1", "ts": "1.3", "text": f"<{ARXIV}>"}
    assert said(read(json.dumps([message, alone])).records) == [(None, "2101.99999", None)]
