"""A person's profile on Google Scholar copied as text, with invented papers and all its boxes."""

from __future__ import annotations

import pytest

from tests.importing.invented_pages import read
from tests.importing.site_readings import copied, pasted, says

HEAD = """Oda Merrivale
Follow
Professor of Kites, University of the Moors
Verified email at moors.example - Homepage
KitesWind
ArticlesCited byPublic accessCo-authors
TITLE\t
CITED BY
YEAR
"""
PAPERS = """Kites that steer themselves
O Merrivale, J Tarkowski, L van den Akker, ...
Journal of Imaginary Wind 12 (3), 44-61, 2021
1523\t2021
Slow Glass
O Merrivale, P Nakagawa-Lund
Proceedings of the 5th Glass Conference, 1-10, 2019
412*\t2019
A preprint on queues
J Tarkowski, O Merrivale
arXiv preprint arXiv:2405.91234, 2024
\t2024
Thesis on moss
O Merrivale
University of the Moors, 2010
3\t2010
Lectures on kites
O Merrivale, S Lee
Moor Press, 2008
12\t2008
Articles 1–5Show more
"""
CITED = (
    "Cited by\nVIEW ALL\nAll\nSince 2020\nCitations\t1938\t1500\nh-index\t2\t2\ni10-index\t2\t2\n"
)
OPEN = "Public access\nVIEW ALL\n3 articles\n1 article\navailable\nnot available\n"
PEOPLE = (
    "Co-authors\nVIEW ALL\nJun Tarkowski\nProfessor, Glass Institute\nPer Lund\nPostdoc, Moors\n"
)
FOOT = "Help\nPrivacy\nTerms\n"
SAID = [
    (
        "Kites that steer themselves",
        ("O Merrivale", "J Tarkowski", "L van den Akker"),
        2021,
        "Journal of Imaginary Wind",
    ),
    (
        "Slow Glass",
        ("O Merrivale", "P Nakagawa-Lund"),
        2019,
        "Proceedings of the 5th Glass Conference",
    ),
    ("A preprint on queues", ("J Tarkowski", "O Merrivale"), 2024, None),
    ("Thesis on moss", ("O Merrivale",), 2010, None),
    ("Lectures on kites", ("O Merrivale", "S Lee"), 2008, "Moor Press"),
]


@pytest.mark.parametrize("boxes", ["", CITED, OPEN, PEOPLE, CITED + OPEN + PEOPLE])
def test_only_papers_are_records_whatever_boxes_stand_behind_them(boxes):
    reading = copied(HEAD + PAPERS + boxes + FOOT, "scholar-profile")
    assert [says(record) for record in reading.records] == SAID
    assert all(record.attributed_to == ("Oda Merrivale",) for record in reading.records)
    kites, glass, queues, moss, _ = reading.records
    assert kites.fields == {"volume": "12", "issue": "3", "page": "44-61"}
    assert (kites.authors_complete, glass.authors_complete) == (False, True)
    assert queues.arxiv_id == "2405.91234"
    assert moss.extra == {"source": "University of the Moors"}


def test_columns_may_stand_on_lines_of_their_own():
    text = (HEAD + PAPERS + OPEN).replace("\t", "\n")
    assert [says(record) for record in copied(text, "scholar-profile").records] == SAID


def test_a_profile_of_one_paper():
    paper = PAPERS[: PAPERS.index("Slow Glass")]
    reading = copied(HEAD + paper + CITED + OPEN + PEOPLE + FOOT, "scholar-profile")
    assert [says(record) for record in reading.records] == SAID[:1]


def test_a_paper_cited_as_often_as_its_year_says_is_no_two():
    text = HEAD + PAPERS.replace("1523", "2021")
    assert [says(record) for record in copied(text, "scholar-profile").records] == SAID


def test_a_paper_without_a_year_stays_apart_from_the_next():
    more = "Moss and what it is\nO Merrivale\nMoss Press\n"
    text = HEAD + PAPERS.replace("A preprint on queues", more + "A preprint on queues")
    said = [says(record) for record in copied(text, "scholar-profile").records]
    assert said == [
        *SAID[:2],
        ("Moss and what it is", ("O Merrivale",), None, "Moss Press"),
        *SAID[2:],
    ]


def test_a_pasted_page_has_its_columns():
    rows = "".join(
        f'<tr><td class="gsc_a_t"><a class="gsc_a_at">{title}</a><div class="gs_gray">'
        f'{", ".join(authors)}</div><div class="gs_gray">Moor Press, {year}</div></td>'
        f'<td class="gsc_a_c">7</td><td class="gsc_a_y">{year}</td></tr>'
        for title, authors, year, _ in SAID
    )
    reading = pasted(f"<p>Oda Merrivale</p><table>{rows}</table>", "scholar-profile")
    assert [says(record) for record in reading.records] == [
        (title, authors, year, "Moor Press") for title, authors, year, _ in SAID
    ]


def test_a_count_behind_entries_is_no_start_of_a_list():
    papers = "".join(
        f"{title}\n{', '.join(authors)}\nJournal of Moss, {year}\n\n"
        for title, authors, year, _ in SAID
    )
    reading = read(papers + "3 articles\n1 article\navailable\nnot available\n")
    assert [record.title for record in reading.records][:5] == [said[0] for said in SAID]
