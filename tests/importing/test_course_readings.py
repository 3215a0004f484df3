"""Readings of a course, among all else that its plan says."""

from __future__ import annotations

import pytest

from desktop_app.importing.references.assigned_part import assigned_part
from desktop_app.model.record import Record
from tests.importing.invented_pages import check_promises
from tests.importing.reading import read

PLAN = """PHIL 312: Philosophy of Moss
Spring 2024

Instructor: Ada Marlow
Office hours: Tuesdays 2-4pm

Week 1 - Introduction
No readings.

Week 2 - What is moss?
Reading: Lee & Oak (2019), Moss and Method, Journal of Garden Letters

Week 3 - Glass
Required: Quince, O. (2015). Slow glass. Annals of Glass, 12(3), 45-60.
Optional: Okonkwo, Z., & Lee, T. (2017). Fast glass and the discontents of those
who look at it. Garden Letters, 4, 1-12.

Week 4 - Deltas. Required: van den Akker, L. (2020). River deltas remembered. Rivers, 8(1), 3-29.

Week 5 - Essay due. Please submit by Friday at noon.
Further readings:
- Lee, T. (2011). Harbours. Garden Letters, 1, 2-9.
- the catalogue of the museum
"""
READ = [
    ("Moss and Method", ("Lee", "Oak"), 2019, "Journal of Garden Letters"),
    ("Slow glass", ("Quince, O.",), 2015, "Annals of Glass"),
    (
        "Fast glass and the discontents of those who look at it",
        ("Okonkwo, Z.", "Lee, T."),
        2017,
        "Garden Letters",
    ),
    ("River deltas remembered", ("van den Akker, L.",), 2020, "Rivers"),
    ("Harbours", ("Lee, T.",), 2011, "Garden Letters"),
]
BARE = """Reading: Lee & Oak (2019), Moss and Method, Journal of Garden Letters
Reading: Quince (2015), Slow Glass and its Uses, Annals of Glass
Reading: Okonkwo & Lee (2017), Fast Glass, Garden Letters
"""
WEEKS = """Course schedule

Week 1 (Sept 4): Introduction
  - Lee, T. and Oak, B. (2019). "Moss and Method." Journal of Garden Letters 12(2): 45-60.
Week 2 (Sept 11): Glass
  - Quince, O. (2015). "Slow Glass and its Uses." Annals of Glass 3(1): 1-20.
  - Okonkwo, Z. (2017). "Fast Glass." Garden Letters 4: 33-51.
Week 3 (Sept 18): Deltas
  - van den Akker, L. (2020). "River Deltas Remembered." Journal of Rivers 8(1): 3-29.
"""


def says(record: Record) -> tuple[object, ...]:
    return record.title, record.authors, record.year, record.venue


def test_a_plan_with_labelled_readings() -> None:
    reading = read(PLAN)
    check_promises(reading)
    assert [says(one) for one in reading.records] == READ
    assert [(one.line, one.end_line) for one in reading.records][2] == (15, 16)
    assert reading.summary.problems == ()


def test_lists_below_labels_and_a_label_of_one() -> None:
    text = (
        "SOC 101 Schedule\n\nSept. 11. Moss and society\nRequired readings:\n"
        '• Marlow, Ada. 2019. "Moss and Society." Annual Review of Moss 12: 1-24.\n'
        "• Quince, O., and T. Lee. 2020. Slow Glass. Bern: Lantern House, ch. 2.\n"
        'Recommended: Okonkwo (2018), "Rivers and Memory", Rivers 3(1)\n\nSept. 18. Deltas\n'
        "Required readings:\n• van den Akker, L. (2021). River deltas. Rivers, 9(2), 11-29.\n"
        "Guest lecture by Per Nakagawa-Lund.\n"
    )
    assert [(one.line, one.title, one.authors) for one in read(text).records] == [
        (5, "Moss and Society", ("Marlow, Ada",)),
        (6, "Slow Glass", ("Quince, O.", "T. Lee")),
        (7, "Rivers and Memory", ("Okonkwo",)),
        (11, "River deltas", ("van den Akker, L.",)),
    ]


def test_readings_alone() -> None:
    found = read(BARE).records
    assert [(one.title, one.authors) for one in found] == [
        ("Moss and Method", ("Lee", "Oak")),
        ("Slow Glass and its Uses", ("Quince",)),
        ("Fast Glass", ("Okonkwo", "Lee")),
    ]


