"""Papers as people keep them and pass them on: chats, notes, outlines, tables, mails, answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.corpus.in_span import Span, values_of
from tests.importing.listing_blocks import blocks, unspoken
from tests.importing.reading import read

BLOCKS = blocks(Path(__file__).with_name("kept_and_shared.txt"))


@pytest.mark.parametrize("name", BLOCKS)
def test_what_is_read(name: str) -> None:
    text, expected = BLOCKS[name]
    found = [
        (one.title or "", "; ".join(one.authors), str(one.year or ""), one.venue or "")
        for one in read(text).records
    ]
    assert found == expected


@pytest.mark.parametrize("name", BLOCKS)
def test_every_line_is_spoken_for_and_nothing_invented(name: str) -> None:
    text, expected = BLOCKS[name]
    if not expected:
        return
    reading = read(text)
    lines = (reading.text or "").split("\n")
    assert text.startswith("<") or unspoken(reading) == []
    for record in reading.records:
        span = Span("\n".join(lines[record.line - 1 : record.end_line]))
        assert [pair for pair in values_of(record) if not span.holds(pair[1])] == []


@pytest.mark.parametrize("name", ["schedule tabs", "schedule markdown", "schedule html"])
def test_the_day_of_a_meeting_is_no_date_of_a_paper(name: str) -> None:
    found = read(BLOCKS[name][0]).records
    assert [one.arxiv_id or one.doi for one in found] == [
        "2101.99999",
        "10.5555/am.2019.11",
        "2203.99999",
    ]
    assert [one.date for one in found] == [None, None, None]
    assert all("2024" in str(one.extra["Date"]) for one in found)


def test_titles_alone_are_doubtful_and_keep_their_numbers() -> None:
    reading = read(BLOCKS["titles with ids"][0])
    assert reading.summary.layout == "titles-only"
    assert [dict(one.extra) for one in reading.records] == [
        {"paper number": number} for number in ("12", "27", "31", "45")
    ]
    assert all(one.guessed == {"title"} for one in reading.records)
