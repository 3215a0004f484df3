"""Ids of a place, ascending: with and without gaps, they are those that SQLite finds one by one."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import pytest

from desktop_app.model.query import ALL, LIBRARY, PaperQuery, Place, SortField
from desktop_app.services.session import Session
from desktop_app.store.search import ascending_ids, places
from desktop_app.store.search.ascending_ids import ascending

START = 2**24 - 2 * 8_192 - 300
"""All four bytes of an id change on the way."""
IDS = range(START, START + 5 * 8_192)
APART = {ALL: [2], LIBRARY: [0, 2]}


@pytest.fixture
def session(tmp_path) -> Iterator[Session]:
    session = Session.open(tmp_path / "a.paperfold")
    with session.library.write("Fill", recorded=False) as write:
        write.connection.executemany(
            "INSERT INTO papers (id, added) VALUES (?, 1)", ((paper,) for paper in IDS)
        )
        write.tags.make("b")
        write.tags.make("A")
        bearers = random.Random(3).sample(IDS, 300)
        write.connection.executemany(
            "INSERT INTO paper_tags VALUES (?, ?, NULL)",
            [(1 + (at % 7 == 0), paper) for at, paper in enumerate(bearers)],
        )
        write.connection.execute(
            "INSERT OR IGNORE INTO paper_tags SELECT 2, paper_id, NULL FROM paper_tags "
            "WHERE tag_id = 1 AND paper_id % 5 = 0"
        )
    yield session
    session.close()


def change(session: Session, sql: str, papers: Iterable[int]) -> None:
    with session.library.write("Change", recorded=False) as write:
        write.connection.executemany(sql, ((paper,) for paper in papers))


@pytest.mark.parametrize("gaps", ["none", "few", "all over"])
@pytest.mark.parametrize("few_apart", [True, False])
def test_they_are_those_found_one_by_one(
    session: Session, gaps: str, few_apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(7)
    apart = chance.sample(IDS, 90 if few_apart else 9_000)
    change(session, "UPDATE papers SET triage = 2 WHERE id = ?", [*apart[::3], IDS[0]])
    change(session, "UPDATE papers SET triage = 0 WHERE id = ?", [*apart[1::3], IDS[9_000]])
    if gaps != "none":
        change(session, "UPDATE papers SET trashed = 5 WHERE id = ?", [IDS[0], IDS[8_000]])
        change(session, "DELETE FROM papers WHERE id = ?", IDS[20_000:20_003])
        change(session, "DELETE FROM paper_tags WHERE paper_id = ?", IDS[20_000:20_003])
    if gaps == "all over":
        monkeypatch.setattr(ascending_ids, "_PATIENCE", 2)
        change(session, "DELETE FROM papers WHERE id = ?", IDS[:20_000:4_000])

    for place in (ALL, LIBRARY):
        where, _ = places.condition(place)
        with session.library.read() as reader:
            rows = reader.connection.execute(f"SELECT id FROM papers WHERE {where} ORDER BY id")
            wanted = [paper for (paper,) in rows]
            assert len(wanted) > 30_000
            assert list(ascending(reader.connection, where, APART[place])) == wanted
        for descending in (True, False):
            assert_by_tags(session, place, descending)


def assert_by_tags(session: Session, place: Place, descending: bool) -> None:
    query = PaperQuery(place, sort=SortField.TAGS, descending=descending)
    # A search goes another way: all papers are put in order by their tags' names.
    searched = PaperQuery(place, "-word", SortField.TAGS, descending)

    assert list(session.search.ids(query)) == list(session.search.ids(searched))
