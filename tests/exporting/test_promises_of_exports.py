"""What must never happen on the way out: something invented, lost, or able to act."""

from __future__ import annotations

import csv
import io
import json
import re
from html.parser import HTMLParser

import bibtexparser
import pytest
import rispy
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop_app.exporting.citation import citation
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.formats.csv_table import HEADER
from desktop_app.exporting.latex_text import balanced, latex_text, latex_title
from desktop_app.exporting.registry import exporter_called
from desktop_app.markup.dollars import split_maths
from desktop_app.markup.latex import to_unicode
from desktop_app.model.paper import Paper

PLAIN = ExportOptions()


def text_of(format_id: str, papers: list[Paper], options: ExportOptions = PLAIN) -> str:
    out = io.StringIO(newline="")
    exporter_called(format_id).write(papers, out, options)
    return out.getvalue()


def bib_of(papers: list[Paper], options: ExportOptions = PLAIN) -> list[dict[str, str]]:
    library = bibtexparser.parse_string(text_of("bibtex", papers, options))
    assert not library.failed_blocks
    return [{field.key: field.value for field in entry.fields} for entry in library.entries]


def test_bibtex_is_read_by_another_program(shelf: list[Paper]) -> None:
    library = bibtexparser.parse_string(text_of("bibtex", shelf))
    assert not library.failed_blocks
    assert [(entry.entry_type, entry.key) for entry in library.entries] == [
        ("article", "quill2021sorting"),
        ("inproceedings", "zee2019lighthouse"),
        ("misc", "okonkwotides"),
        ("misc", "anon"),
        ("misc", "plus2023sum"),
        ("phdthesis", "anon2001knots"),
    ]


def test_cut_author_list_is_and_others_in_bibtex_and_a_note_elsewhere(shelf: list[Paper]) -> None:
    first, second, *_ = bib_of(shelf)
    assert first["author"] == (
        "Quill, Maren and Ożóg, Tomasz and {The HARBOUR Collaboration} and others"
    )
    assert second["author"] == "van der Zee, Anneke and King, Jr., Otis"
    ris = rispy.loads(text_of("ris", shelf))
    assert ris[0]["authors"] == ["Quill, Maren", "Ożóg, Tomasz", "The HARBOUR Collaboration"]
    assert "Author list incomplete in the source: 3 of 16 named." in ris[0]["notes"]
    csl = json.loads(text_of("csl-json", shelf))
    assert "3 of 16 named" in csl[0]["note"]
    assert "note" not in csl[1]
    assert "The HARBOUR Collaboration and 13 more" in text_of("text", shelf)
    some = Paper(id=1, title="T", authors=("A B",), authors_complete=False)
    assert "A B and others" in text_of("markdown", [some])


def test_owner_of_unknown_position_is_no_author_unless_asked_for(shelf: list[Paper]) -> None:
    for format_id in ("bibtex", "ris", "csl-json", "markdown", "html", "text"):
        assert "Holt" not in text_of(format_id, shelf)
        assert "the place among the authors is not known" in text_of(
            format_id, [shelf[3]], ExportOptions(attribution=True)
        )
    marked = bib_of([shelf[3]], ExportOptions(attribution=True))[0]
    assert marked["author"] == "Holt, Bram and others"
    owner_known = Paper(
        id=1, title="T", authors=("Holt, Bram", "X Y"), attributed_to=("Bram Holt",)
    )
    assert bib_of([owner_known], ExportOptions(attribution=True))[0]["author"] == (
        "Holt, Bram and Y, X"
    )


def test_what_is_not_known_is_left_out(shelf: list[Paper]) -> None:
    tides = bib_of([shelf[2]])[0]
    assert set(tides) == {"title", "author"}
    assert "PY" not in text_of("ris", [shelf[2]])
    assert set(json.loads(text_of("csl-json", [shelf[2]]))[0]) == {"id", "type", "title", "author"}
    assert citation(shelf[2]) == "Ada Okonkwo. Tides without a year."


def test_the_users_own_words_go_out_only_when_wished(shelf: list[Paper]) -> None:
    bare = ExportOptions(abstracts=False, notes=False, tags=False)
    for format_id in ("bibtex", "ris", "csl-json", "csv", "markdown", "html", "text"):
        text = text_of(format_id, shelf[:1], bare)
        for words in ("older bound", "read first", "We sort"):
            assert words not in text
        assert "In memory of the old harbour" in text or format_id in ("markdown", "html", "text")


def test_cut_abstracts_are_marked(shelf: list[Paper]) -> None:
    for format_id in ("bibtex", "ris", "csl-json"):
        assert "the sailor infers […]" in text_of(format_id, shelf)
    for format_id in ("markdown", "html", "text"):
        assert "The abstract is cut in the source." in text_of(format_id, shelf)


