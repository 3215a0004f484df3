"""The order “Best match”: words in titles weigh most, and the first papers come at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query import ALL, LIBRARY, PaperQuery, SortField
from desktop_app.services.imports.word_counting import count_words
from desktop_app.services.session import Session
from desktop_app.store.search import best_match, paper_search, word_counts

PAPERS = (
    Description(title="On harbours", abstract="A lantern is seen. " + "Nothing else is. " * 20),
    Description(title="A lantern of lanterns", abstract="The lantern lights the lantern."),
    Description(title="On lantern light"),
    Description(title="Ropes", authors=("Ada Lantern",)),
    Description(title="Knots", abstract="No light at all."),
    Description(title="灯台 lantern"),
)


@pytest.fixture
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    session = Session.open(tmp_path_factory.mktemp("best") / "a.paperfold")
    with session.library.write("Fill", recorded=False) as write:
        write.papers.insert_many(PAPERS, triage=Triage.KEPT, added=1)
    yield session
    session.close()


def ids(session: Session, text: str, *, best: bool = True) -> list[int]:
    return list(session.search.ids(PaperQuery(LIBRARY, text, SortField.MATCH, descending=best)))


def test_what_fits_best_comes_first(session: Session) -> None:
    found = ids(session, "lantern ")
    assert set(found) == {1, 2, 3, 4, 6}
    assert found[-1] == 1, "once in a long abstract"
    assert found.index(2) < found.index(1) and found.index(3) < found.index(4)
    assert ids(session, "lantern ", best=False) == found[::-1]


def test_all_words_are_weighed(session: Session) -> None:
    assert ids(session, "lantern light")[0] in (2, 3)
    assert set(ids(session, "lantern OR light")) == {1, 2, 3, 4, 5, 6}
    assert ids(session, "lantern -title:lantern") == [4, 1]


def test_what_is_no_word_is_no_hindrance(session: Session) -> None:
    session.tags.add([1, 3], ["sea"])
    assert ids(session, "tag:sea") == [3, 1], "as added: the newest first"
    assert ids(session, "") == [6, 5, 4, 3, 2, 1]
    assert ids(session, "灯台") == [6]
    assert ids(session, "lantern tag:sea") == [3, 1]
    assert set(ids(session, "lantern OR tag:sea")) == {1, 2, 3, 4, 6}
    assert ids(session, "-lantern") == [5]


def test_of_very_many_those_with_the_words_in_their_titles_come_first(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(best_match, "WEIGHED", 2)
    assert ids(session, "lantern ") == [6, 3, 2, 4, 1]


@pytest.mark.parametrize("weighed", [2, 100])
def test_the_first_ones_are_the_first_of_all(
    session: Session, monkeypatch: pytest.MonkeyPatch, weighed: int
) -> None:
    monkeypatch.setattr(best_match, "WEIGHED", weighed)
    monkeypatch.setattr(word_counts, "MANY", 1)
    monkeypatch.setattr(word_counts, "FEWEST", 1)
    monkeypatch.setattr(paper_search, "FEW", 1)
    count_words(session.library, Progress())
    for text in ("lantern ", "lant", "light lantern", "author:lantern"):
        query = PaperQuery(ALL, text, SortField.MATCH)
        first, whole = session.search.first_ids(query, 2)
        everything = session.search.ids(query)
        assert not whole and len(first) == min(2, len(everything))
        assert set(first) <= set(everything)
    first, _ = session.search.first_ids(PaperQuery(ALL, "lantern ", SortField.MATCH), 3)
    assert list(first) == ids(session, "lantern ")[:3]
