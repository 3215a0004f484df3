"""Tables of a saved page: a year, a title over its authors, and a venue in the cells of a row."""

from __future__ import annotations

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import ListingInput, read_listing

PAPERS = [
    ("2024", "Kites that Steer Themselves in Wind", "Oda Merrivale, Jun Tarkowski", "ICML"),
    ("2023", "What Old Glass Knows", "Jun Tarkowski", "NeurIPS"),
    ("2023", "Moss from the Air", "Lise van den Akker, Bo Berg", "Journal of Moss 12(3): 44-61"),
    ("2022", "On Counting Twice", "Bo Berg, Oda Merrivale", "Journal of Moss 11(1): 4-9"),
]


@pytest.mark.parametrize("between", ["", "\n"])
@pytest.mark.parametrize("year_first", [True, False])
def test_each_row_is_a_paper(between, year_first):
    rows = []
    for year, title, authors, venue in PAPERS:
        cells = [f"{title}<br>{between}{authors}", venue]
        cells.insert(0 if year_first else 2, year)
        rows.append(between.join(f"<td>{cell}</td>" for cell in cells))
    table = between.join(f"<tr>{row}</tr>" for row in rows)
    html = f"<html><body><h2>Publications</h2>{between}<table>{table}</table></body></html>"
    item = ListingInput(None, None, None, "saved", data=html.encode())
    reading = read_listing(item, None, Progress())
    said = [(str(x.year), x.title, ", ".join(x.authors), x.venue) for x in reading.records]
    assert said == [
        (year, title, authors, venue.partition(" 1")[0]) for year, title, authors, venue in PAPERS
    ]
    assert reading.records[2].fields == {"volume": "12", "issue": "3", "page": "44-61"}
    lines = html.split("\n")
    for record in reading.records:
        own = " ".join(lines[record.line - 1 : record.end_line])
        assert str(record.year) in own and (record.title or "-") in own


def test_a_table_that_sets_out_a_page_stays_as_it_is():
    html = (
        "<html><body><table><tr><td>Home<br>Papers</td><td><h2>Publications</h2><ul>"
        + "".join(
            f"<li>{title}<br>{who}<br>{venue}, {year}</li>"
            for year, title, who, venue in PAPERS[:2]
        )
        + "</ul></td></tr></table></body></html>"
    )
    item = ListingInput(None, None, None, "saved", data=html.encode())
    reading = read_listing(item, None, Progress())
    assert [record.title for record in reading.records] == [paper[1] for paper in PAPERS[:2]]
