"""What the Overview draws, over real papers: each number is what one would count by hand, and as
many papers as its mark's search finds."""

import random
from datetime import date, datetime, timedelta

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import Cancelled
from desktop_app.model.overview import EVERYTHING, DayCount, Extent, SubjectCount, YearCount
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, INBOX, PaperQuery, Place, PlaceKind
from desktop_app.model.similar import place_near
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session
from desktop_app.store.counts.commonest_authors import commonest_authors

OLD = int(datetime(2025, 10, 29, 14, 6).timestamp())
PAPERS = (
    ("Moss", 2019, ("cs.LG", "cs.CL"), ("Ada Thorn", "Bela Reed"), "Annals of Moss"),
    ("Ferns", 2019, ("CS.LG",), ("Ada Thorn",), "annals of moss"),
    ("Oaks", 2021, ("q-bio.PE",), ("A. Thorn", 'Zoë "Zo" Birk'), "Annals of Moss"),
    ("Bees", 2022, ("cs.LG",), ("Cleo Vane",), "Hedge, Letters"),
    ("Hedges", None, (), (), None),
    ("Winter", 2022, ("cs.CL",), ("Bela Reed",), None),
    ("Dismissed", 2022, ("cs.LG",), ("Ada Thorn",), "Annals of Moss"),
)
MOSS = "@article{a, title = {Moss at noon and at night}, author = {Reed, Ida}, year = {2020}}"
MORE = f"{MOSS}\n@article{{b, title = {{On the slowness of ferns}}, author = {{Reed, Ida}}}}"


@pytest.fixture
def session(tmp_path):
    made = Session.open(tmp_path / "overview.paperfold")
    yield made
    made.close()


@pytest.fixture
def papers(session):
    """Six papers and one that is dismissed; their ids. All were added on 29 October 2025."""
    with session.library.write("Fill", recorded=False) as write:
        write.papers.insert_many(
            [
                Description(title=title, year=year, subjects=subjects, authors=names, venue=venue)
                for title, year, subjects, names, venue in PAPERS
            ],
            triage=Triage.KEPT,
            added=OLD,
        )
    ids = sorted(session.search.ids(EVERYTHING))
    session.papers.set_triage([ids[6]], Triage.DISMISSED)
    session.tags.add(ids[:3], ["method"])
    session.tags.add([ids[0], ids[5]], ["method/moe"])
    session.tags.add([ids[3]], ["to read"])
    session.papers.set_status([ids[0], ids[4]], Status.READ)
    session.papers.set_status([ids[1]], Status.READING)
    return ids[:6]


def found(session, text):
    return len(session.search.ids(PaperQuery(ALL, text)))


def test_years_with_what_is_read(session, papers):
    counts = session.overview.years(EVERYTHING)
    assert counts.years == (YearCount(2019, 2, 1), YearCount(2021, 1, 0), YearCount(2022, 2, 0))
    assert counts.undated == 1
    assert [found(session, f"year:{year}") for year, _, _ in counts.years] == [2, 1, 2]
    assert found(session, "year:none") == 1


def test_statuses_and_the_days_on_which_papers_were_read(session, papers):
    counts = session.overview.reading(EVERYTHING)
    assert counts.statuses == {
        Status.UNREAD: 3, Status.TO_READ: 0, Status.READING: 1, Status.READ: 2,
    }  # fmt: skip
    today = date.today()
    assert counts.days == (DayCount(today, 2),)
    assert found(session, f"read:{today}..{today}") == 2
    yesterday = today - timedelta(days=1)
    assert found(session, f"read:..{yesterday}") == 0


def test_subjects_by_year_whatever_their_case(session, papers):
    counts = session.overview.subjects(EVERYTHING)
    assert counts.subjects == (
        SubjectCount("cs.LG", 3, ((2019, 2), (2022, 1))),
        SubjectCount("cs.CL", 2, ((2019, 1), (2022, 1))),
        SubjectCount("q-bio.PE", 1, ((2021, 1),)),
    )
    assert counts.more == 0
    assert found(session, 'year:2019 subject:"cs.LG"') == 2


