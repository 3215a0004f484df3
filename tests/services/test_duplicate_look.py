"""What a look at a few papers finds is what a look at the whole library says of them."""

from __future__ import annotations

import random

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.matching.proposals import Candidate, groups_of_like_titles, possible
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.services.joining import duplicate_look
from desktop_app.services.joining.duplicate_look import DuplicateLook
from desktop_app.services.session import Session
from desktop_app.store.record_side import RecordSide
from tests.services.listings_made import session_in

WORDS = "amber basin cedar delta ember fjord grove harbor inlet juniper kelp lagoon marsh".split()


@pytest.fixture
def session(tmp_path, monkeypatch):
    monkeypatch.setattr(duplicate_look, "PAPERS_AT_ONCE", 17)
    monkeypatch.setattr(duplicate_look, "ROWS_AT_ONCE", 29)
    monkeypatch.setattr(duplicate_look, "BLOCKS_AT_ONCE", 31)
    opened = session_in(tmp_path)
    yield opened
    assert opened.library.findings() == []
    opened.close()


def invented(count: int, seed: int) -> list[Description]:
    """Papers of few words, so that many share a block and some are nearly the same."""
    chance = random.Random(seed)
    out = []
    for _ in range(count):
        words = chance.choices(WORDS, k=7)
        title = f"{' '.join(words[:4])} of {' '.join(words[4:])}"
        authors = (f"{chance.choice('ABC')}. {chance.choice(WORDS).capitalize()}",)
        if out and chance.random() < 0.3:
            other = chance.choice(out)
            title, authors = (other.title or title).replace("of", "off"), other.authors
        out.append(
            Description(
                title=None if chance.random() < 0.1 else title,
                authors=authors,
                year=2020,
                abstract="We look at " + " ".join(chance.choices(WORDS[:2], k=20)),
            )
        )
    return out


def add(session: Session, descriptions: list[Description]) -> list[int]:
    with session.library.write("Add") as transaction:
        return list(transaction.papers.insert_many(descriptions, triage=Triage.KEPT, added=1))


def whole(session: Session, among: set[int] | None) -> list[tuple[int, int, float, str]]:
    """The answer by comparing all papers that there are, without what the library keeps."""
    with session.library.read() as reader:
        rows = reader.connection.execute("SELECT id FROM papers").fetchall()
        told = list(RecordSide(reader.connection).proposals.candidates(row[0] for row in rows))
    found = possible([Candidate(*one) for one in told], among, lambda done, total: None)
    return sorted((one.first, one.second, one.likeness, one.reason) for one in found)


def look(session: Session, among: set[int] | None) -> list[tuple[int, int, float, str]]:
    return sorted(DuplicateLook(session.library, Progress()).pairs(among))


def test_where_someone_may_wait_the_looks_are_short_and_say_the_same(session):
    ids = set(add(session, invented(200, 5)))
    asked = []
    watched = Progress(aside=lambda: bool(asked.append(1)))
    pairs = DuplicateLook(session.library, watched).pairs(ids)
    assert sorted(pairs) == whole(session, ids) != []
    shared = len({block for block, _ in blocks(session)})
    assert len(asked) > shared / 31 > 5  # BLOCKS_AT_ONCE of these tests


def test_papers_that_are_due_are_read_a_few_at_a_time_whatever_their_ids(session, monkeypatch):
    """As after a look that was cancelled; another program may have given large ids."""
    ids = add(session, invented(60, 5))
    with session.library.write("Others") as transaction:
        large = [(1 << 40) + at for at in range(10)]
        transaction.papers.insert_many(invented(10, 5), triage=Triage.KEPT, added=1, ids=large)
    monkeypatch.setattr(duplicate_look, "PAPERS_READ", 4)
    asked = []
    watched = Progress(aside=lambda: bool(asked.append(1)))
    among = {*ids, *large}
    pairs = DuplicateLook(session.library, watched).pairs(among)
    assert sorted(pairs) == whole(session, among) != []
    assert len(asked) > 70 / 4
    assert {1 << 40, ids[0]} <= {paper for _, paper in blocks(session)}


def blocks(session: Session) -> list[tuple[int, int]]:
    with session.library.read() as reader:
        return reader.connection.execute("SELECT * FROM paper_blocks").fetchall()


@pytest.mark.parametrize("seed", range(4))
def test_a_look_at_some_papers_says_what_the_whole_look_says_of_them(session, seed):
    first = set(add(session, invented(150, seed)))
    assert look(session, first) == whole(session, first) != []
    later = set(add(session, invented(12, seed + 100)))
    assert look(session, later) == whole(session, later)
    assert look(session, None) == whole(session, None)


def test_what_was_edited_trashed_or_deleted_is_looked_at_as_it_is_now(session):
    ids = add(session, invented(60, 9))
    look(session, set(ids))
    session.papers.set_field(ids[:5], "title", "Measures of amber basin cedar delta ember fjord")
    session.papers.set_field(
        ids[5:8], "abstract", "Nothing of before, and long enough to tell " * 3
    )
    session.papers.trash(ids[8:20])
    session.papers.delete_for_good(ids[8:12])
    assert look(session, None) == whole(session, None)
    session.library.undo(Progress())
    session.library.undo(Progress())
    assert look(session, set(ids[4:14])) == whole(session, set(ids[4:14]))


def test_no_blocks_of_former_titles_and_papers_that_are_gone_are_kept(session):
    ids = add(session, invented(30, 3))
    look(session, set(ids))
    before = blocks(session)
    session.papers.set_field(ids[:4], "title", "Another title, of which nothing was heard before")
    session.papers.trash(ids[4:9])
    session.papers.delete_for_good(ids[4:9])
    look(session, set())
    assert not {paper for _, paper in blocks(session)} & set(ids[4:9])
    for _ in range(3):
        session.library.undo(Progress())
    look(session, set())
    assert blocks(session) == before


def test_groups_that_titles_tell_apart_are_not_looked_at_further():
    same, unlike, opening, large = 2, 4, 7, 8
    titles = {1: "Amber and basin cedars", 2: "Amber & basin cedars", 3: "Delta fjords", 4: None}
    titles |= dict.fromkeys(range(100, 141), "Amber and basin cedars")
    groups = {same: [2, 1, 99], unlike: [1, 3], opening: [4, 3], large: list(range(100, 141))}
    assert groups_of_like_titles(titles, groups, None) == {same: [1, 2], opening: [3, 4]}
    assert groups_of_like_titles(titles, groups, {4}) == {opening: [3, 4]}
