"""A library that older rules matched is matched again once, with a copy beside it."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.matching.version import RULES
from desktop_app.model.errors import Cancelled
from desktop_app.model.record import Record
from desktop_app.services.joining import renewal
from desktop_app.services.session import Session
from tests.services.listings_made import session_in
from tests.services.test_matching_service import take

LIBRARIES = Path(__file__).parents[1] / "store" / "libraries"
TITLE = "Counting Bees on the Roofs of Tall Houses"
PREPRINT = Record(title=TITLE, authors=("Ada Quill",), arxiv_id="2001.00001", venue="arXiv")
JOURNAL = Record(
    title=TITLE, authors=("Quill, A.",), venue="Journal of Roofs", year=2021, doi="10.1234/a"
)
ONE_CHAPTER = Record(
    title="Wax", authors=("Bo Fern",), type="chapter", doi="10.1234/book", fields={"page": "1-9"}
)
OTHER_CHAPTER = Record(
    title="Smoke", authors=("Cy Reed",), type="chapter", doi="10.1234/book", fields={"page": "11"}
)


@pytest.fixture
def session(tmp_path, monkeypatch):
    monkeypatch.setattr(renewal, "KEYS_AT_ONCE", 2)
    monkeypatch.setattr(renewal, "RECORDS_AT_ONCE", 1)
    opened = session_in(tmp_path)
    older(opened)
    yield opened
    opened.close()


def older(session: Session) -> None:
    """As a program of before left it: one paper twice, two chapters as one, without keys."""
    take(session.library, "a", [PREPRINT])
    sql(session, "DELETE FROM record_keys")
    take(session.library, "b", [JOURNAL])
    take(session.library, "c", [ONE_CHAPTER, OTHER_CHAPTER])
    chapters = [row[0] for row in rows(session, "SELECT id FROM papers ORDER BY id")][2:]
    session.duplicates.join(chapters)
    sql(session, "DELETE FROM decisions", "DELETE FROM versions", "DELETE FROM record_keys")
    sql(session, "UPDATE properties SET value = '1' WHERE name = 'matching_rules'")
    assert paper_sizes(session) == [1, 1, 2]


def sql(session: Session, *statements: str) -> None:
    with session.library.write("Before", recorded=False) as transaction:
        for statement in statements:
            transaction.connection.execute(statement)


def rows(session: Session, statement: str) -> list[tuple[object, ...]]:
    with session.library.read() as reader:
        return reader.connection.execute(statement).fetchall()


def paper_sizes(session: Session) -> list[int]:
    found = rows(session, "SELECT count(*) FROM records GROUP BY paper_id ORDER BY 1")
    return [row[0] for row in found]


def test_papers_are_those_of_the_new_rules_and_keep_the_users_things(session, tmp_path):
    session.tags.add([1], ["bees"])
    session.papers.set_field([2], "title", "My own title")
    assert session.renewal_due()
    assert session.renew(Progress()) == 2
    assert paper_sizes(session) == [1, 1, 2]
    (paper,) = rows(session, "SELECT paper_id FROM records WHERE id IN (1, 2) GROUP BY 1")
    with session.library.read() as reader:
        (joined,) = reader.papers.many(paper)
    assert joined.tags == ("bees",)
    assert joined.title == "My own title"
    assert joined.versions == ("arXiv:2001.00001", "Journal of Roofs (2021)")
    assert session.checks.check(Progress()) == []
    assert rows(session, "SELECT value FROM properties ORDER BY name") == [(str(RULES),)]
    assert not session.renewal_due()
    assert session.renew(Progress()) == 0
    copy = Session.open(tmp_path / "library.rules1.paperfold", create=False)
    assert paper_sizes(copy) == [1, 1, 2]
    assert rows(copy, "SELECT paper_id FROM records WHERE id IN (1, 2)") == [(1,), (2,)]
    copy.close()


def test_what_the_user_decided_stays(session):
    sql(
        session,
        "INSERT INTO decisions SELECT 9, one.id, two.id, 'different', 1, one.content_hash,"
        " two.content_hash FROM records one, records two WHERE one.id = 1 AND two.id = 2",
    )
    assert session.renew(Progress()) == 1
    assert paper_sizes(session) == [1, 1, 1, 1]
    assert session.checks.check(Progress()) == []


def test_older_steps_are_no_longer_undone_but_imports_are_taken_back(session):
    session.renew(Progress())
    assert session.library.undo_label == "Import"
    for _ in range(3):
        session.library.undo(Progress())
        assert session.checks.check(Progress()) == []
    assert rows(session, "SELECT * FROM papers") == []


def test_broken_off_it_begins_again_with_one_copy(session, tmp_path):
    class Stopping(Progress):
        def step(self, done=None, total=None, note=None):
            if note == "Matching again" and done == 2:
                raise Cancelled

    with pytest.raises(Cancelled):
        session.renew(Stopping())
    assert session.renewal_due()
    session.renew(Progress())
    assert session.checks.check(Progress()) == []
    assert [path.name for path in tmp_path.glob("*.rules1*")] == ["library.rules1.paperfold"]


@pytest.mark.parametrize("when", range(2, 9))
def test_what_the_user_does_meanwhile_holds(session, when):
    """Between any two of its writes two papers are joined, and one is tagged."""
    asked = []

    def click():
        asked.append(1)
        if len(asked) != when:
            return False
        chapter, other = (row[0] for row in rows(session, "SELECT id FROM papers")[-2:])
        session.tags.add([chapter], ["meanwhile"])
        session.duplicates.join([chapter, other])
        return True

    session.renew(Progress(aside=click))
    assert len(asked) > when
    assert session.checks.check(Progress()) == []
    assert not session.renewal_due()
    (tagged,) = rows(session, "SELECT paper_id FROM paper_tags")
    joined = rows(session, f"SELECT count(*) FROM records WHERE paper_id = {tagged[0]}")
    assert joined[0][0] >= 2
    assert {step.label for step in session.library.history()} == {"Import"}


def test_a_new_library_is_of_these_rules(tmp_path):
    other = Session.open(tmp_path / "new.paperfold")
    assert not other.renewal_due()
    other.close()


@pytest.mark.parametrize("packed", sorted(LIBRARIES.glob("v*.paperfold.gz")), ids=lambda p: p.stem)
def test_a_library_of_every_release_is_sound_afterwards(tmp_path, packed):
    path = tmp_path / "old.paperfold"
    path.write_bytes(gzip.decompress(packed.read_bytes()))
    old = Session.open(path)
    old.renew(Progress())
    assert old.checks.check(Progress()) == []
    assert not old.renewal_due()
    old.close()
