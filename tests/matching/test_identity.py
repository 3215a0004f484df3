"""Which works are one paper and which are two: a test for each written rule of kinds."""

from __future__ import annotations

from itertools import permutations

import pytest

from desktop_app.matching.matcher import group
from desktop_app.matching.proposals import Candidate, possible
from desktop_app.matching.rules import Rule
from desktop_app.model.record import Record

TITLE = "Small Gardens on the Roofs of Tall Houses"
ABSTRACT = (
    "We tend small gardens on the roofs of tall houses and count, every week, what grows there; "
    "for three years in a row, until the wind takes the last of the beans away. "
)
KNOWN = {"title": TITLE, "authors": ("Ada Quill", "Bo Fern"), "year": 2020}


def groups(*records: Record) -> list[list[int]]:
    """The grouping of records numbered from 1, the same in every order."""
    members = list(enumerate(records, 1))
    found = group(members)
    for order in permutations(members) if len(members) < 5 else ():
        assert group(order) == found
    return [list(ids) for ids in found.groups]


def one_paper(*records: Record) -> bool:
    return len(groups(*records)) == 1


# Notices


@pytest.mark.parametrize(
    "notice",
    [
        f"Erratum: {TITLE}", f"Correction to: {TITLE}", f"Corrigendum to “{TITLE}”",
        f"{TITLE} (Erratum)", f"Retraction: {TITLE}", f"Rctraction: {TITLE}", f"Erratmu: {TITLE}",
        f"Berichtigung: {TITLE}", f"Comment on “{TITLE}”", f"Reply to Moss: {TITLE}",
        f"Discussion of: {TITLE}",
    ],
)  # fmt: skip
def test_a_notice_is_not_the_paper_it_speaks_of_even_under_its_doi(notice):
    told = KNOWN | {"abstract": ABSTRACT, "doi": "10.1234/a"}
    paper, other = Record(**told), Record(**(told | {"title": notice}))
    assert not one_paper(paper, other)
    assert one_paper(other, Record(title=notice, doi="10.1234/a"))


def test_a_word_like_that_of_a_notice_is_none():
    told = {"authors": ("Ada Quill", "Bo Fern"), "doi": "10.1234/a"}
    titles = "Refraction: light in the water of roof gardens", "Light in the water of roof gardens"
    assert one_paper(*(Record(title=title, **told) for title in titles))


def test_a_title_that_is_marked_as_retracted_is_the_paper():
    marked = Record(**(KNOWN | {"title": f"RETRACTED: {TITLE}"}), doi="10.1234/a")
    assert one_paper(Record(**KNOWN, doi="10.1234/a"), marked)


# Theses


@pytest.mark.parametrize("other", [{"type": "article-journal"}, {"venue": "Roofs"}])
def test_a_thesis_is_not_the_paper_of_its_title(other):
    thesis = Record(**KNOWN, type="thesis", venue="University of the North")
    assert not one_paper(thesis, Record(**KNOWN, **other))
    assert one_paper(thesis, Record(**KNOWN, venue="PhD thesis, University of the North"))


def test_what_may_be_the_thesis_or_the_paper_joins_neither():
    thesis = Record(**KNOWN, type="thesis")
    paper = Record(**KNOWN, type="article-journal", venue="Roofs")
    assert groups(thesis, paper, Record(**KNOWN)) == [[1], [2], [3]]


# Translations


def test_two_languages_are_two_works_unless_an_identifier_is_the_same():
    english = Record(**KNOWN, fields={"language": "English"})
    german = Record(**KNOWN, fields={"language": "de"})
    assert not one_paper(english, german)
    assert one_paper(english, Record(**KNOWN, fields={"language": "en-GB"}))
    assert one_paper(english, Record(**KNOWN, fields={"language": "Klingon"}))
    doi = {"doi": "10.1234/a"}
    told = KNOWN | {"title": "Kleine Gärten auf den Dächern hoher Häuser"}
    assert one_paper(Record(**KNOWN, **doi), Record(**told, **doi))


# Parts and years


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (f"{TITLE}. Part I", f"{TITLE}. Part II"),
        (f"{TITLE} I", f"{TITLE} II"),
        (f"{TITLE} (1)", f"{TITLE} (2)"),
        (f"{TITLE}, I: Beans", f"{TITLE}, II: Peas"),
        (f"{TITLE} 2019/2020", f"{TITLE} 2020/2021"),
        ("A Lean Way of Tuning BERT for Gardens", "A Lean Way of Tuning RoBERTa for Gardens"),
    ],
)
def test_parts_and_years_are_works_of_their_own(one, other):
    known = {"authors": KNOWN["authors"], "year": 2020, "abstract": ABSTRACT}
    assert not one_paper(Record(title=one, **known), Record(title=other, **known))
    placed = {"venue": "Roofs", "fields": {"volume": "3", "page": "1-9"}}
    assert one_paper(Record(title=one, **known, **placed), Record(title=one, **known))


