"""A whole value finds the papers that have just it, in any case of letters, and none beside."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.facet_text import written
from desktop_app.model.facets import FacetKind
from desktop_app.model.paper import Triage
from desktop_app.model.query import LIBRARY, PaperQuery
from desktop_app.model.query_completion import completed, unfinished
from desktop_app.model.query_language import parse, words_to_mark
from desktop_app.services.session import Session

VENUES = (
    "Nature", "nature", "Nature Physics", "Études", "ÉTUDES", "Etudes", "Études II",
    "深度学习", "深度学习模型", "???", "50% off_", "50 off", 'The "New" Moss', "Straße",
    "Two  blanks", "Σοφία", None,
)  # fmt: skip
AUTHORS = (
    ("Ada Lee", "Bo Zhu"), ("Ada Lee Moss",), ("ADA LEE",), ("Lee, Ada",), ("Åke Öst",),
    ("ÅKE ÖST", "Ada"), ("A. Lee",),
)  # fmt: skip


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    """Paper n has venue n, counted from 1, and the authors n; its title is its venue."""
    session = Session.open(tmp_path_factory.mktemp("whole") / "a.paperfold")
    with session.library.write("Fill", recorded=False) as write:
        papers = [
            Description(
                title=venue,
                venue=venue,
                authors=AUTHORS[number] if number < len(AUTHORS) else (),
                subjects=("cs.LG", "Moss") if number % 2 else ("cs.LG extended",),
            )
            for number, venue in enumerate(VENUES)
        ]
        write.papers.insert_many(papers, triage=Triage.KEPT, added=1)
    yield session
    session.close()


def found(session: Session, text: str) -> list[int]:
    return sorted(session.search.ids(PaperQuery(LIBRARY, text)))


@pytest.mark.parametrize(
    ("value", "papers"),
    [
        ("Nature", [1, 2]),
        ("NATURE PHYSICS", [3]),
        ("études", [4, 5]),
        ("Etudes", [6]),
        ("深度学习", [8]),
        ("???", [10]),
        ("50% off_", [11]),
        ("straße", [14]),
        ("σοφία", [16]),
        ("Natur", []),
        ("Phys", []),
    ],
)
@pytest.mark.parametrize("field", ["venue", "title"])
def test_it_is_the_whole_of_the_field(
    session: Session, field: str, value: str, papers: list[int]
) -> None:
    assert found(session, f'{field}:"={value}"') == papers
    assert found(session, f'{field}:="{value}" ') == papers
    everything = range(1, len(VENUES) + 1)
    assert found(session, f'-{field}:"={value}"') == [n for n in everything if n not in papers]


@pytest.mark.parametrize(
    ("text", "papers"),
    [
        ('author:"=ada lee"', [1, 3]),
        ('author:"=åke öst"', [5, 6]),
        ('author:"=Ada"', [6]),
        ('author:"=Lee"', []),
        ('subject:"=cs.lg"', [2, 4, 6, 8, 10, 12, 14, 16]),
        ('subject:"=cs.lg" venue:="nature"', [2]),
        ('venue:="nature" OR author:"=a. lee"', [1, 2, 7]),
        ("venue:=nat", [1, 2, 3]),
        ("venue:=étu", [4, 5, 7]),
        ('venue:"=50% o', [11]),
        ('author:"=ada lee', [1, 2, 3]),
        ("venue:=nat* physics", [3]),
    ],
)
def test_one_of_several_and_what_is_unfinished(
    session: Session, text: str, papers: list[int]
) -> None:
    assert found(session, text) == papers


def test_what_a_facet_counts_is_what_its_click_finds(session: Session) -> None:
    query = PaperQuery(LIBRARY)
    facets = session.facets.count(query, session.search.ids(query), Progress())
    for one in facets.kinds[FacetKind.VENUE].values:
        assert len(found(session, written(FacetKind.VENUE, one.value))) == one.papers, one
    assert found(session, written(FacetKind.AUTHOR, "Ada Lee Moss")) == [2]


def test_spellings_that_were_joined_are_found_together(session: Session) -> None:
    session.authors.join("Ada Lee", "A. Lee")
    assert found(session, 'author:"=Ada Lee"') == [1, 3, 7]
    assert found(session, 'author:"=a. lee"') == [1, 7], "ADA LEE was not joined with it"
    session.library.undo(Progress())


def test_a_completion_stays_a_whole_value(session: Session) -> None:
    text = 'moss venue:"=nat'
    part = unfinished(text, len(text))
    assert part is not None and part.whole
    assert "Nature Physics" in [one.value for one in session.completions.of(part)]
    assert completed(text, part, "Nature") == ("moss venue:=Nature ", 19)
    assert completed(text, part, "Nature Physics")[0] == 'moss venue:="Nature Physics" '


def test_its_words_are_marked() -> None:
    assert words_to_mark(parse('title:"=Deep Moss" venue:=x')) == ("Deep Moss", "x*")
