"""Columns in memory are what the library says, after every kind of change, by whoever made it."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.destination import Destination
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, PaperQuery, SortField
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session
from desktop_app.store.search.paper_columns import COLUMNS, Column, PaperColumns, answers
from desktop_app.store.search.whole_order import WholeOrder

PAPERS = 2_100
"""More than two spans."""


def paper(at: int) -> Description:
    subjects = (("cs.LG",), ("math.PR", "cs.LG"), (), ("统计",))[at % 4]
    return Description(title=f"Lamp {at % 11}", year=1990 + at % 30 or None, subjects=subjects)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    session = Session.open(tmp_path / "a.paperfold")
    with session.library.write("Fill", recorded=False) as write:
        write.papers.insert_many([paper(at) for at in range(PAPERS)], triage=Triage.KEPT, added=5)
    yield session
    session.close()


def other_program(session: Session, *statements: str) -> None:
    connection = sqlite3.connect(session.library.path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def rolled_back(session: Session) -> None:
    with pytest.raises(ZeroDivisionError), session.library.write("Fail") as write:
        write.connection.execute("UPDATE papers SET year = 1900")
        write.connection.execute("DELETE FROM papers WHERE id > 9")
        raise ZeroDivisionError


def inserted(session: Session, ids: range | None = None) -> None:
    with session.library.write("More") as write:
        more = [Description(title="Pier", year=2044)] * 30
        write.papers.insert_many(more, triage=Triage.INBOX, added=9, ids=ids)


BIB = """
@article{a, title={On the folding of boats}, author={Quill, Ada}, year={1950}}
@article{b, title={On a mending of boats}, author={Quill, Ada}, year={1951}}
"""


def imported(session: Session) -> list[int]:
    listing = ListingInput(None, BIB, None, "boats.bib")
    session.imports.import_listings([listing], Progress(), Destination.LIBRARY)
    made = session.search.ids(PaperQuery(ALL, "boats", SortField.ADDED))
    assert len(made) == 2
    return list(made)


def joined(session: Session) -> None:
    session.duplicates.join(imported(session))
    assert session.search.count(PaperQuery(ALL, "boats")) == 1


def removed(session: Session) -> None:
    session.papers.trash([9, 1025])
    session.papers.delete_for_good([9, 1025])


def taken_back(session: Session) -> None:
    imported(session)
    (one,) = session.imports.imports()
    session.imports.take_back(one.id, Progress())


def undone(session: Session) -> None:
    assert session.library.undo(Progress()) is not None


def after(*changes: Callable[[Session], object]) -> Callable[[Session], None]:
    def all_of_them(session: Session) -> None:
        for change in changes:
            change(session)

    return all_of_them


CHANGES: dict[str, Callable[[Session], object]] = {
    "status": lambda it: it.papers.set_status([1, 1024, 2000], Status.READ),
    "status undone": after(lambda it: it.papers.set_status([1], Status.READ), undone),
    "dismissed": lambda it: it.papers.set_triage(range(1000, 1100), Triage.DISMISSED),
    "to the Trash": lambda it: it.papers.trash([7, 1023, 1024]),
    "and back": after(lambda it: it.papers.trash([7, 8]), lambda it: it.papers.restore([7])),
    "edited": lambda it: it.papers.edit(3, {"year": 1877, "subjects": ("x", "y")}),
    "new": inserted,
    "new undone": after(inserted, undone),
    "imported": imported,
    "import taken back": taken_back,
    "import undone": after(imported, undone),
    "joined": joined,
    "joined and undone": after(joined, undone),
    "removed": removed,
    "far away": lambda it: inserted(it, range(5_000, 5_030)),
    "another program": lambda it: other_program(
        it,
        "UPDATE papers SET year = NULL, status = 2 WHERE id % 700 = 0",
        "DELETE FROM papers WHERE id BETWEEN 1020 AND 1030",
        "INSERT INTO papers (id, year, added) VALUES (4000, 3000, 7)",
        "UPDATE papers SET id = 9000 WHERE id = 50",
        "INSERT OR REPLACE INTO papers (id, subjects, added) VALUES (60, '[\"z\"]', 8)",
    ),
    "rolled back": rolled_back,
}


def told(column: Column) -> dict[int, tuple[object, ...]]:
    return {at: column.values[code - 1] for at, code in enumerate(column.codes) if code}


def stored(connection: sqlite3.Connection, columns: tuple[str, ...]) -> dict[int, tuple]:
    rows = connection.execute(f"SELECT id, {', '.join(columns)} FROM papers WHERE trashed IS NULL")
    return {row[0]: row[1:] for row in rows}


@pytest.mark.parametrize("change", CHANGES)
def test_they_are_what_the_library_says(session: Session, change: str) -> None:
    columns = PaperColumns()
    for make in (lambda it: None, CHANGES[change]):
        make(session)
        with session.library.read() as reader:
            for name, of_papers in COLUMNS.items():
                column = columns.column(reader.connection, name)
                assert column is not None
                assert told(column) == stored(reader.connection, of_papers)


def test_papers_of_an_older_library_are_noted_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "old.paperfold"
    with gzip.open(Path(__file__).parent / "libraries" / "v0019.paperfold.gz") as packed:
        path.write_bytes(packed.read())
    session = Session.open(path)
    columns = PaperColumns()
    for _ in range(2):
        with session.library.read() as reader:
            column = columns.column(reader.connection, "year")
            assert column is not None
            assert told(column) == stored(reader.connection, ("year",)) != {}
        session.papers.edit(1, {"year": 1888})
    session.close()


def test_only_what_changed_is_read_again(session: Session) -> None:
    columns = PaperColumns()
    with session.library.read() as reader:
        before = columns.column(reader.connection, "state")
        assert columns.column(reader.connection, "state") is before
    session.tags.add([1], ["x"])
    with session.library.read() as reader:
        assert columns.column(reader.connection, "state") is before
    session.papers.set_status([1], Status.READ)
    with session.library.read() as reader:
        now = columns.column(reader.connection, "state")
    assert before is not None and now is not None
    changed = [span for span, stamp in now.stamps.items() if before.stamps[span] != stamp]
    assert (changed, told(before)[1], told(now)[1]) == ([0], (1, 0), (1, 3))


def test_a_reader_of_an_older_moment_has_the_columns_of_that_moment(session: Session) -> None:
    columns = PaperColumns()
    older = sqlite3.connect(f"file:{session.library.path}?mode=ro", uri=True, isolation_level=None)
    older.execute("BEGIN")
    older.execute("SELECT * FROM papers LIMIT 1").fetchall()
    session.papers.set_status([4], Status.READ)
    with session.library.read() as reader:
        for connection, status in ((reader.connection, 3), (older, 0), (reader.connection, 3)):
            column = columns.column(connection, "state")
            assert column is not None and told(column)[4] == (1, status)
    older.close()


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO papers (id, added) VALUES (3000000000, 1)",
        "INSERT INTO papers (id, added) VALUES (-5, 1)",
        "UPDATE papers SET year = 'MCMXC' WHERE id = 9",
        "UPDATE papers SET subjects = '[\"a' || char(31) || '\"]' WHERE id = 9",
    ],
)
def test_there_are_none_for_what_no_number_can_be_kept_for(
    session: Session, statement: str
) -> None:
    other_program(session, statement)
    columns = PaperColumns()
    with session.library.read() as reader:
        found = [columns.column(reader.connection, name) for name in COLUMNS]
        assert None in found
        year = "subject:cs.LG year:1990..1995"
        session.search.ids(PaperQuery(ALL, year))
        assert len(session.search.ids(PaperQuery(ALL, year))) == session.search.count(
            PaperQuery(ALL, year)
        )


def test_a_condition_is_asked_once_of_each_value(session: Session) -> None:
    columns = PaperColumns()
    asked = ("papers.year > ?", (2015,))
    with session.library.read() as reader:
        column = columns.column(reader.connection, "year")
        assert column is not None
        holds = answers(reader.connection, "year", column, asked)
        assert len(holds) == 31 and sum(holds) == 4
        assert answers(reader.connection, "year", column, asked) is holds
        found = [at for at, code in enumerate(column.codes) if holds[code]]
        wanted = reader.connection.execute("SELECT id FROM papers WHERE year > 2015").fetchall()
        assert [(at,) for at in found] == wanted


@pytest.mark.parametrize("sort", [SortField.TITLE, SortField.AUTHORS, SortField.VENUE])
@pytest.mark.parametrize("descending", [True, False])
def test_an_order_that_was_read_is_kept_until_a_text_changes(
    session: Session, sort: SortField, descending: bool
) -> None:
    columns = PaperColumns()
    query = PaperQuery(ALL, "", sort, descending)
    with session.library.read() as reader:
        ids = WholeOrder(reader.connection, lambda: columns).ids(query)
        ranks = columns.ranks(reader.connection, query)
        assert ids is not None and ranks is not None and len(ids) == PAPERS
        assert [ranks[paper] for paper in ids] == list(range(1, PAPERS + 1))
        assert columns.ranks(reader.connection, PaperQuery(ALL, "", sort, not descending)) is None
    session.papers.set_status([4], Status.READ)
    with session.library.read() as reader:
        assert columns.ranks(reader.connection, query) is ranks
    session.papers.edit(4, {"title": "Aab", "authors": ("Aa",), "venue": "Aa"})
    with session.library.read() as reader:
        assert columns.ranks(reader.connection, query) is None


def test_texts_beyond_ascii_are_told_by_papers_that_have_them_now(session: Session) -> None:
    """Full-text search knows papers: those that had a subject before say nothing of it."""
    query = PaperQuery(ALL, "subject:zz tag:all")
    session.tags.add(range(1, PAPERS + 1), ["all"])
    session.papers.set_field([4, 8, 12], "subjects", ("·zz",))
    session.papers.set_field([5], "subjects", ("ézz",))
    session.search.ids(query)
    assert sorted(session.search.ids(query)) == [4, 8, 12]
    session.papers.edit(12, {"subjects": ("x",)})
    assert sorted(session.search.ids(query)) == [4, 8]
    session.papers.set_field([4, 8], "subjects", ("x",))
    assert list(session.search.ids(query)) == []
    session.papers.edit(1, {"subjects": ("·zz",)})
    assert list(session.search.ids(query)) == [1]
