"""Filters by tag, list and source find what one by one the conditions say, in every order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.model.description import Description
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, INBOX, LIBRARY, PaperQuery, Place, PlaceKind, SortField
from desktop_app.services.session import Session


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    session = Session.open(tmp_path_factory.mktemp("narrow") / "a.paperfold")
    papers = [
        Description(
            title=f"Lamp {chr(97 + at % 26)}",
            year=2000 + at % 10 if at % 7 else None,
            subjects=("cs.LG", "stat.ML")[: 1 + at % 2] if at % 3 else ("math.PR",),
        )
        for at in range(60)
    ]
    with session.library.write("Fill", recorded=False) as write:
        ids = write.papers.insert_many(papers, triage=Triage.KEPT, added=5)
    session.tags.add(ids[::2], ["Sea/Deep"])
    session.tags.add(ids[::5], ["Land"])
    session.papers.set_status(ids[::4], Status.READ)
    session.papers.set_triage(ids[1::6], Triage.INBOX)
    session.papers.set_triage(ids[2::12], Triage.DISMISSED)
    session.papers.trash(ids[4::20])
    yield session
    session.close()


TEXTS = (
    "tag:sea", "tag:land year:2003..2006", "tag:sea subject:cs.LG year:>2002", "tag:sea -tag:land",
    "tag:sea status:read lamp", "tag:sea is:trashed", "tag:sea triage:dismissed",
    "-tag:sea year:2004",
    "tag:none",
    "tag:nothing", "tag:sea OR tag:land", "tag:sea year:none", "tag:sea has:abstract",
)  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("place", [ALL, LIBRARY, INBOX, Place(PlaceKind.TAG, "land")])
def test_conditions_meet(session: Session, text: str, place: Place) -> None:
    """Each condition by itself, put together here: the way of the search that has no short cut."""
    if " OR " in text:
        one, other = (set(_found(session, part, place)) for part in text.split(" OR "))
        wanted = one | other
    else:
        apart = [part for part in text.split() if part.startswith(("is:tr", "triage:"))]
        wanted = set(_found(session, " ".join(apart), place))
        for part in text.split():
            wanted &= set(_found(session, " ".join([part, *apart]), place))
    for sort in (SortField.ADDED, SortField.TITLE, SortField.YEAR, SortField.STATUS):
        ids = _found(session, text, place, sort)
        assert set(ids) == wanted and len(ids) == len(wanted)


def test_the_order_is_that_of_the_query(session: Session) -> None:
    upward = session.search.ids(PaperQuery(ALL, "tag:sea", SortField.TITLE, descending=False))
    titles = [row.title for row in session.search.rows(upward)]

    assert len(titles) > 20 and titles == sorted(titles, key=str)


def _found(
    session: Session, text: str, place: Place, sort: SortField = SortField.ADDED
) -> list[int]:
    return list(session.search.ids(PaperQuery(place, text, sort)))
