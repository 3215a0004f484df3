"""Programmes with one line for each talk: its time, its title and its authors, tabs between."""

from __future__ import annotations

import pytest

from tests.importing.site_readings import copied

TALKS = [
    ("10:30 – 10:50", "Kites that steer themselves in wind", "Oda Merrivale and Jun Tarkowski"),
    ("10:50 – 11:10", "On the memory of old glass", "Per Nakagawa-Lund"),
    ("11:10 – 11:30", "How to count mosses twice", "Lise van den Akker, Bo Berg and Ann Lee"),
]
SAID = [
    ("Kites that steer themselves in wind", ("Oda Merrivale", "Jun Tarkowski")),
    ("On the memory of old glass", ("Per Nakagawa-Lund",)),
    ("How to count mosses twice", ("Lise van den Akker", "Bo Berg", "Ann Lee")),
]
BEFORE = "9:00 – 9:10\tWelcome\n9:10 – 10:00\tInvited talk: Silence (Ann Lee, ETH)\n"
COFFEE = "10:00 – 10:30\tCoffee\n"
BEHIND = "11:30 – 12:00\tPoster session\n"


@pytest.mark.parametrize("head", ["Moss Workshop 2024 – Program", "Moss Workshop 2024", "Schedule"])
@pytest.mark.parametrize(("before", "behind"), [(BEFORE + COFFEE, BEHIND), ("", "")])
def test_each_talk_is_a_record(head, before, behind):
    talks = "".join("\t".join(talk) + "\n" for talk in TALKS)
    reading = copied(f"{head}\n\n{before}{talks}{behind}", "conference-programme")
    assert [(record.title, record.authors) for record in reading.records] == SAID


@pytest.mark.parametrize("form", ["9:{0}0 - 9:{0}5", "9:{0}0", "9.{0}0–9.{0}5", "9:{0}0 am"])
def test_times_are_written_in_many_ways(form):
    talks = "".join(
        f"{form.format(at)}\t{title}\t{who}\n" for at, (_, title, who) in enumerate(TALKS)
    )
    reading = copied(f"Moss Workshop\n{talks}", "conference-programme")
    assert [(record.title, record.authors) for record in reading.records] == SAID
