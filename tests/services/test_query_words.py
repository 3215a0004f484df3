"""Every word of the query language, asked of one library; a mistake passes over itself alone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session

OLD = 1_600_000_000
OLD_DAY = date.fromtimestamp(OLD)
BEFORE_OLD_DAY = OLD_DAY - timedelta(days=1)
PAPERS = (
    Description(
        title="The $\\alpha$ lamp of Ålesund",
        authors=("Bram Holt",),
        year=2020,
        abstract="A lamp is lit at noon, and again at night…",
        abstract_complete=False,
        doi="10.5555/lamp.1",
        subjects=("cs.LG",),
    ),
    Description(title="Knots at night", authors=("Ada Quill",), year=2023, venue="Annals of Rope"),
    Description(title="Knots at night.", authors=("A. Quill",), year=2025, subjects=("math.GT",)),
    Description(title="Salt", abstract="We count lamps."),
)
BIBTEX = "@article{salt, title = {Moss at noon}, author = {Reed, Ida}, year = {2019}}"


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    session = Session.open(tmp_path_factory.mktemp("words") / "a.paperfold")
    with session.library.write("Fill", recorded=False) as write:
        write.papers.insert_many(PAPERS, triage=Triage.KEPT, added=OLD)
        write.connection.execute(
            "INSERT INTO proposals (first_paper, second_paper, likeness, reason) "
            "VALUES (2, 3, 0.9, 'title')"
        )
    item = ListingInput(None, BIBTEX, None, "shelf of moss")
    session.imports.import_listings([item], Progress())
    session.tags.add([1, 4], ["to read"])
    session.papers.set_note(4, "Ask Ida for the buckets")
    session.papers.set_status([2], Status.READING)
    session.papers.set_triage([4], Triage.DISMISSED)
    yield session
    session.close()


@pytest.mark.parametrize(
    ("text", "papers"),
    [
        ("lamp ", [1]),
        ("lamp", [1]),
        ('"knots at night"', [2, 3]),
        ("knots -2023", [2, 3]),
        ("knots -year:2023 ", [3]),
        ("lamp OR moss", [1, 5]),
        ("(knots OR moss) at", [2, 3, 5]),
        ("author:quill", [2, 3]),
        ("title:night", [2, 3]),
        ("abstract:night", [1]),
        ("year:2023..2025", [2, 3]),
        ("year>2020", [2, 3]),
        ("year<=2020", [1, 5]),
        ('tag:"to read"', [1]),
        ("tag:none", [2, 3, 5]),
        ("subject:cs.LG", [1]),
        ("venue:rope", [2]),
        ("status:reading", [2]),
        ("triage:kept", [1, 2, 3, 5]),
        ("triage:dismissed", [4]),
        ("triage:dismissed note:buckets", [4]),
        ("triage:inbox", []),
        ("has:abstract", [1]),
        ("is:cut", [1]),
        ("is:duplicate", [2, 3]),
        ("source:moss", [5]),
        ("added:7d", [5]),
        ("-added:7d", [1, 2, 3]),
        (f"added:{OLD_DAY}..{OLD_DAY}", [1, 2, 3]),
        (f"added:..{OLD_DAY}", [1, 2, 3]),
        (f"-added:..{OLD_DAY}", [5]),
        (f"added:2001-01-01..{BEFORE_OLD_DAY}", []),
        ("marked:1d", [2]),
        (f"marked:..{OLD_DAY}", []),
        ('brought:"shelf of moss"', [5]),
        ("brought:moss", [5]),
        ("brought:fern", []),
        ("doi:10.5555/lamp.1", [1]),
        ("ALESUND", [1]),
        ("ålesund", [1]),
        ("alpha", [1]),
        ("\\alpha", [1]),
        ("α", [1]),
    ],
)
def test_each_word_finds_its_papers(session: Session, text: str, papers: list[int]) -> None:
    assert sorted(session.search.ids(PaperQuery(ALL, text))) == papers


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("knots year:20x3", 6, 15),
        ("year:soon knots", 0, 9),
        ("knots (", 6, 7),
        ("knots )", 6, 7),
        ("OR knots", 0, 2),
        ("knots is:green", 6, 14),
        ("knots triage:maybe", 6, 18),
        ("knots added:soon", 6, 16),
        ("knots tag:", 6, 10),
        ("knots -", 6, 7),
    ],
)
def test_a_mistake_is_marked_and_empties_nothing(
    session: Session, text: str, start: int, end: int
) -> None:
    mistake = session.search.mistake(text)
    if mistake is not None:  # a lone minus is being typed
        assert (mistake.start, mistake.end) == (start, end)
    else:
        assert text == "knots -"
    assert sorted(session.search.ids(PaperQuery(ALL, text))) == [2, 3]
