"""References to theses and patents, in GB/T 7714, with groups of authors, cut as in APA."""

from __future__ import annotations

import pytest

from desktop_app.model.record import Record
from tests.importing.invented_pages import check_promises
from tests.importing.reading import read

GBT = """
[1] Marlow A, Lee T. Kernel walks[C]//Proceedings of the 3rd Conference on Glass. 2022: 1-14.
[2] Marlow A, Quince O. Bandits with sleeping arms[J]. Garden Letters, 2023, 112(3): 1015-1048.
[3] Okonkwo Z. Handbook of tidal forecasting[M]. New York: Lantern Press, 2019: 12-40.
[4] Lee T. On the moss of glass[D]. Oslo: Lantern University, 2014.
[5] Quince O. Tides again[EB/OL]. (2020-03-04)[2021-05-06]. https://tides.example.org/again.
"""
APA = """
Marlow, A., Quince, O., Lee, T., … Okonkwo, Z. (2020). Tides of time. Garden Letters, 12, 1–5.
Quince, O., Lee, T., Marlow, A., . . . Okonkwo, Z. (2021). Moss again. Garden Letters, 13, 6–9.
Lee, T., & Marlow, A. (in press). Rivers remembered. Rivers and Deltas.
Lee, T., Marlow, A., … Okonkwo, Z. (in press). Ferns in winter. Rivers and Deltas.
"""
GROUPS = """
1. Okonkwo Z, Lee T; Tides Study Group. A benchmark of tides: a trial. Lancet Tides. 2023;7:1-9.
2. Marlow A, Quince O; for the MOSS Investigators. Walking after rain. Garden Lett 2021;384:1-12.
3. MOSS Collaborative Group. Effects of moss: a randomised trial. Lancet 2002;360:7-22.
4. Editorial. Moss again. Garden Lett 2001;322:1-2.
"""
GOST = """
Сидорова А. В. Прогноз приливов. – М.: Наука, 2019. – 240 с.
Козлов Д. Е. Прогноз ветра: учебное пособие. – СПб.: Лань, 2020. – 120 с.
Иванов И. И., Петров П. П. Мох на камне // Журнал мха. – 2021. – Т. 12, № 3. – С. 101–134.
"""
THESES = {
    'Marlow, A. "Tides at the Edge." PhD thesis, Lantern University, 2010.': "PhD thesis",
    "A. Marlow. Tides at the edge. PhD thesis, Lantern University, 2010.": "PhD thesis",
    "A. Marlow, Tides at the edge, Master's thesis, Lantern University, Oslo, 2008.": (
        "Master's thesis"
    ),
    "Marlow, A. (2010). Tides at the edge [Doctoral dissertation, Lantern University]. ProQuest.": (
        "Doctoral dissertation"
    ),
}
PATENTS = {
    "A. Marlow. Apparatus for tides. US Patent 9,123,456, 2015.": ("US", "9,123,456"),
    "A. Marlow and T. Lee. Apparatus for tides. U.S. Patent No. 8,765,432 B2, Jun. 3, 2014.": (
        "U.S.",
        "8,765,432 B2",
    ),
    'A. Marlow, "Apparatus for tides," U.S. Patent 7 654 321, Jan. 26, 2010.': (
        "U.S.",
        "7 654 321",
    ),
    "A. Marlow. Apparatus for tides. US Patent App. 15/123,456, 2018.": ("US", "15/123,456"),
    "Marlow, A. (2015). Apparatus for tides (U.S. Patent No. 9,123,456). Patent Office.": (
        "U.S.",
        "9,123,456",
    ),
}


def records(text: str) -> list[Record]:
    reading = read(text)
    assert reading.summary.format == "reference-list"
    check_promises(reading)
    return list(reading.records)


def test_a_mark_of_gbt_ends_the_title_and_tells_the_type() -> None:
    found = records(GBT)
    assert [(one.type, one.title, one.year) for one in found] == [
        ("paper-conference", "Kernel walks", 2022),
        ("article-journal", "Bandits with sleeping arms", 2023),
        ("book", "Handbook of tidal forecasting", 2019),
        ("thesis", "On the moss of glass", 2014),
        (None, "Tides again", 2020),
    ]
    assert found[0].venue == "Proceedings of the 3rd Conference on Glass"
    assert found[0].fields["page"] == "1-14" and found[1].venue == "Garden Letters"
    assert found[3].fields == {"publisher": "Lantern University", "publisher-place": "Oslo"}


def test_the_author_behind_the_dots_is_no_title() -> None:
    found = records(APA)
    assert [one.title for one in found] == [
        "Tides of time",
        "Moss again",
        "Rivers remembered",
        "Ferns in winter",
    ]
    assert found[0].authors == ("Marlow, A.", "Quince, O.", "Lee, T.", "Okonkwo, Z.")
    assert found[1].authors[-1] == "Okonkwo, Z."
    assert [one.authors_complete for one in found] == [False, False, True, False]
    assert found[3].authors == ("Lee, T.", "Marlow, A.", "Okonkwo, Z.")


