"""What is put up to the user as a possible duplicate, and what is not."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from desktop_app.matching.proposals import Candidate, Proposal, possible
from desktop_app.model.description import Description
from desktop_app.model.errors import Cancelled

OPENING = "Keepers of bees on the roofs of large towns move their hives in the spring by night "
AUTHOR = {"authors": ("Ada Quill", "Bo Fern"), "year": 2020}
TITLE = "Moving Hives by Night in the Large Towns of the North"


def look(*papers: Description, among: set[int] | None = None) -> list[Proposal]:
    candidates = [Candidate(number, paper) for number, paper in enumerate(papers, 1)]
    found = possible(candidates, among, lambda done, total: None)
    random.Random(4).shuffle(candidates)
    assert possible(candidates, among, lambda done, total: None) == found
    return found


def pairs(*papers: Description) -> list[tuple[int, int]]:
    return [(one.first, one.second) for one in look(*papers)]


@pytest.mark.parametrize(
    "title",
    [
        TITLE,
        "Moving Hives by Nigth in the Large Towns of the North",
        "Moving Hives by Night in Large Towns of the North",
        "Moving Hives by Night in the LargeTowns of the North",
        "Moving Hves by Night in the Large Towns of the North",
        "oving Hives by Night in the Large Towns of the North",
        "Moving Hives by Night in the Large Towns",
    ],
)
def test_a_title_with_a_mistake_is_proposed(title):
    assert pairs(Description(title=TITLE, **AUTHOR), Description(title=title, **AUTHOR)) == [(1, 2)]


def test_two_spellings_of_one_word_are_proposed():
    titles = "An enquiry into hives on roofs of houses", "An inquiry into hives on roofs of houses"
    assert pairs(*(Description(title=title, **AUTHOR) for title in titles)) == [(1, 2)]


def test_an_equal_title_is_proposed_where_nothing_confirms_it():
    (found,) = look(Description(title=TITLE, **AUTHOR), Description(title=TITLE))
    assert found.likeness == 95.0
    assert pairs(Description(title="Hives", year=2020), Description(title="Hives")) == [(1, 2)]


def test_two_versions_with_identifiers_of_their_own_are_proposed():
    (found,) = look(
        Description(title=TITLE, doi="10.1234/a", **AUTHOR),
        Description(title=TITLE, doi="10.1234/b", **AUTHOR),
    )
    assert "versions" in found.reason


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (TITLE + ", Part I", TITLE + ", Part II"),
        (TITLE + " 2019", TITLE + " 2020"),
        ("Editorial", "Editorial"),
        ("Reply to Moss and Reed on hives", "Reply to Moss and Reed on hives"),
        (
            "A lean way of tuning BERT for reading bee diaries",
            "A lean way of tuning RoBERTa for reading bee diaries",
        ),
        (
            "Supervised counting of bees on roofs of houses",
            "Unsupervised counting of bees on roofs of houses",
        ),
        (
            "Encoder cells for hives on roofs of houses",
            "Decoder cells for hives on roofs of houses",
        ),
        (
            "Symmetric frames for hives on roofs of houses",
            "Asymmetric frames for hives on roofs of houses",
        ),
        (
            "Effects of hypothermia on bees in their hives",
            "Effects of hyperthermia on bees in their hives",
        ),
        ("Counting bees on roofs in English towns", "Counting wasps on roofs in English towns"),
    ],
)
def test_false_friends_are_not_proposed(one, other):
    assert pairs(Description(title=one, **AUTHOR), Description(title=other, **AUTHOR)) == []


def test_other_people_and_far_years_are_not_proposed():
    mistaken = "Moving Hives by Nigth in the Large Towns of the North"
    known = Description(title=TITLE, **AUTHOR)
    assert pairs(known, Description(title=mistaken, authors=("Cy Reed",), year=2020)) == []
    assert pairs(known, Description(title=TITLE, authors=("Cy Reed",), year=2020)) == []
    assert pairs(known, Description(title=mistaken, authors=("Ada Quill",), year=2010)) == []


def test_an_untitled_paper_whose_abstract_goes_on_differently_is_proposed():
    titled = Description(
        title=TITLE, abstract=OPENING + "to where the limes are in flower.", abstract_complete=True
    )
    untitled = Description(
        abstract=OPENING + "so that nobody sees them. While th", abstract_complete=False
    )
    other = Description(abstract="Keepers of bees on the roofs of towns sleep well at night.")
    (found,) = look(titled, untitled, other)
    assert (found.first, found.second) == (1, 2)
    assert 60 <= found.likeness < 100


def test_one_paper_under_two_titles_is_proposed():
    abstract = (OPENING + "to where the limes are in flower. ") * 3
    known = {"abstract": abstract, **AUTHOR}
    one, other = Description(title=TITLE, **known), Description(title="Night hives", **known)
    assert pairs(one, other) == [(1, 2)]


def test_only_pairs_with_the_papers_asked_for():
    papers = [Description(title=TITLE, **AUTHOR) for _ in range(3)]
    found = look(*papers, among={3})
    assert [(one.first, one.second) for one in found] == [(1, 3), (2, 3)]


def test_an_opening_that_many_share_proposes_nothing():
    papers = [Description(abstract=OPENING + "in the year " + str(year)) for year in range(30)]
    assert look(*papers) == []


def test_it_can_be_stopped():
    def stop(done: int, total: int) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        possible([Candidate(1, Description(title=TITLE))], None, stop)


def test_rapidfuzz_is_loaded_for_this_alone():
    code = (
        "import sys; import desktop_app.matching.proposals, desktop_app.matching.matcher, "
        "desktop_app.matching.merge; sys.exit('rapidfuzz' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_random_papers_are_not_proposed():
    chance = random.Random(11)
    words = "bees hives roofs towns night spring honey limes frames keepers wax queens".split()
    papers = [
        Description(
            title=" ".join(chance.choices(words, k=8)),
            authors=(f"{chance.choice('ABCDE')}. {chance.choice(words).title()}",),
            year=2020,
        )
        for _ in range(400)
    ]
    assert len(look(*papers)) <= 4
