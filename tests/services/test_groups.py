"""Papers under heads: which groups there are, in which order, and which papers in each."""

import contextlib
import sqlite3

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.destination import Destination
from desktop_app.model.errors import Cancelled
from desktop_app.model.grouping import NONE, GroupBy
from desktop_app.model.paper import Status
from desktop_app.model.query import LIBRARY, PaperQuery, Place, PlaceKind, SortField
from desktop_app.services import search_service
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.store.counts import paper_groups, paper_kinds
from desktop_app.store.search.id_codes import LARGEST

SHELF = (
    ("Ash", 2021, ("cs.LG",), ("Ada Thorn",)),
    ("Birch", 2023, ("cs.LG", "math.CO"), ("Thorn, Ada", "Bela Reed")),
    ("Cedar", None, (), ()),
    ("Date", 2021, ("CS.LG", "cs.LG"), ("Bela Reed",)),
    ("Elm", 2023, ("math.CO",), ("Cora Ash", "Ada Thorn")),
)


@pytest.fixture
def shelf(session):
    """Five papers by title; their ids."""
    return {
        title: session.papers.add(
            Description(title=title, year=year, subjects=subjects, authors=authors)
        )
        for title, year, subjects, authors in SHELF
    }


def groups(session, by, sort=SortField.TITLE, descending=False, place=LIBRARY, text=""):
    """[(name of the group, titles of its papers)] in their order."""
    found = session.search.groups(PaperQuery(place, text, sort, descending), by, Progress())
    titles = {row.id: row.title for row in session.search.rows(found.ids)}
    assert len(titles) == len(found.ids)
    assert set(found.lines) == set(found.ids)
    return [
        (
            found.names.get(key, key),
            [titles[paper] for paper in found.lines[found.starts[at] : found.starts[at + 1]]],
        )
        for at, key in enumerate(found.keys)
    ]


def test_years_stand_newest_first_and_those_without_last(session, shelf):
    expected = [("2023", ["Birch", "Elm"]), ("2021", ["Ash", "Date"]), (NONE, ["Cedar"])]
    assert groups(session, GroupBy.YEAR) == expected
    assert groups(session, GroupBy.YEAR, descending=True) == [
        (name, titles[::-1]) for name, titles in expected
    ]
    assert [name for name, _ in groups(session, GroupBy.YEAR, SortField.YEAR)] == [
        "2021", "2023", NONE,
    ]  # fmt: skip
    assert [name for name, _ in groups(session, GroupBy.YEAR, SortField.YEAR, True)] == [
        "2023", "2021", NONE,
    ]  # fmt: skip


def test_a_paper_stands_in_the_group_of_each_of_its_subjects(session, shelf):
    assert groups(session, GroupBy.SUBJECT) == [
        ("cs.LG", ["Ash", "Birch", "Date"]),
        ("math.CO", ["Birch", "Elm"]),
        (NONE, ["Cedar"]),
    ]
    query = PaperQuery(sort=SortField.TITLE, descending=False)
    found = session.search.groups(query, GroupBy.TAG, Progress())
    assert list(found.ids) == list(shelf.values())


def test_a_paper_stands_in_the_group_of_each_of_its_tags(session, shelf):
    session.tags.add([shelf["Ash"], shelf["Elm"]], ["method/moe"])
    session.tags.add([shelf["Elm"], shelf["Birch"]], ["Garden"])
    assert groups(session, GroupBy.TAG) == [
        ("Garden", ["Birch", "Elm"]),
        ("method/moe", ["Ash", "Elm"]),
        (NONE, ["Cedar", "Date"]),
    ]
    assert [name for name, _ in groups(session, GroupBy.TAG, SortField.TAGS, True)] == [
        "method/moe", "Garden", NONE,
    ]  # fmt: skip


def test_statuses_stand_in_their_order(session, shelf):
    session.papers.set_status([shelf["Ash"]], Status.READ)
    session.papers.set_status([shelf["Elm"]], Status.TO_READ)
    assert groups(session, GroupBy.STATUS) == [
        ("unread", ["Birch", "Cedar", "Date"]),
        ("to read", ["Elm"]),
        ("read", ["Ash"]),
    ]


def test_first_authors_stand_by_family_name_and_joined_spellings_are_one(session, shelf):
    assert groups(session, GroupBy.AUTHOR) == [
        ("Cora Ash", ["Elm"]),
        ("Bela Reed", ["Date"]),
        ("Ada Thorn", ["Ash"]),
        ("Thorn, Ada", ["Birch"]),
        (NONE, ["Cedar"]),
    ]
    session.authors.join("Ada Thorn", "Thorn, Ada")
    names = {name: titles for name, titles in groups(session, GroupBy.AUTHOR)}
    assert ["Ash", "Birch"] in names.values()
    assert len(names) == 4


MANY = [
    ("Ada Thorn",), ("Bela Reed", "Ada Thorn"), (), ('Q "the" \\ Ü',), ("Thorn, Ada",),
    ("Çelik, Aylin",), ("Ada Thorn",), ("Nobody",),
]  # fmt: skip