def test_a_tag_counts_with_what_is_below_it(session, papers):
    counts = session.overview.tags(EVERYTHING)
    assert [(tag.name, tag.papers) for tag in counts.tags] == [
        ("method", 4), ("method/moe", 2), ("to read", 1),
    ]  # fmt: skip
    method = counts.tags[0]
    assert method.years == ((2019, 2), (2021, 1), (2022, 1))
    today = date.today()
    assert method.days == (DayCount(today, 4),)
    assert found(session, f'tag:"method" tagged:..{today}') == 4
    assert found(session, 'tag:"method" year:2022') == 1


def test_a_paper_counts_for_the_source_that_brought_it_first(session, papers, tmp_path):
    for name, text in (("mine.bib", MOSS), ("ours.bib", MORE)):
        (tmp_path / name).write_text(text)
        session.imports.import_listings(
            [ListingInput(tmp_path / name, None, None, name)], Progress()
        )
    first, second = session.search.sources()
    session.sources.rename(first.id, "Moss 50%")
    session.sources.rename(second.id, "Moss 50% and ferns")
    counts = session.overview.sources(EVERYTHING)
    today = date.today()
    assert [(one.name, one.papers) for one in counts.sources] == [
        ("Moss 50%", 1), ("Moss 50% and ferns", 1),
    ]  # fmt: skip
    assert all(one.days == (DayCount(today, 1),) for one in counts.sources)
    # Of just this name, although the other one begins with it; the second holds both papers.
    assert found(session, f'brought:"Moss 50%" added:{today}..{today}') == 1
    assert found(session, 'brought:"Moss 50% and ferns"') == 1
    assert found(session, 'source:"Moss 50% and ferns"') == 2
    assert session.overview.extent(EVERYTHING) == Extent(8, 2, 2)


def test_venues_whatever_their_case(session, papers):
    names = session.overview.venues(EVERYTHING).names
    assert [(one.value.casefold(), one.papers) for one in names.values] == [
        ("annals of moss", 3), ("hedge, letters", 1),
    ]  # fmt: skip


def test_authors_whose_spellings_were_joined_are_one(session, papers):
    session.authors.join("Ada Thorn", "A. Thorn")
    names = session.overview.authors(EVERYTHING, Progress()).names
    assert [(one.value, one.papers) for one in names.values] == [
        ("Ada Thorn", 3), ("Bela Reed", 2), ("Cleo Vane", 1), ('Zoë "Zo" Birk', 1),
    ]  # fmt: skip


@pytest.mark.parametrize("held", [3, 12, 30, 1_000])
def test_the_first_authors_are_counted_exactly_in_little_memory(session, held, monkeypatch):
    monkeypatch.setattr("desktop_app.store.counts.commonest_authors.PART", 10)
    names = [f"Author {number}" for number in range(40) for _ in range(1 + number // 4)]
    random.Random(1).shuffle(names)
    with session.library.write("Fill", recorded=False) as write:
        write.papers.insert_many(
            [Description(title=f"Paper {at}", authors=(name,)) for at, name in enumerate(names)],
            triage=Triage.KEPT,
            added=OLD,
        )
    ids = session.search.ids(EVERYTHING)
    with session.library.read() as reader:
        told = commonest_authors(reader.connection, sorted(ids), 2, lambda: None, held=held)
    assert [one.papers for one in told.values] == [10, 10]
    assert {one.value for one in told.values} <= {f"Author {number}" for number in range(36, 40)}


def test_less_than_everything_is_drawn(session, papers):
    here = PaperQuery(ALL, "year:2022")
    assert session.overview.extent(here).papers == 2
    assert session.overview.years(here).years == (YearCount(2022, 2, 0),)
    assert [one.subject for one in session.overview.subjects(here).subjects] == ["cs.CL", "cs.LG"]
    moss = PaperQuery(Place(PlaceKind.TAG, "method"), "annals")
    assert session.overview.extent(moss).papers == 3
    assert session.overview.authors(moss, Progress()).names.values[0].papers == 2
    assert session.overview.extent(PaperQuery(INBOX)).papers == 0
    assert session.overview.reading(PaperQuery(INBOX)).statuses[Status.READ] == 0
    near = PaperQuery(place_near((papers[0],)))
    assert session.overview.extent(near).papers == len(session.search.ids(near))


def test_it_stops_when_it_is_asked_to(session, papers):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        session.overview.authors(EVERYTHING, progress)


def test_a_picture_is_written_byte_for_byte(session, tmp_path):
    data = bytes(range(256))
    session.overview.save_picture(tmp_path / "a.png", data)
    assert (tmp_path / "a.png").read_bytes() == data
