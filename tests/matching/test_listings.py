"""Whole listings: the same papers in every order in which they are imported."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from desktop_app.importing.formats.page_text import PageTextImporter
from desktop_app.importing.text_source import read_source
from desktop_app.matching.matcher import group
from desktop_app.matching.merge import merge
from desktop_app.matching.proposals import Candidate, possible
from desktop_app.matching.rules import Rule
from desktop_app.model.description import Description
from desktop_app.model.record import Record

LISTINGS = Path(__file__).parents[3] / "shared" / "listings"

# Of our own invention, with the traps of real pages: the owner's page with whole abstracts, a list
# with cut ones and cut author lists, and a page of beginnings without titles, two of which are
# earlier wordings of abstracts that stand on the others, and one begins two papers.
BEES = (
    "Keepers of bees on the roofs of large towns move their hives in the spring, by night, so that "
    "nobody in the houses below is afraid. "
)
BEES_ON = (
    "We followed 54 hives over three years and found that $\\alpha \\approx 0.3$ of them moved."
)
BEANS = (
    "Beans that climb on the walls of old mills carry more leaves than beans that climb on poles "
    "in the open field, and nobody has asked why. "
)
RAIN = (
    "Rain is measured at dawn by people who would rather sleep. Over the last hundred years the "
    "measures of such people have told more of sleep than of rain. "
)


def cut(text: str, letters: int, mark: str) -> dict[str, object]:
    return {"abstract": text[:letters].rstrip() + mark, "abstract_complete": False}


PROFILE = [
    Record(title="Night Moves: Hives on Roofs", year=2025, attributed_to=("Ada Quill",),
           abstract=BEES + BEES_ON, abstract_complete=True, subjects=("q.BE",), line=3),
    Record(title="Why Beans Like Mills", year=2024, attributed_to=("Ada Quill",),
           abstract=BEANS + "We ask.", abstract_complete=True, subjects=("q.BN",), line=7),
    Record(title="The Sleep in the Rain", year=2024, attributed_to=("Ada Quill",),
           abstract=RAIN + "We prove it for Tuesdays.", abstract_complete=True, line=11),
    Record(title="The Sleep in the Rain, Part II", year=2025, attributed_to=("Ada Quill",),
           abstract=RAIN + "We prove it for Wednesdays.", abstract_complete=True, line=15),
]  # fmt: skip
CUT_LIST = [
    Record(title="Night moves: hives on roofs", authors=("Bo Fern", "Cy Reed"), author_total=9,
           authors_complete=False, line=2, **cut(BEES + BEES_ON, 190, "…")),
    Record(title="Why beans like mills", authors=("Dee Moss",), author_total=4,
           authors_complete=False, line=6, **cut(BEANS, 130, "…")),
    Record(title="Wax", authors=("Bo Fern",), authors_complete=True, line=10),
]  # fmt: skip
BEGINNINGS = [
    Record(line=3, attributed_to=("Ada Quill",), **cut(BEES + BEES_ON, 165, " ...")),
    Record(line=5, attributed_to=("Ada Quill",), **cut(BEANS, 128, "...")),
    Record(line=7, attributed_to=("Ada Quill",), **cut(RAIN, 140, "...")),
    Record(line=9, attributed_to=("Ada Quill",),
           **cut(BEES[:100] + "without asking anybody who lives in them, as is usual", 149, "...")),
]  # fmt: skip


def papers_in_all_orders(listings: list[list[Record]]) -> list[Description]:
    """The papers, ordered by what they say, after a check that no order changes them."""
    outcomes = []
    for order in permutations(listings):
        library = dict(enumerate((record for listing in order for record in listing), 1))
        found = [
            merge([(one, library[one]) for one in ids]).description
            for ids in group(library.items()).groups
        ]
        outcomes.append(sorted(found, key=repr))
    assert all(outcome == outcomes[0] for outcome in outcomes)
    return outcomes[0]


def test_invented_pages():
    papers = papers_in_all_orders([PROFILE, CUT_LIST, BEGINNINGS])
    titled = {paper.title: paper for paper in papers if paper.title}
    assert len(papers) == 7
    assert len(titled) == 5
    bees = titled["Night Moves: Hives on Roofs"]
    assert (bees.abstract, bees.abstract_complete) == (BEES + BEES_ON, True)
    assert (bees.authors, bees.author_total) == (("Bo Fern", "Cy Reed"), 9)
    assert (bees.year, bees.subjects, bees.attributed_to) == (2025, ("q.BE",), ("Ada Quill",))


def test_invented_pages_leave_what_is_doubtful_to_the_user():
    records = [*PROFILE, *CUT_LIST, *BEGINNINGS]
    found = group(enumerate(records))
    rain = next(number for number, record in enumerate(records) if record.line == 7 and number > 6)
    assert found.ambiguous == ((rain, (2, 3)),)
    papers = [merge([(one, records[one]) for one in ids]).description for ids in found.groups]
    candidates = [Candidate(number, paper) for number, paper in enumerate(papers)]
    proposed = possible(candidates, None, lambda done, total: None)
    reworded = next(
        number for number, paper in enumerate(papers) if "asking" in (paper.abstract or "")
    )
    assert any({one.first, one.second} == {0, reworded} for one in proposed)


@pytest.mark.skipif(not LISTINGS.is_dir(), reason="the listings are kept outside the project")
def test_the_four_listings_are_51_titled_and_2_untitled_papers_in_every_order():
    listings = [
        [item for item in PageTextImporter().read(read_source(path)) if isinstance(item, Record)]
        for path in sorted(LISTINGS.glob("*.txt"))
    ]
    assert sum(map(len, listings)) == 120
    papers = papers_in_all_orders(listings)
    untitled = [paper for paper in papers if not paper.title]
    assert len(papers) == 53
    assert len(untitled) == 2
    titled = [paper for paper in papers if paper.title]
    whole = [paper for paper in titled if paper.abstract_complete]
    assert len(whole) == 29
    assert all(paper.year and paper.subjects for paper in whole)
    assert not any(paper.year for paper in titled if not paper.abstract_complete)
    assert sum(bool(paper.authors) for paper in papers) == 44

    candidates = [Candidate(number, paper) for number, paper in enumerate(papers)]
    proposed = possible(candidates, None, lambda done, total: None)
    assert len(proposed) == 1
    pair = [papers[proposed[0].first], papers[proposed[0].second]]
    assert all("loader" in (paper.abstract or "") for paper in pair)
    assert [bool(paper.title) for paper in pair].count(False) == 1


@pytest.mark.skipif(not LISTINGS.is_dir(), reason="the listings are kept outside the project")
def test_the_rules_that_joined_the_four_listings():
    records = [
        item
        for path in sorted(LISTINGS.glob("*.txt"))
        for item in PageTextImporter().read(read_source(path))
        if isinstance(item, Record)
    ]
    found = group(enumerate(records))
    assert set(found.joined.values()) == {Rule.TITLE_ABSTRACT, Rule.ABSTRACT}
    assert found.ambiguous == ()
