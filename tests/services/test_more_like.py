import pytest

from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.similar import Similar
from desktop_app.services.session import Session

PAPERS = [
    Description(title="Lantern shade on tidal piers", abstract="We count lanterns. We look."),
    Description(title="Tidal piers and their keepers", abstract="Keepers of piers at low tide."),
    Description(title="Counting lanterns", abstract="Lanterns and shade in winter, we look."),
    Description(title="On bees", abstract="We look at bees and count hives."),
    Description(title="Bees in hives", abstract="Hives are counted; we look at $\\alpha$ bees."),
    Description(title="Nothing of the kind", abstract="We look elsewhere."),
    Description(title="Shade of a tidal lantern"),
]


@pytest.fixture
def session(tmp_path):
    session = Session.open(tmp_path / "a.paperfold")
    with session.library.write("Start", recorded=False) as write:
        write.papers.insert_many(PAPERS, triage=Triage.KEPT, added=1)
    yield session
    session.close()


def test_what_shares_rare_words_is_near_and_says_which(session):
    assert session.search.more_like([4]) == [Similar(5, ("bees", "hives"))]
    near = session.search.more_like([1])
    assert [one.paper_id for one in near] == [7, 2, 3]
    assert set(near[0].words) == {"lantern", "shade", "tidal"}
    assert set(near[1].words) == {"piers", "tidal"}


def test_several_papers_speak_together_and_none_is_its_own_neighbour(session):
    near = session.search.more_like([1, 4])
    assert {one.paper_id for one in near} == {2, 3, 5, 7}


def test_dismissed_and_trashed_papers_are_near_to_nothing(session):
    session.papers.set_triage([7], Triage.DISMISSED)
    session.papers.trash([2])
    assert [one.paper_id for one in session.search.more_like([1])] == [3]


def test_words_that_all_papers_hold_make_nothing_alike(session):
    assert session.search.more_like([6]) == []
    assert session.search.more_like([]) == []
    assert session.search.more_like([99]) == []
