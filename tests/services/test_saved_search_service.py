import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Triage
from desktop_app.model.query import ALL, LIBRARY, PaperQuery, Place, PlaceKind, SortField
from desktop_app.services.session import Session

TAGGED = Place(PlaceKind.TAG, "theory")


@pytest.fixture
def session(tmp_path):
    session = Session.open(tmp_path / "a.paperfold")
    papers = [Description(title=f"Paper {letter}", year=2020) for letter in "ABC"]
    with session.library.write("Start", recorded=False) as write:
        write.papers.insert_many(papers, triage=Triage.KEPT, added=1)
    session.tags.add([1, 2], ["theory"])
    yield session
    session.close()


def test_a_search_is_kept_as_it_was_and_counts_what_it_finds_now(session):
    query = PaperQuery(TAGGED, "year:2020", SortField.TITLE, False, limit=5)
    first = session.saved_searches.keep("  New   theory ", query)
    second = session.saved_searches.keep("All", PaperQuery(ALL))
    kept = session.saved_searches.all()
    assert [(one.id, one.name) for one in kept] == [(first, "New theory"), (second, "All")]
    assert kept[0].query == PaperQuery(TAGGED, "year:2020", SortField.TITLE, False)
    assert session.saved_searches.counts() == {first: 2, second: 3}
    session.tags.add([3], ["theory"])
    assert session.saved_searches.counts() == {first: 3, second: 3}


def test_saving_under_the_same_name_changes_the_query(session):
    first = session.saved_searches.keep("Mine", PaperQuery(ALL, "a"))
    assert session.saved_searches.keep("mine", PaperQuery(ALL, "b")) == first
    (kept,) = session.saved_searches.all()
    assert (kept.name, kept.query.text) == ("Mine", "b")
    assert session.library.undo(Progress()) == "Save search “mine”"
    assert session.saved_searches.all()[0].query.text == "a"
    session.library.undo(Progress())
    assert session.saved_searches.all() == []


def test_names_are_changed_and_searches_forgotten(session):
    first = session.saved_searches.keep("Mine", PaperQuery(ALL, "a"))
    second = session.saved_searches.keep("Other", PaperQuery(ALL, "b"))
    for wrong, name in ((second, "MINE"), (second, " "), (second, "x" * 201), (99, "New")):
        with pytest.raises(InvalidValue):
            session.saved_searches.rename(wrong, name)
    session.saved_searches.rename(second, "Theirs")
    session.saved_searches.delete(first)
    assert [one.name for one in session.saved_searches.all()] == ["Theirs"]
    assert session.library.undo(Progress()) == "Delete saved search “Mine”"
    assert session.library.undo(Progress()) == "Rename saved search “Other” to “Theirs”"
    assert [one.name for one in session.saved_searches.all()] == ["Mine", "Other"]


def test_what_only_a_later_program_knows_is_the_library(session):
    with session.library.write("Later", recorded=False) as write:
        write.connection.execute(
            "INSERT INTO saved_searches VALUES (1, 'Old', 'moon', '', 'x', 'tide', 1, NULL)"
        )
    assert session.saved_searches.all()[0].query == PaperQuery(LIBRARY, "x", SortField.ADDED)
