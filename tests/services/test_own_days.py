from datetime import date, datetime, time, timedelta

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.overview import DayCount
from desktop_app.model.paper import Status, Triage
from desktop_app.model.paper_records import EventKind
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.session import Session
from desktop_app.services.tags.tag_keeping import TagKeeping

EVERYTHING = PaperQuery(ALL)
TODAY = date.today()
MAY, JUNE, JULY = (TODAY - timedelta(days=ago) for ago in (90, 60, 30))


def noon(day):
    return int(datetime.combine(day, time(12)).timestamp())


@pytest.fixture
def session(tmp_path):
    made = Session.open(tmp_path / "days.paperfold")
    with made.library.write("Fill", recorded=False) as write:
        write.papers.insert_many(
            [Description(title=f"Paper {number}") for number in range(3)],
            triage=Triage.KEPT,
            added=noon(MAY),
        )
    yield made
    made.close()


def mark(session, ids, status, day):
    """As if it had been done at noon of that day."""
    with session.library.write("Mark") as write:
        write.papers.set_status(ids, status, at=noon(day))


def all_rows(session, table):
    with session.library.read() as reader:
        return reader.connection.execute(f"SELECT * FROM {table}").fetchall()


def ids(session, text):
    return sorted(session.search.ids(PaperQuery(ALL, text)))


def read_days(session):
    return session.overview.reading(EVERYTHING).days


def test_a_month_keeps_what_was_read_in_it_whatever_becomes_of_the_papers(session):
    mark(session, [1, 2], Status.READ, MAY)
    mark(session, [3], Status.READ, JUNE)
    before = read_days(session)
    assert before == (DayCount(MAY, 2), DayCount(JUNE, 1))
    mark(session, [1], Status.TO_READ, JUNE)
    mark(session, [2], Status.UNREAD, JULY)
    mark(session, [1], Status.READ, JULY)
    session.papers.set_status([2], Status.READ)
    assert read_days(session) == before
    assert ids(session, f"read:{MAY}..{MAY}") == [1, 2]
    assert ids(session, f"read:{JUNE}") == [3]
    assert ids(session, "status:read marked:1d") == [2]


def test_what_is_put_right_within_the_hour_was_not_read(session):
    mark(session, [1, 2], Status.READ, MAY)
    with session.library.write("Mark") as write:
        write.papers.set_status([1], Status.UNREAD, at=noon(MAY) + 300)
    assert read_days(session) == (DayCount(MAY, 1),)
    assert ids(session, f"read:{MAY}..") == [2]


def test_a_way_through_the_statuses_leaves_nothing(session):
    for status in (Status.TO_READ, Status.READING, Status.READ):
        session.papers.set_status([1], status)
    assert all_rows(session, "past_statuses") == []


def test_a_change_of_status_is_undone_with_the_day_it_kept(session):
    mark(session, [1, 2, 3], Status.READ, MAY)
    mark(session, [1, 2], Status.UNREAD, JUNE)
    assert len(all_rows(session, "past_statuses")) == 2
    session.library.undo(Progress())
    assert all_rows(session, "past_statuses") == []
    assert read_days(session) == (DayCount(MAY, 3),)


def test_days_outlast_the_steps_of_the_history(session):
    mark(session, [1], Status.READ, MAY)
    mark(session, [1], Status.UNREAD, JUNE)
    mark(session, [1], Status.READING, JULY)
    with session.library.write("Forget", recorded=False) as write:
        write.connection.execute("DELETE FROM history")
    events = [(event.at, event.words) for event in session.records.history(1)
              if event.kind is EventKind.MARKED]  # fmt: skip
    assert events == [(noon(JULY), "reading"), (noon(JUNE), "unread"), (noon(MAY), "read")]


def test_papers_that_become_one_were_read_on_the_first_day(session):
    mark(session, [1], Status.READ, MAY)
    mark(session, [1], Status.TO_READ, JUNE)
    mark(session, [2], Status.READ, JULY)
    session.duplicates.join([1, 2])
    assert read_days(session) == (DayCount(MAY, 1),)


def put(session, name, papers, day):
    """As if the tag had been put on them at noon of that day."""
    session.tags.add(papers, [name])
    with session.library.write("Date", recorded=False) as write:
        write.connection.execute(
            "UPDATE paper_tags SET put = ? WHERE tag_id = (SELECT id FROM tags WHERE name = ?) "
            "AND paper_id IN (SELECT value FROM json_each(?))",
            (noon(day), name, str(papers)),
        )


def grown(session):
    return {tag.name: tag.days for tag in session.overview.tags(EVERYTHING).tags}


def test_a_tag_grows_on_the_day_when_it_is_put_on(session):
    session.tags.add([1, 2], ["method"])
    assert grown(session) == {"method": (DayCount(TODAY, 2),)}
    assert ids(session, f"tag:method tagged:..{JULY}") == []
    assert ids(session, "tag:method tagged:1d") == [1, 2]


def test_a_date_beside_a_tag_is_that_of_the_tag(session):
    put(session, "method/moe", [1], MAY)
    put(session, "method", [1, 2], JUNE)
    put(session, "other", [2], MAY)
    assert grown(session)["method"] == (DayCount(MAY, 1), DayCount(JUNE, 1))
    assert ids(session, f"tag:method tagged:..{MAY}") == [1]
    assert ids(session, f"tagged:..{MAY}") == [1, 2]
    assert ids(session, f"tag:other tag:method tagged:..{MAY}") == []
    assert ids(session, f"tag:other tag:method tagged:..{JUNE}") == [2]


def test_tags_of_before_count_from_the_day_when_the_paper_came(session):
    session.tags.add([1], ["method"])
    with session.library.write("As before", recorded=False) as write:
        write.connection.execute("UPDATE paper_tags SET put = NULL")
    assert grown(session)["method"] == (DayCount(MAY, 1),)
    assert ids(session, f"tagged:{MAY}..{MAY}") == [1]


def test_a_tag_that_is_merged_or_split_keeps_its_days(session):
    put(session, "old", [1, 2], MAY)
    put(session, "new", [2, 3], JUNE)
    old, new = (session.tags.completions(name)[0] for name in ("old", "new"))
    TagKeeping(session.library).merge([old.id], new.id)
    assert grown(session) == {"new": (DayCount(MAY, 1), DayCount(JUNE, 2))}
    TagKeeping(session.library).split([1], "new", "part")
    assert grown(session)["part"] == (DayCount(MAY, 1),)
    session.library.undo(Progress())
    session.library.undo(Progress())
    assert grown(session) == {"old": (DayCount(MAY, 2),), "new": (DayCount(JUNE, 2),)}