# People


def test_of_two_whole_lists_one_name_in_common_is_not_enough():
    whole = {"title": TITLE, "year": 2020, "authors_complete": True}
    one = Record(**whole, authors=("Amit Lee", "Jing Yang"))
    assert not one_paper(one, Record(**whole, authors=("J. Yang", "Cy Reed")))
    assert one_paper(one, Record(**whole, authors=("J. Yang", "A. Lee", "Cy Reed")))
    assert one_paper(one, Record(**whole, authors=("Yang, J.",)))


def test_what_a_cut_list_shows_must_be_in_a_whole_one():
    one = Record(title=TITLE, authors=("Amit Lee", "Jing Yang"), authors_complete=True, year=1994)
    told = {"title": TITLE, "authors_complete": False}
    for names in (("J. Yang",), ("J. Yang", "A. Lee"), ("Lee, A.",)):
        assert one_paper(one, Record(**told, authors=names))
    for names in (("J. Yang", "Cy Reed"), ("Ida Moss", "Jing Yang", "Bo Fern")):
        assert not one_paper(one, Record(**told, authors=names))
        assert not one_paper(one, Record(**told, authors=names, year=1994))


def test_a_year_joins_only_where_nothing_speaks_against_it():
    page = {"title": TITLE, "year": 2020}
    one = Record(**page, attributed_to=("Ada Quill",), abstract=ABSTRACT, venue="Roofs")
    other = Record(**page, attributed_to=("Bo Fern",), abstract=ABSTRACT, venue="Roofs")
    assert one_paper(one, other)
    assert not one_paper(one, Record(**page, attributed_to=("Bo Fern",), abstract="X" * 120))
    assert not one_paper(one, Record(**page, venue="Annals of Beans"))
    assert one_paper(one, Record(**page, venue="arXiv"))
    cut = {"title": TITLE, "authors": ("Cy Reed",), "authors_complete": False}
    assert one_paper(one, Record(**cut, year=2020))
    assert not one_paper(one, Record(**cut, year=2021))


# Volumes


def chapter(title: str, **told: object) -> Record:
    return Record(**({"title": title, "type": "chapter", "doi": "10.1234/book"} | told))


def test_chapters_under_one_doi_stay_apart_and_their_copies_together():
    found = groups(
        chapter("Wax and its uses", authors=("Ada Quill",)),
        chapter("Smoke in the garden", authors=("Bo Fern",)),
        chapter("Wax and its uses", authors=("Quill, A.",), fields={"page": "3"}),
        Record(title="A Handbook of Bees", type="book", doi="10.1234/book"),
        Record(title="Wax and its uses", authors=("Ada Quill",), doi="10.1234/book.1"),
    )
    assert found == [[1, 3, 5], [2], [4]]


@pytest.mark.parametrize(
    "told",
    [
        ({"authors": ("Ada Quill",)}, {"authors": ("Bo Fern",)}),
        ({"fields": {"page": "1-9"}}, {"fields": {"page": "11-19"}}),
        ({"authors": ("Ada Quill",)}, {"authors": ("Ada Quill",)}),
    ],
)
def test_unlike_titles_under_one_doi_are_two_by_people_by_page_or_in_a_volume(told):
    assert not one_paper(chapter("Wax", **told[0]), chapter("Smoke", **told[1]))


def test_words_that_ask_make_no_two_titles_under_one_doi_alike():
    one = chapter("Why is the growth of moss slow", authors=("Ada Quill",))
    other = chapter("Why is the weight of hives steady: growth in spring", authors=("Bo Fern",))
    assert not one_paper(one, other)


def test_a_chapter_and_what_tells_no_type_are_two_chapters_under_unlike_titles():
    book = {"authors": ("Ada Quill",), "year": 2020}
    told = chapter("Wax and its uses", **book), chapter("Smoke in spring", type=None, **book)
    assert groups(*told, Record(title="Smoke in spring", **book)) == [[1], [2, 3]]
    assert one_paper(told[0], chapter("Wax, and the uses of it", type=None, **book))


