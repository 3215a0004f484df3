"""Tables of papers: columns in any order, by any of their names, with any delimiter."""

from __future__ import annotations

import io

import pytest

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.formats.csv_table import CsvExporter
from desktop_app.importing.tables.table_record import Columns
from desktop_app.model.description import Identifier
from desktop_app.model.paper import Paper
from tests.importing.reading import read, record, records


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("before", ["", "\ufeff", "sep=%\n", "\n"])
def test_delimiters(delimiter: str, before: str) -> None:
    header = ["Year", "Article Title", "Source Title", "DOI", "Odd column"]
    row = ["2020", '"Lamps, wicks; oil"', "Lamp Weekly", "10.9999/X.1", "odd"]
    text = before.replace("%", delimiter) + f"{delimiter.join(header)}\n{delimiter.join(row)}\n"
    found = record(text, "csv")
    assert (found.title, found.year, found.venue) == ("Lamps, wicks; oil", 2020, "Lamp Weekly")
    assert found.doi == "10.9999/x.1" and found.extra == {"Odd column": "odd"}
    assert found.line == text.count("\n")


def test_a_row_with_far_too_many_cells_is_kept_whole() -> None:
    cells = [f"c{number}" for number in range(200)]
    found = record("title,year\nLamps,2020," + ",".join(cells) + "\n", "csv")
    assert (found.title, found.year, found.extra["column 3"]) == ("Lamps", 2020, "c0")
    assert len(found.extra) == 51 and found.extra["column 53"] == ",".join(cells[50:])


def test_quoted_lines_and_spans() -> None:
    text = 'title,abstract\n"One","Some\nwords ""quoted"""\n,\nTwo,"More"\n'
    first, second = records(text, "csv")
    assert first.abstract == 'Some words "quoted"' and (first.line, first.end_line) == (2, 3)
    assert (second.title, second.line, second.end_line) == ("Two", 5, 5)


@pytest.mark.parametrize(
    ("cell", "names"),
    [
        ("Quill, Maren; Ożóg, Tomasz", ("Quill, Maren", "Ożóg, Tomasz")),
        ("Quill, Maren and Ożóg, Tomasz", ("Quill, Maren", "Ożóg, Tomasz")),
        ("Quill M., Brass I.J.", ("Quill, M.", "Brass, I.J.")),
        ("Maren Quill, Ida Brass, and Bram Holt", ("Maren Quill", "Ida Brass", "Bram Holt")),
        ("Quill, Maren", ("Quill, Maren",)),
        ("Quill, Maren (57200000001); Brass, Ida (57200000002)", ("Quill, Maren", "Brass, Ida")),
        ("['Quill, Maren', 'Brass, Ida']", ("Quill, Maren", "Brass, Ida")),
    ],
)
def test_author_cells(cell: str, names: tuple[str, ...]) -> None:
    text = f'title,authors\nOne,"{cell}"\n'
    assert record(text, "csv").authors == names


def test_too_many_cells_and_empty_rows_are_problems() -> None:
    reading = read("title,year,x\nOne,2020,a,b\n,,only\n\n")
    assert [found.title for found in reading.records] == ["One"]
    assert [problem.line for problem in reading.summary.problems] == [2, 3]


def test_own_table_comes_back() -> None:
    paper = Paper(
        id=7,
        type="article-journal",
        title="=Lamps",
        authors=("Quill, Maren", "The HARBOUR Collaboration"),
        author_total=9,
        authors_complete=False,
        year=2021,
        date="2021-03-09",
        venue="Lamp Weekly",
        abstract="Some $x_1$ words",
        abstract_complete=False,
        subjects=("cs.DS",),
        doi="10.9999/x.1",
        arxiv_id="2103.99412",
        identifiers=(Identifier("pmid", "77"),),
        urls=("https://lamps.example/1",),
        fields={
            "volume": "3",
            "page": "1-2",
            "editor": ("Brass, Ida",),
            "keyword": ("oil", "wick"),
        },
        extra={"shelf": "K 7"},
    )
    out = io.StringIO()
    CsvExporter().write([paper], out, ExportOptions())
    found = record(out.getvalue(), "csv")
    for name in ("type", "title", "authors", "author_total", "authors_complete", "date", "venue",
                 "abstract", "abstract_complete", "subjects", "doi", "arxiv_id", "identifiers",
                 "urls"):  # fmt: skip
        assert getattr(found, name) == getattr(paper, name), name
    assert found.fields == paper.fields and found.extra["shelf"] == "K 7"


