"""Tables of papers: as HTML saved and pasted, with tabs, in Markdown; with headings and without."""

from __future__ import annotations

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.importing.invented_pages import check_promises
from tests.importing.reading import read

HEADS = ("Title", "Authors", "Year", "Venue")
ROWS = [
    ("Slow Glass in Urban Design", "O. Merrivale, J. Tarkowski", "2019", "Journal of Glass 3(1)"),
    ("Alpine Moss under Stress", "Zoë Okonkwo", "2020", "ICRD"),
    ("Rivers Remembered", "P. O. Lund, L. van den Akker, T. Lee", "2021", "Annals of Moss"),
]
SAID = [
    ("Slow Glass in Urban Design", ("O. Merrivale", "J. Tarkowski"), 2019, "Journal of Glass"),
    ("Alpine Moss under Stress", ("Zoë Okonkwo",), 2020, "ICRD"),
    ("Rivers Remembered", ("P. O. Lund", "L. van den Akker", "T. Lee"), 2021, "Annals of Moss"),
]


def said(reading: Reading) -> list[tuple[object, ...]]:
    return [(one.title, one.authors, one.year, one.venue) for one in reading.records]


def html(rows: list[tuple[str, ...]], heads: tuple[str, ...] = ()) -> str:
    body = "".join(
        "<tr>" + "".join(f"<td>{cell}</td>\n" for cell in row) + "</tr>\n" for row in rows
    )
    head = "<tr>" + "".join(f"<th>{cell}</th>" for cell in heads) + "</tr>\n" if heads else ""
    return (
        "<!doctype html>\n<html><body><nav>Home\nPeople</nav>\n<h1>Zoë Okonkwo</h1>\n"
        f"<h2>Publications</h2>\n<table>\n{head}{body}</table>\n<p>Last updated 2022</p>"
        "</body></html>\n"
    )


@pytest.mark.parametrize("heads", [HEADS, ()], ids=["headings", "none"])
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 0, 1, 3), (1, 3, 2, 0)])
def test_a_saved_page(heads: tuple[str, ...], order: tuple[int, ...]) -> None:
    text = html([tuple(row[at] for at in order) for row in ROWS],
                tuple(heads[at] for at in order) if heads else ())  # fmt: skip
    reading = read(text)
    assert (reading.summary.format, reading.summary.layout) == ("web-page", "table-of-papers")
    assert said(reading) == SAID
    assert reading.records[0].fields == {"volume": "3", "issue": "1"}
    assert reading.summary.owner == "Zoë Okonkwo"
    lines = text.split("\n")
    for record in reading.records:
        assert record.title in "\n".join(lines[record.line - 1 : record.end_line])


def test_a_paste_counts_the_lines_that_it_shows() -> None:
    item = ListingInput(None, "", html(ROWS, HEADS), "clipboard")
    reading = read_listing(item, None, Progress())
    check_promises(reading)
    assert said(reading) == SAID
    shown = (reading.text or "").split("\n")
    for record in reading.records:
        assert record.title in shown[record.line - 1]


def test_cells_of_several_lines_links_and_rows_between() -> None:
    rows = [
        ("2021", "<p>Rivers<br>Remembered</p>", "T. Lee,\n Z. Okonkwo", "<i>Annals of Moss</i>",
         "<a href='https://arxiv.org/abs/2101.99999'>arXiv</a> <a href='a.pdf'>PDF</a>"),
        ("2020", "Alpine Moss [pdf]", "Z. Okonkwo", "<i>ICRD</i>", ""),
    ]  # fmt: skip
    text = html(rows, ("Year", "Paper", "Authors", "Where", "Links"))
    text = text.replace("<tr><td>2020", "<tr><td colspan=5>2020</td></tr>\n<tr><td>2020")
    reading = read(text)
    assert said(reading) == [
        ("Rivers Remembered", ("T. Lee", "Z. Okonkwo"), 2021, "Annals of Moss"),
        ("Alpine Moss", ("Z. Okonkwo",), 2020, "ICRD"),
    ]
    assert reading.records[0].arxiv_id == "2101.99999"
    assert [record.extra for record in reading.records] == [{}, {}]


@pytest.mark.parametrize("count", [False, True])
def test_tabs_without_headings(count: bool) -> None:
    rows = [(str(place), *row, "PDF") if count else row for place, row in enumerate(ROWS, 1)]
    reading = read("\n".join("\t".join(row) for row in rows))
    check_promises(reading)
    assert said(reading) == SAID
    assert [record.extra for record in reading.records] == [{}, {}, {}]


def test_tabs_with_headings_in_other_words() -> None:
    heads = ("Titel", "Autoren", "Jahr", "Zeitschrift")
    reading = read("\n".join("\t".join(row) for row in (heads, *ROWS)))
    assert [one.title for one in reading.records] == [title for title, *_ in SAID]
    assert [one.authors for one in reading.records] == [authors for _, authors, *_ in SAID]


def test_a_table_in_markdown() -> None:
    rows = [(f"**{ROWS[0][0]}**", *ROWS[0][1:]),
            (f"[{ROWS[1][0]}](https://doi.org/10.5555/moss.7)", *ROWS[1][1:]), ROWS[2]]  # fmt: skip
    lines = ["# Publications", "", *("| " + " | ".join(row) + " |" for row in (HEADS, *rows))]
    lines.insert(3, "|---|:---:|--:|---|")
    reading = read("\n".join(lines))
    check_promises(reading, links="https://doi.org/10.5555/moss.7")
    assert said(reading) == SAID
    assert reading.records[1].doi == "10.5555/moss.7"


@pytest.mark.parametrize(
    "table",
    [
        html([("Tom Lee", "Postdoc", "2019", "r. 4"), ("Li Xu", "Student of glass", "2020", "r. 5"),
              ("Zoë Okonkwo", "Professor of slow glass", "2010", "r. 6")],
             ("Name", "Position", "Since", "Room")),
        html([("Home", "People", "Contact"), ("We work on glass.", "And on moss.", "2021")]),
        "Item\tPrice\tYear\nA slow glass\t12\t2019\nAn alpine moss\t3\t2020\nA delta\t9\t2021\n",
    ],
    ids=["staff", "layout", "prices"],
)  # fmt: skip
def test_tables_of_other_things(table: str) -> None:
    assert read(table).records == ()
