"""Names by BibTeX's rules, and the few cases in which people mean something else."""

import pytest

from desktop_app.model.display_name import display_name
from desktop_app.model.names import PersonName, bibtex_name, parse_name, split_names

PARTS = {
    "Donald E. Knuth": PersonName("Knuth", "Donald E."),
    "Knuth, Donald E.": PersonName("Knuth", "Donald E."),
    "Ludwig van Beethoven": PersonName("Beethoven", "Ludwig", "van"),
    "van der Berg, Jan": PersonName("Berg", "Jan", "van der"),
    "Charles de la Vallée Poussin": PersonName("Vallée Poussin", "Charles", "de la"),
    "Brinch Hansen, Per": PersonName("Brinch Hansen", "Per"),
    "De La Cruz, Juan": PersonName("De La Cruz", "Juan"),
    "King, Jr., Martin Luther": PersonName("King", "Martin Luther", "", "Jr."),
    "Martin Luther King, Jr.": PersonName("King", "Martin Luther", "", "Jr."),
    "King, Martin Luther, Jr.": PersonName("King", "Martin Luther", "", "Jr."),
    "Henry Ford III": PersonName("Ford", "Henry", "", "III"),
    "José García Márquez": PersonName("Márquez", "José García"),
    "Maria {García Márquez}": PersonName("García Márquez", "Maria"),
    "Smith, A.G.": PersonName("Smith", "A.G."),
    "van Gogh": PersonName("Gogh", "", "van"),
    "John V": PersonName("V", "John"),
    "Liu R.": PersonName("Liu", "R."),
    "van den Berg J.-P.": PersonName("Berg", "J.-P.", "van den"),
    "Kang W. Lee": PersonName("Lee", "Kang W."),
    "Plato": PersonName(literal="Plato"),
    "{Barnes and Noble}": PersonName(literal="Barnes and Noble"),
    "The ATLAS Collaboration": PersonName(literal="The ATLAS Collaboration"),
    "ByteDance Seed": PersonName(literal="ByteDance Seed"),
    "Acme Widgets, Inc.": PersonName(literal="Acme Widgets, Inc."),
    "": PersonName(),
}


@pytest.mark.parametrize(("text", "expected"), PARTS.items())
def test_parts(text: str, expected: PersonName) -> None:
    assert parse_name(text) == expected


@pytest.mark.parametrize("text", [text for text in PARTS if text])
def test_bibtex_name_reads_back(text: str) -> None:
    name = parse_name(text)
    assert parse_name(bibtex_name(name)) == name


def test_display() -> None:
    assert display_name("Knuth, Donald E.") == "Donald E. Knuth"
    assert display_name("King, Jr., Martin Luther") == "Martin Luther King, Jr."
    assert display_name("山田, 太郎") == "山田 太郎"
    for unchanged in ("Martin Luther King Jr.", "ByteDance Seed", "Acme, Inc.", "J.-P. Serre", ""):
        assert display_name(unchanged) == unchanged


def test_sort_name_has_the_particle() -> None:
    assert parse_name("Jan van der Berg").sort_name == "van der Berg"
    assert parse_name("The ATLAS Collaboration").sort_name == "The ATLAS Collaboration"


def test_lists_are_cut_at_and_outside_braces() -> None:
    assert split_names("A B and {C and D} AND\nSandy Anders and others") == [
        "A B",
        "{C and D}",
        "Sandy Anders",
        "others",
    ]