@pytest.mark.parametrize(
    "text",
    [
        "Title, authors and year of publication matter.\nThey do, and much.\n",
        "name,price\nlamp,3\n",
        "title,year\n",
    ],
)
def test_what_is_no_table_of_papers(text: str) -> None:
    assert read(text).summary.format != "csv"


def test_one_name_with_a_comma_stays_as_it_is() -> None:
    (found,) = records('title,authors,year\nKites,"Bee, A.",2020\n', "csv")
    assert found.authors == ("Bee, A.",)


@pytest.mark.parametrize(
    ("short", "full", "authors"),
    [
        ("Reed A.; Oak B.", "Reed, Ann (57112); Oak, Bo (57113)", ("Reed, Ann", "Oak, Bo")),
        ("Reed A.; Oak B.; Elm C.", "Reed, Ann; Oak, Bo", ("Reed A.", "Oak B.", "Elm C.")),
        ("Reed A.; Oak B.", "", ("Reed A.", "Oak B.")),
    ],
)
def test_authors_in_two_columns_are_the_same_ones(
    short: str, full: str, authors: tuple[str, ...]
) -> None:
    found = record(f'Authors,Author full names,Title\n"{short}","{full}",Knots\n', "csv")
    assert found.authors == authors and found.author_total == len(authors)
    kept = {"Authors": short} if authors[0] == "Reed, Ann" else {"Author full names": full}
    assert found.extra == {name: value for name, value in kept.items() if value}


def test_a_page_that_others_do_not_name_is_kept() -> None:
    found = record("Title,Pages,Start page,End page\nKnots,5-9,5,19\n", "csv")
    assert found.fields == {"page": "5-9"} and found.extra == {"last-page": "19"}


def test_columns_of_web_of_science_are_its_tags() -> None:
    header = "PT AU AF TI SO CY SP SN EI DE ID BP EP D2 DL DA PY UT".split()
    row = (
        "J|Reed, A; Oak, B|Reed, Ann; Oak, Bo|On knots|JOURNAL OF KNOTS|MAY 01, 2019|A sponsor|"
        "1234-5678|8765-4321|kites; moss|Ropes|1|9|10.5555/b|http://dl.example|2020-05-05|2019|WOS:1"
    ).split("|")
    found = record("\t".join(header) + "\n" + "\t".join(row) + "\n", "csv")
    assert (found.title, found.venue) == ("On knots", "JOURNAL OF KNOTS")
    assert found.authors == ("Reed, Ann", "Oak, Bo") and found.type == "article-journal"
    assert (found.year, found.date, found.doi) == (2019, "2019", "10.5555/b")
    assert found.identifiers == (Identifier("wos", "1"),)
    assert found.fields == {
        "ISSN": ("1234-5678", "8765-4321"),
        "keyword": ("kites", "moss", "Ropes"),
        "page": "1-9",
    }
    kept = {"CY": "MAY 01, 2019", "SP": "A sponsor", "DA": "2020-05-05", "DL": "http://dl.example"}
    assert found.extra == kept
    mapped = Columns(header, {"bp": "volume"})  # a column was corrected by hand
    assert [mapped.names[header.index(tag)] for tag in ("CY", "DA", "SP")] == [None, None, None]
    again = mapped.record(row, 2, 2)
    assert again is not None and (again.date, again.fields["volume"]) == ("2019", "1")