def test_csl_json_has_names_in_parts_and_dates_in_numbers(shelf: list[Paper]) -> None:
    items = json.loads(text_of("csl-json", shelf))
    assert items[1]["author"] == [
        {"family": "Zee", "given": "Anneke", "non-dropping-particle": "van der"},
        {"family": "King", "given": "Otis", "suffix": "Jr."},
    ]
    assert items[0]["author"][2] == {"literal": "The HARBOUR Collaboration"}
    assert items[1]["issued"] == {"date-parts": [[2019, 7]]}
    assert items[4]["issued"] == {"date-parts": [[2023]]}
    assert items[0]["keyword"] == "sorting, parcels, method/sorting, read first"
    assert all({"id", "type"} <= set(item) for item in items)


def test_csv_is_harmless_and_has_its_header(shelf: list[Paper]) -> None:
    rows = list(csv.reader(io.StringIO(text_of("csv", shelf), newline="")))
    assert tuple(rows[0]) == HEADER
    assert rows[0][:5] == ["id", "citekey", "type", "title", "authors"]
    by_name = dict(zip(rows[0], rows[5], strict=True))
    assert by_name["title"].startswith("'=SUM(A1)")
    assert by_name["authors"] == "'+Plus, Pia"
    assert by_name["note"].startswith("'- not")
    assert all(not cell or cell[0] not in "=+-@\t\r" for row in rows for cell in row)


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def test_html_fetches_nothing_and_runs_nothing(shelf: list[Paper]) -> None:
    page = _Page()
    page.feed(text_of("html", shelf))
    names = {name for name, _ in page.tags}
    assert not names & {"script", "img", "iframe", "link", "object", "embed", "form"}
    addresses = [attrs["href"] for name, attrs in page.tags if name == "a"]
    assert addresses and all(re.match(r"https?://", href or "") for href in addresses)
    assert {name for _, attrs in page.tags for name in attrs if name.startswith("on")} == set()


def test_markdown_text_is_text(shelf: list[Paper]) -> None:
    text = text_of("markdown", [shelf[4]])
    assert r"\<script\>" in text and r"\[not a link\](http://no.example)" in text
    assert "> **Note:** \\- not a list\n> \\# not a heading\n> 1\\. not a number" in text
    assert "](<javascript" not in text


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Learning with BERT and RoBERTa", "Learning with {BERT} and {RoBERTa}"),
        (
            "A study of Bayesian methods for boats",
            "A study of {Bayesian} methods for boats",
        ),
        ("The Old Man of the Sea: Boats", "The Old Man of the Sea: Boats"),
        ("iPhone cameras", "{iPhone} cameras"),
        ("GPT-4 in $O(n)$", "{GPT}-4 in {$O(n)$}"),
        ("50% & more #1_2", r"50\% \& more \#1\_2"),
        ("Vitamin D for all", "Vitamin {D} for all"),
    ],
)
def test_titles_keep_their_capitals(title: str, expected: str) -> None:
    assert latex_title(title) == expected


TEXTS = st.text(
    alphabet=st.sampled_from(list("abcXYZ äß李 .,:;-–'`$\\{}%&#_~^/<>0123456789\"()[]|@=+*!?")),
    max_size=60,
)


@given(TEXTS)
def test_bibtex_text_balances_and_is_read_back(text: str) -> None:
    stored = to_unicode(text)
    for written in (latex_text(stored), latex_title(stored)):
        assert balanced(written)
    assume("$$" not in stored)  # formulas that touch
    assume(all(balanced(piece) for maths, piece in split_maths(stored) if maths))
    for written in (latex_text(stored), latex_title(stored)):
        assert _meant(to_unicode(written)) == _meant(stored)


def _meant(text: str) -> str:
    """The text without what may differ: blanks, and how a dollar sign is spelt."""
    return " ".join(text.replace("\\$", "$").split())


def test_citation_is_calm(shelf: list[Paper]) -> None:
    assert citation(shelf[1]) == (
        "Anneke van der Zee and Otis King, Jr. A lighthouse for Bayesian sailors. "
        "Proceedings of the 4th Workshop on Lamps, 2019."
    )
    many = Paper(
        id=1,
        title="Why?",
        authors=tuple(f"Author {letter}" for letter in "ABCDEFGH"),
        authors_complete=True,
        doi="10.1/x",
        year=2024,
    )
    assert citation(many) == (
        "Author A, Author B, Author C, Author D, Author E and 3 more. Why? 2024. "
        "https://doi.org/10.1/x"
    )
