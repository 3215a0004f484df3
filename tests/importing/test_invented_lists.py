"""Lists of invented papers in many styles and shapes: what is read, and that all is told."""

from __future__ import annotations

import pytest

from tests.importing.invented_lists import STYLES, papers
from tests.importing.invented_pages import check_promises
from tests.importing.invented_score import FIELDS, Scored, read_as_file, scored, styled, tabulated
from tests.importing.invented_shapes import SHAPES

PRECISION, RECALL = 0.95, 0.85
KNOWN_PAGES = frozenset(
    # lists that another reader may take for a conference's programme
    (
        "authors/title/venue",
        "title/venue/authors",
        "a/t/v, all gaps",
        "HTML table",
        "HTML WordPress",
    )
)


def check(one: Scored) -> None:
    assert one.extra == 0
    for name in FIELDS:
        tally = one.tallies[name]
        assert (tally.precision or 0) >= PRECISION, name
        assert (tally.recall or 0) >= RECALL, name


@pytest.mark.parametrize("style", STYLES)
def test_styles(style: str) -> None:
    for seed in (1, 2):
        one = styled(style, seed, 16)
        check(one)
        check_promises(one.reading)


@pytest.mark.parametrize("shape", [name for name in SHAPES if name not in KNOWN_PAGES])
def test_shapes(shape: str) -> None:
    for seed in (3, 4):
        one = tabulated(shape, seed, 14)
        check(one)
        if not shape.startswith("HTML"):
            check_promises(one.reading)


@pytest.mark.parametrize("shape", sorted(KNOWN_PAGES))
def test_shapes_read_as_lists(shape: str) -> None:
    format_id = "web-page" if shape.startswith("HTML") else "reference-list"
    check(tabulated(shape, 5, 14, format_id))


def test_what_is_doubtful_is_marked() -> None:
    """A venue that no word shows to be one is a guess."""
    text = "".join(
        f"{name}, A. & Oak, L. ({year}). {title}. {venue}, {year - 1990}.\n"
        for name, year, title, venue in (
            ("Merrivale", 2019, "Kites that steer themselves", "Wind and water"),
            ("Quandt", 2020, "Lamps that were never lit", "Lantern Letters"),
            ("Ostrov", 2021, "Oil prices at night", "Annals of Wicks"),
        )
    )
    records = read_as_file(text).records
    assert [record.venue for record in records] == [
        "Wind and water",
        "Lantern Letters",
        "Annals of Wicks",
    ]
    assert ["venue" in record.guessed for record in records] == [True, False, False]


def test_a_talk_is_no_paper() -> None:
    listed = papers(7, 6)
    references = [STYLES["APA"](paper) for paper in listed]
    text = "\n\n".join(
        ["Publications", *(w.text for w in references), "Invited talks"]
        + [f"{place}, May {2010 + n}. Kites for beginners." for n, place in enumerate("ABC")]
    )
    one = scored("talks", text, references, [paper.year for paper in listed])
    check(one)
    reasons = {place.reason for place in one.reading.summary.passed_over}
    assert "a section that lists no papers" in reasons
