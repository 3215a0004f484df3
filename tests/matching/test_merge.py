"""Each field of a paper comes from the record that tells it best."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from desktop_app.matching.merge import Merged, merge
from desktop_app.model.description import Description, Identifier
from desktop_app.model.record import Record

WHOLE = "Beans climb. Peas climb higher. Chives stay where they are."


def merged(*records: Record) -> Merged:
    """Merged, the same in every order of the records."""
    members = list(enumerate(records, 1))
    found = merge(members)
    for order in permutations(members):
        assert merge(order) == found
    return found


def field(name: str, *records: Record) -> Any:
    return getattr(merged(*records).description, name)


def test_one_record_is_the_paper():
    record = Record(title="Beans", year=2020, fields={"volume": "3"}, guessed=frozenset({"year"}))
    found = merge([(7, record)])
    assert found.description == Description(title="Beans", year=2020, fields={"volume": "3"})
    assert found.origin == {"title": 7, "year": 7, "fields": 7, "fields.volume": 7}


@pytest.mark.parametrize(
    ("name", "best", "other"),
    [
        ("title", {"title": "Beans in pots"}, {"title": "BEANS IN POTS"}),
        ("title", {"title": "Beans in pots"}, {"title": "Beans in pots on the roof of…"}),
        ("title", {"title": "Rate $\\sqrt{n}$"}, {"title": "Rate sqrt(n) of it"}),
        ("title", {"title": "Bean", "doi": "10.1234/a"}, {"title": "Beans of old"}),
        ("title", {"title": "Bean"}, {"title": "Beans", "guessed": frozenset({"title"})}),
        ("authors", {"authors": ("A Fern", "B Moss")}, {"authors": ("A Fern",)}),
        (
            "authors",
            {"authors": ("A Fern", "B Moss"), "authors_complete": True},
            {"authors": ("A Fern", "B. Moss"), "authors_complete": False, "doi": "10.1234/a"},
        ),
        (
            "authors",
            {"authors": ("A Fern", "B Moss", "C Reed"), "authors_complete": False},
            {"authors": ("A Fern",), "authors_complete": True},
        ),
        ("authors", {"authors": ("Ada Fern",)}, {"authors": ("A Fern",)}),
        ("abstract", {"abstract": WHOLE}, {"abstract": WHOLE + " And", "abstract_complete": False}),
        (
            "abstract",
            {"abstract": WHOLE[:30], "abstract_complete": True},
            {"abstract": WHOLE, "abstract_complete": None},
        ),
        ("venue", {"venue": "Roofs"}, {"venue": "arXiv", "doi": "10.48550/arxiv.2001.00001"}),
        ("venue", {"venue": "Journal of Roofs"}, {"venue": "J. Roofs"}),
        ("type", {"type": "article-journal"}, {"type": "article", "doi": "10.48550/a"}),
        ("year", {"year": 2021, "venue": "Roofs"}, {"year": 2020, "arxiv_id": "2001.00001"}),
        ("year", {"year": 2021}, {"year": 2020, "guessed": frozenset({"year"})}),
        ("doi", {"doi": "10.1234/a"}, {"doi": "10.1101/a"}),
    ],
)
def test_the_better_value_wins(name, best, other):
    better = Record(**best)
    assert field(name, better, Record(**other)) == getattr(better, name)


def test_what_is_known_of_an_author_list_goes_with_it():
    cut = Record(authors=("A Fern",), author_total=9, authors_complete=False)
    longer = Record(authors=("A Fern", "B Moss"), author_total=8, authors_complete=False)
    found = merged(cut, longer, Record(title="Beans"))
    assert found.description.authors == ("A Fern", "B Moss")
    assert found.description.author_total == 8
    assert found.description.authors_complete is False
    assert found.origin["authors"] == found.origin["author_total"] == 2


def test_a_number_of_authors_is_taken_where_the_list_names_none():
    counted = Record(authors=("A Fern",), author_total=5, authors_complete=False)
    uncounted = Record(authors=("A Fern", "B Moss"), authors_complete=False)
    assert field("author_total", counted, uncounted) == 5
    assert field("author_total", Record(author_total=1), uncounted) is None


def test_a_complete_list_is_not_lengthened_by_another_total():
    whole = Record(authors=("A Fern", "B Moss"), author_total=2, authors_complete=True)
    found = merged(whole, Record(authors=("A Fern",), author_total=7, authors_complete=False))
    assert found.description.author_total == 2


def test_an_abstract_brings_its_own_mark():
    found = merged(
        Record(abstract=WHOLE[:20], abstract_complete=False),
        Record(abstract=WHOLE, abstract_complete=True),
    ).description
    assert (found.abstract, found.abstract_complete) == (WHOLE, True)


def test_year_and_date_do_not_contradict_each_other():
    journal = Record(year=2021, venue="Roofs")
    found = merged(journal, Record(year=2020, date="2020-11-02")).description
    assert (found.year, found.date) == (2021, None)
    found = merged(journal, Record(year=2021, date="2021-03")).description
    assert (found.year, found.date) == (2021, "2021-03")


def test_identifiers_are_united_and_each_stands_once():
    found = merged(
        Record(doi="10.1101/a", arxiv_id="2001.00001", identifiers=(Identifier("pmid", "7"),)),
        Record(doi="10.1234/a", venue="Roofs", identifiers=(Identifier("pmid", "7"),)),
    ).description
    assert (found.doi, found.arxiv_id) == ("10.1234/a", "2001.00001")
    assert set(found.identifiers) == {Identifier("pmid", "7"), Identifier("doi", "10.1101/a")}


def test_lists_are_united_best_record_first():
    found = merged(
        Record(subjects=("q.B", "q.A"), urls=("https://b.example",), attributed_to=("A Fern",)),
        Record(doi="10.1234/a", subjects=("q.C", "q.A"), attributed_to=("B Moss", "A Fern")),
    )
    assert found.description.subjects == ("q.C", "q.A", "q.B")
    assert found.description.attributed_to == ("B Moss", "A Fern")
    assert found.description.urls == ("https://b.example",)
    assert (found.origin["subjects"], found.origin["urls"]) == (2, 1)


def test_fields_are_united_key_by_key():
    found = merged(
        Record(venue="Roofs", doi="10.1234/a", fields={"volume": "3"}, extra={"mood": "good"}),
        Record(fields={"volume": "4", "note": "read"}, extra={"mood": "bad", "rain": "none"}),
    )
    assert found.description.fields == {"volume": "3", "note": "read"}
    assert found.description.extra == {"mood": "good", "rain": "none"}
    assert found.origin["fields.volume"] == 1
    assert found.origin["fields.note"] == 2


def test_a_preprint_gives_a_journal_no_volume():
    found = merged(
        Record(venue="CoRR", fields={"volume": "abs/2001.00001", "language": "en"}),
        Record(venue="Roofs", fields={"page": "3"}),
    )
    assert found.description.fields == {"page": "3", "language": "en"}


def test_a_guess_gives_way_entry_by_entry():
    found = merged(
        Record(doi="10.1234/a", fields={"volume": "9"}, guessed=frozenset({"volume"})),
        Record(fields={"volume": "3"}),
    )
    assert found.description.fields == {"volume": "3"}
