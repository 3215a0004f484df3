"""Author pages: what stands on them, and that joined spellings are found as one."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.author import SpelledAlike, Spelling
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.session import Session

FULL, SHORT, TURNED = "Ada Müller", "Müller, A.", "Mueller, Ada"
PAPERS = (
    Description(title="Moss", authors=(FULL, "Bo Fern"), year=2021, venue="Garden Letters"),
    Description(title="Ferns", authors=(SHORT, "Fern, Bo"), year=2023, venue="Garden letters"),
    Description(title="Oaks", authors=(TURNED,), year=2021, venue="Roofs"),
    Description(title="Bees", authors=("Bert Müller",), year=2020),
    Description(title="Wax", authors=("Bo Fern", "Adam Mullen")),
    Description(title="Wind", authors=("Hans Müller", "A. Reed"), year=2019),
)


@pytest.fixture
def session(tmp_path):
    session = Session.open(tmp_path / "a.paperfold")
    with session.library.write("Start", recorded=False) as write:
        write.papers.insert_many(list(PAPERS), triage=Triage.KEPT, added=1)
    yield session
    session.close()


def found(session: Session, text: str) -> list[int]:
    return sorted(session.search.exact_ids(PaperQuery(ALL, text)))


def test_a_page_tells_papers_years_co_authors_venues_and_spellings(session):
    session.authors.join(FULL, SHORT)
    author = session.authors.author(SHORT)
    assert author.spellings == (Spelling(SHORT, 1), Spelling(FULL, 1))
    assert [(paper.id, paper.title, paper.year) for paper in author.papers] == [
        (2, "Ferns", 2023), (1, "Moss", 2021)
    ]  # fmt: skip
    assert author.years == ((2021, 1), (2023, 1))
    assert author.co_authors == (("Fern, Bo", 2),)
    assert author.venues == (("Garden letters", 2),)
    assert session.authors.author("Nobody at all").papers == ()


def test_other_spellings_are_proposed_with_what_they_differ_in(session):
    like = {one.name: one for one in session.authors.like(FULL, Progress())}
    assert set(like) == {SHORT, TURNED}
    assert like[SHORT].alike is SpelledAlike.INITIALS
    assert like[SHORT].shared == 1
    assert like[TURNED].alike is SpelledAlike.TRANSCRIPTION
    assert next(iter(like)) == SHORT
    session.authors.join(FULL, SHORT)
    (left,) = session.authors.like(SHORT, Progress())
    assert (left.name, left.alike) == (TURNED, SpelledAlike.TRANSCRIPTION)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Lin Haibin", "Haibin Lin"), ("Jean-Luc Roux", "Jean Luc Roux"),
        ("Renée Noël", "Renee Noel"), ("Ivan Yakovlev", "Jakowlew, I."),
        ("Chang, C.-C.", "Chi-Chih Chang"), ("Anna van den Berg", "Berg, A. van den"),
    ],
)  # fmt: skip
def test_spellings_are_found_by_their_family_name_in_any_writing(tmp_path, one, other):
    session = Session.open(tmp_path / "b.paperfold")
    papers = [Description(title="A", authors=(one,)), Description(title="B", authors=(other,))]
    with session.library.write("Start", recorded=False) as write:
        write.papers.insert_many(papers, triage=Triage.KEPT, added=1)
    assert [each.name for each in session.authors.like(one, Progress())] == [other]
    assert [each.name for each in session.authors.like(other, Progress())] == [one]
    session.authors.join(one, other)
    assert len(session.authors.author(one).papers) == 2
    session.close()


def test_a_search_for_an_author_finds_all_joined_spellings(session):
    assert found(session, f'author:"{FULL}"') == [1]
    session.authors.join(FULL, TURNED)
    session.authors.join(SHORT, TURNED)
    for text in (f'author:"{FULL}"', "author:mueller", 'author:"Ada Müller" year:2019..2024'):
        assert set(found(session, text)) >= {1, 2, 3}
    assert found(session, 'author:"mueller ada"') == [1, 2, 3]
    assert found(session, '-author:"ada müller"') == [4, 5, 6]
    assert found(session, 'author:"ada müller" moss') == [1]
    assert found(session, "author:bert") == [4]
    first, whole = session.search.first_ids(PaperQuery(ALL, "author:mueller"), 50)
    assert whole and {1, 2, 3} <= set(first)


def test_spellings_are_parted_undone_and_kept_and_no_paper_is_rewritten(session, tmp_path):
    session.authors.join(FULL, SHORT)
    session.authors.join(FULL, TURNED)
    assert session.library.undo_label == f"Join the spellings “{FULL}”, “{TURNED}”"
    assert len(session.authors.author(FULL).spellings) == 3
    session.authors.part(FULL)
    assert [one.name for one in session.authors.author(FULL).spellings] == [FULL]
    assert {one.name for one in session.authors.author(SHORT).spellings} == {SHORT, TURNED}
    session.authors.part(SHORT)
    assert len(session.authors.author(TURNED).spellings) == 1
    session.library.undo(Progress())
    session.library.undo(Progress())
    assert len(session.authors.author(FULL).spellings) == 3
    session.close()
    again = Session.open(tmp_path / "a.paperfold")
    assert len(again.authors.author(TURNED).spellings) == 3
    assert [paper.authors for paper in again.search.papers(range(1, 7))] == [
        paper.authors for paper in PAPERS
    ]
    assert again.checks.check(Progress()) == []
    again.library.undo_down_to(again.library.history()[-1].id, Progress())
    assert len(again.authors.author(TURNED).spellings) == 1
    again.close()


def test_names_are_found_by_their_beginnings(session):
    assert {FULL, SHORT} <= {one.name for one in session.authors.named("mull")}
    assert {one.name for one in session.authors.named("fern")} == {"Bo Fern", "Fern, Bo"}
    assert session.authors.named("")[0] == Spelling("Bo Fern", 2)
    assert session.authors.of_papers([1, 2]) == [FULL, "Bo Fern", SHORT, "Fern, Bo"]
