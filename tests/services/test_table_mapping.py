"""Tables whose columns the user names, and the values of workbooks."""

from __future__ import annotations

from datetime import date

import pytest

from desktop_app.importing.files.workbook import is_workbook, sheets_of
from desktop_app.importing.text_source import source_of_text
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import UnreadableListing
from desktop_app.services.preview.preview_service import preview_of
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from desktop_app.services.reading.table_mapping import columns_of, fields, is_table, reader_with
from tests.services.workbooks_made import workbook

TABLE = 'Paper name;Who;Year;Source\n"Kites; and lamps";Bee, A.;2021;from Oda\nTides;;1999;x\n'


def read(text: str, mapping: dict[str, str]) -> Reading:
    item = ListingInput(None, text, None, "t.csv")
    return read_listing(item, reader_with(mapping), Progress())


def test_what_the_columns_are_taken_for() -> None:
    told = columns_of(source_of_text(TABLE, "t.csv"))
    assert [(column.title, column.field) for column in told] == [
        ("Paper name", None),
        ("Who", None),
        ("Year", "year"),
        ("Source", "venue"),
    ]
    assert told[0].samples == ("Kites; and lamps", "Tides") and told[1].samples == ("Bee, A.",)


def test_columns_named_by_the_user() -> None:
    reading = read(TABLE, {"paper  NAME": "title", "Who": "authors", "Source": ""})
    first, second = reading.records
    assert (first.title, first.authors, first.year) == ("Kites; and lamps", ("Bee, A.",), 2021)
    assert first.venue is None and first.extra == {"Source": "from Oda"}
    assert (second.title, second.line) == ("Tides", 3)
    assert reading.summary.format == "csv"


def test_a_table_of_one_column() -> None:
    assert [record.title for record in read("What\nKites\nTides\n", {"What": "title"}).records] == [
        "Kites",
        "Tides",
    ]


def test_columns_that_are_not_there_are_told_with_those_that_are() -> None:
    summary = read(TABLE, {"Paper": "title"}).summary
    assert summary.records == 0 and "“Paper name”, “Who”" in summary.problems[0].reason
    with pytest.raises(UnreadableListing, match="no field “tittle”"):
        reader_with({"Paper name": "tittle"})
    assert {"title", "authors", "year", "venue", "doi", "abstract", "keywords"} <= set(fields())


@pytest.mark.parametrize("style", [1, 2])
def test_cells_of_a_workbook(style: int) -> None:
    rows = [
        ["Title", "Date", "Pages", "Score", "Flag"],
        [],
        ["Kites\nand _x0041_", date(2021, 3, 5), 12, 0.1 + 0.2, True],
        [None, None, "n.d.", 1e21, False],
    ]
    data = workbook({"One": rows}, date_style=style)
    assert is_workbook(data)
    (sheet,) = sheets_of(data, "p.xlsx")
    assert sheet.text == (
        "Title\tDate\tPages\tScore\tFlag\n"
        '"Kites\nand A"\t2021-03-05\t12\t0.3\tTRUE\n'
        "\t\tn.d.\t1000000000000000000000\tFALSE\n"
    )


def test_a_workbook_is_read_like_its_table() -> None:
    rows = [["Title", "Authors", "Year", "DOI"], ["Tides", "Bee, A.", 1999, "10.9999/x"]]
    item = ListingInput(None, None, None, "p.xlsx", data=workbook({"One": rows}))
    (record,) = read_listing(item, None, Progress()).records
    text = "\n".join("\t".join(map(str, row)) for row in rows)
    table = ListingInput(None, text, None, "p.xlsx")
    assert (record,) == read_listing(table, None, Progress()).records
    assert record.authors == ("Bee, A.",)


def test_broken_workbooks_are_told() -> None:
    data = bytearray(workbook({"One": [["Title", "Year"], ["Tides", 1999]]}))
    at = data.index(b"<worksheet")
    data[at : at + 4] = b"????"
    item = ListingInput(None, None, None, "p.xlsx", data=bytes(data))
    assert "broken or locked" in (read_listing(item, None, Progress()).summary.error or "")


ODD = 'Who;When;Paper name\n"Quill, M.; Holt, B.";2019;Tidal lamps\n"Reed; A";2020;Stars\n'


def test_a_table_of_unknown_headings_is_offered_for_naming() -> None:
    """Its columns stand there at once; one that is named makes it a table of papers."""
    item = ListingInput(None, ODD, None, "odd.csv")
    preview = preview_of(item, None, Progress())
    assert preview.records == () and preview.reading.summary.error is not None
    assert [(each.title, each.field) for each in preview.columns] == [
        ("Who", None),
        ("When", None),
        ("Paper name", None),
    ]
    named = preview.with_column("Paper name", "title", Progress())
    named = named.with_column("Who", "authors", Progress())
    assert [record.title for record in named.records] == ["Tidal lamps", "Stars"]
    assert named.records[0].authors == ("Quill, M.", "Holt, B.")


@pytest.mark.parametrize(
    ("text", "table"),
    [
        (ODD, True),
        ("a\tb\tc\n1\t2\t3\n\n1\t2\t3\n", True),
        ("a,b,c\n1,2,3\n1,2\n", False),
        ("Well, it rains, and more.\nSo, what, then.\nNo.\n", False),
        ("a,b,c\n1,2,3\n", False),
        ('a,b,c\n"1,2,3\n1,2,3\n', False),
    ],
)
def test_what_is_a_table(text: str, table: bool) -> None:
    assert is_table(source_of_text(text, "x")) is table