def test_labels_of_a_curriculum_are_no_part_of_it() -> None:
    text = """J12. Marlow A, Lee T. Kernel walks. Garden Lett. 2022;35(2):1-14.
J11. Quince O, Lee T. Sleeping arms. River Lett. 2023;112:1015-48.
C3. Marlow A. Tides at the edge. Proc. Int. Conf. Tides, Oslo, 2015, pp. 77-85.
"""
    assert [(one.title, one.authors, one.year) for one in records(text)] == [
        ("Kernel walks", ("Marlow, A", "Lee, T"), 2022),
        ("Sleeping arms", ("Quince, O", "Lee, T"), 2023),
        ("Tides at the edge", ("Marlow, A.",), 2015),
    ]


def test_years_in_a_column_before_the_names() -> None:
    text = """2023\tQuince, O., Lee, T. Bandits with sleeping arms. Garden Letters 112, 1015-1048.
2022\tMarlow, A., Lee, T. Kernel tricks for graph walks. River Letters 35, 1-14.
2015\tMarlow, A. Tides at the edge: why kernels? Garden Letters 7(3), 77-85.
"""
    assert [(one.title, one.year, one.fields["volume"]) for one in records(text)] == [
        ("Bandits with sleeping arms", 2023, "112"),
        ("Kernel tricks for graph walks", 2022, "35"),
        ("Tides at the edge: why kernels?", 2015, "7"),
    ]


def test_references_of_physics() -> None:
    text = """O. Quince, T. Lee and A. Marlow, Sleeping arms, JHEP 03 (2023) 015 [arXiv:2301.54321].
A. Marlow, A benchmark of tides, Nucl. Phys. B 912, 77 (2021) [2101.11111 [hep-th]].
A. Marlow et al. (TIDES Collaboration), Tides at the edge, Eur. Phys. J. C 75, 77 (2015).
"""
    found = records(text)
    assert [(one.title, one.venue, one.fields["volume"]) for one in found] == [
        ("Sleeping arms", "JHEP", "03"),
        ("A benchmark of tides", "Nucl. Phys. B", "912"),
        ("Tides at the edge", "Eur. Phys. J. C", "75"),
    ]
    assert found[2].authors == ("A. Marlow", "TIDES Collaboration")


def test_an_article_of_acm_has_a_number() -> None:
    text = "".join(
        f"Ada Marlow and Tom Lee. 202{n}. Bandits with {n} Sleeping Arms. ACM Trans. Walks 1{n}, "
        f"3, Article 4{n} (March 202{n}), 27 pages.\n"
        for n in range(3)
    )
    for n, found in enumerate(records(text)):
        assert found.fields == {"volume": f"1{n}", "issue": "3", "number": f"4{n}"}


def test_books_with_dashes_between_their_parts_have_titles() -> None:
    assert [(one.title, one.year, one.fields.get("publisher")) for one in records(GOST)] == [
        ("Прогноз приливов", 2019, "Наука"),
        ("Прогноз ветра: учебное пособие", 2020, "Лань"),
        ("Мох на камне", 2021, None),
    ]


def test_groups_are_authors_and_an_editorial_is_none() -> None:
    assert [(one.title, one.authors) for one in records(GROUPS)] == [
        (
            "A benchmark of tides: a trial",
            ("Okonkwo, Z", "Lee, T", "Tides Study Group"),
        ),
        ("Walking after rain", ("Marlow, A", "Quince, O", "the MOSS Investigators")),
        ("Effects of moss: a randomised trial", ("MOSS Collaborative Group",)),
        ("Editorial. Moss again", ()),
    ]


@pytest.mark.parametrize("text", THESES)
def test_a_thesis_is_no_book(text: str) -> None:
    (found,) = records(text)
    assert found.type == "thesis" and (found.title or "").lower() == "tides at the edge"
    assert found.fields["genre"] == THESES[text]
    assert found.fields["publisher"] == "Lantern University"


def test_a_thesis_among_references_of_medicine() -> None:
    text = GROUPS + "5. Marlow A. Tides at night [dissertation]. Oslo: Lantern University; 2010.\n"
    found = records(text)[-1]
    assert (found.type, found.title) == ("thesis", "Tides at night")
    assert found.fields == {
        "genre": "dissertation",
        "publisher": "Lantern University",
        "publisher-place": "Oslo",
    }


def test_a_year_before_a_word_in_brackets_is_no_volume() -> None:
    text = "".join(
        f"Marlow, A., Lee, T. Kernel walks of the {kind} kind. CVPR, 2020 (Oral).\n"
        for kind in ("first", "second", "third")
    )
    for found in records(text):
        assert (found.venue, found.year, dict(found.fields)) == ("CVPR", 2020, {})


@pytest.mark.parametrize("text", PATENTS)
def test_numbers_of_a_patent_are_no_volume(text: str) -> None:
    (found,) = records(text)
    place, number = PATENTS[text]
    assert (found.type, found.title, found.venue) == ("patent", "Apparatus for tides", None)
    assert found.fields == {"number": number, "publisher-place": place}
