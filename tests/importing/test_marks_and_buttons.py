"""Signs on names ('*', '†'), rows of buttons and the emphasis of Markdown are no part of values."""

from __future__ import annotations

import pytest

from desktop_app.importing.lines.line_buttons import is_button_row
from desktop_app.importing.values.person_names import author_list
from tests.importing.invented_pages import read

TALKS = """Selected Publications

2024
Kites that steer themselves in wind
O. Merrivale*, J. Tarkowski*, L. van den Akker
ICML 2024 (Oral)
paper / code / video

On the memory of old glass
P. Nakagawa-Lund, O. Merrivale†
Glass Letters 2024
paper

2023
Privacy-Preserving Moss Protocols
J. Tarkowski, O. Merrivale
USENIX Security 2023
paper / slides
"""
SAID = [
    (
        "Kites that steer themselves in wind",
        ("O. Merrivale", "J. Tarkowski", "L. van den Akker"),
        2024,
    ),
    ("On the memory of old glass", ("P. Nakagawa-Lund", "O. Merrivale"), 2024),
    ("Privacy-Preserving Moss Protocols", ("J. Tarkowski", "O. Merrivale"), 2023),
]
MARKDOWN = """# Oda Merrivale

# Publications


## 2024

### Kites that Steer Themselves in Wind

Oda Merrivale, Jun Tarkowski

*ICML* (2024)

[PDF](a.pdf) | [BibTeX](a.bib)

### A Study of Old Glass

Jun Tarkowski

*Glass Letters, vol. 5* (2024)

[PDF](https://arxiv.org/abs/2405.99001) | [BibTeX](a.bib)


## 2023

### What Do Mosses Know About Water?

Lise van den Akker, Oda Merrivale

*Journal of Imaginary Things 12(3): 44-61* (2023)

[PDF](a.pdf) | [BibTeX](a.bib)
"""


@pytest.mark.parametrize("signs", ["*", "†", "‡", "§", "¶", "*†", "\\*", " *", "¹"])
def test_signs_are_no_part_of_a_name(signs):
    found = author_list(f"F. Quibble{signs}, Ann O'Hara{signs}, Lee Jr.{signs} and Bo Berg{signs}")
    assert found is not None
    assert [name for name in found.names if signs.strip() in name] == []
    assert found.names[0] == "F. Quibble" and found.names[-1] == "Bo Berg"


@pytest.mark.parametrize("text", ["*F. Quibble*, O. Haddad", "**F. Quibble**, O. Haddad"])
def test_the_emphasis_of_an_owner_is_no_part_of_the_name(text):
    found = author_list(text)
    assert found is not None and found.names == ("F. Quibble", "O. Haddad")


@pytest.mark.parametrize(
    "text", ["412*", "A* search in practice", "Is C* algebra enough?", "*", "Ab*c De*f"]
)
def test_other_stars_make_no_names(text):
    assert author_list(text) is None


@pytest.mark.parametrize("page", [TALKS, TALKS.replace("paper / code / video\n", "")])
def test_papers_whose_authors_have_signs_are_read(page):
    reading = read(page)
    assert [(x.title, x.authors, x.year) for x in reading.records] == SAID
    assert all(record.abstract is None for record in reading.records)
    assert all("paper" not in (record.venue or "") for record in reading.records)


def test_items_of_html_with_signs_and_awards_are_read():
    items = "".join(
        f"<li><b>{title}</b><br>{'*, '.join(authors)}*<br>"
        f"<i>Glass Letters</i>, {year} <b>(Best Paper Award)</b></li>"
        for title, authors, year in SAID
    )
    reading = read(f"<html><body><h2>Publications</h2><ul>{items}</ul></body></html>")
    assert [(x.title, x.authors, x.year) for x in reading.records] == SAID


def test_a_page_of_markdown_headings_has_one_record_for_each():
    kites, glass, moss = read(MARKDOWN).records
    assert [kites.title, glass.title, moss.title] == [
        "Kites that Steer Themselves in Wind",
        "A Study of Old Glass",
        "What Do Mosses Know About Water?",
    ]
    assert [kites.venue, glass.venue, moss.venue] == [
        "ICML",
        "Glass Letters",
        "Journal of Imaginary Things",
    ]
    assert [kites.year, glass.year, moss.year] == [2024, 2024, 2023]
    assert glass.fields == {"volume": "5"}
    assert glass.arxiv_id == "2405.99001"


@pytest.mark.parametrize(
    "text",
    ["paper / code / video", "[PDF] | [BibTeX]", "[PDF](a.pdf) | [BibTeX](a.bib)", "pdf", "Slides"],
)
def test_rows_of_buttons(text):
    assert is_button_row(text)


@pytest.mark.parametrize(
    "text", ["Data", "Paper cranes", "Video and code for all", "Talk", "A paper / code", ""]
)
def test_titles_are_no_rows_of_buttons(text):
    assert not is_button_row(text)