def test_a_week_heads_what_stands_below() -> None:
    found = read(WEEKS).records
    titles = ["Moss and Method", "Slow Glass and its Uses", "Fast Glass", "River Deltas Remembered"]
    assert [one.title for one in found] == titles
    assert dict(found[2].fields) == {"volume": "4", "page": "33-51"}
    assert [one.end_line for one in found] == [4, 6, 7, 9]


@pytest.mark.parametrize(
    "text",
    [
        "Reading: the first two chapters\nReading: whatever you like\nRequired: a pen (or 2)\n",
        "Required: 2 eggs\nOptional: a cup of milk, 2019 vintage\nRequired: flour\n",
        "Read: Tom Lee said in 2019 that moss is green.\nRead: he was right. We all know it.\n",
    ],
)
def test_other_things_with_such_labels(text: str) -> None:
    assert read(text).records == ()


PARTS = """Week 1: Beginnings
Marlow 2019, Slow Glass, chapters 1-3
* Lee, Oak and Quince (2015), Moss, Kernels and Gardens, pp. 20-45, 60
Week 2: Rivers
Reading: van den Akker et al. 2018, River Deltas Remembered, ch. IV
Bring the map of chapter 4.
"""


def test_parts_of_books_are_read_without_a_label() -> None:
    reading = read(PARTS)
    found = [
        (one.title, one.authors, one.author_total, one.year, dict(one.extra))
        for one in reading.records
    ]
    assert found == [
        ("Slow Glass", ("Marlow",), 1, 2019, {"assigned": "chapters 1-3"}),
        (
            "Moss, Kernels and Gardens",
            ("Lee", "Oak", "Quince"),
            3,
            2015,
            {"assigned": "pp. 20-45, 60"},
        ),
        ("River Deltas Remembered", ("van den Akker",), None, 2018, {"assigned": "ch. IV"}),
    ]
    check_promises(reading)


@pytest.mark.parametrize(
    "text",
    [
        "In March 2019, Slow Glass, chapters 1 and 2 of which were lost, was found again.",
        "Bring Marlow 2019, Slow Glass, chapters 1-3, and a pen to the first meeting.",
        "Marlow 2019, Slow Glass, Annals of Glass, 12(3)",
        "The third chapter, Marlow 2019, Slow Glass",
    ],
)
def test_other_lines_with_chapters_assign_none(text: str) -> None:
    assert assigned_part(text, (1, 1)) is None


ERRANDS = (
    "Bring Marlow 2019, Slow Glass, chapters 1-3, and a pen",
    "Please read Oak and Lee (2015), Moss and Method, chapter 2, before Friday",
    "To discuss: Lee 2011, Harbours, pp. 3-9, with a friend",
    "Don’t forget Quince 2018, Fast Glass, pp. 3-9, and bread",
)


@pytest.mark.parametrize("mark", ["", "- ", "1. ", "* [ ] "])
def test_what_is_to_be_done_with_a_work_is_no_reference(mark: str) -> None:
    assert read("".join(f"{mark}{line}\n" for line in ERRANDS)).records == ()


def test_among_what_is_to_be_done_parts_of_books_are_read() -> None:
    text = (
        "Required readings:\n- Marlow 2019, Slow Glass, chapters 1-3\n"
        f"- {ERRANDS[0]}\n- Lee, T. (2011). Harbours. Garden Letters, 1, 2-9.\n"
    )
    found = read(text).records
    assert [(one.line, one.title) for one in found] == [(2, "Slow Glass"), (4, "Harbours")]


def test_people_and_groups_that_are_called_like_verbs_are_authors() -> None:
    text = (
        "Read, H. 1943, Moss and Method, Bern: Lantern Press.\n"
        "Read HB, Lee T. Slow glass and its uses. Garden Letters 2019;12(3):45-60.\n"
        "Study Group 2016, Kernels and Gardens, Bern: Lantern Press.\n"
    )
    assert [(one.title, one.authors) for one in read(text).records] == [
        ("Moss and Method", ("Read, H.",)),
        ("Slow glass and its uses", ("Read, HB", "Lee, T")),
        ("Kernels and Gardens", ("Study Group",)),
    ]