@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize("many", [False, True])
@pytest.mark.parametrize("joined", [False, True])
def test_however_many_authors_they_stand_under_their_names(
    session, monkeypatch, many, joined, backward
):
    """many: they are put in order by the index that holds their papers."""
    monkeypatch.setattr(search_service, "MANY_GROUPS", 3 if many else 1_000)
    monkeypatch.setattr(paper_kinds, "PART", 3)
    for at, authors in enumerate(MANY):
        session.papers.add(Description(title=f"T{at}", authors=authors))
    session.papers.add(Description(title="T8", authors=("Ida Escaped",)))
    with session.library.write("As another program writes", recorded=False) as write:
        # The same name as another text of JSON.
        write.connection.execute(
            "UPDATE papers SET authors = '[\"Bela R\\u0065ed\"]', author_key = 'reed bela' "
            "WHERE title = 'T8'"
        )
    if joined:
        session.authors.join("Thorn, Ada", "Ada Thorn")
    session.papers.trash([paper.id for paper in session.search.rows(range(1, 9))][7:])

    expected = [
        ("Çelik, Aylin", ["T5"]), ("Bela Reed", ["T1", "T8"]),
        ("Ada Thorn", ["T0", "T4", "T6"] if joined else ["T0", "T6"]),
        *([] if joined else [("Thorn, Ada", ["T4"])]),
        ('Q "the" \\ Ü', ["T3"]),
    ]  # fmt: skip
    if backward:
        expected.reverse()
    found = groups(session, GroupBy.AUTHOR, SortField.AUTHORS, backward)
    assert [(name, sorted(titles)) for name, titles in found] == [*expected, (NONE, ["T2"])]


def test_sources_stand_with_the_newest_copy_first(session, shelf, tmp_path):
    for name, titles in (("old.bib", "Fir Gum"), ("new.bib", "Gum Hazel")):
        path = tmp_path / name
        path.write_text(
            "".join(
                f"@article{{{one}, title={{{one} in the garden of paper}}, author={{Reed, Bela}},"
                " year={2020}}\n"
                for one in titles.split()
            )
        )
        listing = ListingInput(path, None, None, name)
        session.imports.import_listings([listing], Progress(), Destination.LIBRARY)
    found = groups(session, GroupBy.SOURCE, text="garden")
    assert [titles for _, titles in found] == [
        ["Gum in the garden of paper", "Hazel in the garden of paper"],
        ["Fir in the garden of paper", "Gum in the garden of paper"],
    ]
    assert all(name for name, _ in found)
    assert groups(session, GroupBy.SOURCE)[-1] == (NONE, [title for title, *_ in SHELF])


def test_who_asks_otherwise_meanwhile_does_not_wait(session, shelf):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        session.search.groups(PaperQuery(), GroupBy.YEAR, progress)


@pytest.mark.parametrize("odd", [-3, 0, LARGEST + 1, 2**62])
def test_a_paper_of_any_number_has_its_group(session, shelf, odd):
    with contextlib.closing(sqlite3.connect(session.library.path)) as other:
        other.execute(
            "INSERT INTO papers (id, title, title_key, year, added) VALUES (?, ?, ?, ?, ?)",
            (odd, "Yew", "yew", 1999, 1),
        )
        other.commit()
    assert groups(session, GroupBy.YEAR) == [
        ("2023", ["Birch", "Elm"]), ("2021", ["Ash", "Date"]), ("1999", ["Yew"]), (NONE, ["Cedar"]),
    ]  # fmt: skip
    with contextlib.closing(sqlite3.connect(session.library.path)) as other:
        other.execute("DELETE FROM papers WHERE id = ?", (odd,))
        other.commit()


def test_a_search_and_the_trash_are_grouped_too(session, shelf):
    session.papers.trash([shelf["Birch"], shelf["Cedar"]])
    trash = Place(PlaceKind.TRASH)
    assert groups(session, GroupBy.YEAR, place=trash) == [("2023", ["Birch"]), (NONE, ["Cedar"])]
    assert groups(session, GroupBy.YEAR, text="year:2021") == [("2021", ["Ash", "Date"])]
    assert groups(session, GroupBy.YEAR, text="nowhere") == []


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    years=st.lists(st.sampled_from((None, 1999, 2004, 2020)), min_size=1, max_size=40),
    gone=st.sets(st.integers(0, 39)),
    part=st.integers(1, 9),
    sort=st.sampled_from((SortField.TITLE, SortField.ADDED)),
)
def test_each_paper_stands_in_its_year_whatever_is_read_at_a_time(
    session, monkeypatch, years, gone, part, sort
):
    monkeypatch.setattr(paper_groups, "PART", part)
    monkeypatch.setattr(paper_kinds, "PART", part)
    session.papers.trash(session.search.ids(PaperQuery()))
    ids = [
        session.papers.add(Description(title=f"T{at}", year=year)) for at, year in enumerate(years)
    ]
    session.papers.trash([ids[at] for at in gone if at < len(ids)])
    query = PaperQuery(sort=sort)
    found = session.search.groups(query, GroupBy.YEAR, Progress())
    order = list(session.search.ids(query))
    assert sorted(found.ids) == sorted(order)
    year_of = dict(zip(ids, years, strict=True))
    for at, key in enumerate(found.keys):
        own = list(found.lines[found.starts[at] : found.starts[at + 1]])
        assert own == [paper for paper in order if str(year_of[paper] or "") == key]
    assert len(set(found.keys)) == len(found.keys)
