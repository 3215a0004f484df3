"""Which records are one paper: a test for each written rule."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from desktop_app.matching.crowds import CROWD
from desktop_app.matching.matcher import Decision, Grouping, group
from desktop_app.matching.rules import Rule
from desktop_app.model.description import Identifier
from desktop_app.model.duplicate import Verdict
from desktop_app.model.record import Record

TITLE = "Small Gardens on the Roofs of Tall Houses"
ABSTRACT = (
    "We tend small gardens on the roofs of tall houses and count, every week, what grows there; "
    "for three years in a row, until the wind takes the last of the beans away. "
)
WHOLE = ABSTRACT + "Peas fare better than beans, and chives fare best of all."
SAME, DIFFERENT = Verdict.SAME, Verdict.DIFFERENT


def sets(grouping: Grouping) -> list[list[int]]:
    return [list(ids) for ids in grouping.groups]


def matched(*records: Record, decisions: tuple[Decision, ...] = ()) -> Grouping:
    """The grouping of records numbered from 1, the same in every order where they are few."""
    members = list(enumerate(records, 1))
    found = group(members, decisions)
    for order in permutations(members) if len(members) < 5 else ():
        assert group(order, decisions) == found
    return found


def one_paper(*records: Record) -> bool:
    return len(matched(*records).groups) == 1


# Identifiers


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [
        (Record(doi="10.1234/A"), Record(doi="10.1234/a"), Rule.DOI),
        (Record(arxiv_id="2001.00001v1"), Record(arxiv_id="2001.00001v3"), Rule.ARXIV),
        (Record(arxiv_id="2001.00001"), Record(doi="10.48550/arXiv.2001.00001"), Rule.ARXIV),
        (
            Record(identifiers=(Identifier("pmid", "77"),), title="Beans"),
            Record(identifiers=(Identifier("pmid", "77"),), title="Peas"),
            Rule.PMID,
        ),
        (Record(doi="10.1234/a"), Record(identifiers=(Identifier("doi", "10.1234/a"),)), Rule.DOI),
    ],
)
def test_one_identifier_is_one_paper(one: Record, other: Record, rule: Rule):
    found = matched(one, other)
    assert sets(found) == [[1, 2]]
    assert found.joined == {2: rule}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"arxiv_id": "2001.00001"}, {"arxiv_id": "2001.00002"}),
        ({"doi": "10.1234/a"}, {"doi": "10.1234/b"}),
        (
            {"identifiers": (Identifier("pmid", "1"),)},
            {"identifiers": (Identifier("pmid", "2"),)},
        ),
    ],
)
def test_two_identifiers_of_a_kind_are_two_papers(one, other):
    known = {"title": TITLE, "authors": ("Ada Quill",), "year": 2020, "abstract": WHOLE}
    assert not one_paper(Record(**known, **one), Record(**known, **other))


def test_a_preprint_and_its_journal_version_are_one_by_title():
    preprint = Record(title=TITLE, authors=("Ada Quill",), doi="10.1101/2020.01.01.1")
    journal = Record(title=TITLE, authors=("Ada Quill",), doi="10.1234/a")
    assert one_paper(preprint, journal)


def test_what_fits_two_papers_that_may_not_be_one_joins_none_and_is_reported():
    known = {"title": TITLE, "authors": ("Ada Quill",)}
    found = matched(
        Record(**known, doi="10.1234/a"), Record(**known, doi="10.1234/b"), Record(**known)
    )
    assert sets(found) == [[1], [2], [3]]
    assert found.ambiguous == ((3, (1, 2)),)


def test_copies_of_what_fits_two_papers_are_one():
    known = {"title": TITLE, "authors": ("Ada Quill",)}
    found = matched(
        Record(**known, doi="10.1234/a"),
        Record(**known, doi="10.1234/b"),
        Record(**known),
        Record(**known, line=8),
    )
    assert sets(found) == [[1], [2], [3, 4]]


def test_the_doi_of_a_volume_joins_only_what_bears_one_title():
    found = matched(
        Record(title="Beans on roofs", doi="10.1234/volume", arxiv_id="2001.00001"),
        Record(title="Peas on roofs", doi="10.1234/volume", arxiv_id="2001.00002"),
        Record(title="Chives on roofs", doi="10.1234/volume"),
        Record(title="Chives on roofs", authors=("Bo Fern",), doi="10.1234/volume"),
        Record(doi="10.1234/volume", authors=("Bo Fern",)),
    )
    assert sets(found) == [[1], [2], [3, 4], [5]]
    assert found.ambiguous == ((5, (1, 2, 3)),)


def test_an_arxiv_id_under_two_journal_dois_still_joins_what_has_no_doi():
    found = matched(
        Record(arxiv_id="2001.00001", doi="10.1234/a"),
        Record(arxiv_id="2001.00001", doi="10.1234/b"),
        Record(arxiv_id="2001.00001", title="Beans"),
        Record(arxiv_id="2001.00001", title="Beans on roofs"),
    )
    assert sets(found) == [[1], [2], [3, 4]]


# Titles


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [
        ({"authors": ("Ada Quill",)}, {"authors": ("Quill, A.",)}, Rule.TITLE_AUTHOR),
        ({"authors": ("Ada Quill",)}, {"attributed_to": ("A. Quill",)}, Rule.TITLE_AUTHOR),
        ({"year": 2020}, {"year": 2021}, Rule.TITLE_YEAR),
        ({"year": 2020, "authors": ("Ada Quill",)}, {"date": "2020-05"}, Rule.TITLE_YEAR),
        (
            {"abstract": WHOLE, "authors": ("Ada Quill",)},
            {"abstract": ABSTRACT + "Pea…", "abstract_complete": False},
            Rule.TITLE_ABSTRACT,
        ),
        ({}, {}, Rule.TITLE),
    ],
)
def test_one_title_and_something_that_agrees(one, other, rule):
    found = matched(Record(title=TITLE, **one), Record(title=TITLE.upper() + ".", **other))
    assert sets(found) == [[1, 2]]
    assert set(found.joined.values()) == {rule}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"authors": ("Ada Quill",)}, {"authors": ("Bo Fern",)}),
        ({"authors": ("Ada Quill",), "year": 2020}, {"authors": ("Bo Fern",), "year": 2020}),
        ({"authors": ("Ada Quill",)}, {}),
        ({"year": 2018}, {"year": 2021}),
        (
            {"authors": ("Ada Quill", "Bo Fern"), "authors_complete": True, "year": 2020},
            {"attributed_to": ("Cy Reed",), "year": 2020},
        ),
    ],
)
def test_one_title_and_nothing_that_agrees(one, other):
    assert not one_paper(Record(title=TITLE, **one), Record(title=TITLE, **other))


def test_an_agreeing_abstract_outweighs_other_names():
    cut = {"abstract": ABSTRACT + "Pe …", "abstract_complete": False}
    other = Record(title=TITLE, authors=("Bo Fern",), **cut)
    assert one_paper(Record(title=TITLE, authors=("Ada Quill",), abstract=WHOLE), other)


def test_a_cut_list_is_no_contradiction_where_a_known_name_agrees():
    cut = Record(title=TITLE, authors=("Cy Reed",), author_total=9, authors_complete=False)
    whole = Record(title=TITLE, authors=("Ada Quill", "Reed, C."), authors_complete=True)
    assert one_paper(cut, whole)


def test_a_body_that_signs_contradicts_nobody():
    team = Record(title=TITLE, authors=("Rooftop",), year=2020)
    assert one_paper(team, Record(title=TITLE, authors=("Ada Quill", "Bo Fern"), year=2020))


@pytest.mark.parametrize("title", ["Beans", "On the roofs of it", "Tall Houses and Gardens"])
def test_a_short_title_alone_says_nothing(title):
    assert not one_paper(Record(title=title), Record(title=title))


@pytest.mark.parametrize(
    "title",
    [
        "Editorial", "Introduction", "Preface to the special issue", "Reply to Quill and Fern",
        "Erratum: Small gardens on the roofs of tall houses", "Buchbesprechungen", "Éditorial",
        "Vorwort", "Introducción", "Part II", "Volume 12, 1998", "От редакции",
        "Letter to the Editor",
        "A comment on “Small gardens on the roofs of tall houses”",
    ],
)  # fmt: skip
def test_a_generic_title_needs_more_than_an_author_and_a_year(title):
    known = {"title": title, "authors": ("Ada Quill",), "year": 2020}
    assert not one_paper(Record(**known), Record(**known))
    assert not one_paper(Record(**known, venue="Roofs"), Record(**known, venue="Roofs"))
    placed = {"venue": "Roofs", "fields": {"page": "3–4"}}
    assert one_paper(Record(**known, **placed), Record(**known, **placed))
    assert not one_paper(
        Record(**known, **placed), Record(**known, venue="Roofs", fields={"page": "9"})
    )
    assert one_paper(Record(**known, doi="10.1234/a"), Record(**known, doi="10.1234/a"))
    assert one_paper(Record(title=title, abstract=WHOLE), Record(title=title, abstract=WHOLE))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (TITLE + ", part I", TITLE + ", part II"),
        (TITLE + " 2019", TITLE + " 2020"),
        ("Gardening in C++ for everybody here", "Gardening in C for everybody here"),
        ("Level 1 2 gardens on tall houses", "Level 12 gardens on tall houses"),
    ],
)
def test_counts_and_signs_make_other_titles(one, other):
    known = {"authors": ("Ada Quill",), "year": 2020}
    assert not one_paper(Record(title=one, **known), Record(title=other, **known))


def test_years_that_hang_together_only_through_a_third_stay_apart():
    found = matched(*(Record(title=TITLE, year=year) for year in (2019, 2020, 2021)))
    assert sets(found) == [[1], [2], [3]]
    assert found.ambiguous == ((2, (1, 3)),)


def test_a_record_that_fits_papers_of_other_people_joins_none():
    found = matched(
        Record(title=TITLE, authors=("Ada Quill",), year=2020),
        Record(title=TITLE, authors=("Bo Fern",), year=2020),
        Record(title=TITLE, year=2020),
    )
    assert sets(found) == [[1], [2], [3]]
    assert found.ambiguous == ((3, (1, 2)),)


def test_many_copies_of_one_paper_are_one():
    copies = [Record(title=TITLE, year=2020, line=line) for line in range(CROWD + 50)]
    assert len(matched(*copies).groups) == 1


# Abstracts


def cut(text: str) -> Record:
    return Record(abstract=text + "…", abstract_complete=False)


def test_an_untitled_record_joins_the_titled_one_it_begins():
    titled = Record(title=TITLE, abstract=WHOLE, abstract_complete=True)
    found = matched(titled, cut(WHOLE[:150].rstrip() + " ..."))
    assert sets(found) == [[1, 2]]
    assert set(found.joined.values()) == {Rule.ABSTRACT}


def test_an_abstract_cut_inside_a_formula_is_still_the_beginning():
    whole = ABSTRACT + r"Peas gain $\sqrt{\alpha} \times 2$ over beans."
    at = whole.index(r"\alpha") + 4
    assert one_paper(Record(title=TITLE, abstract=whole), cut(whole[:at]))


def test_an_untitled_record_that_fits_two_papers_joins_none():
    found = matched(
        Record(title="Beans on roofs", abstract=ABSTRACT + "Beans win."),
        Record(title="Peas on roofs", abstract=ABSTRACT + "Peas win."),
        cut(ABSTRACT),
    )
    assert sets(found) == [[1], [2], [3]]
    assert found.ambiguous == ((3, (1, 2)),)


@pytest.mark.parametrize(
    "untitled",
    [
        cut(WHOLE[:90]),  # too short
        Record(abstract=WHOLE[:150], abstract_complete=True),  # ends there
        cut(WHOLE[:150] + " other words follow"),
        Record(abstract=WHOLE[:150], abstract_complete=None),
    ],
)
def test_what_does_not_agree_stays_apart(untitled):
    assert not one_paper(Record(title=TITLE, abstract=WHOLE), untitled)


def test_titled_papers_with_a_common_opening_stay_two():
    one = Record(title="Beans on roofs", abstract=WHOLE, abstract_complete=True)
    assert not one_paper(one, Record(title="Peas on roofs", abstract=ABSTRACT + "Otherwise."))
    shorter = Record(title="Peas on roofs", abstract=ABSTRACT, abstract_complete=False)
    assert not one_paper(one, shorter)


def test_untitled_records_are_grouped_among_themselves():
    found = matched(
        cut(WHOLE[:140]), cut(WHOLE[:160]), Record(abstract=WHOLE, abstract_complete=True)
    )
    assert sets(found) == [[1, 2, 3]]
    assert one_paper(Record(abstract=WHOLE), Record(abstract=WHOLE))
    assert not one_paper(Record(abstract="No abstract."), Record(abstract="No abstract."))


def test_an_untitled_record_that_begins_two_untitled_ones_joins_none():
    found = matched(
        Record(abstract=ABSTRACT + "Beans win."),
        Record(abstract=ABSTRACT + "Peas win."),
        cut(ABSTRACT),
    )
    assert sets(found) == [[1], [2], [3]]


def test_a_later_record_takes_an_attachment_apart():
    first = (Record(title="Beans on roofs", abstract=ABSTRACT + "Beans win."), cut(ABSTRACT))
    assert sets(matched(*first)) == [[1, 2]]
    second = Record(title="Peas on roofs", abstract=ABSTRACT + "Peas win.")
    assert sets(matched(*first, second)) == [[1], [2], [3]]


def test_every_join_is_told_once_by_its_rule():
    found = matched(
        Record(title=TITLE, year=2020),
        Record(title=TITLE, arxiv_id="2001.00001", year=2020),
        Record(arxiv_id="2001.00001", abstract=WHOLE),
        cut(ABSTRACT),
    )
    assert sets(found) == [[1, 2, 3, 4]]
    assert Counter(found.joined.values()) == {Rule.TITLE_YEAR: 1, Rule.ARXIV: 1, Rule.ABSTRACT: 1}
    assert set(found.joined) == {2, 3, 4}


# The user's word


def test_same_joins_against_all_rules_and_makes_the_identifiers_one():
    records = (
        Record(title="Beans", arxiv_id="2001.00001"),
        Record(title="Peas", arxiv_id="2001.00002"),
        Record(title="Beans again", arxiv_id="2001.00001"),
        Record(title="Peas again", arxiv_id="2001.00002"),
    )
    found = matched(*records, decisions=(Decision(1, 2, SAME),))
    assert sets(found) == [[1, 2, 3, 4]]
    assert Counter(found.joined.values()) == {Rule.DECISION: 1, Rule.ARXIV: 2}


def test_a_journal_doi_still_counts_after_the_user_joined_it_to_a_preprint():
    records = (
        Record(title=TITLE, authors=("Ada Quill",), doi="10.1101/1"),
        Record(title=TITLE, authors=("Ada Quill",), doi="10.1234/a"),
        Record(title=TITLE, authors=("Ada Quill",), doi="10.1234/b"),
    )
    found = matched(*records, decisions=(Decision(1, 2, SAME),))
    assert sets(found) == [[1, 2], [3]]


def test_different_keeps_apart_and_the_others_together():
    known = {"title": TITLE, "arxiv_id": "2001.00001"}
    apart = (Decision(3, 1, DIFFERENT), Decision(2, 3, DIFFERENT))
    records = (Record(**known), Record(**known, year=2020), Record(**known, year=2024))
    assert sets(matched(*records, decisions=apart)) == [[1, 2], [3]]
    found = matched(*records, Record(**known, venue="Roofs"), decisions=apart)
    assert sets(found) == [[1, 2], [3], [4]]
    assert found.ambiguous == ((4, (1, 3)),)


def test_an_untitled_record_refused_by_one_paper_joins_the_other():
    records = (
        Record(title="Beans on roofs", abstract=ABSTRACT + "Beans win."),
        Record(title="Peas on roofs", abstract=ABSTRACT + "Peas win."),
        cut(ABSTRACT),
    )
    found = matched(*records, decisions=(Decision(1, 3, DIFFERENT),))
    assert sets(found) == [[1], [2, 3]]


def test_words_that_contradict_each_other_join_nothing_through_the_torn_one():
    said = (Decision(1, 2, SAME), Decision(2, 3, SAME), Decision(1, 3, DIFFERENT))
    found = matched(Record(title="A"), Record(title="B"), Record(title="C"), decisions=said)
    assert sets(found) == [[1], [2], [3]]
    assert found.ambiguous == ((2, (1, 3)),)


def test_later_and_words_on_unknown_records_say_nothing():
    said = (Decision(1, 2, Verdict.LATER), Decision(1, 99, SAME), Decision(1, 1, DIFFERENT))
    assert sets(matched(Record(title="A"), Record(title="B"), decisions=said)) == [[1], [2]]
