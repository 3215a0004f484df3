"""Counts over real papers: each is what one would count by hand."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import Cancelled
from desktop_app.model.facets import MOST_VALUES, FacetKind
from desktop_app.model.query import LIBRARY, PaperQuery
from desktop_app.services import facet_service
from desktop_app.services.session import Session

SUBJECT, TAG, AUTHOR, VENUE = FacetKind


@pytest.fixture
def session(tmp_path):
    made = Session.open(tmp_path / "facets.paperfold")
    yield made
    made.close()


@pytest.fixture
def papers(session):
    """Six papers; their ids."""
    told = (
        ("Moss", 2019, ("cs.LG", "cs.CL"), ("Ada Thorn", "Bela Reed"), "Annals of Moss"),
        ("Ferns", 2019, ("cs.LG",), ("Ada Thorn",), "annals of moss"),
        ("Oaks", 2021, ("q-bio.PE",), ("A. Thorn", 'Zoë "Zo" Birk'), "Annals of Moss"),
        ("Bees", 2022, ("cs.LG",), ("Cleo Vane",), "Hedge, Letters"),
        ("Hedges", None, (), (), None),
        ("Winter", 2022, ("cs.CL",), ("Bela Reed",), None),
    )
    ids = [
        session.papers.add(
            Description(title=title, year=year, subjects=subjects, authors=authors, venue=venue)
        )
        for title, year, subjects, authors, venue in told
    ]
    session.tags.add(ids[:3], ["method"])
    session.tags.add([ids[0], ids[5]], ["method/moe"])
    session.tags.add([ids[3]], ["to read"])
    return ids


def facets(session, text=""):
    query = PaperQuery(LIBRARY, text)
    return session.facets.count(query, session.search.ids(query), Progress())


def values(found, kind):
    return {one.value: one.papers for one in found.kinds[kind].values}


def test_everything_is_counted(session, papers):
    found = facets(session)
    assert found.papers == 6
    assert found.years == ((2019, 2), (2021, 1), (2022, 2))
    assert found.undated == 1
    assert values(found, SUBJECT) == {"cs.LG": 3, "cs.CL": 2, "q-bio.PE": 1}
    assert values(found, AUTHOR) == {
        "Ada Thorn": 2, "Bela Reed": 2, "A. Thorn": 1, "Cleo Vane": 1, 'Zoë "Zo" Birk': 1,
    }  # fmt: skip
    assert values(found, VENUE) == {"Annals of Moss": 3, "Hedge, Letters": 1}
    # A search for a tag finds the tags below it: what it would find is what is counted.
    assert values(found, TAG) == {"method": 4, "method/moe": 2, "to read": 1}
    assert [one.value for one in found.kinds[SUBJECT].values] == ["cs.LG", "cs.CL", "q-bio.PE"]


@pytest.mark.parametrize("kind", list(FacetKind))
def test_choosing_a_value_finds_as_many_papers_as_were_counted(session, papers, kind):
    for one in facets(session).kinds[kind].values:
        query = PaperQuery(LIBRARY, f'{kind.value}:"{one.value.replace(chr(34), " ")}"')
        assert len(session.search.ids(query)) == one.papers, one


def test_what_is_chosen_narrows_the_other_kinds_alone(session, papers):
    found = facets(session, 'venue:"Annals of Moss" year:2019')
    assert found.papers == 2
    assert found.years == ((2019, 2), (2021, 1))
    assert values(found, VENUE) == {"Annals of Moss": 2}
    assert values(found, SUBJECT) == {"cs.LG": 2, "cs.CL": 1}
    assert values(found, TAG) == {"method": 2, "method/moe": 1}
    found = facets(session, '(subject:"q-bio.PE" OR subject:"cs.CL") -title:moss')
    assert found.papers == 2
    assert values(found, SUBJECT) == {"cs.LG": 2, "cs.CL": 1, "q-bio.PE": 1}
    assert values(found, AUTHOR) == {"A. Thorn": 1, "Bela Reed": 1, 'Zoë "Zo" Birk': 1}


def test_joined_spellings_are_one_author(session, papers):
    session.authors.join("Ada Thorn", "A. Thorn")
    assert values(facets(session), AUTHOR)["Ada Thorn"] == 3
    assert "A. Thorn" not in values(facets(session), AUTHOR)


def test_nothing_found_has_nothing_to_narrow_by(session, papers):
    assert facets(session, "mushrooms").is_empty
    assert facets(session, "mushrooms").papers == 0
    assert not facets(session).is_empty


def test_of_very_many_values_the_most_frequent_are_told(session):
    for number in range(MOST_VALUES + 3):
        session.papers.add(Description(title=f"Paper {number}", venue=f"Venue {number % 51}"))
    found = facets(session).kinds[VENUE]
    assert len(found.values) == MOST_VALUES
    assert found.more == 1
    assert [one.papers for one in found.values[:3]] == [2, 2, 1]


def test_authors_of_very_many_papers_are_counted_by_themselves(session, papers, monkeypatch):
    monkeypatch.setattr(facet_service, "MOST_FOR_AUTHORS", 3)
    assert not facets(session).kinds[AUTHOR].counted
    assert values(facets(session), SUBJECT)["cs.LG"] == 3
    assert values(facets(session, "ferns"), AUTHOR) == {"Ada Thorn": 1}
    everyone = {
        "Ada Thorn": 2, "Bela Reed": 2, "A. Thorn": 1, "Cleo Vane": 1, 'Zoë "Zo" Birk': 1,
    }  # fmt: skip
    for text, counted in (
        ("", everyone),
        ("year:2019", {"Ada Thorn": 2, "Bela Reed": 1}),
        ('author:"=Cleo Vane"', everyone),
        ('author:"=Cleo Vane" year:2019', {"Ada Thorn": 2, "Bela Reed": 1}),
    ):
        query = PaperQuery(LIBRARY, text)
        found = session.facets.authors(query, session.search.ids(query), Progress())
        assert found.counted
        assert {one.value: one.papers for one in found.values} == counted, text
    session.authors.join("Ada Thorn", "A. Thorn")
    query = PaperQuery(LIBRARY)
    found = session.facets.authors(query, session.search.ids(query), Progress())
    assert found.values[0][:2] == ("Ada Thorn", 3)


def test_a_cancelled_count_ends(session, papers):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        session.facets.count(PaperQuery(LIBRARY), papers, progress)
    with pytest.raises(Cancelled):
        session.facets.authors(PaperQuery(LIBRARY), papers, progress)
