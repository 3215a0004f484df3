"""Rows are exported the short way: sign for sign what the papers in full would give."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from itertools import product
from pathlib import Path

import pytest

from desktop_app.exporting.entry_exporter import EntryExporter
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.printable import printable, printable_text
from desktop_app.exporting.registry import EXPORTERS
from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description, Identifier
from desktop_app.model.names import ordinary_parts, parse_name
from desktop_app.model.paper import Triage
from desktop_app.services.session import Session
from desktop_app.store.papers.export_rows import PAGE, ExportRows

ENTRIES = [exporter for exporter in EXPORTERS if isinstance(exporter, EntryExporter)]
TITLES = (
    "Lamps that learn", "LAMPS and x^2 $\\alpha$ of PARCELNET", "5% of all {knots} -- a \"study\"",
    "Über Möwen\u0085und Ölzeug", "学习 lamps", "A lamp", "X marks", "Costs \\$5 & more_less #1",
    "'' quoted '' ~ ^ ` \\x", "a\x01b\x7fc", "  two  blanks ", "=1+1", "https://a.example/x_y",
)  # fmt: skip
NAMES = (
    ("Ada Okonkwo",), ("Bram van der Holt", "Quill, Maren, Jr."), ("The KNOT Collaboration",),
    ("李 明", "J.-P. O'Salt", "Łucja Żak"), ("Plato",), ("{Acme & Sons}", "Ida Brass_1"),
    ("Sea University", "A \\'Ecole"), (),
)  # fmt: skip
PLAIN = Description(
    type="article",
    title="Knots for careful sailors",
    authors=("Maren Quill", "Tomasz Ożóg"),
    author_total=2,
    year=2021,
    date="2021-06-07",
    abstract="We tie every knot that has a name, and some that have none.",
    subjects=("cs.KN", "math.GT"),
    arxiv_id="2101.00001",
    urls=("https://arxiv.org/abs/2101.00001",),
    extra={"Comments": "9 pages"},
)


def odd_papers() -> Iterator[Description]:
    """Every title with some of the authors; then one odd thing at a time."""
    for at, (title, authors) in enumerate(product(TITLES, NAMES)):
        yield Description(
            type=(None, "article", "thesis", "paper-conference", "book")[at % 5],
            title=title,
            authors=authors,
            author_total=(None, len(authors), len(authors) + 2)[at % 3],
            authors_complete=(None, True, False)[at % 3] if authors else None,
            year=(2020 + at % 5, None)[at % 7 == 0],
            date=(None, "2021", "2021-03", "2021-3-09", "spring", "2021-13-40")[at % 6],
            venue=(None, title, "Annals of % Salt")[at % 3],
            abstract=(None, title, "It is cut …", "It is cut ", "Many\n\nlines  \x1f of it")[
                at % 5
            ],
            abstract_complete=(None, False, True)[at % 3],
            subjects=((), ("cs.LG",), ('Odd "heading" \\ 1', "b"))[at % 3],
            doi=(None, "10.1000/a(b)<c>%2", "10.1000/xyz_1")[at % 3],
            arxiv_id=(None, "2101.00001", "math/0102003")[at % 3],
        )
    yield Description(abstract="No title at all.")
    yield Description(title="On a page", attributed_to=("Ada Okonkwo",))
    yield Description(title="Named", identifiers=(Identifier("pmid", "12"), Identifier("hdl", "{")))
    yield Description(title="At", urls=("javascript:x", "ftp://b.example", "https://c.example/a b"))
    yield Description(title="At", urls=("https://c.example/a", "https://c.example/a", "http://["))
    yield Description(title="In", fields={"volume": "3", "page": "1-9", "publisher": "Salt & Co"})
    yield Description(title="In", fields={"volume": "3", "page": ("1-9", "12"), "ISSN": "1-2"})
    yield Description(title="In", fields={"issue": "3", "number": "4", "keyword": ("a", "b, c")})
    yield Description(
        title="Ed", fields={"editor": ("Ida Brass",), "note": "Own", "citation-key": "k"}
    )
    yield Description(
        title="Ex", extra={"Title": "Ex", "x": "{", "a b": "1", "X": ("1", "2"), "y": ""}
    )
    yield Description(title="Ex", extra={"entrytype": "online", "corporate": "Acme"})
    yield Description(title="Ex", extra={"PY": "spring", "U1": "kept", "C1": "too"})


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    session = Session.open(tmp_path / "short.paperfold")
    with session.library.write("Fill", recorded=False) as write:
        ids = write.papers.insert_many(
            [PLAIN, *odd_papers()], triage=Triage.KEPT, added=1_700_000_000
        )
    session.tags.add(ids[::3], ["to read", "Method/A & B"])
    session.tags.add(ids[::4], ["with, comma", "ähnlich"])
    for paper in ids[::5]:
        session.papers.set_note(paper, "My *note* with 5% _odd_ signs\nand lines.")
    yield session
    session.close()


@pytest.mark.parametrize("exporter", ENTRIES, ids=lambda exporter: exporter.format.id)
@pytest.mark.parametrize("attribution", [False, True])
@pytest.mark.parametrize("own", [True, False])
def test_both_ways_write_the_same(
    session: Session, exporter: EntryExporter, attribution: bool, own: bool
) -> None:
    options = ExportOptions(
        abstracts=own, notes=own, tags=own, attribution=attribution, include_untitled=not own
    )
    with session.library.read() as reader:
        ids = [row[0] for row in reader.connection.execute("SELECT id FROM papers ORDER BY id")]
    short = session.exports.to_text(ids, exporter.format.id, options)
    whole = StringIO(newline="")
    papers = session.search.papers(ids)
    untitled = exporter.holds_untitled or options.include_untitled
    exporter.write((each for each in papers if each.title or untitled), printable(whole), options)

    assert short.split("\n") == whole.getvalue().split("\n")


@pytest.mark.parametrize("exporter", ENTRIES, ids=lambda exporter: exporter.format.id)
def test_a_paper_like_most_is_written_from_its_row(
    session: Session, exporter: EntryExporter
) -> None:
    options = ExportOptions()
    session.exports.to_text([1], exporter.format.id, options)  # gives it a key
    entry = exporter.entry_of_rows(options)
    with session.library.read() as reader:
        (page,) = ExportRows(reader.connection).pages([1], sources=True)
        made = entry(page.rows[0], page.tags.get(1, ()), page.sources.get(1, ()))

    assert made is not None and "Knots for careful sailors" in made


def test_nothing_to_write_is_a_whole_file_too(session: Session) -> None:
    assert session.exports.to_text([], "csl-json", ExportOptions()) == "[]\n"
    assert session.exports.to_text([], "bibtex", ExportOptions()) == ""
    assert session.exports.to_text([], "csv", ExportOptions()).startswith("id,citekey,type,")


def test_pages_of_papers_are_joined_like_papers(session: Session) -> None:
    with session.library.write("More", recorded=False) as write:
        ids = list(write.papers.insert_many([PLAIN] * 1201, triage=Triage.KEPT, added=1))
    steps: list[int] = []
    progress = Progress(lambda state: steps.append(state.done))
    text = session.exports.to_text(ids, "bibtex", ExportOptions(), progress)

    assert text.count("@misc{") == 1201
    assert "\n\n\n" not in text and text.endswith("}\n")
    assert steps and steps[0] == PAGE


def test_control_characters_become_blanks_in_any_text() -> None:
    assert printable_text("a\x00b\x1fc\x7fd\n\t\r") == "a b c d\n\t\r"
    assert printable_text("é\x01\x85\x9f\xa0ß") == "é   \xa0ß"
    assert printable_text("学\x02\ud800") == "学 \ud800"


@pytest.mark.parametrize(
    "name", ["Ada Okonkwo", "J.-P. O'Salt", "Łucja Żak", "Ada B. C. Souza-Lima"]
)
def test_an_ordinary_name_is_taken_apart_at_once(name: str) -> None:
    parts = ordinary_parts(name)
    whole = parse_name(name)
    assert parts is not None and parts == (whole.family, whole.given)


@pytest.mark.parametrize(
    "name",
    ["Plato", "Bram van der Holt", "Quill, Maren", "The KNOT", "Sea University", "Ada Quill Jr.",
     "{Acme Sons}", "Ada  Quill", "Acme-Group Sea", "Ada Quill III", "Google Brain", ""],
)  # fmt: skip
def test_any_other_name_is_looked_at_closely(name: str) -> None:
    assert ordinary_parts(name) is None
