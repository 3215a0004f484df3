"""Every order of a whole place is what its papers' facts say, whatever index it is read along."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from desktop_app.model.query import ALL, LIBRARY, PaperQuery, Place, SortField
from desktop_app.services.session import Session
from desktop_app.store.search import id_codes
from desktop_app.store.search.id_codes import CODE, LARGEST, ids_of

IDS = (*range(1, 90), *range(65_500, 65_560), 70_000, 1_048_575, 1_048_576, 1_114_112, 2**31 + 5)
TAGS = ("b", "a,b", "Z", "Ä", "a/b", "A", "é,x", "a")
Facts = dict[str, Any]


def fill(session: Session, ids: tuple[int, ...]) -> None:
    """Papers with gaps between their ids; few values, many of them unknown."""
    chance = random.Random(11)
    pick = chance.choice
    with session.library.write("Fill", recorded=False) as write:
        execute = write.connection.execute
        for paper in ids:
            execute(
                "INSERT INTO papers (id, title_key, author_key, year, venue, subjects, rating, "
                "status, marked, decided, trashed, triage, added) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    paper, pick((None, "boat", "ärger", "boat 2")), pick((None, "lee", "zhu")),
                    pick((None, 1999, 2020)), pick((None, "Acta", "acta", "Boats")),
                    pick((None, '["a"]', '["B"]', '["b"]')), pick((None, 1, 5)), pick(range(4)),
                    pick((None, 5, 9)), pick((None, 3, 9)), pick((None, None, None, 7)),
                    pick((0, 1, 1, 2)), pick((5, 6)),
                ),
            )  # fmt: skip
        for name in TAGS[:-1]:
            write.tags.make(name)
        execute("UPDATE tags SET name = 'c' WHERE name = 'A'")
        write.tags.make(TAGS[-1])
        for paper in ids:
            for tag in chance.sample(range(1, len(TAGS) + 1), pick((0, 0, 0, 1, 1, 2, 3))):
                execute("INSERT INTO paper_tags VALUES (?, ?, NULL)", (tag, paper))


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    session = Session.open(tmp_path_factory.mktemp("orders") / "a.paperfold")
    fill(session, IDS)
    yield session
    session.close()


def facts(session: Session) -> list[Facts]:
    with session.library.read() as reader:
        cursor = reader.connection.execute("SELECT * FROM papers")
        columns = [column[0] for column in cursor.description]
        found = [dict(zip(columns, row, strict=True)) for row in cursor]
        names: dict[int, list[str]] = {}
        for paper, name in reader.connection.execute(
            "SELECT paper_id, name FROM paper_tags JOIN tags ON tags.id = tag_id"
        ):
            names.setdefault(paper, []).append(name)
    for one in found:
        borne = sorted(names.get(one["id"], ()), key=lambda name: name.encode().lower())
        one["tags"] = ",".join(borne).encode() or None
    return found


def folded(column: str) -> Callable[[Facts], Any]:
    return lambda one: one[column] and one[column].lower()


KEYS: dict[SortField, Callable[[Facts], Any]] = {
    SortField.ADDED: lambda one: one["added"],
    SortField.MATCH: lambda one: one["added"],
    SortField.POSITION: lambda one: one["added"],
    SortField.TITLE: lambda one: one["title_key"] and one["title_key"].encode(),
    SortField.AUTHORS: lambda one: one["author_key"],
    SortField.YEAR: lambda one: one["year"],
    SortField.VENUE: folded("venue"),
    SortField.SUBJECT: folded("subjects"),
    SortField.STATUS: lambda one: one["status"],
    SortField.RATING: lambda one: one["rating"],
    SortField.DECIDED: lambda one: max(one["decided"] or -1, one["marked"] or -1),
    SortField.MARKED: lambda one: one["marked"],
    SortField.TAGS: lambda one: one["tags"],
}


def expected(found: list[Facts], query: PaperQuery) -> list[int]:
    key = KEYS[query.sort]
    triages = (0, 1) if query.place == ALL else (1,)
    there = [one for one in found if one["trashed"] is None and one["triage"] in triages]
    known = [one for one in there if key(one) is not None]
    known.sort(key=lambda one: (key(one), one["id"]), reverse=query.descending)
    rest = sorted((one["id"] for one in there if key(one) is None), reverse=query.descending)
    return [*(one["id"] for one in known), *rest]


@pytest.mark.parametrize("sort", list(SortField))
@pytest.mark.parametrize("descending", [True, False])
@pytest.mark.parametrize("place", [ALL, LIBRARY])
def test_the_order_is_that_of_the_facts(
    session: Session, place: Place, sort: SortField, descending: bool
) -> None:
    query = PaperQuery(place, sort=sort, descending=descending)
    wanted = expected(facts(session), query)

    assert len(wanted) > 60
    assert list(session.search.ids(query)) == wanted
    assert list(session.search.ids(PaperQuery(place, "-", sort, descending))) == wanted
    few = PaperQuery(place, sort=sort, descending=descending, limit=40)
    assert list(session.search.ids(few)) == wanted[:40], "the first rows, by another way"


@pytest.mark.parametrize("odd", [-3, 0, LARGEST + 1, 2**62])
def test_any_number_that_another_program_gave_a_paper_is_kept(tmp_path, odd: int) -> None:
    session = Session.open(tmp_path / "a.paperfold")
    fill(session, (odd, *range(5, 60)))
    for sort in SortField:
        for descending in (True, False):
            query = PaperQuery(ALL, sort=sort, descending=descending)
            assert list(session.search.ids(query)) == expected(facts(session), query)
    session.close()


def test_a_code_stands_for_its_id(session: Session) -> None:
    ids = [0, 1, 255, 256, 55_295, 55_296, 57_343, 65_535, 65_536, 2**20, 2**24 + 3, 2**31, LARGEST]
    with session.library.read() as reader:
        codes = [
            reader.connection.execute(f"SELECT {CODE} FROM (SELECT ? AS id)", (one,)).fetchone()[0]
            for one in ids
        ]

    assert ids_of("".join(codes)) == array("q", ids)
    assert ids_of("".join(codes), backward=True) == array("q", ids[::-1])
    assert ids_of("") == ids_of("", backward=True) == array("q")
    many = array("q", range(65_000, 65_000 + 2 * id_codes._PART + 3))
    written = "".join(chr(one >> 16) + chr((one & 65_535) + 65_536) for one in many)
    assert ids_of(written) == many
    assert ids_of(written, backward=True) == many[::-1]


def test_a_library_without_papers_has_every_order(tmp_path) -> None:
    session = Session.open(tmp_path / "a.paperfold")
    assert [list(session.search.ids(PaperQuery(ALL, sort=sort))) for sort in SortField] == [
        [] for _ in SortField
    ]
    session.close()
