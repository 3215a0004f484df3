"""All papers of a search, whichever way they are found and put in order."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from desktop_app.model.description import Description
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, LIBRARY, PaperQuery, Place, PlaceKind, SortField
from desktop_app.services.session import Session
from desktop_app.store.search import column_query, found_papers, tag_order
from desktop_app.store.search.paper_columns import PaperColumns

TITLES = ("On the folding of boats", "On the folding of kites", "On the f", "Kites", "", "Éa", None)
TEXTS = (
    "", "tag:even", "tag:even year:2001", "tag:even/more", "boats ", "-tag:even",
    "tag:even has:doi", "subject:cs.LG tag:even", "year:2001..2002", "tag:none OR kites",
    "tag:even OR tag:even/more", "tag:ev", "tag:mo year:2001", "is:dismissed tag:even",
    "subject:cs.LG year:2001", "-year:2001 status:read", "kites year:2002", "tag:even -tag:more",
    "-subject:math", "tag:even tag:more has:doi", "year:none status:unread", "added:7d",
)  # fmt: skip
PLACES = (
    ALL, LIBRARY, Place(PlaceKind.INBOX), Place(PlaceKind.TAG, "even"), Place(PlaceKind.DISMISSED),
)  # fmt: skip


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    chance = random.Random(7)
    session = Session.open(tmp_path_factory.mktemp("found") / "a.paperfold")
    papers = [
        Description(
            title=chance.choice(TITLES) or None,
            year=chance.choice((2000, 2001, 2002, None)),
            venue=chance.choice(("Acta", "acta", None)),
            subjects=chance.choice((("cs.LG",), ("math.PR", "cs.LG"), ())),
            doi=f"10.5555/{at}" if at % 3 == 0 else None,
        )
        for at in range(240)
    ]
    with session.library.write("Fill", recorded=False) as write:
        ids = write.papers.insert_many(papers, triage=Triage.KEPT, added=5)
        write.connection.execute("UPDATE papers SET added = id % 7")
        write.connection.execute("UPDATE papers SET title_key = 'on\x1fthe\x1e' WHERE id = 8")
    session.tags.add(ids[::2], ["even"])
    session.tags.add(ids[::3], ["even/more"])
    session.papers.set_status(ids[::5], Status.READ)
    session.papers.set_triage(ids[1::9], Triage.INBOX)
    session.papers.set_triage(ids[2::9], Triage.DISMISSED)
    session.papers.trash(ids[3::9])
    yield session
    session.close()


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("many", [0, 12, 10**9])
@pytest.mark.parametrize("in_memory", [True, False])
def test_all_are_found_in_order(
    session: Session,
    monkeypatch: pytest.MonkeyPatch,
    place: Place,
    text: str,
    many: int,
    in_memory: bool,
) -> None:
    """Each way beside the plain one: a query with a limit is one statement with ORDER BY."""
    monkeypatch.setattr(found_papers, "MANY", many)
    monkeypatch.setattr(found_papers, "ONE_BY_ONE", many)
    monkeypatch.setattr(column_query, "_DENSE", many)
    monkeypatch.setattr(tag_order, "_DENSE", many and 4)
    monkeypatch.setattr(PaperColumns, "are_worth_it", lambda _: in_memory)
    for sort in SortField:
        for descending in (True, False):
            query = PaperQuery(place, text, sort, descending)
            with session.library.read() as reader:
                parsed = session.search.parsed(text)
                plain = reader.search.ids(PaperQuery(place, text, sort, descending, 1_000), parsed)
            assert session.search.ids(query) == plain


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("in_memory", [True, False])
def test_as_many_are_counted_as_are_found(
    session: Session, monkeypatch: pytest.MonkeyPatch, place: Place, text: str, in_memory: bool
) -> None:
    monkeypatch.setattr(PaperColumns, "are_worth_it", lambda _: in_memory)
    query = PaperQuery(place, text)
    assert session.search.count(query) == len(session.search.ids(query))


def test_the_sidebar_counts_what_its_places_show(session: Session) -> None:
    counts = session.search.counts().places
    kinds = (PlaceKind.ALL, PlaceKind.INBOX, PlaceKind.LIBRARY, PlaceKind.UNTAGGED,
             PlaceKind.UNTITLED, PlaceKind.DISMISSED, PlaceKind.TRASH)  # fmt: skip
    tags = [Place(PlaceKind.TAG, name) for name in ("even", "even/more")]
    for place in (*map(Place, kinds), *tags, Place(PlaceKind.STATUS, "read")):
        assert counts[place] == len(session.search.ids(PaperQuery(place))) > 0
