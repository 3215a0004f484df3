"""Titles of few words that read like a name are told by their place in a list of papers."""

from __future__ import annotations

import pytest

from desktop_app.importing.lines.page_furniture import outside
from desktop_app.importing.lines.page_line import page_lines
from desktop_app.model.record import PassedOver, Problem
from tests.importing.invented_pages import read
from tests.importing.site_readings import copied

LIKE_NAMES = ("Causal Graph Discovery", "Privacy-Preserving Gossip Protocols", "Sparse Moss")
OTHERS = ("Kites that Steer Themselves", "Is Old Glass Slower?", "Moss from the Air: A Survey")
PEOPLE = ("Oda Merrivale, Jun Tarkowski", "Lise van den Akker, Per Lund", "Jun Tarkowski, Bo Berg")


def pairs(order: str) -> list[tuple[str, str]]:
    """Titles with their authors: 'o' one like others, 'n' one like a name."""
    others, names = iter(OTHERS), iter(LIKE_NAMES)
    return [
        (next(names) if sign == "n" else next(others), PEOPLE[at % 3])
        for at, sign in enumerate(order)
    ]


@pytest.mark.parametrize("order", ["onoo", "noon", "oonn", "nooo", "oono"])
@pytest.mark.parametrize(
    ("between", "titles_first"), [("\n\n", True), ("\n", True), ("\n\n", False)]
)
def test_every_paper_is_read(order, between, titles_first):
    wanted = pairs(order)
    entries = [f"{title}\n{who}" if titles_first else f"{who}\n{title}" for title, who in wanted]
    reading = copied(f"Accepted Papers\n\n{between.join(entries)}\n", "conference-programme")
    said = [(record.title, ", ".join(record.authors)) for record in reading.records]
    assert said == wanted
    assert reading.summary.problems == ()


def test_rows_with_numbers():
    rows = [f"{at}\t{title}\t{who}\n" for at, (title, who) in enumerate(pairs("oonon"), 1)]
    reading = copied("Accepted Papers\n" + "".join(rows), "conference-programme")
    assert [record.title for record in reading.records] == [title for title, _ in pairs("oonon")]


def test_a_lone_author_below_a_title_like_a_name():
    text = "Accepted Papers\n\n" + "\n\n".join(f"{t}\n{who}" for t, who in pairs("oo"))
    reading = copied(f"{text}\n\nCausal Graph Discovery\nAna Cruz\n", "conference-programme")
    assert (reading.records[-1].title, reading.records[-1].authors) == (
        "Causal Graph Discovery",
        ("Ana Cruz",),
    )


def test_what_is_not_sure_is_told():
    first, *rest = (f"{title}\n{who}" for title, who in pairs("ooo"))
    text = "\n\n".join(["Accepted Papers", first, "A title that has lost its authors", *rest])
    reading = copied(text + "\n", "conference-programme")
    assert [record.title for record in reading.records] == list(OTHERS)
    (problem,) = reading.summary.problems
    assert problem.text == "A title that has lost its authors"


def test_authors_on_several_lines_make_no_papers():
    text = "Accepted Papers\n\n" + "\n\n".join(
        f"{title}\nAnn Lee\nBo Chen\nCy Dar" for title in (*OTHERS, "What Moss Is")
    )
    reading = read(text + "\n")
    assert {record.title for record in reading.records} <= {*OTHERS, "What Moss Is"}


def test_what_may_be_a_papers_outside_a_list_is_told():
    lines = page_lines(
        [
            "Home",
            "Kites that Steer",
            "Oda Merrivale, Jun Tarkowski",
            "Call us",
            "Glass Letters, 2019",
        ]
    )
    items = list(outside(lines))
    assert [item.line for item in items if isinstance(item, Problem)] == [2, 3, 5]
    assert [item.line for item in items if isinstance(item, PassedOver)] == [1, 4]
