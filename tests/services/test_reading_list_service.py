import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, PaperQuery, Place, PlaceKind, SortField
from desktop_app.model.reading_list import ReadingList
from desktop_app.services.session import Session


@pytest.fixture
def session(tmp_path):
    session = Session.open(tmp_path / "a.paperfold")
    papers = [Description(title=f"Paper {letter}") for letter in "ABCDEF"]
    with session.library.write("Start", recorded=False) as write:
        write.papers.insert_many(papers, triage=Triage.KEPT, added=1)
    yield session
    session.close()


def order(session: Session, list_id: int) -> list[int | str]:
    return [one.paper_id or one.heading for one in session.lists.entries(list_id)]


def entry(session: Session, list_id: int, of: int | str) -> int:
    return next(
        one.id for one in session.lists.entries(list_id) if of in (one.paper_id, one.heading)
    )


def test_a_list_holds_papers_in_the_order_given_each_once(session):
    list_id = session.lists.make("  Monday   group ", [3, 1, 3, 2])
    assert order(session, list_id) == [3, 1, 2]
    assert session.lists.add(list_id, [2, 5, 5]) == 1
    assert order(session, list_id) == [3, 1, 2, 5]
    session.papers.set_status([1], Status.READ)
    assert session.lists.all() == [ReadingList(list_id, "Monday group", papers=4, read=1)]
    assert session.lists.lists_of(5) == [(list_id, "Monday group")]


def test_headings_and_notes_stand_between_papers(session):
    list_id = session.lists.make("Group", [1, 2])
    session.lists.add_heading(list_id, "First\nweek", before=entry(session, list_id, 1))
    session.lists.add_heading(list_id, "Later")
    assert order(session, list_id) == ["First week", 1, 2, "Later"]
    session.lists.rename_heading(entry(session, list_id, "Later"), "Second week")
    session.lists.set_note(entry(session, list_id, 2), " Only §3 ")
    assert [one.note for one in session.lists.entries(list_id)] == [None, None, "Only §3", None]
    assert order(session, list_id)[-1] == "Second week"
    session.lists.set_note(entry(session, list_id, 2), "")
    assert session.lists.entries(list_id)[2].note is None


def test_the_place_shows_the_list_in_its_order(session):
    list_id = session.lists.make("Group", [4, 2, 6])
    session.lists.move(list_id, [entry(session, list_id, 6)], entry(session, list_id, 4))
    place = Place(PlaceKind.READING_LIST, str(list_id))
    query = PaperQuery(place, sort=SortField.POSITION, descending=False)
    assert list(session.search.ids(query)) == [6, 4, 2]
    assert list(session.search.ids(PaperQuery(place, "paper b"))) == [2]
    assert list(session.search.ids(PaperQuery(ALL, "list:group"))) == [6, 4, 2]
    assert list(session.search.ids(PaperQuery(ALL, "list:other"))) == []
    session.papers.trash([4])
    assert order(session, list_id) == [6, 2]
    session.library.undo(Progress())
    assert order(session, list_id) == [6, 4, 2]


def test_every_step_is_undone_and_done_again(session):
    seen = [[]]

    def state():
        return [(one, order(session, one.id)) for one in session.lists.all()]

    list_id = session.lists.make("Group", [1, 2])
    steps = [
        lambda: session.lists.change(list_id, {"name": "Other", "date": "2026-12-01"}),
        lambda: session.lists.add(list_id, [5], entry(session, list_id, 2)),
        lambda: session.lists.add_heading(list_id, "Week"),
        lambda: session.lists.move(list_id, [entry(session, list_id, 5)], None),
        lambda: session.lists.remove_papers(list_id, [1]),
        lambda: session.lists.delete(list_id),
    ]
    seen.append(state())
    for step in steps:
        step()
        assert state() != seen[-1]
        seen.append(state())
    labels = []
    for before in reversed(seen[:-1]):
        labels.append(session.library.undo(Progress()))
        assert state() == before
    assert labels[::-1] == [
        "Make reading list “Group”", "Change reading list “Group”", "Add 1 paper to “Other”",
        "Add heading “Week” to “Other”", "Reorder reading list “Other”", "Take 1 out of “Other”",
        "Delete reading list “Other”",
    ]  # fmt: skip
    for after in seen[1:]:
        session.library.redo(Progress())
        assert state() == after


def test_what_is_no_list_name_or_day_is_refused(session):
    list_id = session.lists.make("Group")
    for wrong in ({"name": " "}, {"date": "soon"}, {"name": "x" * 201}):
        with pytest.raises(InvalidValue):
            session.lists.change(list_id, wrong)
    with pytest.raises(InvalidValue, match="not there any more"):
        session.lists.add(99, [1])
    assert session.lists.all() == [ReadingList(list_id, "Group")]


def test_listeners_hear_of_lists(session):
    heard = []
    session.library.subscribe(lambda event: heard.append(event.changes))
    list_id = session.lists.make("Group", [1])
    session.lists.change(list_id, {"presenter": "Ada Thorn"})
    assert [(one.lists, one.papers) for one in heard] == [(True, {1}), (True, frozenset())]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(moves=st.lists(st.tuples(st.permutations(range(6)), st.integers(0, 6)), max_size=60))
def test_moving_is_like_moving_in_a_list(session, moves):
    list_id = session.lists.make("Group", range(1, 7))
    expected = list(range(1, 7))
    for chosen, target in moves:
        papers = [expected[place] for place in sorted(chosen[: len(chosen) // 2])]
        before = expected[target] if target < 6 else None
        if before in papers:
            continue
        session.lists.move(
            list_id,
            [entry(session, list_id, paper) for paper in papers],
            None if before is None else entry(session, list_id, before),
        )
        rest = [paper for paper in expected if paper not in papers]
        at = len(rest) if before is None else rest.index(before)
        expected = [*rest[:at], *papers, *rest[at:]]
        assert order(session, list_id) == expected


def test_many_moves_into_one_gap_never_lose_the_order(session):
    list_id = session.lists.make("Group", [1, 2, 3])
    for turn in range(80):
        session.lists.move(
            list_id, [entry(session, list_id, 2 + turn % 2)], entry(session, list_id, 3 - turn % 2)
        )
        assert order(session, list_id) == [1, 2 + turn % 2, 3 - turn % 2]
