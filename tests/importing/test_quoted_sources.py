"""Lists whose journals stand in quotes and whose titles do not, as in Poland."""

from __future__ import annotations

import pytest

from desktop_app.model.record import Record
from tests.importing.reading import read

SIGNED = """\
Jan Tarkowski, Powolne szkło w architekturze miast, „Przegląd Urbanistyczny" 2015, nr 3, s. 12–20.
Anna Wójcik, Maria Zielińska, Mchy alpejskie, „Acta Muscorum” 2018, t. 14, s. 101–118.
Piotr Haugen, O pamięci rzek, Wydawnictwo Naukowe Latarnia, Warszawa 2011.
Olga Lis, Mapy dawnego portu, „Studia Portowe" 2019, nr 1(45), s. 5–33.
"""
SAID = [
    ("Powolne szkło w architekturze miast", ("Jan Tarkowski",), 2015, "Przegląd Urbanistyczny"),
    ("Mchy alpejskie", ("Anna Wójcik", "Maria Zielińska"), 2018, "Acta Muscorum"),
    ("O pamięci rzek", ("Piotr Haugen",), 2011, None),
    ("Mapy dawnego portu", ("Olga Lis",), 2019, "Studia Portowe"),
]
FIELDS = [
    {"issue": "3", "page": "12-20"},
    {"volume": "14", "page": "101-118"},
    {"publisher": "Wydawnictwo Naukowe Latarnia", "publisher-place": "Warszawa"},
    {"issue": "1(45)", "page": "5-33"},
]


def said(records: tuple[Record, ...]) -> list[tuple[object, ...]]:
    return [(one.title, one.authors, one.year, one.venue) for one in records]


def test_authors_title_journal_in_quotes() -> None:
    reading = read(SIGNED)
    assert said(reading.records) == SAID
    assert [dict(record.fields) for record in reading.records] == FIELDS


@pytest.mark.parametrize("number", ["", "{}. "])
def test_a_list_of_one_person_names_nobody(number: str) -> None:
    bare = [
        number.format(place) + line.removeprefix(", ".join(authors) + ", ")
        for place, (line, (_, authors, _, _)) in enumerate(
            zip(SIGNED.splitlines(), SAID, strict=True), 1
        )
    ]
    reading = read("\n".join(bare))
    assert said(reading.records) == [(title, (), year, venue) for title, _, year, venue in SAID]
    assert [dict(record.fields) for record in reading.records] == FIELDS


def test_prose_with_titles_in_quotes_is_no_list() -> None:
    reading = read(
        "W roku 2015 czytaliśmy „Przegląd Urbanistyczny” i nic z niego nie zapamiętaliśmy.\n"
        "Potem przyszła zima, a z nią, jak co roku, „Studia Portowe”, numer trzeci.\n"
        "Nie było w nich ani słowa o porcie, o rzekach, o mchach ani o szkle.\n"
    )
    assert reading.records == ()