def test_one_doi_is_one_paper_under_two_titles_of_one_person():
    known = {"authors": ("Ada Quill",), "type": "article-journal", "doi": "10.1234/a"}
    assert one_paper(Record(title="Wachs", **known), Record(title="On the use of wax", **known))


def test_chapters_under_one_isbn_are_matched_by_what_they_say():
    book = {"type": "chapter", "authors": ("Ada Quill",), "fields": {"ISBN": "9780000000002"}}
    assert not one_paper(Record(title=TITLE, **book), Record(title="Wax and smoke", **book))
    assert one_paper(Record(title=TITLE, **book), Record(title=TITLE, **book))


def test_generic_chapters_are_told_by_book_and_page():
    told = {"title": "Introduction", "authors": ("Ada Quill",), "venue": "A Handbook of Bees"}
    one = Record(**told, year=2012, fields={"page": "1–9"})
    assert one_paper(one, Record(**told, fields={"page": "1"}))
    assert not one_paper(one, Record(**told, fields={"page": "11"}))
    assert not one_paper(one, Record(**(told | {"venue": "Wax"}), fields={"page": "1"}))


# Places


def test_one_page_of_one_volume_is_one_paper_despite_a_mistake_in_its_title():
    told = {"authors": ("Ada Quill",), "year": 2020, "fields": {"volume": "3", "page": "17–29"}}
    one = Record(title=TITLE, venue="Journal of Roof Gardens", **told)
    mistaken = Record(title=TITLE.replace("Tall", "TaII"), venue="J. Roof Gard.", **told)
    found = group([(1, one), (2, mistaken)])
    assert found.groups == ((1, 2),)
    assert found.joined == {2: Rule.PLACE}
    assert not one_paper(one, Record(title=TITLE + " 2", venue="J. Roof Gard.", **told))
    assert not one_paper(one, Record(title="Wax and smoke", venue="J. Roof Gard.", **told))
    assert not one_paper(one, Record(title=TITLE + "n", venue="Annals of Wax", **told))
    assert not one_paper(one, Record(**(told | {"title": TITLE + "n", "year": 2014})))


def test_at_one_place_an_abstract_in_common_makes_no_paper_of_two_titles_but_a_question():
    place = {"authors": ("Ada Quill",), "year": 2020, "fields": {"volume": "3", "page": "17"}}
    one = Record(title=TITLE, abstract=ABSTRACT, venue="Journal of Roofs", **place)
    other = Record(title="Wax and Smoke in the Spring", abstract=ABSTRACT, **place)
    assert not one_paper(one, other)
    found = possible([Candidate(1, one), Candidate(2, other)], None, lambda done, total: None)
    assert [(pair.first, pair.second) for pair in found] == [(1, 2)]
    mistaken = Record(title=TITLE.replace("Tall", "TaII"), abstract=ABSTRACT, **place)
    assert one_paper(one, mistaken)
    assert one_paper(one, Record(title=TITLE, abstract=ABSTRACT, **place))


# Versions with identifiers of their own


CONFERENCE = Record(**KNOWN, type="paper-conference", venue="Proc. Roofs", doi="10.1234/c")
JOURNAL = Record(
    **(KNOWN | {"authors": ("Quill, A.", "Fern, B."), "year": 2022}),
    type="article-journal", venue="Journal of Roofs", doi="10.1234/j",
)  # fmt: skip


def test_preprint_conference_and_journal_version_are_one_paper():
    preprint = Record(**KNOWN, type="article", venue="arXiv", arxiv_id="2001.00001")
    assert one_paper(preprint, CONFERENCE, JOURNAL)


@pytest.mark.parametrize(
    "change",
    [
        {"type": "paper-conference"},
        {"type": None},
        {"authors": ("Ada Quill", "Cy Reed")},
        {"authors": ()},
        {"year": 2024},
        {"year": None},
        {"title": "Small Gardens"},
    ],
)
def test_two_dois_are_two_papers_but_for_conference_and_journal(change):
    told = {name: getattr(JOURNAL, name) for name in ("title", "authors", "year", "type", "venue")}
    other = Record(**(told | {"doi": "10.1234/j"} | change))
    one = CONFERENCE
    if "title" in change:
        one = Record(**(KNOWN | change), type="paper-conference", doi="10.1234/c")
    assert not one_paper(one, other)


def test_a_conference_paper_of_two_journal_papers_joins_neither():
    second = Record(**KNOWN, type="article-journal", venue="Annals of Roofs", doi="10.1234/k")
    assert groups(CONFERENCE, JOURNAL, second) == [[1], [2], [3]]
